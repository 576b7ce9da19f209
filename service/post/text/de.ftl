# Die Wörter des Dienstes in Briefen.

## Was mehrere Briefe haben
letter-greeting = Hallo { $name },
letter-thread = [{ $campaign }] { $tail }
letter-footer = { $campaign } ist eine Kampagne von { $game }, per Post gespielt mit Sternpost.
letter-open-campaign = Kampagne öffnen
letter-head = Ende des Protokolls: Eintrag { $seq }, { $hash }
letter-head-later = Ende des Protokolls: Eintrag { $seq }. Seine Prüfsumme steht hier ab dem nächsten Eintrag.
letter-head-why = Heb diesen Brief auf: Mit diesen Zahlen kannst du später beweisen, dass niemand das Protokoll umgeschrieben oder die Würfel ausgetauscht hat.
letter-seal = Siegel der Würfel: { $seal }
letter-unsubscribe = Wähle, wann Briefe kommen, oder bestelle sie ab
letter-board = Der Spielplan
letter-board-alt = Der Spielplan. Im Textteil dieses Briefes steht er in Worten.
letter-board-in-words = Der Spielplan in Worten
letter-at-the-table = Am Tisch
letter-standing = Stand aller
letter-standing-you = du
letter-standing-asked = schuldet eine Antwort
letter-standing-goals = Ziele
letter-standing-legend = ✓ gewertet; 3/4: drei von vier sind da; (+5): brächte jetzt 5
letter-no-form-submits = Der Link öffnet eine Seite. Nichts gilt, bevor du deine Antwort dort abschickst.

## Du bist am Zug
letter-turn-tail = Du bist am Zug
letter-turn-tail-asks = Du bist am Zug: { $asks }
letter-turn-tail-round = Du bist am Zug ({ $round })
letter-turn-tail-both = Du bist am Zug: { $asks } ({ $round })
letter-turn-rest-board = Antworte BRETT, und du bekommst das Spielbrett in Worten, alle Zahlen und was jede Wahl bewirkt.
letter-turn-rest-page = Das Spielbrett in Worten und alle Zahlen stehen auf der Seite.
letter-turn-more-board = { $count ->
    [one] Eine weitere Wahl siehst du, wenn du BRETT antwortest.
   *[other] { $count } weitere Möglichkeiten siehst du, wenn du BRETT antwortest.
 }
letter-turn-since = Seit deiner letzten Antwort
letter-turn-nothing = Seit deiner letzten Antwort ist nichts geschehen.
letter-turn-earlier = Frühere Zeilen stehen auf der Seite.
letter-turn-rule = Regel: { $rule }
letter-turn-more = { $count ->
    [one] Noch eine Möglichkeit steht auf der Seite.
   *[other] Noch { $count } Möglichkeiten stehen auf der Seite.
 }
letter-turn-barred = Geht gerade nicht, und warum
letter-turn-barred-line = { $what }: { $why } ({ $rule })
letter-turn-exactly = { $count ->
    [one] Wähle genau eines.
   *[other] Wähle genau { $count }.
 }
letter-turn-some = Wähle mindestens { $least } und höchstens { $most }.
letter-turn-split = Verteile insgesamt { $total }.
letter-turn-split-up-to = Verteile bis zu { $total }.
letter-turn-split-between = Verteile mindestens { $least } und höchstens { $total }.
letter-turn-arrange = Bring sie in die Reihenfolge, die du willst.
letter-turn-amount = Eine Zahl von { $least } bis { $most }.
letter-turn-at-least = mindestens { $least }
letter-turn-at-most = höchstens { $most }
letter-turn-room = so viel, wie Platz ist
letter-turn-default = Wenn du bis dahin nichts sagst: { $default }
letter-turn-answer = Auf der Seite antworten
letter-turn-also-waiting = Auch gefragt: { $names }
letter-turn-only-you = Auf niemanden sonst wird gewartet.

## Jemand schlägt etwas vor
letter-proposal-tail = Ein Vorschlag an dich
letter-proposal-heading = { $name } schlägt dir etwas vor
letter-proposal-text = Auf deine Antwort wartet niemand: Das Spiel geht unterdessen weiter. Der Vorschlag gilt, bis er beantwortet oder zurückgezogen wird oder seine Zeit vorbei ist.

## Ein Platz wird angeboten
letter-invitation-tail = Du bist eingeladen
letter-invitation-heading = Ein Platz ist für dich reserviert
letter-invitation-text = { $host } lädt dich ein, { $game } per Post zu spielen.
letter-invitation-how = Jeder Brief erzählt, was geschehen ist, und fragt nach deiner nächsten Entscheidung; ein Link öffnet die Seite, auf der du sie triffst. Eine Kampagne dauert Wochen. Sie beginnt, sobald alle dabei sind.
letter-invitation-campaign = Kampagne: { $campaign }
letter-invitation-accept = Platz einnehmen
letter-invitation-pace = Tempo
letter-invitation-decline = Du hast das nicht erwartet? Dann tu nichts, und es geschieht nichts. Wenn du diesmal nicht mitspielen kannst, sagst du auf der Seite ab, auf der man den Platz einnimmt, und wer dich eingeladen hat, erfährt davon.
letter-invitation-block = Keine Einladungen mehr: von dieser Spielleitung oder überhaupt

