# Who may do what in a campaign.

## en
page-roles = Host, arbiter, spectators
page-roles-host = Host
page-roles-host-without-seat = Somebody without a seat
page-roles-arbiter = Arbiter
page-roles-nobody = Nobody
page-roles-arbiter-why = The arbiter holds no seat and rules disputes. While one is open the arbiter sees what it is about: the position before and after the disputed entry, whole; of everything else what a spectator sees. Before the start the host names one; after it everybody who holds a seat has to agree.
page-roles-proposed = { $name } ({ $address }) is proposed as arbiter.
page-roles-anew = Look whether the address is who you think. If something else is proposed instead, everybody is asked anew.
page-roles-proposed-nobody = It is proposed that there is no arbiter any more.
page-roles-waits-for = Not agreed yet: { $names }
page-roles-agree = Agree
page-roles-decline = Do not agree
page-roles-lay-down = Be arbiter no more
page-roles-name = Name an arbiter
page-roles-name-why = Somebody without a seat. They and everybody who plays are written to.
page-roles-propose = Propose an arbiter
page-roles-propose-why = Somebody without a seat. Everybody who holds a seat is asked; it holds once all have agreed.
page-roles-dismiss = No arbiter any more
page-roles-propose-nobody = Propose that there is no arbiter any more
page-roles-not = That cannot be done now: an arbiter is somebody with another name than those at the table and without a seat, or what was proposed is settled already.
page-watch = Spectators
page-watch-anybody = Anybody who knows the address of this campaign sees what is public, as it is now. The address cannot be guessed.
page-watch-by-link = Only people with the spectators’ link look on, and they see what was public some time ago.
page-watch-nobody = Nobody but the table looks on.
page-watch-hours-behind = { $hours ->
    [one] Shown as it stood an hour ago.
   *[other] Shown as it stood { $hours } hours ago.
 }
page-watch-entries-behind = { $entries ->
    [one] Shown as it stood one entry ago.
   *[other] Shown as it stood { $entries } entries ago.
 }
page-watch-why = With a link, the address of the campaign alone opens nothing any more to strangers. What they are shown lies behind by as much as you settle, everywhere: board, chronicle, points, export, previews of the link. Nothing newer shows, not even who is waited for. Whoever plays, hosts or is arbiter sees everything as before.
page-watch-link = The spectators’ link
page-watch-delay = How far behind
page-watch-unit = Counted in
page-watch-hours = hours
page-watch-entries = entries of the log
page-watch-entries-tell = Counted in entries, spectators see that something has happened whenever one more is shown.
page-watch-set-delay = Keep the link, change this
page-watch-anew = Make another link
page-watch-make = Make a link
page-watch-close = Let nobody look on
page-watch-anybody-now = Let anybody with the address look on
page-channel = A channel
page-channel-why = Where others are told what happens here: a channel of Discord or Slack, or a program.
page-channel-anybody = It is told what spectators read, with the board.
page-channel-by-link = It is told what spectators read, with the board, as far behind as they are. Each post brings the spectators’ link along.
page-channel-nobody = Nobody may look on, so it is told that something happened, and nothing else.
page-channel-is = It is told at { $host } ({ $format }).
page-channel-end = Tell it there no more
page-channel-name = Name a channel
page-channel-another = Name another
page-channel-url = The channel’s webhook
page-channel-url-why = The https address that Discord or Slack give for a channel: whoever has it can write there. It is called once now.
page-channel-discord = What Discord takes
page-channel-slack = What Slack takes
page-channel-json = JSON with fields
page-channel-now = Tell it there
page-channel-wrong = That is no webhook: it has an https address that leads to the open Internet, without a name or a password in it.
page-channel-greeting = { $campaign } is told of here
page-watch-wrong = How far behind: 1 to 720 hours, or 1 to 1000 entries.