## Jemand ist dabei: für die Spielleitung
letter-seat-taken-by = { $name } ist dabei
letter-seat-taken-text = { $name } hat in { $campaign } Platz genommen.
letter-seats-taken-by = { $names } sind dabei
letter-seats-taken-text = { $names } haben in { $campaign } Platz genommen.
letter-seat-taken-waiting = Es fehlen noch: { $names }
letter-seat-taken-all = Alle sind dabei, und die Kampagne beginnt.
letter-hosted-day = Deine Tische heute
letter-hosted-week = Deine Tische in dieser Woche
letter-hosted-nothing = Seit dem letzten Brief ist nichts geschehen.
letter-hosted-moves = { $count ->
    [one] Es gab 1 Eintrag. Das Wichtigste daran:
   *[other] Es gab { $count } Einträge. Das Wichtigste daran:
}
letter-hosted-waits = Gewartet wird auf { $name }.
letter-hosted-waits-until = Gewartet wird auf { $name }, bis { $due }.
letter-hosted-stuck = Die Kampagne hängt fest.
letter-hosted-over = Die Kampagne ist zu Ende.
letter-hosted-why = Du wolltest einen Brief über die Tische, die du leitest. Er sagt, was Zuschauer sehen.
letter-seat-declined-by = { $name } sagt ab
letter-seat-declined-text = { $name } hat den Platz in { $campaign } abgelehnt.
letter-seat-declined-next = Der Platz ist wieder frei. Auf der Seite der Kampagne kannst du jemand anderen einladen, einen Bot spielen lassen oder einen Link weitergeben.

## Das Spiel beginnt
letter-started-tail = Die Kampagne beginnt
letter-started-text = Alle Plätze sind besetzt. Du bekommst einen Brief, sobald deine Antwort gefragt ist.
letter-begins-tail = Du bist am Zug: Die Kampagne beginnt
letter-begins-text = Alle Plätze sind besetzt, und deine Antwort ist gleich gefragt. Du bekommst jedes Mal einen Brief, wenn sie es ist.
letter-started-seal-why = Jedes Mischen und jeder Wurf kommt aus einem Geheimnis mit diesem SHA-256 und aus dem, was jeder Platz dazugibt. Das Geheimnis steht am Ende der Kampagne im Protokoll, und jeder kann es nachprüfen; wie, sagt die Seite der Kampagne.

## Das Spiel ist aus
letter-ended-tail = Die Kampagne ist beendet
letter-ended-won = Gewonnen hat: { $names }
letter-ended-won-by = { $names } gewinnt { $own } zu { $next }
letter-ended-won-together = Gemeinsam gewonnen: { $names }
letter-ended-drawn = Unentschieden: { $names }
letter-ended-lost = Niemand hat gewonnen
letter-ended-text = { $campaign } ist beendet.
letter-ended-standings = Endstand
letter-ended-closed = Der Betreiber dieses Servers hat sie vor ihrem Ende geschlossen; einen Endstand gibt es nicht.
letter-ended-lines = So ging es aus
letter-ended-secret = Das Geheimnis der Würfel steht im letzten Eintrag des Protokolls. Sein SHA-256 ist das Siegel, das du zu Beginn der Kampagne bekommen hast.
letter-ended-read = Alles noch einmal lesen

## Anmelden
letter-sign-in-subject = Anmeldung bei Sternpost
letter-sign-in-text = Dieser Link meldet dich an. Er gilt eine Stunde.
letter-sign-in-button = Anmelden
letter-sign-in-not-you = Du hast nicht darum gebeten? Dann tu nichts: Ohne den Link wird niemand angemeldet.

## Eine Kampagne hängt fest
letter-stuck-tail = Die Kampagne hängt fest
letter-stuck-text = Beim Ausführen einer Antwort in { $campaign } ({ $game }) ist eine Regel gescheitert.
letter-stuck-calm = Von dieser Antwort wurde nichts geschrieben, und nichts ist verloren; andere Kampagnen gehen weiter. Spielleitung und Betreiber bekommen diesen Brief, und das Logbuch des Servers nennt die Regel. Ist sie repariert, geht die Kampagne dort weiter, wo sie steht.

## Die Regeln haben sich unter einer Kampagne geändert
letter-new-rules-tail = Neue Regeln
letter-new-rules-text = Der Server spielt { $game } jetzt nach neueren Regeln.
letter-new-rules-same = { $campaign } geht genau von der Stellung weiter, die du gesehen hast. Nichts von dem, was du entschieden hast, hat sich geändert; von jetzt an gelten die neueren Regeln.
letter-new-rules-back = Das meiste, was in { $campaign } entschieden wurde, bleibt. Was nach Eintrag { $entry } geantwortet wurde, passt nicht zu den neueren Regeln und wird noch einmal gefragt; das Protokoll behält es.
letter-new-rules-log = Die Änderung steht als eigener Eintrag im Protokoll.
letter-map = Die Galaxie
letter-map-alt = Die Galaxie mit der Heimat jedes Platzes

## Was am Tisch gesagt wurde
letter-talk-tail = Am Tisch gesagt
letter-talk-heading = Das wurde am Tisch gesagt
letter-talk-since = Am Tisch gesagt
letter-talk-line = { $name }: { $said }
letter-talk-private = { $name }, nur zu { $names }: { $said }
letter-talk-more = { $count ->
    [one] Eine weitere Nachricht steht auf der Seite.
   *[other] { $count } weitere Nachrichten stehen auf der Seite.
 }
letter-talk-answer = Auf der Seite lesen und antworten
letter-talk-why = So ein Brief kommt höchstens einmal am Tag und nur, wenn dir sonst niemand schreibt. Auf der Seite lässt er sich abstellen.

## Absprachen: was man einander verspricht
letter-promise-tail = Absprachen
letter-promise-heading = Absprachen am Tisch
letter-promise-asked = Absprachen, die auf deine Antwort warten
letter-promise-due = Fällige Absprachen; sag, ob sie gehalten wurden
letter-promise-changed = Absprachen, die sich geändert haben
letter-promise-line = { $names }: „{ $said }“
letter-promise-line-due = { $names }: „{ $said }“ (fällig: { $due })
letter-promise-agreed = „{ $said }“ Alle haben zugestimmt.
letter-promise-declined = „{ $said }“ Abgelehnt von { $names }.
letter-promise-withdrawn = „{ $said }“ { $names } hat sie zurückgezogen.
letter-promise-marked = „{ $said }“ { $marks }
letter-promise-kept = { $name } sagt: gehalten.
letter-promise-broken = { $name } sagt: gebrochen.
letter-promise-more = { $count ->
    [one] Eine weitere Absprache steht auf der Seite.
   *[other] { $count } weitere Absprachen stehen auf der Seite.
 }
letter-promise-answer = Zu den Absprachen
letter-promise-not-binding = Absprachen sind Worte unter Spielern: Die Regeln setzen sie nicht durch.
letter-promise-why = So ein Brief kommt so oft, wie du es für das Gespräch am Tisch gewählt hast, höchstens einmal am Tag. Auf der Seite lässt sich das ändern.
## Zeit
letter-turn-until = Zeit zum Antworten: bis { $due }.
letter-reminder-tail = Deine Antwort fehlt noch
letter-reminder-tail-asks = Du bist noch am Zug: { $asks }
letter-reminder-until = Deine Antwort wird bis { $due } erwartet: noch { $left }.
letter-reminder-then-default = Ist bis dahin nichts gekommen, wird gespielt, was die Frage ohne Antwort vorsieht.
letter-reminder-then-extend = Ist bis dahin nichts gekommen, gibt es noch einmal mehr Zeit.
letter-reminder-then-bot = Ist bis dahin nichts gekommen, beantwortet ein Bot diese Frage für dich.
letter-reminder-then-pause = Ist bis dahin nichts gekommen, ruht die Kampagne, und alle bekommen einen Brief.
letter-reminder-absence = Den Tisch um mehr Zeit bitten oder eine Abwesenheit eintragen
letter-timing-settled = Die Spielleitung hat das Tempo neu geregelt
letter-timing-paused = Die Spielleitung hat die Kampagne angehalten: Für niemanden läuft Zeit
letter-timing-over = Die Zeit ist um, ehe alles beantwortet war: Die Kampagne ruht
letter-timing-resumed = Die Zeit läuft wieder
letter-timing-asked = Du wirst gefragt: { $prompt }
## Mit einer Antwortmail antworten, und was daraus wurde
letter-reply-one = Du kannst antworten, indem du auf diesen Brief antwortest: Schreib den Buchstaben vor deiner Wahl oder ihren Namen in die erste Zeile, zum Beispiel { $example }
letter-reply-some = Du kannst antworten, indem du auf diesen Brief antwortest: Schreib die Buchstaben vor dem, was du wählst, oder die Namen, mit Kommas dazwischen, zum Beispiel { $example }; oder das Wort keine
letter-reply-split = Du kannst antworten, indem du auf diesen Brief antwortest: Schreib, wie viele wovon, mit Kommas dazwischen, zum Beispiel { $example }; oder das Wort keine
letter-reply-arrange = Du kannst antworten, indem du auf diesen Brief antwortest: Schreib die Buchstaben in der Reihenfolge, die du willst, mit Kommas dazwischen, zum Beispiel { $example }
letter-reply-amount = Du kannst antworten, indem du auf diesen Brief antwortest: Schreib die Zahl in die erste Zeile.
letter-reply-steps = Weißt du, was du danach gefragt wirst, dann beantworte auch das, eine Zeile für jeden Schritt; alles zählt oder nichts. Auch eines dieser Wörter kann die Antwort sein: STATUS, BRETT, CHRONIK, ZURÜCK, HILFE.
letter-reply-commands = Auf unsere Briefe kannst du antworten. Eines dieser Wörter in der ersten Zeile wird gleich beantwortet: STATUS, BRETT, CHRONIK, ZURÜCK, HILFE.
letter-reply-help-answers = Antworte auf einen Brief, über oder unter dem, was dein Mailprogramm zitiert. Schreib den Buchstaben oder die Nummer vor deiner Wahl, oder wie sie heißt; so viel vom Namen, dass er sich von den anderen unterscheidet, genügt.
letter-reply-help-lists = Zwischen mehreren stehen Kommas: a, c. Wird verteilt, hat jedes seine Zahl: 2 a, 1 Kreuzer. Willst du gar nichts davon, schreib keine. Auch eine Reihenfolge ist eine Liste: b, a, c.
letter-reply-help-steps = Eine Zeile beantwortet eine Frage. Weißt du, was du danach gefragt wirst, dann beantworte es in der nächsten Zeile, mit Namen: Die Buchstaben stehen nur für die erste Frage. Alle Zeilen zählen oder keine.
letter-reply-help-commands = STATUS sagt, wie es um alle steht, BRETT den Spielplan in Worten, CHRONIK die neuesten Zeilen, ZURÜCK nimmt deine letzte Antwort zurück, wenn das noch geht, HILFE schickt diese Übersicht. AUFTRAG LISTE nennt deine Daueraufträge, AUFTRAG AUS 2 schaltet den zweiten ab, AUFTRAG IMMER a beantwortet solche Fragen von jetzt an mit a, diese auch.
letter-reply-help-quotes = Zitate und Signaturen werden weggelassen. Eine Antwort zählt für den Platz, dessen Brief sie beantwortet, wer auch immer sie schickt: Gib deine Briefe nicht weiter.
letter-receipt-quoted = Du hast geschrieben
letter-receipt-understood = So wurde es verstanden
letter-receipt-step = { $prompt } { $answer }
letter-receipt-happened = Das geschah
letter-receipt-next = Und das wirst du jetzt gefragt:
letter-receipt-taken = Deine Antwort gilt
letter-receipt-sealed = Deine Antwort ist da
letter-receipt-not-taken = Deine Antwort wurde nicht ausgeführt
letter-receipt-taken-back = Deine Antwort wurde zurückgenommen
letter-receipt-not-taken-back = Nichts wurde zurückgenommen
letter-receipt-status = So steht es
letter-receipt-board = Der Spielplan in Worten
letter-receipt-log = Das Neueste aus der Chronik
letter-receipt-help = Spielen mit Antwortmails
letter-receipt-entry = Sie steht im Protokoll als Eintrag { $seq }.
letter-receipt-undo = War das nicht gemeint, dann antworte mit ZURÜCK: Solange nichts gezogen oder gezeigt wurde und niemand sonst gehandelt hat, lässt es sich zurücknehmen.
letter-receipt-replaced = Das tritt an die Stelle der Antwort, die schon da war: { $answer }.
letter-receipt-sealed-why = Auch andere sind gefragt. Deine Antwort wird zusammen mit ihren geöffnet; bis dahin kannst du sie durch eine neue Antwort auf denselben Brief ersetzen oder mit ZURÜCK antworten.
letter-receipt-asked-nothing = Du wirst gerade nichts gefragt.
letter-receipt-not-taken-back-why = Deine letzte Antwort lässt sich nur zurücknehmen, solange nichts gezogen, nichts Verborgenes gezeigt wurde und niemand sonst gehandelt hat.
letter-receipt-nothing-changed = Nichts hat sich geändert.
letter-receipt-nothing = In deiner Mail war keine Antwort zu finden.
letter-receipt-too-long = Deine Mail hat mehr Zeilen als jeder Zug, oder zu lange. Schreib deine Antwort, eine Zeile für jeden Schritt, und sonst nichts.
letter-receipt-no-question = Der Brief, auf den du geantwortet hast, hat nichts gefragt.
letter-receipt-not-begun = Die Kampagne hat noch nicht begonnen.
letter-receipt-unknown = Nichts, was zur Wahl steht, heißt „{ $said }“.
letter-receipt-unknown-later = Nichts, was der nächste Schritt zur Wahl stellt, heißt „{ $said }“. Die Buchstaben stehen nur für die erste Frage; schreib, wie das heißt, was du wählst.
letter-receipt-several = „{ $said }“ kann jedes davon meinen: { $choices }
letter-receipt-two-letters = „{ $said }“ stand in zwei Ausfertigungen dieses Briefes für Verschiedenes. Schreib, wie das heißt, was du wählst.
letter-receipt-no-number = „{ $said }“ sagt nicht, wie viele.
letter-receipt-no-list = Deine Liste ist zu lang, oder es steht kein Teil darin.
letter-receipt-list = Diese Zeilen deiner Liste sind nicht zu verstehen: { $lines }
letter-receipt-more = Der Zug endet vor der Zeile „{ $said }“: Was dann kommt, steht noch nicht fest, oder jemand anders ist zuerst gefragt.
letter-receipt-line = „{ $said }“: { $why }
letter-receipt-stuck = Die Kampagne hängt fest; Spielleitung und Betreiber wissen Bescheid.
letter-receipt-taken-back-often = Du hast binnen einer Stunde so viele Antworten zurückgenommen, dass diese warten muss.
letter-receipt-impossible = Das geht jetzt nicht.
letter-receipt-old-answered = Was jener Brief gefragt hat, ist mit Eintrag { $seq } beantwortet.
letter-receipt-old-taken-back = Nach jenem Brief hat { $name } eine Antwort zurückgenommen.
letter-receipt-old-rewound = Nach jenem Brief wurde die Kampagne zurückgesetzt.
letter-receipt-old-over = Die Kampagne ging zu Ende, bevor jener Brief beantwortet war.
letter-receipt-old-gone = Was jener Brief gefragt hat, wird nicht mehr gefragt: Die Kampagne ist ohne das weitergegangen.
letter-receipt-exactly = { $count ->
    [one] Wähle genau eines ({ $rule }).
   *[other] Wähle genau { $count } ({ $rule }).
 }