## de
page-roles = Spielleitung, Schiedsperson, Zuschauer
page-roles-host = Spielleitung
page-roles-host-without-seat = Jemand ohne Platz
page-roles-arbiter = Schiedsperson
page-roles-nobody = Niemand
page-roles-arbiter-why = Die Schiedsperson hat keinen Platz und entscheidet Streitfälle. Solange einer offen ist, sieht sie, worum es geht: die Stellung vor und nach dem bestrittenen Eintrag, ganz; von allem anderen nur, was Zuschauer sehen. Vor dem Beginn benennt sie die Spielleitung; danach müssen alle zustimmen, die einen Platz haben.
page-roles-proposed = { $name } ({ $address }) ist als Schiedsperson vorgeschlagen.
page-roles-anew = Schau, ob die Adresse die ist, die du meinst. Wird stattdessen etwas anderes vorgeschlagen, werden alle neu gefragt.
page-roles-proposed-nobody = Vorgeschlagen ist, dass es keine Schiedsperson mehr gibt.
page-roles-waits-for = Noch nicht zugestimmt: { $names }
page-roles-agree = Zustimmen
page-roles-decline = Nicht zustimmen
page-roles-lay-down = Nicht mehr Schiedsperson sein
page-roles-name = Schiedsperson benennen
page-roles-name-why = Jemand ohne Platz. Dieser Person und allen, die spielen, wird geschrieben.
page-roles-propose = Schiedsperson vorschlagen
page-roles-propose-why = Jemand ohne Platz. Alle, die einen Platz haben, werden gefragt; es gilt, sobald alle zugestimmt haben.
page-roles-dismiss = Keine Schiedsperson mehr
page-roles-propose-nobody = Vorschlagen, dass es keine Schiedsperson mehr gibt
page-roles-not = Das geht jetzt nicht: Schiedsperson ist, wer anders heißt als alle am Tisch und keinen Platz hat; oder was vorgeschlagen war, ist schon entschieden.
page-watch = Zuschauer
page-watch-anybody = Wer die Adresse dieser Kampagne kennt, sieht, was öffentlich ist, auf dem Stand von jetzt. Die Adresse lässt sich nicht erraten.
page-watch-by-link = Nur wer den Zuschauer-Link hat, schaut zu und sieht, was damals öffentlich war.
page-watch-nobody = Außer dem Tisch schaut niemand zu.
page-watch-hours-behind = { $hours ->
    [one] Gezeigt wird der Stand von vor einer Stunde.
   *[other] Gezeigt wird der Stand von vor { $hours } Stunden.
 }
page-watch-entries-behind = { $entries ->
    [one] Gezeigt wird der Stand von vor einem Eintrag.
   *[other] Gezeigt wird der Stand von vor { $entries } Einträgen.
 }
page-watch-why = Mit einem Link öffnet die Adresse der Kampagne Fremden allein nichts mehr. Was sie sehen, liegt um so viel zurück, wie du festlegst, überall: Plan, Chronik, Punkte, Export, Vorschau des Links. Nichts Neueres zeigt sich, auch nicht, auf wen gewartet wird. Wer spielt, wer leitet und wer Schiedsperson ist, sieht alles wie bisher.
page-watch-link = Der Zuschauer-Link
page-watch-delay = Wie weit zurück
page-watch-unit = Gezählt in
page-watch-hours = Stunden
page-watch-entries = Einträgen des Protokolls
page-watch-entries-tell = In Einträgen gezählt, sehen Zuschauer an jedem, der neu gezeigt wird, dass etwas geschehen ist.
page-watch-set-delay = Link behalten, das ändern
page-watch-anew = Neuen Link machen
page-watch-make = Link machen
page-watch-close = Niemanden zuschauen lassen
page-watch-anybody-now = Alle zuschauen lassen, die die Adresse kennen
page-channel = Ein Kanal
page-channel-why = Wo andere erfahren, was hier geschieht: ein Kanal bei Discord oder Slack, oder ein Programm.
page-channel-anybody = Er erfährt, was Zuschauer lesen, mit dem Plan.
page-channel-by-link = Er erfährt, was Zuschauer lesen, mit dem Plan, so weit zurück wie sie. Jeder Beitrag bringt den Link für Zuschauer mit.
page-channel-nobody = Niemand darf zuschauen: Er erfährt, dass etwas geschehen ist, und sonst nichts.
page-channel-is = Erzählt wird es bei { $host } ({ $format }).
page-channel-end = Dort nicht mehr erzählen
page-channel-name = Einen Kanal nennen
page-channel-another = Einen anderen nennen
page-channel-url = Der Webhook des Kanals
page-channel-url-why = Die https-Adresse, die Discord oder Slack für einen Kanal geben: Wer sie hat, kann dort schreiben. Sie wird jetzt einmal aufgerufen.
page-channel-discord = Was Discord nimmt
page-channel-slack = Was Slack nimmt
page-channel-json = JSON mit Feldern
page-channel-now = Dort erzählen
page-channel-wrong = Das ist kein Webhook: Er hat eine https-Adresse, die ins offene Internet führt, ohne Namen und Passwort darin.
page-channel-greeting = Hier wird von { $campaign } erzählt
page-watch-wrong = Wie weit zurück: 1 bis 720 Stunden oder 1 bis 1000 Einträge.