letter-receipt-count = Wähle mindestens { $least } und höchstens { $most } ({ $rule }).
letter-receipt-too-little = { $what }: das macht { $reading }, mindestens { $least } sind nötig ({ $rule }).
letter-receipt-too-much = { $what }: das macht { $reading }, höchstens { $most } sind möglich ({ $rule }).
letter-receipt-over = { $what }: { $reading } zu viel ({ $rule }).
letter-receipt-twice = Etwas ist doppelt genannt ({ $rule }).
letter-receipt-not-offered = Das steht nicht zur Wahl ({ $rule }).
letter-receipt-barred = { $why } ({ $rule }).
letter-receipt-unfinished = Es gehört noch mehr dazu, bevor das vollständig ist.
letter-receipt-form = So lässt sich die Frage nicht beantworten.

# Briefe über mehrere Kampagnen, und über Briefe
letter-owed-subject = { $count ->
    [one] Eine Kampagne wartet auf dich
   *[other] { $count } Kampagnen warten auf dich
 }
letter-owed-how = Jede Frage hat ihren eigenen Link, und ihre Möglichkeiten haben die ihren.
letter-owed-campaign = { $campaign } ({ $game })
letter-owed-reply = Um diese mit einer Mail zu beantworten, schreib deine Antwort an
letter-owed-why = Du wolltest einen Brief für alles, was auf dich wartet.
letter-confirm-subject = Ist das deine Adresse?
letter-confirm-text = Jemand, der hier per Post spielt, hat diese Adresse als zweite für seine Briefe genannt. Warst du das, dann sag es; vorher wird nichts hierher geschickt.
letter-confirm-button = Ja, schickt meine Briefe auch hierher
letter-confirm-not-you = Warst du es nicht, musst du nichts tun: An diese Adresse kommt nichts weiter davon.
letter-unreachable-tail = Briefe an { $name } kommen nicht an
letter-unreachable-text = Die letzten Briefe an { $name } sind zurückgekommen, und es werden keine mehr geschickt. { $campaign } wartet auf jemanden, der es vielleicht nicht weiß.
letter-unreachable-what = Wenn du einen anderen Weg kennst: Wer sich anmeldet, kann unter „Briefe“ sagen, dass die Adresse wieder geht, oder eine andere nennen.
letter-hook-turn = { $campaign } wartet auf { $name }.
letter-hook-news = Für { $name } gibt es Neues in { $campaign }.
letter-notice-trial = Sternpost kann dir hier Bescheid geben
letter-channel-something = Es ist etwas geschehen.
letter-channel-board = Der Plan von { $campaign }

## Daueraufträge
letter-orders = Deine Daueraufträge
letter-orders-link = Solche Fragen im Voraus beantworten, und deine Daueraufträge
letter-order-answered =
    { $count ->
        [one] Dein Dauerauftrag „{ $kind }“ hat 1 Frage beantwortet.
       *[other] Dein Dauerauftrag „{ $kind }“ hat { $count } Fragen beantwortet.
    }
letter-order-off = Dein Dauerauftrag „{ $kind }“ ist abgeschaltet.
letter-order-done = Dein Dauerauftrag „{ $kind }“ ist erledigt: Er hat so oft geantwortet, wie er sollte.
letter-order-unfit = Dein Dauerauftrag „{ $kind }“ wurde abgeschaltet, weil das, was er sagt, nicht zu dem passte, was du gefragt wirst. Bis du ihn dir angesehen hast, wirst du solche Fragen gefragt.
letter-order-taken-back = Dein Dauerauftrag „{ $kind }“ wurde abgeschaltet, weil du zurückgenommen hast, was er geantwortet hatte. Bis du ihn dir angesehen hast, wirst du solche Fragen gefragt.
letter-receipt-orders = Deine Daueraufträge
letter-receipt-ordered = Dein Dauerauftrag ist gegeben
letter-receipt-order-off = Dauerauftrag { $number } ist abgeschaltet. AUFTRAG LISTE sagt, welche es gibt.
letter-receipt-no-order = Du hast keinen Dauerauftrag { $number }. AUFTRAG LISTE sagt, welche es gibt.
letter-receipt-no-orders = Du hast keine Daueraufträge gegeben. AUFTRAG IMMER und eine Antwort, unter einem Brief, der fragt, gibt einen.
letter-receipt-not-ordered = Solche Fragen lassen sich nicht im Voraus beantworten. Beantworte nur diese.
## Plätze, die den Besitzer wechseln
letter-seat-tail = Ein Platz
letter-seat-offered = Dir wird ein Platz angeboten
letter-seat-offered-holder = { $from } möchte dir den eigenen Platz übergeben.
letter-seat-offered-host = { $host }, die Spielleitung, bietet dir den Platz von { $from } an.
letter-seat-offered-pool = Für { $from } wird Ersatz gesucht. Du hast dich dazu bereit erklärt.
letter-seat-first-come = Alle, die sich gemeldet haben, werden gefragt: Wer zuerst annimmt, hat den Platz, bis { $until }.
letter-seat-goes-with = Du würdest weiterspielen, wo der Platz steht, mit allem, was er hat und weiß: seiner Hand, seiner Sicht, seiner Chronik.
letter-seat-with-talk = Was vorher auf dem Platz vertraulich gesagt und abgesprochen wurde, darfst du lesen.
letter-seat-without-talk = Vertrauliche Gespräche, vertrauliche Absprachen und Notizen bleiben bei denen, die sie geführt, getroffen und geschrieben haben. Keine Absprache bindet dich.
letter-seat-with-notes = Die Notizen werden dir überlassen.
letter-seat-look = Ansehen und entscheiden
letter-seat-no-substitute = Nicht mehr als Ersatz gefragt werden
letter-seat-suggested = Die Spielleitung möchte deinen Platz weitergeben
letter-seat-suggested-why = Die Spielleitung schlägt vor, dass { $name } den Platz von { $from } übernimmt. Ohne deine Zustimmung geschieht nichts.
letter-seat-asked-back = Jemand möchte einen Platz zurückhaben
letter-seat-asked-back-why = { $name } hatte den Platz von { $from } vorher und bittet darum. Ohne Zustimmung geschieht nichts: Zustimmen kann, wer den Platz jetzt hat, oder die Spielleitung, wenn dort niemand mehr ist.
letter-seat-decide = Entscheiden
letter-seat-yours = Der Platz ist deiner
letter-seat-yours-why = Er gehört ab jetzt dir, und was er gefragt wird, kommt zu dir. Ältere Briefe zu diesem Platz führen nirgends mehr hin.
letter-seat-bot = Ein Bot spielt für dich
letter-seat-bot-why = Der Platz bleibt deiner. Ein Bot spielt, bis du zurück bist; dazu braucht es nur einen Knopfdruck, jederzeit.
letter-seat-come-back = Ich bin zurück
letter-seat-passed = Dein Platz ist an { $name } gegangen
letter-seat-passed-why = Deine Briefe und Links führen nirgends mehr hin. Vertrauliche Gespräche und Absprachen bleiben deine, wenn du nichts anderes gesagt hast; deine Notizen kannst du mitnehmen.
letter-seat-passed-look = Deine Notizen, und der Platz
letter-seat-substitute = Übernimmst du einen Platz, wenn jemand fehlt?
letter-seat-substitute-why = Du hast darum gebeten, oder jemand für dich, in dieser Kampagne Ersatz zu sein. Dazu braucht es einen Knopfdruck.
letter-seat-substitute-host = { $host }, die Spielleitung, hätte dich gern als Ersatz in dieser Kampagne. Dazu braucht es einen Knopfdruck.
letter-seat-substitute-what = Fehlt auf einem Platz jemand, so bekommen du und alle anderen Ersatzleute einen Brief; wer zuerst annimmt, spielt weiter. Du kannst es dir jederzeit anders überlegen.
letter-seat-substitute-join = Als Ersatz bereitstehen
letter-timing-table-asked = Die Zeit ist um: Der Tisch sagt, was geschieht
letter-reminder-then-sit-in = Ist bis dahin nichts gekommen, spielt ein Bot auf deinem Platz, bis du zurück bist.
letter-reminder-then-substitute = Ist bis dahin nichts gekommen, wird für deinen Platz Ersatz gesucht.
letter-reminder-then-vote = Ist bis dahin nichts gekommen, sagt der Tisch, was geschieht.
letter-deadline = { $campaign }: Deine Antwort wird erwartet
letter-reply-help-away = ABWESEND 2 TAGE trägt eine Abwesenheit ab heute ein, ABWESEND 24.12. BIS 2.1. eine spätere; WIEDER DA beendet sie.
letter-receipt-away = Deine Abwesenheit ist eingetragen
letter-receipt-away-how = So sagst du, dass du weg bist
letter-receipt-back = Du bist zurück
letter-receipt-away-booked = Weg: { $days } ({ $zone }). Für dich läuft dann keine Zeit, und der Tisch sieht es.
letter-receipt-away-left = { $days ->
    [0] Kein Tag Abwesenheit ist übrig.
    [one] Ein Tag Abwesenheit ist übrig.
   *[other] { $days } Tage Abwesenheit sind übrig.
 }
letter-receipt-away-back = Bist du früher da, antworte WIEDER DA.
letter-receipt-away-unread = „{ $said }“ nennt keine Tage, die sich eintragen lassen.
letter-receipt-away-say = Antworte ABWESEND 2 TAGE (ab heute), ABWESEND BIS 2.1., ABWESEND 24.12. BIS 2.1. oder ABWESEND 2026-12-24 BIS 2027-01-02.
letter-receipt-away-no-pace = In dieser Kampagne wird keine Zeit gemessen: Niemand wartet nach der Uhr auf dich, und keine Abwesenheit muss eingetragen werden.
letter-receipt-away-order = Eine Abwesenheit endet an dem Tag, an dem sie beginnt, oder später.
letter-receipt-away-over = Diese Tage sind vorbei.
letter-receipt-away-far = Abwesenheiten werden für die nächsten zwei Jahre eingetragen.
letter-receipt-away-overlaps = An einigen dieser Tage bist du schon weg.
letter-receipt-back-why = Deine Zeit läuft wieder, und was du gefragt wirst, wartet auf dich.
letter-receipt-not-away = Du bist nicht weg, und keine Abwesenheit ist eingetragen.

# One letter for everything, when nothing is asked.
letter-owed-news = Neues aus deinen Kampagnen

# Who rules disputes.
letter-arbiter-is = { $name } ist von jetzt an Schiedsperson
letter-arbiter-is-why = Die Schiedsperson hat keinen Platz und entscheidet Streitfälle. Solange einer offen ist, sieht sie, worum es geht: die Stellung vor und nach dem bestrittenen Eintrag, ganz; von allem anderen nur, was Zuschauer sehen.
letter-arbiter-nobody = Niemand ist mehr Schiedsperson
letter-arbiter-nobody-why = Für Streitfälle dieser Kampagne gibt es von jetzt an keine Schiedsperson.
letter-arbiter-asked = { $name } ist als Schiedsperson vorgeschlagen
letter-arbiter-asked-nobody = Vorgeschlagen ist, dass es keine Schiedsperson mehr gibt
letter-arbiter-asked-why = Es gilt, sobald alle zugestimmt haben, die einen Platz haben. Die Schiedsperson hat keinen Platz und sieht, worum ein Streitfall geht, solange er offen ist.
letter-arbiter-asked-address = Die Adresse ist { $address }: Schau, ob es ist, wen du meinst.
letter-arbiter-asked-anew = Vorher war etwas anderes vorgeschlagen. Das gilt nicht mehr; wer zugestimmt hatte, wird neu gefragt.
letter-arbiter-decide = Zustimmen oder nicht
letter-arbiter-look = Ansehen
letter-arbiter-you = Du bist Schiedsperson dieser Kampagne
letter-arbiter-you-why = Du hast keinen Platz und entscheidest ihre Streitfälle. Solange einer offen ist, siehst du, worum es geht: die Stellung vor und nach dem bestrittenen Eintrag, ganz; von allem anderen nur, was Zuschauer sehen. Melde dich mit dieser Adresse an.
letter-arbiter-you-not = Willst du das nicht, leg es unten auf der Seite nieder; weißt du nicht, wer dich benannt hat, stell solche Briefe ab.
letter-arbiter-no-more = Du bist nicht mehr Schiedsperson dieser Kampagne
letter-arbiter-no-more-why = Sonst wird nichts von dir verlangt.

## Streitfälle und Anträge
letter-court-news = Der Tisch entscheidet
letter-court-look = Streitfälle und Anträge ansehen
letter-court-disputed = Eintrag { $entry } ist strittig
letter-court-disputed-by = { $name } bestreitet Eintrag { $entry }
letter-court-appealed = Gegen eine Entscheidung ist Einspruch eingelegt
letter-court-withdrawn = Der Streitfall ruht
letter-court-vote = Deine Stimme ist gefragt
letter-court-you-rule = Du entscheidest darüber. Solange der Streitfall offen ist, siehst du alles, auch verdeckte Karten.
letter-court-missing = Deine Stimme fehlt noch
letter-court-decided = Die Abstimmung ist vorbei
letter-court-ruled = Der Streitfall ist entschieden
letter-court-corrected = Die Stellung wurde berichtigt
letter-court-rewound = Die Kampagne ist zu Eintrag { $entry } zurückgegangen
letter-court-vote-how = Wähle, wie du stimmst. Deine Stimme zählt erst, wenn du sie auf der Seite abgibst, die sich öffnet.
letter-court-agree = Ich stimme zu
letter-court-disagree = Ich stimme nicht zu
letter-court-until = Du kannst bis { $until } abstimmen. { $needed } von { $all } müssen zustimmen; bis zur Entscheidung kannst du deine Stimme ändern.
letter-court-until-then = Bis dahin geht die Kampagne weiter, wie sie steht.
letter-court-stands = Wer gefragt ist, darf inzwischen antworten und weiß, dass es zurückgenommen werden kann. Was nach sieben Tagen niemand entschieden hat, gilt.
letter-court-appeal-until = Du kannst bis { $until } Einspruch einlegen: Dann entscheidet der Tisch noch einmal, durch Abstimmung.
letter-court-report = Was das für dich bedeutet
letter-court-report-look = Alles, auch was du jetzt weißt und nicht wissen solltest
letter-court-undone = { $count ->
    [0] Keine deiner Antworten ist aufgehoben.
    [one] Eine deiner Antworten ist aufgehoben.
   *[other] { $count } deiner Antworten sind aufgehoben.
 }
letter-court-dead = { $count ->
    [one] Die Links eines Briefes an dich gelten nicht mehr.
   *[other] Die Links von { $count } Briefen an dich gelten nicht mehr.
 }
letter-court-asked = Du wirst noch einmal gefragt: { $prompt }
letter-court-knows = { $count ->
    [one] Du weißt etwas, das du jetzt nicht wissen solltest.
   *[other] Du weißt { $count } Dinge, die du jetzt nicht wissen solltest.
 }
letter-court-reply = Du kannst abstimmen, indem du auf diesen Brief antwortest: Schreib STIMME JA oder STIMME NEIN in die erste Zeile.
letter-reply-help-vote = STIMME JA und STIMME NEIN geben deine Stimme zu dem ab, worüber der Tisch abstimmt.
letter-receipt-voted = Deine Stimme zählt
letter-receipt-voted-yes = Du stimmst dem zu, worüber der Tisch abstimmt. Bis zur Entscheidung kannst du deine Stimme ändern.
letter-receipt-voted-decided = Deine Stimme zählt und hat entschieden: Wie, sagt ein eigener Brief.
letter-receipt-voted-no = Du stimmst dem nicht zu, worüber der Tisch abstimmt. Bis zur Entscheidung kannst du deine Stimme ändern.
letter-receipt-not-voted-nothing = Der Tisch stimmt über nichts ab, wovon dein Brief spricht.
letter-receipt-not-voted-how = Schreib STIMME JA oder STIMME NEIN.
letter-receipt-not-voted-no-voice = Eine Stimme haben nur Plätze, die von Menschen gespielt wurden, als es vorgeschlagen wurde.

## Antwortmails: Fenster, die man verstreichen lässt, und mehr Zeit
letter-reply-help-time = MEHR ZEIT bittet den Tisch um 24 Stunden mehr, MEHR ZEIT 48 um 48; andere stimmen mit denselben Worten zu. In einem Fenster, das zu seiner Zeit endet, haben damit alle Gefragten noch einmal so viele Stunden.
letter-reply-help-waive = AUFTRAG VERZICHT lässt Fenster wie das, in dem dein Brief fragt, bis zum Ende der Runde verstreichen, und alle sehen es; AUFTRAG VERZICHT ZUG bis zu deinem nächsten Zug, AUFTRAG VERZICHT IMMER, bis du es anders sagst. AUFTRAG VERZICHT AUS beendet es.
letter-receipt-waived = Du lässt solche Fenster verstreichen
letter-receipt-waived-turn = { $windows }: bis dein nächster Zug beginnt.
letter-receipt-waived-round = { $windows }: bis zum Ende der Runde.
letter-receipt-waived-otherwise = { $windows }: bis du es anders sagst.
letter-receipt-waived-why = Alle sehen es, und niemand wartet dort auf dich. AUFTRAG VERZICHT AUS beendet es.
letter-receipt-waived-no-more = Du lässt keine Fenster mehr verstreichen
letter-receipt-waived-no-more-why = Von jetzt an wirst du in jedem wieder gefragt, und alle sehen das.
letter-receipt-nothing-waived = Du lässt gerade keine Fenster verstreichen.
letter-receipt-not-waivable = Dein Brief fragt in keinem Fenster, das man im Voraus verstreichen lassen kann, oder nicht für so lange.
letter-receipt-not-waived-now = Du hast in einem solchen Fenster schon anders geantwortet, oder du lässt so viele Arten verstreichen, wie es geht. Antworte zuerst ZURÜCK.
letter-receipt-more-time = Es gibt mehr Zeit
letter-receipt-more-time-asked = Du hast um mehr Zeit gebeten
letter-receipt-time-asked = { $hours ->
    [one] Der Tisch ist um eine Stunde mehr gebeten. Es gibt sie, sobald mehr als die Hälfte der anderen zustimmt.
   *[other] Der Tisch ist um { $hours } Stunden mehr gebeten. Es gibt sie, sobald mehr als die Hälfte der anderen zustimmt.
 }
letter-receipt-time-agreed = { $hours ->
    [one] Du stimmst einer Stunde mehr zu. Es gibt sie, sobald mehr als die Hälfte der anderen zustimmt.
   *[other] Du stimmst { $hours } Stunden mehr zu. Es gibt sie, sobald mehr als die Hälfte der anderen zustimmt.
 }
letter-receipt-time-given = { $hours ->
    [one] Es gibt eine Stunde mehr.
   *[other] Es gibt { $hours } Stunden mehr.
 }
letter-receipt-time-said = Die Zeit ist um, und der Tisch sagt, was geschieht: Du bist für mehr Zeit.
letter-receipt-time-others = { $hours ->
    [one] Der Tisch ist schon um eine Stunde mehr gebeten: Antworte MEHR ZEIT, wenn du zustimmst.
   *[other] Der Tisch ist schon um { $hours } Stunden mehr gebeten: Antworte MEHR ZEIT, wenn du zustimmst.
 }
letter-receipt-time-too-many = Der Tisch lässt sich um 1 bis 168 Stunden bitten.
letter-receipt-time-none = Gerade läuft keine Zeit: Niemand wartet nach der Uhr auf dich.
letter-receipt-time-not-asked = Um mehr Zeit kann nur bitten, wer gerade etwas gefragt ist.
letter-receipt-time-others-say = Deine Zeit ist um, und die anderen sagen, was geschieht. Beantworte, was du gefragt wirst: Das zählt noch.
letter-receipt-time-before = Das hast du schon gesagt: Jeder Platz kann es in jedem Fenster einmal.

## Der Tisch wird um etwas gebeten
letter-timing-more-asked = { $hours ->
    [one] { $name } bittet den Tisch um eine Stunde mehr
   *[other] { $name } bittet den Tisch um { $hours } Stunden mehr
 }
letter-timing-resume-asked = { $name } bittet darum, dass die Zeit wieder läuft
letter-timing-majority = Es gilt, sobald mehr als die Hälfte der anderen zustimmt. Wer nicht zustimmen will, muss nichts tun.
letter-timing-agree = Ansehen und zustimmen
letter-timing-agree-reply = Du kannst auch zustimmen, indem du auf diesen Brief antwortest: Schreib MEHR ZEIT in die erste Zeile.
letter-receipt-more-time-agreed = Du bist für mehr Zeit
letter-seat-bot-reply = Du kannst auch auf diesen Brief antworten: Schreib WIEDER DA in die erste Zeile.
letter-timing-say = Sagen, was geschieht
letter-timing-say-until = Das geht bis { $until }. Es geschieht, was die meisten sagen; die Vorgabe der Frage, wenn niemand etwas sagt oder gleich viele etwas anderes. Wer gefragt ist, kann noch antworten.

## Eine zweite Kampagne, die nicht beginnen kann
letter-fork-failed = Die zweite Kampagne konnte nicht beginnen
letter-fork-failed-rules = Sie sollte von Eintrag { $entry } aus weitergehen. Dorthin haben ältere Regeln geführt, und die Regeln dieses Servers nehmen nicht alles an, was bis dahin geantwortet wurde.
letter-fork-failed-server = Sie sollte von Eintrag { $entry } aus weitergehen, und dieser Server ist daran gescheitert. Wer ihn betreibt, findet den Grund in seinem Protokoll.
letter-fork-failed-what = Deine Kampagne geht weiter, wie sie steht. Die zweite wird jeden Tag erneut versucht; kommt sie nicht, kann der Tisch anders entscheiden: zurückgehen oder eine Kampagne neu beginnen.
letter-fork-failed-look = Den Streitfall ansehen
letter-fork-failed-tail = Eine zweite Kampagne
letter-arbiter-tail = Die Schiedsperson

letter-called-invitation = Einladung
letter-called-seat-taken = Ein Platz wurde eingenommen
letter-called-hosted = Was an deinen Tischen geschehen ist
letter-called-seat-declined = Eine Einladung wurde abgelehnt
letter-called-started = Der Beginn
letter-called-turn = Eine Frage
letter-called-proposal = Ein Vorschlag
letter-called-talk = Gespräch
letter-called-promise = Absprachen
letter-called-ended = Das Ende
letter-called-link = Ein Link
letter-called-court = Ein Streitfall, eine Abstimmung oder ein Schritt zurück
letter-called-stuck = Die Kampagne hängt fest
letter-called-new-rules = Neue Regeln
letter-called-reminder = Eine Erinnerung
letter-called-timing = Etwas zur Zeit
letter-called-receipt = Was aus deiner Antwort wurde
letter-called-owed = Alles, was ansteht
letter-called-unreachable = Briefe, die nicht ankommen
letter-called-seat = Etwas zu einem Platz
letter-called-channel = Eine Nachricht im Kanal
