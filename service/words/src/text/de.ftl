# Die eigenen Wörter des Dienstes auf seinen Seiten.

## Der Rahmen
page-product = Sternpost
page-skip = Zum Inhalt
page-nav = Seiten
page-menu = Menü
page-menu-waiting = Menü ({ $count })
page-signed-in-as = Angemeldet als
page-moved-on = Die Kampagne ist weitergegangen, seit diese Seite entstand.
page-reload = Den jetzigen Stand zeigen
page-api = API
page-head = Ende des Protokolls:

## Der Spielplan und was daneben liegt
page-board = Spielplan
page-board-look = Der Spielplan; Plus und Minus vergrößern und verkleinern, Pfeile verschieben, 0 zeigt alles, Eingabe sagt, was in der Mitte liegt
page-board-closer = Näher
page-board-farther = Weiter weg
page-board-whole = Der ganze Spielplan
page-board-near = Aus der Nähe: { $place }
page-board-looks = Wie der Spielplan gezeigt wird
page-board-here = Was hier ist
page-board-close = Schließen
page-board-signs = Was die Zeichen bedeuten
page-board-text = Der Spielplan in Worten
page-seats = Am Tisch
page-standing = Stand aller
page-standing-waits = Es fehlt noch: { $names }.
page-standing-whole = Alle Zahlen
page-standing-goals = Ziele, Platz für Platz
page-standing-own = nur deins
page-standing-enough = (ließe sich jetzt werten)
page-standing-done = (gewertet)
page-standing-was = (bisher { $was })
page-standing-legend = ✓ gewertet; 3/4: drei von vier sind da; (+5): brächte jetzt 5; mit Rahmen: ließe sich jetzt werten.
page-you = (du)
page-panels = Bögen
page-chronicle = Chronik
page-chronicle-empty = Noch ist nichts geschehen.
page-sought-nothing = Dergleichen ist nicht geschehen.
page-as-it-stood = Eintrag { $seq }: den Spielplan von damals zeigen
page-came = Was aus deinem letzten Zug wurde
page-coach = Dein erster Zug: so geht es
page-coach-pick = Wähle auf dem Spielplan oder in der Liste: Was umrandet ist, kannst du wählen. „?“ sagt, was eine Wahl bewirkt.
page-coach-steps = Ein Zug kann mehrere Schritte haben, und zu jedem kannst du zurück. Nichts zählt, bevor du ihn abgibst.
page-coach-look = Unter „Nachschlagen“ stehen alle Regeln und alle Karten. Die Regel über der Frage ist die, nach der gefragt wird.
page-coach-letters = Du musst hier nicht warten: Ein Brief kommt, wenn das Spiel dich wieder braucht. Beantworte ihn über seinen Link oder mit einer Antwort.
page-coach-put-away = Nicht mehr zeigen
page-since-turns = { $turns ->
    [one] Seit deinem letzten Besuch: 1 Zug
   *[other] Seit deinem letzten Besuch: { $turns } Züge
 }
page-since-yours = { $count ->
    [one] 1 betrifft dich
   *[other] { $count } betreffen dich
 }
page-since-rest = Was davor war: die Chronik
page-play-it = ▸ Auf dem Brett
page-story-of = { $round }: in Kürze
page-story-earlier = Die Runde davor
page-story-later = Die nächste Runde
page-older = Ältere Zeilen

## Ein Zug
page-your-turn = Du bist am Zug
page-until = bis { $deadline }
page-rule = Regel { $rule }
page-map = Die Galaxie
page-reference = Nachschlagen
page-reference-lead = Jede Karte, jeder Fraktionsbogen, jede Einheit und Tafel der Schachtel und jede Regel des Buchs, in unseren eigenen Worten.
page-look-up = Was ist { $name }?
page-does = Was es bewirkt
page-card-page = Eigene Seite
page-card-close = Schließen
page-sealed = Andere werden auch gefragt. Alle Antworten werden zusammen geöffnet.
page-confirm-heading = Dein Zug ist vollständig
page-confirm-lead = Sieh ihn noch einmal durch. Er gilt erst, wenn du ihn abschickst.
page-pick-exactly = { $count ->
    [one] Wähle genau eines.
   *[other] Wähle genau { $count }.
 }
page-pick-some = Wähle mindestens { $least } und höchstens { $most }.
page-split = Verteile insgesamt { $total }.
page-list = Eine Liste einfügen
page-list-why = Ein Teil je Zeile, etwa 3x Void Pirate, oder das XML eines Decks. Überschriften und ein Set in Klammern werden übergangen. Die Zahlen werden damit ausgefüllt; abgeschickt wird noch nichts.
page-list-fill = Ausfüllen
page-list-kept = Was hier steht, als Liste
page-list-file = Als Datei mitnehmen
page-split-up-to = Verteile bis zu { $total }.
page-split-between = Verteile mindestens { $least } und höchstens { $total }.
page-meter-least = mindestens { $least } ({ $rule })
page-meter-most = höchstens { $most } ({ $rule })
page-meter-room = so viel, wie Platz ist ({ $rule })
page-at-most = höchstens { $cap }
page-arrange = Gib allem eine Nummer in der gewünschten Reihenfolge, 1 zuerst.
page-less = Eins weniger
page-more = Eins mehr
page-all = Alle
page-more-ways = Mehr
page-earlier = Früher
page-later = Später
page-amount = Eine Zahl von { $least } bis { $most }
page-anytime = Jederzeit
page-anytime-lead = Darauf wartet niemand: Das Spiel geht unterdessen weiter, und was du sonst gefragt bist, bleibt offen.
page-deal-with = Ein Handel mit { $name }
page-deal-gives = Du gibst
page-deal-gets = Du bekommst
page-deal-of = von { $count }
page-deal-nothing = nichts
page-deal-side-nothing = Hier ist nichts, was den Besitzer wechseln könnte.
page-deal-said = Ein Satz an { $name } dazu
page-deal-propose = { $name } vorschlagen
page-deal-then = Darauf wartet niemand. Dein eigener Zug bleibt, wie er ist.
page-deal-empty = Nichts für nichts ist kein Handel. Wähle, was du gibst oder was du bekommst.
page-deal-asked = { $names } kann darauf antworten. Das Spiel geht unterdessen weiter, und dein eigener Zug bleibt, wie er ist.
page-anytime-reply = Den Vorschlag beantworten
page-barred = Geht gerade nicht, und warum
page-so-far = Dein Zug bis hierher
page-preview = Was das bewirkt
page-next = Weiter
page-given = Du hast geantwortet
page-given-until = Das wartet versiegelt. Du kannst es ändern, bis alle Gefragten geantwortet haben.
page-given-until-deadline = Das wartet versiegelt. Du kannst es ändern, bis alle Gefragten geantwortet haben, spätestens bis { $deadline }.
page-given-link = Der Link in deinem Brief nennt etwas anderes: { $choice }. Deine Antwort bleibt, wie sie ist, wenn du sie hier nicht änderst.
page-given-meanwhile = Du hast etwas anderes geantwortet, seit diese Seite entstand: Es steht oben. Wenn du es ersetzen willst, drücke noch einmal.
page-change-answer = Antwort ändern
page-send-answer = Antwort abschicken
page-send-turn = Zug abschicken
page-break-off = Hier vorerst aufhören
page-break-off-why = Was du bis hierher zusammengestellt hast, wird so abgeschickt; nach dem Rest wirst du gleich danach gefragt.
page-back = Zurück
page-then-you = Das gilt sofort, und du wirst weiter gefragt.
page-then-chance = Sobald du abschickst, wird gewürfelt oder aufgedeckt.
page-then-others = Damit endet dein Zug. Danach sind die anderen dran.
page-then-over = Damit endet das Spiel.
page-default-deadline = Wenn du bis dahin nichts sagst:

## Nach einem Zug
page-receipt = Dein Zug ist angenommen
page-receipt-entry = Eintrag { $seq } · { $when }
page-receipt-known = Genau diesen Zug hattest du schon geschickt; er zählt einmal.
page-accepted = Deine Antwort
page-what-came = Was daraus wurde
page-next-question = Weiter zu deiner nächsten Frage
page-to-campaign = Zur Kampagne
page-take-back = Zurücknehmen
page-take-back-why = Du kannst das zurücknehmen, bis jemand anderes handelt oder Verborgenes gezeigt wird.
page-conflict = Die Kampagne ist weitergegangen
page-conflict-lead = Deine Antwort galt einem Augenblick, der vorbei ist. Sie hat nichts verändert.
page-changed = Was inzwischen geschehen ist
page-not-taken = Was du zusammengestellt hattest
page-again = Die Frage beantworten, wie sie jetzt lautet
page-waiting = Für dich gibt es nichts zu tun
page-waiting-lead = Du schuldest keine Antwort. Wenn es so weit ist, bekommst du einen Brief.

## Eine Kampagne
page-moment = Ein früherer Augenblick
page-stood-after = Der Spielplan nach Eintrag { $seq }
page-moment-earlier = Einen Eintrag zurück
page-moment-later = Einen Eintrag vor
page-moment-now = Zurück zu jetzt
page-campaigns = Deine Kampagnen
page-campaigns-none = Du hast noch in keiner Kampagne einen Platz.

## Die Tür
page-home-heading = Lange Spiele, Brief für Brief
page-home-lead = Sternpost leitet große Brettspiele per Post. Es kennt die Regeln, führt den Spielplan und schreibt dir, wenn du am Zug bist.
page-home-how = So geht es
page-home-mail = Ein Brief fragt, ein Klick antwortet
page-home-mail-more = Jeder Brief erzählt, was geschehen ist, zeigt den Spielplan und stellt dir deine Frage mit allen Möglichkeiten. Antworte über den Link.
page-home-rules = Die Regeln werden eingehalten
page-home-rules-more = Angeboten wird nur, was das Regelwerk erlaubt, mit der Regel, aus der es folgt. Karten, Zeitpunkte und Würfel eingeschlossen.
page-home-log = Jeder Würfel lässt sich nachprüfen
page-home-log-more = Alles ist ein Eintrag in einem verketteten Protokoll. Nichts wird gelöscht, und nach dem Ende lässt sich jeder Zufall beweisen.
page-games = Spiele
page-seat-range = { $least } bis { $most } Spieler
page-sign-in = Anmelden
page-address = Deine E-Mail-Adresse
page-send-link = Schick mir einen Link
page-no-password = Es gibt keine Passwörter. Der Link in deiner Post meldet dich an.
page-sent = Sieh in deine Post
page-sent-lead = Falls { $address } hier einen Platz oder ein Konto hat, ist ein Link unterwegs.
page-sent-minutes = { $minutes ->
    [one] Der Link gilt eine Minute.
   *[other] Der Link gilt { $minutes } Minuten.
 }
page-problem-not-found = Hier ist nichts
page-problem-not-found-why = Die Adresse stimmt nicht, oder was hier war, ist nicht für dich bestimmt.
page-problem-expired = Dieser Link hat ausgedient
page-problem-expired-why = Seine Frage ist beantwortet oder überholt, oder seine Zeit ist um. Das Öffnen hat nichts verändert.
page-problem-expired-new = Ein frischer Link steht im neuesten Brief der Kampagne; auch die Anmeldung führt dorthin.
page-problem-forbidden = Das steht dir nicht zu
page-problem-forbidden-why = Du bist als jemand angemeldet, der kein Recht dazu hat.
page-problem-ours = Bei uns ist etwas schiefgegangen
page-problem-ours-why = Nichts wurde verändert. Der Betreiber weiß Bescheid.
page-trace = Wenn du dem Betreiber schreibst, nenne dies: { $trace }

## Vor dem Beginn
page-create = Neue Kampagne
page-create-now = Kampagne anlegen
page-create-sent-before = Dieses Formular wurde schon mit anderem Inhalt abgeschickt: Jene Kampagne gibt es. Schick es noch einmal ab, um eine zweite anzulegen.
page-campaign-name = Name der Kampagne
page-players = Spieler
page-players-help = Alle mit einer Adresse bekommen eine Einladung. Bots spielen sofort.
page-seat = Platz { $number }
page-seat-kind = Besetzt durch
page-seat-person = eine Person
page-seat-bot-steady = einen Bot, der seine Züge abwägt
page-seat-bot-eager = einen Bot, der nimmt, was er sieht
page-seat-bot-random = einen Bot, der aufs Geratewohl spielt
page-seat-nobody = niemanden
page-seat-name = Name
page-seat-mail = E-Mail
page-options = Optionen
page-lobby = Wartezimmer
page-invited = Ein Platz ist für dich reserviert.
page-take-seat = Platz einnehmen
page-decline-seat = Diesmal nicht
page-decline-seat-what = { $host } erfährt davon, und der Platz wird für jemand anderen frei.
page-declined-seat = Du hast abgesagt.
page-declined-seat-why = { $host } weiß Bescheid, und der Platz ist frei für jemand anderen. Wenn du es dir anders überlegst, bitte um eine neue Einladung.
page-lobby-in = Du bist dabei. Die Kampagne beginnt, sobald alle da sind, und diese Seite führt dich dann hin.
page-choose-seat = Was du spielst
page-choose = Wählen
page-missing = Was bis zum Beginn noch fehlt
page-start = Kampagne beginnen
page-invite = Adresse, um andere einzuladen
page-copy = Kopieren

## Der Briefkasten
page-postbox = Briefkasten
page-postbox-here = Dieser Server verschickt keine Post; er legt seine Briefe in den Briefkasten.
page-postbox-lead = Dieser Server legt seine Briefe hier ab, statt sie zu verschicken.
page-postbox-of = Briefe an { $name }.
page-postbox-people = Wer Briefe hat
page-postbox-none = Noch ist kein Brief geschrieben.
page-postbox-back = Zurück zum Briefkasten
page-letter-to = an { $name }
page-letter-html = Der Brief, wie ihn ein Mailprogramm zeigt
page-letter-heads = Kopfzeilen des Briefs
page-letter-text = Der Brief als reiner Text
page-letter-links = Links in diesem Brief
page-letter-raw = Die Datei selbst
page-state-asked = schuldet eine Antwort
page-state-bot = Bot
page-state-waits = wartet
page-state-invited = eingeladen
page-state-in = ist dabei
page-status-lobby = im Wartezimmer
page-status-running = läuft
page-status-won = beendet, gewonnen hat: { $names }
page-status-won-together = beendet, gemeinsam gewonnen
page-status-drawn = beendet, unentschieden: { $names }
page-status-lost = beendet, niemand hat gewonnen
page-status-paused = angehalten von { $name }
page-status-paused-host = angehalten von der Spielleitung
page-status-time-over = ruht: die Zeit ist um
page-over = Die Kampagne ist beendet
page-over-won = Die Kampagne ist beendet. Gewonnen hat: { $names }
page-over-won-together = Die Kampagne ist beendet und gemeinsam gewonnen.
page-over-drawn = Die Kampagne ist beendet. Unentschieden: { $names }
page-over-lost = Die Kampagne ist beendet. Niemand hat gewonnen.
page-status-ended = beendet
page-status-stuck = hängt fest
page-stood = Eintrag { $seq }
page-export = Export
page-answer-now = Antworten
page-fate = Das Los entscheiden lassen
page-line-invited = { $name } hat noch nicht geantwortet
page-mail-off = Für diesen Platz ist die Post abgestellt
page-mail-off-why = Dann kommt für diesen Platz keine Post mehr. Der Platz bleibt deiner, und Seiten und Links gehen weiter.
page-stop-mail = Post für diesen Platz abstellen
page-block = Einladungen
page-block-of = { $host } schickt Einladungen an { $address }.
page-block-host = Keine Einladungen mehr von { $host }
page-block-all = Keine Einladungen mehr, von niemandem
page-block-none = Einladungen wieder zulassen
page-block-why = Kampagnen, in denen du einen Platz hast, betrifft das nicht: Ihre Briefe kommen weiter.
page-block-is-host = Von { $host } kommen keine Einladungen mehr an { $address }.
page-block-is-all = An { $address } kommen keine Einladungen mehr.
page-block-is-none = Einladungen an { $address } kommen an.
page-confirm-sign-in = Als { $address } anmelden

## Die Sprache
page-language = Sprache
page-language-why = In dieser Sprache sind deine Briefe und Seiten.
page-language-set = Sprache wechseln

## Was nicht ging
page-no-address = Das ist keine E-Mail-Adresse.
page-pick-one = Wähle eine der Möglichkeiten.
page-list-long = Die Liste ist zu lang. Nichts wurde ausgefüllt.
page-list-nothing = In der Liste steht kein Teil. Nichts wurde ausgefüllt.
page-list-lines = Nichts wurde ausgefüllt. Diese Zeilen sind nicht zu verstehen: { $lines }
page-refused-option = Das steht nicht zur Wahl ({ $rule }).
page-refused-barred = { $why } ({ $rule }).
page-refused-unfinished = Es gehört noch mehr dazu, bevor das vollständig ist.
page-refused-count = Wähle mindestens { $least } und höchstens { $most } ({ $rule }).
page-refused-exactly = Wähle genau { $count } ({ $rule }).
page-refused-too-little = { $what }: das macht { $reading }, mindestens { $least } sind nötig ({ $rule }).
page-refused-too-much = { $what }: das macht { $reading }, höchstens { $most } sind möglich ({ $rule }).
page-refused-over = { $what }: { $reading } zu viel ({ $rule }).
page-refused-twice = Etwas ist doppelt genannt ({ $rule }).
page-refused = So lässt sich die Frage nicht beantworten.
page-problem-refused = Das ging nicht
page-problem-refused-why = Nichts wurde verändert. Der Server sagt dazu: { $detail }
page-problem-not-signed-in = Dazu musst du angemeldet sein
page-problem-not-signed-in-why = Ein Link in deiner Post meldet dich an; ein Passwort brauchst du nicht.
page-problem-wrong-state = Dazu ist es zu früh oder zu spät
page-problem-wrong-state-why = Die Kampagne hat noch nicht begonnen, oder sie ist schon darüber hinaus.
page-problem-too-late = Das lässt sich nicht mehr zurücknehmen
page-problem-too-late-why = Seitdem hat jemand anderes gehandelt, oder Würfel und Verborgenes sind gezeigt worden.
page-problem-stuck = Diese Kampagne hängt fest
page-problem-stuck-why = Eine Regel ist gescheitert. Spielleitung und Betreiber wissen Bescheid; nichts ist verloren.
page-problem-failed = Diese Seite konnte nicht aufgebaut werden
page-problem-failed-why = Beim Aufbauen ist eine Spielregel gescheitert. Das ist für den Betreiber vermerkt; nichts ist verloren, und andere Seiten der Kampagne funktionieren.
page-problem-too-many = Das ist zu viel auf einmal
page-problem-too-many-why = Nichts wurde geändert. { $minutes ->
    [one] Komm in einer Minute wieder.
   *[other] Komm in { $minutes } Minuten wieder.
 }
page-problem-used = Dieser Link wurde schon benutzt
page-problem-used-why = Ein Link zur Anmeldung gilt einmal. Lass dir einen neuen schicken.
page-problem-closing = Der Server wird gerade angehalten
page-problem-closing-why = Versuch es gleich noch einmal.
page-yes = ja
page-no = nein

## Was Leute für sich selbst regeln
page-desk = Briefe und Links
page-mail-is-on = Du bekommst einen Brief, wenn deine Antwort gefragt ist.
page-mail-is-off = Für diesen Platz kommen keine Briefe. Der Platz gehört weiter dir, und du kannst auf der Seite antworten.
page-mail-again = Schreibt mir wieder
page-revoke-why = Ist ein Brief in fremde Hände geraten? Alle Links, die für den Platz bisher verschickt wurden, lassen sich unbrauchbar machen. Was offen ist, wird neu verschickt.
page-revoke-whose = Wessen Links
page-revoke = Alle bisherigen Links unbrauchbar machen
page-sign-out-everywhere = Überall abmelden
page-sign-out = Abmelden

# The course of a campaign
page-told-nobody = Der Tisch
page-plot = Punkte nach Runden
page-plot-table = Dasselbe als Tabelle
page-plot-end = Ende
page-plot-now = Jetzt
page-rank = Platz { $rank }:
page-won = Gewonnen: { $names }
page-won-together = Gemeinsam gewonnen: { $names }
page-drawn = Unentschieden: { $names }
page-lost = Niemand hat gewonnen
page-back-sources = Woher die Punkte kamen
page-back-luck = Würfelglück
page-back-luck-of = { $dice } Würfel, { $hits } Treffer; im Schnitt { $usual }
page-back-luck-how = Der Balken zeigt die Treffer, der Strich, was so viele solche Würfel im Schnitt treffen. Noch einmal geworfene Würfel zählen so, wie sie liegen blieben.
page-back-waits = Gewartet wurde insgesamt auf
page-back-first = Schritt für Schritt ansehen
page-back-film = Die ganze Partie als Film
page-back-card = Eine Karte zum Zeigen
page-card-foot = Per Post gespielt mit Sternpost
page-back-seal = Das Siegel ist offen: prüfen, ob der Zufall ehrlich war
page-rematch = Noch einmal mit denselben Leuten spielen
page-to-board = Zum Spielplan
page-sought = Etwas suchen
page-sought-seat = Von oder über
page-sought-own = { $name } (du)
page-sought-round = Runde
page-sought-phase = Phase
page-sought-all = alle
page-sought-show = Zeigen
page-sought-everything = Alles zeigen
page-latest = Zu den neuesten Einträgen
page-chronicle-whole = Die ganze Chronik, Punkte und Zahlen
page-statistics = In Zahlen
page-statistics-entries = Züge
page-statistics-rounds = Runden
page-statistics-took = Vom Beginn bis zum letzten Zug
page-statistics-acts = Antworten
page-statistics-usual = Wartezeit, Median
page-statistics-longest = Längste Wartezeit
page-statistics-how = Gezählt wird die Zeit, in der auf eine Person allein gewartet wurde; werden alle zugleich gefragt, zählt sie für niemanden. Bots haben keine.
page-took-less = < 1 Min.
page-took-minutes = { $minutes } Min.
page-took-hours = { $hours } Std. { $minutes } Min.
page-took-days = { $days } T. { $hours } Std.
page-moment-entry = Eintrag
page-moment-go = Zeigen
page-moment-first = Der Beginn
page-moment-last = Der letzte Eintrag
## Durch einen Brief eingelassen
page-by-letter = { $name }, per Brief
page-old-letter = Dieser Brief ist erledigt
page-old-answered = Was dein Brief gefragt hat, ist mit Eintrag { $seq } beantwortet. So steht es jetzt.
page-old-taken-back-own = Nach diesem Brief hast du eine Antwort zurückgenommen. So steht es jetzt.
page-old-taken-back = Nach diesem Brief hat { $name } eine Antwort zurückgenommen. So steht es jetzt.
page-old-rewound = Nach diesem Brief wurde die Kampagne zurückgesetzt. So steht es jetzt.
page-old-over = Die Kampagne ging zu Ende, bevor dieser Brief beantwortet war.
page-old-gone = Was dein Brief gefragt hat, wird nicht mehr gefragt: Die Kampagne ist ohne das weitergegangen. So steht es jetzt.
page-old-letter-again-why = Eine Antwort dieses Platzes steht aus. Ein neuer Brief mit einem Link geht an die Adresse dessen, der den Platz hat.
page-old-letter-again = Schick mir einen neuen Brief
page-old-letter-sent = Ein neuer Brief ist unterwegs
page-old-letter-sent-why = Er geht an die Adresse des Platzes, mit dem, was jetzt gefragt ist, und einem gültigen Link.
page-send-me-link = Schick mir einen Link
page-play-here = Du spielst hier mit? Lass dir einen Link schicken
page-old-letter-link-why = Gerade ist dieser Platz nichts gefragt. Ein Link, mit dem du dich anmeldest, geht an die Adresse dessen, der den Platz hat.
page-old-letter-link-sent-why = Er geht an die Adresse des Platzes, mit einem Link, mit dem du dich anmeldest.
page-waits-since = seit
page-waits-you = dich
page-lobby-missing = es fehlen noch: { $names }
page-waits = Wartet auf { $names }

# The host's part
page-hosted-by = Spielleitung
page-host = Du kümmerst dich um den Tisch
page-host-correct = Einladung berichtigen
page-host-correct-why = Wer zuvor eingeladen war, kann mit dem alten Brief nichts mehr anfangen; der neue geht sofort hinaus.
page-host-invite = Auf diesen Platz einladen
page-host-resend = Einladung noch einmal schicken
page-host-open = Einladung zurücknehmen
page-host-bot = Einen Bot spielen lassen
page-open-link-why = Ein freier Platz lässt sich mit einem Link erfragen, den du weitergibst: Wer ihn öffnet, nennt eine Adresse, und mit dem Brief dorthin gehört der Platz dieser Person.
page-open-link = Link zum Weitergeben; freie Plätze: { $count }
page-open-link-make = Einen Link erzeugen
page-open-link-anew = Einen neuen erzeugen, dieser gilt dann nicht mehr
page-open-link-close = Schließen
page-open-seat = { $host } hat an diesem Tisch einen Platz für dich.
page-open-seat-host = Die Spielleitung
page-open-seat-none = Es ist kein Platz mehr frei.
page-open-seat-why = Du bekommst einen Brief mit deiner Einladung; mit ihrem Link gehört der Platz dir. Deine Adresse sieht nur die Spielleitung.
page-open-seat-ask = Um einen Platz bitten
page-open-seat-sent = Sieh in deine Post: Deine Einladung ist unterwegs.
page-state-open = frei
page-line-open = Platz { $number } ist frei
page-field-name = Ein Name hat 1 bis 60 sichtbare Buchstaben.
page-field-name-twice = Diesen Namen gibt es am Tisch schon.
page-field-mail-twice = Diese Adresse hat schon einen Platz; jede Person hat nur einen.
page-open-seat-take = Du nimmst als { $name } einen Platz.

# Creating and playing again
page-option-unknown = Das steht nicht zur Wahl.
page-option-number = Diese Zahl ist hier nicht möglich.
page-option-long = Das ist zu lang.
page-field-campaign = Eine Kampagne braucht einen Namen mit 1 bis 60 sichtbaren Buchstaben.
page-seat-open = frei: wer den Link hat, kann darum bitten
page-rematch-of = Noch einmal { $name }: dieselben Leute und Einstellungen.
page-rematch-name = { $name }, noch einmal
page-rematch-seats = Plätze
page-rematch-same = Dieselben Plätze
page-rematch-turned = Alle einen Platz weiter
page-rematch-address = Bekommt einen Brief an die Adresse von damals, die nicht gezeigt wird; damit gehört der Platz dieser Person.
page-rematch-open = Neue Adressen kann hier nur nennen, wer die Kampagne damals geleitet hat. Lass für neue Leute einen Platz frei.
page-open-seat-shown = Deine Adresse sieht nur die Spielleitung.

## Gespräch und Notizen
page-talk = Gespräch
page-talk-all = Alles
page-talk-threads = Gespräche mit wem
page-talk-to-whom = An wen
page-talk-to-all = An alle
page-talk-to-one = Nur an { $name }
page-talk-whole = Alle Gespräche
page-talk-unread = Gespräch ({ $count })
page-talk-many = Gespräch (100+)
page-talk-lead = Was hier gesagt wird, ist kein Zug: Es steht neben dem Protokoll, und keine Rücknahme nimmt es zurück. Was zum Tisch gesagt wird, liest, wer einen Platz hat; was unter vier Augen gesagt wird, lesen die, denen es gesagt wurde, nicht die Spielleitung und nicht, wer später einen Platz übernimmt.
page-talk-none = Noch hat niemand etwas gesagt.
page-talk-older = Früheres
page-talk-latest = Neuestes
page-talk-to = nur zu { $names }
page-talk-new = neu
page-talk-read = Das habe ich gelesen
page-talk-say = Etwas sagen
page-talk-only-to = Nur zu
page-talk-only-to-why = Ist niemand gewählt, hört es der ganze Tisch.
page-talk-send = Sagen
page-talk-settings = Briefe, und wer gehört wird
page-talk-mute = Nicht hören will ich
page-talk-keep = Speichern
page-talk-refused = Das wurde nicht gesagt: Es steht nichts darin, es hat mehr als { $most } Zeichen oder 60 Zeilen, oder niemand kann es hören.
page-notes = Meine Notizen
page-notes-why = Nur du liest sie.
page-notes-keep = Notizen speichern
page-chronicle-entries = Eintrag für Eintrag

## Gespräch: wie oft Briefe davon erzählen
page-talk-digest = Wenn etwas gesagt wurde und mir sonst niemand schreibt, schreib mir
page-talk-digest-off = nie
page-talk-digest-daily = höchstens einmal am Tag
page-talk-digest-weekly = höchstens einmal in der Woche
page-talk-digest-is-off = Briefe erzählen dir nicht, was am Tisch gesagt wird, auch nichts von Absprachen.
page-talk-digest-is-daily = Was am Tisch gesagt wird, steht in deinen Briefen und höchstens einmal am Tag in einem eigenen; Absprachen ebenso.
page-talk-digest-is-weekly = Was am Tisch gesagt wird, steht in deinen Briefen und höchstens einmal in der Woche in einem eigenen; Absprachen ebenso.
page-talk-digest-change = Ändern

## Absprachen: was man einander verspricht
page-promises = Absprachen
page-promises-waiting = Absprachen ({ $count })
page-promises-lead = Was zwei oder mehr Plätze einander in Worten zusagen. Es bindet nicht: Die Regeln setzen es nicht durch. Es steht neben dem Protokoll, und keine Rücknahme nimmt es zurück.
page-promises-none = Noch hat niemand etwas zugesagt.
page-promises-over = Erledigt
page-promises-older = Ältere Absprachen
page-promises-latest = Neueste Absprachen
page-promise-new = Eine Absprache vorschlagen
page-promise-said = Was wer wem zusagt
page-promise-with = Zwischen dir und
page-promise-readers = Wer sie liest
page-promise-private = nur die, zwischen denen sie gilt
page-promise-public = der ganze Tisch
page-promise-due = Wann sie fällig wird
page-promise-never = nie: niemand wird erinnert
page-promise-round = wenn diese Runde begonnen hat:
page-promise-round-which = Die Runde
page-promise-date = wenn dieser Tag vorbei ist (UTC):
page-promise-date-which = Der Tag
page-promise-due-why = Wird sie fällig, werden alle Beteiligten erinnert und sagen, ob sie gehalten wurde. Das geht auch vorher.
page-promise-put-forward = Vorschlagen
page-promise-not-binding = Nicht bindend: Die Regeln setzen sie nicht durch.
page-promise-is-private = Nur die hier Genannten lesen sie.
page-promise-is-public = Der ganze Tisch liest sie.
page-promise-falls-due = Fällig: { $due }.
page-promise-due-now = Fällig
page-promise-open = Wartet auf Antworten
page-promise-declined = Abgelehnt
page-promise-withdrawn = Zurückgezogen
page-promise-lapsed = Kam nicht zustande: Ein Platz ist in andere Hände gegangen
page-promise-agreed = Alle haben zugestimmt
page-promise-settled = Erledigt
page-promise-by = vorgeschlagen von { $name }
page-promise-party-waits = hat noch nicht geantwortet
page-promise-party-silent = hat nicht geantwortet
page-promise-party-agreed = hat zugestimmt
page-promise-party-declined = hat abgelehnt
page-promise-party-kept = sagt, sie wurde gehalten
page-promise-party-broken = sagt, sie wurde gebrochen
page-promise-act-agree = Ich sage es zu
page-promise-act-decline = Ablehnen
page-promise-act-withdraw = Zurückziehen
page-promise-act-kept = Sie wurde gehalten
page-promise-act-broken = Sie wurde gebrochen
page-promise-empty = Schreib, was zugesagt wird.
page-promise-nobody = Nenne mindestens einen anderen Platz.
page-promise-no-round = Nenne eine Runde, die noch nicht begonnen hat.
page-promise-no-day = Nenne einen Tag, der noch nicht vorbei ist, innerhalb von zehn Jahren.
page-promise-moved-on = Das geht mit dieser Absprache nicht mehr. So steht sie jetzt.

## Notizen: behalten, während man schreibt
page-notes-file = Als Datei
page-notes-saving = Wird gespeichert …
page-notes-saved = Gespeichert.
page-notes-failed = Noch nicht gespeichert: Der Server antwortet nicht. Es wird wieder versucht.
page-notes-elsewhere = Nicht gespeichert: Diese Notizen wurden anderswo geändert, seit sie hier gezeigt wurden. Füge zusammen, was du willst, und speichere es.
page-notes-refused = Nicht gespeichert: Notizen haben höchstens { $most } Zeichen.
page-notes-kept = Was jetzt gespeichert ist
## Wie lange Reaktionen warten
page-windows = Reaktionen
page-windows-help = Wo eine Karte gespielt werden darf, fragen die Regeln alle, die eine haben könnten; die meisten haben nichts zu entscheiden. Wer gefragt ist, sehen in jedem Fall alle.
page-windows-prompt = Nur warten, wenn jemand eine Wahl hat: schnell; die Dauer kann verraten, dass jemand etwas hat
page-windows-everybody = Jedes Mal alle fragen: verrät nichts, braucht viele Briefe
## Zeit
page-time = Zeit
page-time-due = { $names }: Zeit zum Antworten bis { $due }.
page-time-paused = Die Spielleitung hat angehalten: Für niemanden läuft Zeit. Wer will, spielt weiter.
page-time-over = Die Zeit war um, ehe alles beantwortet war: Es läuft keine, bis es das ist oder Spielleitung oder Tisch sie wieder laufen lassen.
page-time-stores = Was jeder Platz noch hat
page-time-asks-more = { $hours ->
    [one] { $name } bittet um eine Stunde mehr.
   *[other] { $name } bittet um { $hours } Stunden mehr.
 }
page-time-asks-resume = { $name } bittet darum, dass die Zeit wieder läuft.
page-time-agreed = Einverstanden: { $names }
page-time-majority = Es gilt, sobald mehr als die Hälfte der anderen einverstanden ist.
page-time-agree = Einverstanden
page-time-ask-more = So viele Stunden mehr erbittest du vom Tisch
page-time-ask = Den Tisch fragen
page-time-ask-resume = Den Tisch bitten, die Zeit wieder laufen zu lassen
page-time-away = Abwesenheiten
page-time-return = Ich bin doch da
page-time-book = Eine Abwesenheit eintragen
page-time-days-left = { $days ->
    [0] Kein Tag ist mehr übrig.
    [one] Ein Tag ist übrig. Alle sehen ihn; für dich läuft dann keine Zeit.
   *[other] { $days } Tage sind übrig. Alle sehen sie; für dich läuft dann keine Zeit.
 }
page-time-first-day = Erster Tag
page-time-last-day = Letzter Tag
page-time-book-now = Eintragen
page-time-zone = Deine Zeitzone
page-time-zone-why = In ihr werden dir Fristen genannt, und nach ihr beginnen und enden deine Abwesenheiten: Europe/Berlin
page-time-keep = Speichern
page-time-host = Die Spielleitung
page-time-pause = Anhalten: Für niemanden läuft Zeit
page-time-resume = Die Zeit wieder laufen lassen
page-time-give = Stunden mehr für das, was jetzt gefragt ist
page-time-give-now = Geben
page-time-settle = Das Tempo neu regeln
page-time-settle-why = Alle bekommen einen Brief, und was gefragt ist, hat seine ganze Zeit von vorn.
page-time-settle-now = So regeln
page-time-number = Eine ganze Zahl von { $least } bis { $most }
page-time-clock = Eine Uhrzeit, etwa 08:30
page-time-no-day = Wenigstens ein Tag
page-time-no-zone = Diese Zeitzone gibt es nicht; schreib etwa Europe/Berlin
page-time-no-date = Nenne den ersten und den letzten Tag
page-time-cap = Wenigstens so viel, wie ein Platz zu Beginn hat und ein Zug dazugibt
page-time-short = Wenigstens eine Stunde zwischen Beginn und Ende
page-time-wrong = Etwas darin stimmt nicht; siehe unten.
page-preset = Wie schnell gespielt wird
page-preset-open = So lange es dauert
page-preset-open-help = Kein Zug endet von selbst; Briefe erinnern.
page-preset-relaxed = Gemütlich
page-preset-relaxed-help = Drei Tage für einen Zug, und noch einen, wenn sie um sind.
page-preset-brisk = Zügig
page-preset-brisk-help = Ein Tag für einen Zug, ein halber, wo mehrere zusammen gefragt sind.
page-preset-weekend = Am Wochenende
page-preset-weekend-help = Die Zeit zählt samstags und sonntags von 9 bis 22 Uhr; sechs Stunden für einen Zug.
page-preset-evening = Ein Abend zusammen
page-preset-evening-help = Die Zeit zählt von 19 bis 23 Uhr, wenn alle da sind; höchstens eine Stunde für einen Zug.
page-preset-own = Eigene
page-preset-own-help = Stunden, Tage und was geschieht, wenn die Zeit um ist, wie unten eingestellt.
page-people = Alle Adressen einfügen
page-people-help = Eine je Zeile oder mit Kommas, mit Namen oder ohne: Ada <ada@example.org>, bo@example.org
page-people-seat = An den Tisch setzen
page-people-left = Kein Platz für: { $lines }
page-offline = Keine Verbindung
page-offline-why = Sternpost ist von diesem Gerät aus gerade nicht zu erreichen. Nichts geht verloren: Was du abgegeben hast, zählt, und was du begonnen hast, steht noch da, wenn du wieder verbunden bist.
page-reference-search = Suchen nach
page-reference-found = { $count ->
    [0] Nichts gefunden
    [one] Gefunden: { $count }
   *[other] Gefunden: { $count }
 }
page-pace = Wie lange eine Frage wartet
page-pace-none = So lange es dauert
page-pace-deadline = Jede Frage eine bestimmte Zeit
page-pace-clock = Nach einer Uhr für jeden Platz
page-pace-hours = Stunden für eine Frage
page-pace-bank = Stunden zu Beginn
page-pace-increment = Stunden, die ein Zug dazugibt
page-pace-cap = Stunden höchstens
page-pace-window = Stunden, wenn mehrere gemeinsam gefragt sind (leer: wie oben)
page-pace-absence = Tage, die jeder Platz abwesend sein darf
page-pace-zone = Zeitzone
page-pace-play = Zeit zählt nur in diesen Stunden
page-pace-from = Von
page-pace-to = Bis
page-pace-days = An diesen Tagen
page-pace-out-turns = Wenn die Zeit eines Platzes um ist
page-pace-out-windows = Wenn mehrere gemeinsam gefragt waren
page-pace-extend-hours = Stunden mehr, wo es mehr Zeit gibt
page-pace-extend-times = Wie oft
page-out-default = Spielen, was ohne Antwort vorgesehen ist
page-out-extend = Mehr Zeit, danach ohne Antwort weiter
page-out-bot = Ein Bot antwortet
page-out-pause = Anhalten und allen schreiben
page-mon = Montag
page-tue = Dienstag
page-wed = Mittwoch
page-thu = Donnerstag
page-fri = Freitag
page-sat = Samstag
page-sun = Sonntag
page-calendar = Fristen in deinem Kalender
page-calendar-why = Ein Kalenderprogramm, das diese Adresse kennt, zeigt, bis wann deine Antworten erwartet werden. Wer die Adresse hat, sieht das auch: Behalte sie für dich.
page-calendar-link = Adresse deines Kalenders
page-calendar-make = Eine Adresse anlegen
page-calendar-anew = Eine andere anlegen; diese gilt dann nicht mehr
page-calendar-close = Schließen
page-calendar-due = { $name }: Deine Antwort wird erwartet

## Briefe: wann sie kommen, welchen Weg sie nehmen, wie weit sie kommen
page-letters = Briefe
page-letters-settle = Wann Briefe kommen, und auf welchem Weg
page-letters-when = Wann Briefe kommen
page-letters-rhythm = Ein Brief, der dich etwas fragt, geht hinaus
page-letters-at-once = sofort
page-letters-15 = nach einer Viertelstunde
page-letters-60 = nach einer Stunde
page-letters-240 = nach vier Stunden
page-letters-daily = einmal am Tag
page-letters-hour = Stunde des täglichen Briefs
page-hosting = Ein Brief, was an meinen Tischen geschehen ist und auf wen gewartet wird
page-hosting-never = nie
page-hosting-day = jeden Tag
page-hosting-week = jede Woche
page-hosting-stop = Briefe über meine Tische abbestellen
page-hosting-stop-why = Es kommt kein Brief mehr, der dir sagt, was an den Tischen geschehen ist, die du leitest. Briefe über eigene Plätze bleiben, wie sie sind.
page-hosting-off = Diese Briefe sind abbestellt
page-hosting-off-why = Kein Brief sagt dir, was an den Tischen geschehen ist, die du leitest.
page-hosting-again = Wieder jeden Tag schreiben
page-letters-together = Ein Brief für alles, was ich schulde, in allen Kampagnen
page-letters-quiet = Keine Briefe in diesen Stunden
page-letters-why = Das gilt für alle deine Kampagnen. Was du bis dahin beantwortet hast, fragt kein Brief mehr. Kein Brief wartet länger als die Hälfte der Zeit, die zum Antworten bleibt, und eine Erinnerung kommt in der Ruhe nur, wenn die zu spät endet.
page-letters-keep = Speichern
page-letters-no-zone = Diese Zeitzone gibt es nicht. Nimm eine aus der Liste, etwa Europe/Berlin.
page-letters-no-quiet = Die Ruhe geht von einer Stunde bis zu einer anderen.
page-letters-more = Eine zweite Adresse, ein Webhook, und wie weit deine Briefe kommen: melde dich an
page-letters-how-far = Wie weit deine Briefe kommen
page-letters-of-seats = Wie weit Briefe an die anderen kommen:
page-letters-bounced = Ein Brief an dich ist zurückgekommen. Andere werden noch versucht.
page-letters-unreachable = Briefe an dich sind zurückgekommen, und es werden keine mehr geschickt. Wer deine Kampagnen leitet, weiß davon.
page-letters-reachable = Meine Adresse geht wieder: schreibt mir
page-letters-second = Ein zweiter Weg
page-letters-second-why = Wohin Briefe über deine Plätze gehen, wenn deine Adresse sie verliert, oder immer.
page-letters-is-always = Er wird immer benutzt, neben deiner Adresse.
page-letters-is-spare = Er wird benutzt, wenn deine Adresse Briefe verliert.
page-letters-make-always = Immer benutzen
page-letters-make-spare = Nur dann benutzen
page-letters-drop = Entfernen
page-letters-another = Einen anderen nennen
page-letters-name-one = Einen nennen
page-letters-mail = Eine andere Adresse von dir
page-letters-mail-why = Dorthin geht zuerst ein Brief, der fragt, ob sie deine ist. Spätere enthalten die Links deiner Plätze wie die an deine erste Adresse.
page-letters-mail-now = Dort fragen
page-letters-hook = Ein Webhook
page-letters-hook-why = Eine https-Adresse, die erfährt, dass es einen Brief gibt. Sie erfährt nicht, was darin steht, und bekommt keinen Link, der jemanden einlässt: Ein Kanal, den andere lesen, ist in Ordnung.
page-letters-format = Er nimmt
page-letters-json = JSON mit Feldern
page-letters-discord = Was Discord nimmt
page-letters-hook-now = Diesen Webhook benutzen
page-letters-secret = Geheimnis des Webhooks
page-letters-secret-once = Das wird einmal gezeigt. Jeder Aufruf ist damit unterschrieben.
page-letters-called = Ein erster Aufruf ging gut.
page-letters-not-called = Ein erster Aufruf ging nicht gut: { $why }.
page-letters-to-mail = Er führt zu { $address }.
page-letters-to-unconfirmed = Er wird zu { $address } führen, sobald das durch den Brief bestätigt ist, der dorthin ging.
page-letters-to-hook = Er führt zu einem Webhook bei { $host }.
page-letters-same = Das ist deine erste Adresse.
page-letters-no-url = Ein Webhook hat eine https-Adresse, ohne Namen und Passwort darin.
page-letters-private = Diese Adresse führt nicht ins offene Internet.
page-letters-not-found = Diesen Server gibt es nicht.
page-letters-confirm = Eine zweite Adresse
page-letters-confirm-why = Briefe an { $address } sollen auch zu { $second } kommen. Wer sie liest, kann für diese Person spielen.
page-letters-confirm-now = Ja, diese Adresse ist meine
page-letters-confirmed = Briefe kommen jetzt hierher
page-letters-confirmed-why = { $second } ist bestätigt. Wer sie genannt hat, kann sie unter „Briefe“ wieder wegnehmen.
page-letters-stop-all = Alle meine Briefe abbestellen
page-letters-stop-all-why = Es kommt kein Brief mehr für irgendeinen deiner Plätze. Du behältst deine Plätze, und Seiten und Links gehen weiter.
page-letters-all-off = Alle deine Briefe sind abbestellt
page-letters-all-off-why = Für keinen deiner Plätze kommen Briefe. Sie gehören dir noch, und du kannst auf den Seiten antworten.
page-devices = Hinweise auf deinen Geräten
page-devices-why = Ein Gerät, das du hier nennst, zeigt einen Hinweis, wenn ein Brief dich etwas fragt: seinen Betreff und einen Link, mit deinen Ruhestunden. Nur das Gerät kann ihn lesen. Briefe kommen trotzdem.
page-devices-since = bekommt Hinweise seit
page-devices-unnamed = Ein Gerät
page-devices-try = Jetzt einen Hinweis schicken
page-devices-try-it = Jetzt einen Hinweis an { $device } schicken
page-devices-drop = Entfernen
page-devices-drop-it = { $device } entfernen
page-devices-name = Wie du dieses Gerät nennst
page-devices-tell = Auf diesem Gerät zeigen
page-devices-no-script = Einen Browser nennt ein Skript dieser Seite, und Skripte sind hier aus.
page-devices-denied = Der Browser erlaubt dieser Seite keine Hinweise. Das lässt sich in seinen Einstellungen für diese Seite ändern.
page-devices-unable = Dieser Browser zeigt keine Hinweise von Seiten. Auf iPhone und iPad muss die Seite erst auf den Home-Bildschirm und von dort geöffnet werden.
page-devices-failed = Der Browser war über seinen Push-Dienst nicht zu erreichen. Versuch es später noch einmal.
page-devices-told = Ein Hinweis ist unterwegs.
page-devices-not-told = Der Hinweis kam nicht durch: { $why }.
page-devices-gone = Dieses Gerät nimmt keine Hinweise mehr an und wurde entfernt.
page-devices-no-keys = Das ist kein Gerät: Ein Browser nennt eine Adresse und zwei Schlüssel.
page-devices-no-endpoint = Der Push-Dienst eines Geräts hat eine https-Adresse, ohne Namen und Passwort darin.
page-devices-too-many = Zehn Geräte bekommen schon Hinweise. Entferne erst eines.
page-devices-somebody-elses = Dieser Browser zeigt schon Hinweise für jemand anderen. Melde dich dort an und entferne ihn erst.
page-devices-no-name = Nenne es mit höchstens sechzig Buchstaben, die man sehen kann.
page-delivery-off = Briefe sind nicht gewünscht.
page-delivery-fine = Briefe kommen an, soweit wir wissen.
page-delivery-queued = Der letzte Brief geht { $moment } hinaus.
page-delivery-waits = Der letzte Brief wartet darauf, hinauszugehen.
page-delivery-sent = Der letzte Brief wurde { $moment } geschickt.
page-delivery-deferred = Der letzte Brief wurde noch nicht genommen; er wird { $moment } wieder versucht.
page-delivery-delayed = Der letzte Brief liegt bei einem Mailserver, der es weiter versucht.
page-delivery-bounced = Die letzten Briefe kamen zurück; andere werden noch versucht.
page-delivery-second = Briefe kamen zurück; sie nehmen den zweiten Weg.
page-delivery-unreachable = Briefe kamen zurück, und es werden keine mehr geschickt.
## Daueraufträge
page-orders = Daueraufträge
page-orders-waiting = Daueraufträge ({ $count })
page-orders-lead = Was du im Voraus gesagt hast: Ein Dauerauftrag beantwortet Fragen seiner Art für dich, sofort und ohne Brief. Niemand sonst sieht deine Daueraufträge, und einer Antwort ist nicht anzusehen, dass sie von einem kommt. Was nicht passt, wird nicht genommen: Der Dauerauftrag wird abgeschaltet, und du wirst gefragt.
page-orders-yours = Deine Daueraufträge
page-orders-none = Du hast keine Daueraufträge gegeben.
page-orders-usual = Die üblichen Daueraufträge
page-orders-usual-why = Was Spieler üblicherweise vorgeben, die nur nach dem gefragt werden wollen, worauf es ankommt. Niemand sonst sieht sie, und jeder lässt sich einzeln ändern oder löschen. Arten von Fragen, für die du selbst einen Dauerauftrag gegeben hast, bleiben, wie sie sind; doch ein besonderer Dauerauftrag kommt vor einem allgemeinen.
page-orders-usual-take =
    { $count ->
        [one] Den üblichen übernehmen
       *[other] Die üblichen übernehmen ({ $count })
    }
page-orders-usual-which = Was sie sagen
page-orders-usual-given =
    { $count ->
        [one] Ein üblicher Dauerauftrag ist gegeben: { $kinds }.
       *[other] { $count } übliche Daueraufträge sind gegeben: { $kinds }.
    }
page-orders-usual-none = Es gibt keinen üblichen Dauerauftrag mehr, den du nicht gegeben hast.
page-order-new = Einen Dauerauftrag geben
page-order-kind = Für welche Fragen?
page-order-choose = Was geantwortet wird
page-order-exactly = Genau dies: { $answer }
page-order-ranked = Das Erste davon, das angeboten ist; ist nichts davon angeboten, wirst du gefragt
page-order-row = Diese der Reihe nach: das Erste in der ersten Frage, das Nächste in der nächsten
page-order-place = Platz { $number }
page-order-none = –
page-order-default = Was nach abgelaufener Frist genommen würde
page-order-most = So viel, wie es gibt
page-order-while = Nur solange du hast
page-order-while-why = Sonst gilt der Dauerauftrag nicht, und der nächste von dir wird angesehen.
page-order-column = Was gezählt wird
page-order-bound = Mindestens oder höchstens
page-order-least = mindestens
page-order-at-most = höchstens
page-order-count = Wie viele
page-order-unless = Frag stattdessen mich
page-order-unless-why = Dann antwortet auch kein anderer Dauerauftrag.
page-order-at-stake = wenn etwas von mir auf dem Spiel steht: meine Einheiten, meine Planeten
page-order-against = wenn es um einen dieser Plätze geht:
page-order-offered = wenn dies angeboten ist:
page-order-lasts = Wie lange
page-order-always = Bis ich ihn abschalte
page-order-once = Einmal
page-order-times = So viele Male:
page-order-round = In dieser Runde
page-order-at-once = Eine solche Frage ist gerade offen: Der Dauerauftrag beantwortet sie sofort.
page-order-give = Dauerauftrag geben
page-order-make = Aus dieser Antwort einen Dauerauftrag machen
page-order-give-and-answer = Dauerauftrag geben und antworten
page-order-keep = Änderungen speichern
page-order-not = Doch nicht
page-order-switch-on = Einschalten
page-order-switch-off = Abschalten
page-order-edit = Ändern
page-order-delete = Löschen
page-order-says-ranked = Antwortet mit dem Ersten davon, das angeboten ist: { $choices }.
page-order-says-row = Antwortet der Reihe nach hiermit, mit jedem einmal: { $choices }.
page-order-says-row-done = Alles aus seiner Reihe ist gegeben.
page-order-says-default = Antwortet, was nach abgelaufener Frist genommen würde.
page-order-says-most = Antwortet mit so viel, wie es gibt.
page-order-says-exactly = Antwortet genau dies: { $answer }.
page-order-says-least = Nur solange du mindestens { $count } hast: { $what }.
page-order-says-at-most = Nur solange du höchstens { $count } hast: { $what }.
page-order-says-at-stake = Fragt dich, wenn etwas von dir auf dem Spiel steht.
page-order-says-against = Fragt dich, wenn es um einen von diesen geht: { $seats }.
page-order-says-offered = Fragt dich, wenn etwas davon angeboten ist: { $choices }.
page-order-says-times =
    { $count ->
        [one] Für eine weitere Frage.
       *[other] Für { $count } weitere Fragen.
    }
page-order-says-round = Nur in Runde { $round }.
page-order-on = Eingeschaltet.
page-order-off-seat = Abgeschaltet.
page-order-off-done = Erledigt: Er hat so oft geantwortet, wie er sollte.
page-order-off-unfit = Abgeschaltet, weil das, was er sagt, nicht zu dem passte, was du gefragt wurdest. Sieh ihn dir an: Bis dahin wirst du solche Fragen gefragt.
page-order-off-taken-back = Abgeschaltet, weil du zurückgenommen hast, was er geantwortet hatte. Sieh ihn dir an: Bis dahin wirst du solche Fragen gefragt.
page-order-off-round = Vorbei: Seine Runde ist vergangen.
page-order-uses =
    { $count ->
        [0] Er hat noch nicht geantwortet.
        [one] Er hat einmal geantwortet.
       *[other] Er hat { $count }-mal geantwortet.
    }
page-order-last = Zuletzt
page-order-always-so = Immer so antworten
page-order-always-so-why = Führt zu einem Formular mit deiner Antwort. Ein weiterer Klick dort gibt den Dauerauftrag und antwortet.
page-order-wrong-kind = Solche Fragen gibt es in dieser Kampagne jetzt nicht.
page-order-wrong-choice = Nenne etwas aus dieser Liste, jedes nur einmal und mindestens eines.
page-order-wrong-number = Zahlen liegen zwischen 0 und 999; ein Dauerauftrag gilt für mindestens eine Frage.
page-order-wrong-seat = Diesen Platz gibt es nicht.
page-order-wrong-stakes = Bei solchen Fragen ist nicht bekannt, ob etwas auf dem Spiel steht.
page-order-wrong-answer = Das beantwortet nichts, was du gerade gefragt wirst.
page-order-too-much = Das ist mehr, als ein Dauerauftrag fassen kann.
page-order-too-many = Du hast so viele Daueraufträge, wie es geben kann. Lösche erst einen.
page-order-not-now = Daueraufträge werden gegeben, solange eine Kampagne gespielt wird.
page-order-used-up = Dieser Dauerauftrag hat so oft geantwortet, wie er sollte. Gib einen neuen.
## Plätze, die den Besitzer wechseln, und was wahrscheinlich ist
page-hands = Plätze
page-hands-before = Vorher: { $names }
page-hands-sought = Es wird Ersatz gesucht
page-hands-sat-in = Ein Bot spielt solange
page-hands-bot = Ein Bot spielt
page-hands-person = Ein Mensch spielt
page-hands-waits = Was wartet
page-hands-own = Dein Platz
page-hands-over = Den Platz übergeben
page-hands-over-why = Wen du nennst, bekommt einen Brief; der Platz geht über, wenn angenommen wird. Dann ist alles lesbar, was der Platz weiß. Deine Links und Briefe gelten dann nicht mehr, und eine versiegelte Antwort von dir wird nicht geöffnet.
page-hands-with-talk = Meine vertraulichen Gespräche und Absprachen dürfen gelesen werden
page-hands-with-notes = Ich überlasse meine Notizen
page-hands-offer = Den Platz anbieten
page-hands-sign-in = Um den Platz zu übergeben, melde dich an: Ein Brief kann weitergegeben worden sein.
page-hands-host = Die Spielleitung
page-hands-give = Einen Platz weitergeben
page-hands-give-why = Ist niemand mehr da, bekommt die genannte Person sofort einen Brief. Sonst wird zuerst gefragt, wem der Platz gehört. Als weg gilt, für wen ein Bot spielt, für wen kein Ersatz kam, oder wer seit einer Woche allein gefragt ist.
page-hands-which = Welcher Platz
page-hands-let-bot = Einen Bot spielen lassen
page-hands-back = Ich bin zurück
page-hands-leave = Gehen: Ersatz suchen
page-hands-seek = Ersatz suchen
page-hands-stay = Ich bleibe: niemanden suchen
page-hands-stop = Niemanden mehr suchen
page-hands-sign-out = Überall abmelden: alle bisherigen Briefe, Links und Anmeldungen ungültig machen
page-hands-sign-out-of = Alle bisherigen Briefe und Links ungültig machen und neue schicken
page-hands-asked-back = { $name } bittet darum, den Platz von { $from } zurückzubekommen.
page-hands-suggested = Die Spielleitung schlägt vor, dass { $name } den Platz von { $from } übernimmt; die Zustimmung fehlt noch.
page-hands-offered = Der Platz von { $from } ist { $name } angeboten.
page-hands-agree-back = Zurückgeben
page-hands-agree = Zustimmen
page-hands-decline = Ablehnen
page-hands-withdraw = Das Angebot zurücknehmen
page-hands-not = Das geht jetzt nicht: Es ist schon vorbei, der Platz ist nicht verlassen, oder Name oder Adresse sind schon am Tisch.
page-pool = Ersatz
page-pool-count = { $count ->
    [0] Niemand hat sich als Ersatz gemeldet.
    [one] Eine Person hat sich als Ersatz gemeldet.
   *[other] { $count } Personen haben sich als Ersatz gemeldet.
 }
page-pool-nobody = Noch niemand hat sich gemeldet.
page-pool-who = Würden einen Platz übernehmen:
page-pool-link = Wer diese Adresse hat, kann sich melden
page-pool-make = Eine Adresse für Ersatzleute anlegen
page-pool-anew = Eine andere anlegen; diese gilt dann nicht mehr
page-pool-close = Schließen
page-pool-invite-why = Oder jemanden darum bitten: Ein Brief geht hinaus, und es braucht dort einen Knopfdruck.
page-pool-invite = Bitten
page-pool-offer = Übernimmst du einen Platz dieser Kampagne, wenn jemand fehlt?
page-pool-what = Fehlt auf einem Platz jemand, so bekommen alle Ersatzleute einen Brief; wer zuerst annimmt, spielt weiter.
page-pool-ask = Schick mir den Brief
page-pool-sent = Ein Brief ist zu dieser Adresse unterwegs; dort braucht es einen Knopfdruck.
page-pool-is-in = Du stehst in dieser Kampagne als Ersatz bereit.
page-pool-is-out = Du stehst in dieser Kampagne nicht als Ersatz bereit.
page-pool-join = Als { $name } bereitstehen
page-pool-leave = Nicht mehr als Ersatz bereitstehen
page-hand-holder = { $from } möchte dir den eigenen Platz übergeben.
page-hand-host = { $host }, die Spielleitung, bietet dir den Platz von { $from } an.
page-hand-pool = Für { $from } wird Ersatz gesucht.
page-hand-table = Am Tisch: { $names }
page-hand-what = Du würdest weiterspielen, wo der Platz steht, mit allem, was er hat und weiß: seiner Hand, seiner Sicht, seiner Chronik.
page-hand-with-talk = Was vorher auf dem Platz vertraulich gesagt und abgesprochen wurde, darfst du lesen. Keine Absprache bindet dich.
page-hand-without-talk = Vertrauliche Gespräche, vertrauliche Absprachen und Notizen bleiben bei denen, die sie geführt, getroffen und geschrieben haben. Keine Absprache bindet dich.
page-hand-with-notes = Die Notizen werden dir überlassen.
page-hand-accept = Den Platz als { $name } übernehmen
page-hand-decline = Nein, danke
page-hand-declined = Du hast den Platz nicht übernommen. Nichts hat sich geändert.
page-former = Der Platz, den du hattest, gehört jetzt { $name }.
page-former-why = Deine Briefe und Links führen nirgends mehr hin. Was du notiert hast, gehört weiter dir.
page-former-notes = Deine Notizen mitnehmen
page-former-ask = Um den Platz bitten
page-former-asked = Du hast darum gebeten. Wem der Platz gehört und die Spielleitung bekommen einen Brief.
page-ballot = Die Zeit ist um. Der Tisch sagt, was geschieht, bis { $until }.
page-ballot-most = Es geschieht, was die meisten sagen; bei Gleichstand, oder wenn niemand etwas sagt, die Vorgabe. Wer gefragt ist, kann weiter antworten.
page-verdict-default = Die Vorgabe spielen
page-verdict-extend = Mehr Zeit
page-verdict-bot = Ein Bot spielt
page-verdict-substitute = Ersatz suchen
page-out-sit-in = Ein Bot spielt auf dem Platz, bis sein Inhaber zurück ist
page-out-substitute = Ersatz suchen
page-out-vote = Der Tisch sagt, was geschieht
page-then-bot = Ein Bot spielt auf dem Platz
page-then-default = Die Vorgabe spielen
page-then-pause = Pausieren
page-pace-substitute-hours = Stunden, die Ersatzleute gefragt werden
page-pace-substitute-then = Wenn niemand kommt
page-pace-vote-hours = Stunden, die der Tisch hat
page-forecast = Was wahrscheinlich ist
page-forecast-end = Das Ende: zwischen { $from } und { $to }, wenn es in diesem Tempo weitergeht.
page-forecast-next = { $name }: nächster Zug zwischen { $from } und { $to }
page-forecast-too-early = Noch ist zu wenig bekannt, um zu sagen, wann.
page-forecast-waits = Worauf gewartet wurde
page-forecast-seat = { $name }: die Hälfte der Züge brauchte höchstens { $median }; { $share } % allen Wartens
page-forecast-together = Gemeinsam gefragt: { $share } % allen Wartens
page-forecast-saved = Hätten alle binnen acht Stunden geantwortet, wären { $time } gespart: { $percent } % allen Wartens.

## Gerechter Zufall: was Plätze dazugeben, und wie man ihn prüft

page-phrase = Deine Worte für die Würfel (wenn du magst)
page-phrase-why = Was du hier schreibst, wird in jedes Mischen und jeden Wurf gemischt, so dass niemand sie vorher ausgesucht haben kann, auch wer diesen Server betreibt nicht. Alle am Tisch können es später lesen. Bleibt es leer, werden Buchstaben für dich gezogen.
page-fair-chance = So prüfst du, ob der Zufall gerecht war
page-fair-heading = War der Zufall gerecht?
page-fair-lead = Du musst es nicht glauben: Jedes Mischen und jeden Wurf kann jeder nachrechnen, sobald eine Kampagne vorbei ist.
page-fair-how = Wodurch das so ist
page-fair-seal = Bevor sich jemand setzt, zieht der Server ein Geheimnis und zeigt dessen SHA-256, das Siegel. Es steht im ersten Eintrag des Protokolls und in deinem ersten Brief: Das Geheimnis lässt sich nicht mehr ändern.
page-fair-phrases = Wer einen Platz nimmt, gibt eigene Worte dazu. Die Würfel kommen aus dem Geheimnis und all diesen Worten zusammen: Wer das Geheimnis kannte, konnte die Würfel nicht kennen, und wer zuletzt Worte wählte, auch nicht, denn das Geheimnis kannte diese Person nicht.
page-fair-log = Jeder Eintrag des Protokolls nennt die Prüfsumme des vorigen. Briefe nennen die des letzten: Heb sie auf, und niemand kann umschreiben, was man dir geschickt hat.
page-fair-end = Der letzte Eintrag veröffentlicht das Geheimnis. Von da an ist alles offen, was verborgen war.
page-fair-check = So prüfst du es
page-fair-what = Lade das Protokoll herunter. Speichere deine Briefe als .eml-Dateien in einem Ordner, oder exportiere deinen Mailordner als mbox-Datei.
page-fair-download = Protokoll herunterladen
page-fair-command = Führe dann dies auf deinem eigenen Rechner aus; das Programm braucht kein Netz:
page-fair-says = Es sagt Zeile für Zeile, was bewiesen ist, was offen bleibt und warum, und was nicht stimmt, mit dem Eintrag oder dem Brief. Während eine Kampagne läuft, prüft es, dass kein Eintrag geändert wurde, und deine eigenen Antworten; danach alles.
page-fair-not = Was es nicht sagen kann: ob ein Betreiber und wer die letzten Worte gab, unter einer Decke steckten. Wer da sicher sein will, nimmt seinen Platz als Letzter oder wählt vor dem Start noch einmal.

## Fenster, die zu ihrer Zeit enden, und Fenster, die man verstreichen lässt
page-windows-even = Immer so viele Stunden warten, wie mehrere gemeinsam Gefragte haben: verrät nichts, und kein Fenster dauert länger; wer keine Wahl hat, bekommt keinen Brief. Braucht Stunden für Fragen, die mehreren gemeinsam gestellt werden
page-windows-even-needs = Fenster, die zu fester Zeit enden, brauchen Stunden für gemeinsam Gefragte.
page-windows-longer = Wir brauchen länger
page-windows-longer-why = Alle haben noch einmal so viele Stunden, und die Chronik sagt, dass du darum gebeten hast. Einmal für jedes Fenster.
page-windows-waived = { $windows } ({ $until })
page-windows-take-back = Nicht mehr verstreichen lassen
page-windows-waive = Offen verstreichen lassen
page-windows-waive-so = Danach nicht mehr fragen
page-windows-waive-why = Ein Versprechen, das alle sehen und das in der Chronik steht: Du tust in diesen Fenstern nichts, was auch immer du hast. Auf dich wird darin nicht gewartet; eines, das alle verstreichen lassen, geht gar nicht auf. Du kannst es jederzeit offen zurücknehmen.
page-windows-which = Welche Fenster
page-windows-until = Bis wann
page-windows-until-turn = bis zum eigenen nächsten Zug
page-windows-until-round = bis zum Ende dieser Runde
page-windows-until-otherwise = bis auf Widerruf
page-windows-none = Solche Fenster gibt es nicht, oder du lässt sie nicht verstreichen.
page-windows-not-now = Das geht jetzt nicht: Die Kampagne wird nicht gespielt, oder du hast ein solches Fenster anders beantwortet. Nimm das zuerst zurück.
page-if-nobody-acts = Und wenn niemand etwas tut: Das wird im selben Moment als Nächstes gefragt. Was du jetzt sagst, wartet mit der Antwort davor und verfällt, sobald jemand etwas tut. Du kannst hier aufhören; dann wirst du gefragt, wenn es so weit ist.
page-windows-fact = { $name } lässt verstreichen: { $windows }

## Daueraufträge für Vorschläge
page-order-deals-accept = Vorschläge einer Form annehmen
page-order-deals-refuse = Vorschläge einer Form ablehnen, oder alle übrigen
page-order-deals-choose = Was aus solchen Vorschlägen wird
page-order-deals-accept-them = Sie werden angenommen
page-order-deals-accept-why = Nur wenn sie nichts von dir verlangen, was unten nicht mit „höchstens“ begrenzt ist.
page-order-deals-refuse-them = Sie werden abgelehnt
page-order-deals-refuse-why = Ist unten niemand und nichts genannt, werden alle Vorschläge abgelehnt, von denen keiner deiner anderen Daueraufträge spricht.
page-order-deals-from = Von wem
page-order-deals-from-why = Niemand angekreuzt: von allen.
page-order-deals-asked = Was sie von dir verlangen
page-order-deals-offered = Was sie dir bieten
page-order-deals-term = Was
page-order-says-accept = Nimmt Vorschläge an von { $seats }.
page-order-says-accept-all = Nimmt Vorschläge von allen an.
page-order-says-refuse = Lehnt Vorschläge ab von { $seats }.
page-order-says-refuse-all = Lehnt Vorschläge von allen ab.
page-order-says-refuse-rest = Lehnt alle Vorschläge ab, von denen keiner deiner anderen Daueraufträge spricht.
page-order-says-asked-most =
    { $count ->
        [0] Wenn sie dies nicht von dir verlangen: { $what }.
       *[other] Wenn sie von dir höchstens { $count } verlangen: { $what }.
    }
page-order-says-asked-least = Wenn sie von dir mindestens { $count } verlangen: { $what }.
page-order-says-offered-most =
    { $count ->
        [0] Wenn sie dir dies nicht bieten: { $what }.
       *[other] Wenn sie dir höchstens { $count } bieten: { $what }.
    }
page-order-says-offered-least = Wenn sie dir mindestens { $count } bieten: { $what }.
page-order-says-nothing-else = Wenn sie sonst nichts von dir verlangen.
page-order-says-asks-nothing = Wenn sie nichts von dir verlangen.
page-order-wrong-term = So etwas kann in keinem Vorschlag stehen: wähle aus der Liste.

## Warum etwas geschah
page-why = Warum geschah das?
page-why-entry = Der ganze Eintrag im Protokoll
page-why-by = { $name }: { $how }
page-why-page = auf einer Seite beantwortet
page-why-mail-link = über den Link eines Briefs beantwortet
page-why-reply = durch eine Antwort auf einen Brief beantwortet
page-why-api = von einem Programm beantwortet
page-why-order = von einem Dauerauftrag beantwortet
page-why-only-choice = es gab nur eine mögliche Antwort
page-why-unsaid = beantwortet
page-why-deadline = die Zeit war um
page-why-bot = ein Bot hat geantwortet
page-why-host = Von der Spielleitung veranlasst
page-why-arbiter = Ein Schiedsspruch
page-why-vote = Eine Abstimmung des Tischs
page-why-operator = Von denen veranlasst, die den Server betreiben
page-why-lifecycle = Der Lauf der Kampagne
page-why-hidden = Was andere geantwortet haben, steht hier, sobald die Kampagne vorbei ist.
page-why-drawn = Gezogen aus dem Geheimnis und den Worten aller: { $numbers }
page-why-taken-back = { $name } hat das mit Eintrag { $seq } zurückgenommen: Es zählt nicht.
page-why-rewound = Mit Eintrag { $seq } verlassen: { $why }

# Where one is signed in.
page-sessions = Anmeldungen
page-sessions-why = Jeder Browser, in dem du angemeldet bist. Von jedem wird aufbewahrt, seit wann er es ist, wann er zuletzt benutzt wurde (auf die Stunde) und welcher Browser er zu sein scheint; keine Netzadresse.
page-sessions-this = dieser Browser
page-sessions-unknown = Ein Browser, der nicht sagt, welcher er ist
page-sessions-begun = Angemeldet
page-sessions-used = Zuletzt benutzt
page-sessions-ends = Endet von selbst
page-sessions-end = { $browser } abmelden
page-sessions-none = Du bist mit keinem Browser angemeldet.
page-sessions-others = Alle anderen abmelden
page-sessions-programs = Programme
page-sessions-programs-why = Schlüssel von Programmen sind keine Anmeldungen. Überall abmelden beendet auch sie, und jede Anmeldung hier.

# Who may do what in a campaign.
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

# Words for the dice, drawn.
page-phrase-draw = Wörter für mich ziehen
page-phrase-drawn = Der Server hat diese Wörter gezogen: Sie schützen dich vor allen am Tisch, nicht vor dem Betreiber des Servers. Wenn du magst, schreib etwas Eigenes darüber.
page-phrase-drawn-here = Dein Browser hat diese Wörter selbst gezogen; der Server hatte keine Hand im Spiel.

## What an entry changed, lines left behind, two positions beside each other
page-differs = Was sich dadurch geändert hat ({ $count })
page-differs-nothing = Nichts, was du sehen kannst.
page-differs-now = , jetzt
page-differs-gone = weg:
page-differs-come = neu:
page-differs-campaign = Der Tisch
page-differs-own-goals = Eigene Ziele
page-differs-order = Zugreihenfolge
page-line = Eine verlassene Linie
page-line-left = { $count ->
    [one] Ein Eintrag nach Eintrag { $from }:
   *[other] { $count } Einträge nach Eintrag { $from }:
}
page-line-by = verlassen mit Eintrag { $seq },
page-line-taken-back = den { $name } zurückgenommen hat.
page-line-host = den die Spielleitung veranlasst hat.
page-line-arbiter = den ein Schiedsspruch veranlasst hat.
page-line-operator = den die veranlasst haben, die den Server betreiben.
page-line-table = den der Tisch beschlossen hat.
page-line-here = Das wurde verlassen. { $line }
page-line-last = Der Spielplan an ihrem Ende
page-line-counts = Alle verlassenen Linien
page-lines-left = Verlassene Linien ({ $count })
page-lines-left-why = Nichts wird gelöscht: Was zurückgenommen wurde oder nach einem Schritt zurück nicht mehr zählt, lässt sich weiter lesen, so wie es alle damals sahen.
page-compare = Zwei Augenblicke im Vergleich
page-compare-which = Welche Augenblicke
page-compare-first = Erster Eintrag
page-compare-second = Zweiter Eintrag
page-compare-show = Vergleichen
page-compare-swap = Andersherum
page-compare-heading = Von „{ $a }“ nach „{ $b }“
page-compare-entry = Eintrag { $seq }
page-compare-now = Jetzt
page-compare-with-now = Mit jetzt vergleichen
page-compare-line = Mit der gültigen Linie vergleichen
page-compare-picture = Der Spielplan, { $which }. Anders im anderen: { $places }
page-mailed = Briefe an deinen Platz
page-mailed-lead = Jeder Brief, den diese Kampagne dir geschrieben hat, der neueste zuerst. Alte werden nach einer Weile vergessen.
page-mailed-of-entry = Was dir mit Eintrag { $seq } geschrieben wurde.
page-mailed-none = Dir wurde nichts geschrieben.
page-mailed-all = Alle Briefe an deinen Platz
page-mailed-here = Was dir dazu geschrieben wurde
page-mailed-waits = wartet
page-mailed-sent = verschickt
page-mailed-withdrawn = nicht verschickt: nicht mehr nötig, oder ein anderer Brief sagt es
page-mailed-delayed = unterwegs: der Mailserver versucht es weiter
page-mailed-lost = nicht angekommen
page-what-if = Was wäre, wenn
page-what-if-why = Nur ausprobiert: Niemand sonst sieht es, und nichts wird behalten. Was du nicht wissen kannst (Karten anderer, Stapel, Würfel), ist hier erfunden: Probe { $sample }.
page-what-if-other = Die Karten, die du in dieser Frage siehst, sind erfunden.
page-what-if-nobody = Hier wird niemand etwas gefragt.
page-what-if-so-far = Bisher probiert
page-what-if-back = Zurück vor diese Antwort
page-what-if-bot = Bot
page-what-if-made-up = erfunden
page-what-if-changed = Was anders wäre ({ $count })
page-what-if-others = Auch gefragt:
page-what-if-try = Ausprobieren
page-what-if-bots = Bots für die anderen
page-what-if-now = ab jetzt
page-what-if-from = ab Eintrag { $seq }
page-what-if-start = Von vorn
page-what-if-sample = Eine andere Probe
page-what-if-here = Von hier aus etwas ausprobieren
page-what-if-try-now = Etwas ausprobieren
page-what-if-propose = Dem Tisch vorschlagen
page-what-if-propose-why = Die Kampagne ginge zurück zu Eintrag { $entry }, und du hättest dort so geantwortet. Alle müssen zustimmen. Mit dem Vorschlag zeigst du allen diese Antworten:
page-what-if-reason = Warum?
page-what-if-propose-now = Zur Abstimmung stellen

## Streitfälle, Anträge und was daraus folgt
page-court = Streitfälle und Abstimmungen
page-court-lead = Nichts wird je gelöscht: Wer einen Eintrag bestreitet, vorschlägt zurückzugehen, abstimmt oder entscheidet, tut es im Protokoll, und was zurückbleibt, bleibt lesbar. Es entscheidet die Mehrheit der Plätze, die Menschen gehören, auch wenn gerade ein Bot für sie spielt.
page-court-nothing = Nichts ist strittig, und über nichts wird abgestimmt.
page-court-begin = Jeder Augenblick der Chronik kann bestritten oder fortgesetzt werden: Öffne ihn und wähle es dort.
page-court-typed = Was du geschrieben hast
page-court-motion = Der Tisch stimmt ab
page-court-moves-rewind = { $name } schlägt vor, zu Eintrag { $entry } zurückzugehen.
page-court-moves-adopt = { $name } schlägt vor, zu Eintrag { $entry } zurückzugehen und dort dies geantwortet zu haben:
page-court-moves-ruling = { $name } schlägt diese Entscheidung vor: { $ruling }
page-court-votes-yes = stimmt zu
page-court-votes-no = stimmt nicht zu
page-court-votes-not-yet = hat nicht abgestimmt
page-court-until = Es kann bis { $until } abgestimmt werden. { $needed } von { $all } müssen zustimmen. Bis zur Entscheidung können Stimmen geändert werden.
page-court-agree = Ich stimme zu
page-court-disagree = Ich stimme nicht zu
page-court-named-yes = Der Link deines Briefes sagt, dass du zustimmst. Deine Stimme zählt erst, wenn du sie hier abgibst.
page-court-named-no = Der Link deines Briefes sagt, dass du nicht zustimmst. Deine Stimme zählt erst, wenn du sie hier abgibst.
page-court-drop = Den Vorschlag zurückziehen
page-court-disputed-entry = Eintrag { $entry } ist strittig
page-court-disputes = { $name } bestreitet Eintrag { $entry }.
page-court-appeals = { $name } legt Einspruch ein
page-court-stands = Bis zur Entscheidung läuft keine Zeit. Wer gefragt ist, darf antworten und weiß, dass es zurückgenommen werden kann. Was nach sieben Tagen niemand entschieden hat, gilt.
page-court-stands-not = Die Zeit läuft weiter: Für den Platz, der bestreitet, haben die Uhren oft genug gestanden. Wer gefragt ist, darf antworten und weiß, dass es zurückgenommen werden kann. Was nach sieben Tagen niemand entschieden hat, gilt.
page-court-evidence = Worum es geht
page-court-before = Die Stellung davor
page-court-after = Die Stellung danach
page-court-letters = Briefe, die du dazu bekommen hast
page-court-letter-asked = { $when }, mit der Frage: { $prompt }
page-court-letter-after = { $when }, mit dem, was daraus wurde
page-court-seen-by = Wie { $name } es sah
page-court-seen-at = Wie { $name } es nach Eintrag { $entry } sah
page-court-state = Etwas dazu sagen
page-court-state-now = Allen sagen
page-court-withdraw = Den Streitfall ruhen lassen
page-court-propose-ruling = Eine Entscheidung vorschlagen
page-court-rule = Entscheiden
page-court-ruling = Was aus dem Eintrag wird
page-court-rules-upheld = Er gilt.
page-court-rules-rewound = Die Kampagne geht zu einem früheren Eintrag zurück.
page-court-rules-forked = Er gilt hier; eine zweite Kampagne geht ab einem früheren Eintrag weiter.
page-court-ruling-upheld = Der Eintrag gilt.
page-court-ruling-rewound = Die Kampagne geht zu Eintrag { $entry } zurück.
page-court-ruling-corrected = Die Stellung wird berichtigt.
page-court-ruling-forked = Diese Kampagne geht weiter, wie sie steht, eine zweite ab Eintrag { $entry }.
page-court-to = Zu welchem Eintrag, wenn es zurückgeht oder eine zweite Kampagne beginnt
page-court-draws = Was der Zufall von dort an gibt
page-court-draws-anew = Neu: Würfel und Karten fallen, wie es noch niemand weiß.
page-court-draws-again = Noch einmal: Wer dieselbe Frage beantwortet, bekommt die Würfel und Karten, die dafür gefallen waren.
page-court-why = Warum? Alle lesen es.
page-court-ruled = { $name }: { $ruling } „{ $why }“
page-court-table = Der Tisch
page-court-host = Die Spielleitung
page-court-arbiter = Die Schiedsperson
page-court-operator = Der Betrieb des Servers
page-court-withdrawn = Der Streitfall ruht.
page-court-fork = Die zweite Kampagne
page-court-carried = Der Tisch stimmt zu.
page-court-lost = Der Tisch stimmt nicht zu.
page-court-lapsed = Zu wenige haben rechtzeitig abgestimmt: Es geschieht nichts.
page-court-dropped = Der Vorschlag wurde zurückgezogen.
page-court-past = Was früher entschieden wurde
page-court-rewound = Die Kampagne ging zurück
page-court-went-back = { $name } hat die Kampagne zu Eintrag { $entry } zurückgeführt.
page-court-report = Was das für dich bedeutet
page-court-moment = Eintrag { $entry }
page-court-appeal = Einspruch einlegen
page-court-appeal-until = Du kannst bis { $until } Einspruch einlegen. Dann entscheidet der Tisch noch einmal, durch Abstimmung. Ein Einspruch zählt wie ein Streitfall: Bei den ersten drei eines Platzes läuft so lange keine Zeit, insgesamt 14 Tage lang.
page-court-appeal-now = Einspruch einlegen
page-court-dispute = Diesen Eintrag bestreiten
page-court-dispute-why = { $left ->
    [0] Die Zeit läuft dabei weiter: Für deinen Platz haben die Uhren dreimal gestanden, oder insgesamt 14 Tage. Du kannst den Streitfall jederzeit ruhen lassen; denselben Eintrag kannst du nicht noch einmal bestreiten.
   *[other] Bis der Tisch oder eine Schiedsperson entschieden hat, läuft keine Zeit: bei den ersten drei Streitfällen oder Einsprüchen eines Platzes (dir bleiben noch { $left }), und insgesamt 14 Tage lang. Du kannst den Streitfall jederzeit ruhen lassen; er zählt trotzdem, und denselben Eintrag kannst du nicht noch einmal bestreiten.
}
page-court-dispute-now = Bestreiten
page-court-propose-rewind = Vorschlagen, hier weiterzuspielen
page-court-propose-rewind-why = Der Tisch stimmt darüber ab: Mehr als die Hälfte der Plätze, die Menschen gehören, muss zustimmen, auch wenn für jemanden gerade ein Bot spielt. Was nach diesem Eintrag kam, bleibt im Protokoll und zählt nicht mehr.
page-court-left-line = Dieser Eintrag steht auf einer Linie, die verlassen wurde. Die Kampagne kann trotzdem zu ihm zurück: Dann zählt jene Linie wieder, und die heutige wird verlassen.
page-court-propose-now = Zur Abstimmung stellen
page-court-rewind = Hier weiterspielen
page-court-rewind-why = Du leitest die Kampagne und spielst nicht mit: Es geschieht sofort und offen. Was nach diesem Eintrag kam, bleibt im Protokoll und zählt nicht mehr.
page-court-rewind-now = Zu diesem Eintrag zurückgehen
page-court-sure-rewind = Zu Eintrag { $entry } zurückgehen?
page-court-sure-left = { $count ->
    [0] Kein Eintrag bleibt zurück.
    [one] Ein Eintrag bleibt zurück.
   *[other] { $count } Einträge bleiben zurück.
 }
page-court-sure-told = Alle bekommen einen Brief und erfahren, was es für sie bedeutet.
page-court-sure-rule = So entscheiden?
page-court-sure-ruling = Eine Entscheidung gilt sofort. Jeder Platz kann innerhalb von 72 Stunden Einspruch einlegen, einmal.
page-court-not-sure = Nein, zurück
page-court-banner-vote = Der Tisch stimmt ab: Deine Stimme ist gefragt
page-court-banner-motion = Der Tisch stimmt ab
page-court-banner-dispute = Eintrag { $entry } ist strittig: Es läuft keine Zeit
page-court-banner-dispute-runs = Eintrag { $entry } ist strittig; die Zeit läuft weiter
page-court-banner-rewound = Die Kampagne ist zu Eintrag { $entry } zurückgegangen
page-court-banner-rewound-own = Die Kampagne ist zu Eintrag { $entry } zurückgegangen: was das für dich bedeutet
page-court-unfit-entry = Auf der Linie, die zählt, gibt es keinen solchen Eintrag.
page-court-unfit-dispute-open = Ein Streitfall ist offen: Er wird zuerst entschieden.
page-court-unfit-final = Dieser Eintrag war schon strittig, und die Entscheidung darüber ist endgültig.
page-court-unfit-disputed-before = Diesen Eintrag hast du schon einmal bestritten.
page-court-unfit-not-open = Dieser Streitfall ist nicht offen.
page-court-unfit-not-yours = Nur wer einen Streitfall eröffnet hat, kann ihn ruhen lassen.
page-court-unfit-no-appeal = Gegen eine Entscheidung kann einmal Einspruch eingelegt werden, innerhalb von 72 Stunden.
page-court-unfit-not-theirs = Über einen Einspruch entscheidet der Tisch.
page-court-unfit-motion-open = Der Tisch stimmt schon ab: ein Antrag nach dem anderen.
page-court-unfit-no-motion = Es gibt keinen solchen Antrag, oder er ist entschieden.
page-court-unfit-no-voice = Eine Stimme hat nur ein Platz, der jemandem gehört.
page-court-unfit-voted-so = So hast du schon gestimmt.
page-court-unfit-not-earlier = Es kann nur zu einem früheren Eintrag nach dem Beginn zurückgehen.
page-court-unfit-no-reason = Es braucht eine Begründung: 1 bis 2000 Zeichen.
page-court-unfit-not-its-answers = Nur ein Platz selbst beantragt, was er geantwortet hätte.
page-court-unfit-otherwise = Die Stimmen sagen etwas anderes.
page-court-correct = Die Stellung berichtigen
page-court-correct-lead = Du siehst hier die Stellung, wie sie jetzt ist, und was Plätze voneinander nicht wissen dürfen, soweit es noch so ist wie nach dem bestrittenen Eintrag. Eine Berichtigung sagt Zeile für Zeile, was geändert wird, und ändert sonst nichts; steht etwas dann schon anders, wird sie abgelehnt.
page-court-changed-since = (verdeckt und seit dem bestrittenen Eintrag geändert)
page-court-correct-sure = Die Kampagne geht aus dieser Stellung weiter. Alle erfahren, dass berichtigt wurde und warum; was genau, sehen alle, wenn die Kampagne vorbei ist.
page-court-correct-now = So entscheiden: die Stellung berichtigen
page-court-correct-refused = So kann nicht weitergespielt werden: { $why }
page-court-lines = Die Berichtigung: je Zeile Pfad = neuer Wert
page-court-lines-count = Eine Berichtigung hat 1 bis 50 Zeilen.
page-court-lines-path = Kein Pfad der Stellung steht am Anfang dieser Zeile: { $line }
page-court-lines-value = Was hinter dem Gleichheitszeichen steht, ist kein Wert: { $line }
page-court-lines-same = Das steht dort schon: { $line }
page-court-lines-unseen = „{ $line }“ nennt etwas, das verdeckt ist und sich seit dem bestrittenen Eintrag geändert hat. Das darf nicht sehen, wer entscheidet, und also auch nicht berichtigen: Entscheide stattdessen, dass die Kampagne zurückgeht.
page-court-seen-in-part = Was dieser Platz sonst sieht, hat sich seit dem bestrittenen Eintrag geändert, und wer entscheidet, darf es nicht sehen.
page-court-preview = Was sie ändern würde
page-court-preview-now = Ansehen, was sie ändern würde
page-court-sees-nothing = Sieht keinen Unterschied.
page-court-position = Die Stellung
page-court-seek = Nach einem Pfad oder Wert suchen
page-court-seek-now = Suchen
page-court-more-lines = { $count ->
    [one] Noch eine Zeile: Such genauer.
   *[other] Noch { $count } Zeilen: Such genauer.
 }
page-rewind-heading = Die Kampagne ist zu Eintrag { $entry } zurückgegangen
page-rewind-taken-back = { $name } hat eine Antwort zurückgenommen.
page-rewind-by = { $name }: „{ $why }“
page-rewind-left = Die Stellung, die zurückblieb
page-rewind-on = Die Stellung, aus der es weitergeht
page-rewind-asked = Was du noch einmal gefragt wirst
page-rewind-asked-nothing = Nichts: Dort sind andere gefragt.
page-rewind-undone = Deine Antworten, die aufgehoben sind
page-rewind-undone-none = Keine.
page-rewind-dead = Briefe, deren Links nicht mehr gelten
page-rewind-learnt = Was du jetzt weißt und nicht wissen solltest
page-rewind-learnt-why = Nur du siehst diese Liste. Spiel, als wüsstest du es nicht.
page-rewind-learnt-none = Nichts.
page-rewind-alone = Nur wenigen erzählt
page-rewind-seen = Nur du hast gesehen
page-rewind-drawn = Was der Zufall gegeben hat, vor aller Augen
page-rewind-others = Was sonst geschehen ist
page-rewind-entry = Eintrag { $seq }

## What might be: acts at any time, and moments at which one was not asked
page-what-if-act = Das geht jederzeit: Niemand ist danach gefragt.
page-what-if-asked-instead = Lieber die Frage beantworten
page-what-if-replies = Was andere antworten könnten
page-what-if-replies-why = Du antwortest für sie, oder du überlässt es Bots.
page-what-if-moment = Zu Eintrag { $seq }
page-problem-not-asked = Dort warst du nicht gefragt
page-problem-not-asked-why = Ausprobieren lässt sich etwas ab jetzt oder ab einem Augenblick, in dem dein Platz etwas gefragt war.
page-forecast-end-unknown = Das Ende: Dafür ist noch zu wenig gespielt.

## Eine zweite Kampagne, die nicht begonnen hat
page-court-fork-to-come = Die zweite Kampagne beginnt gleich.
page-court-fork-failed = Die zweite Kampagne konnte nicht beginnen: Die Spielleitung weiß, warum. Sie wird jeden Tag erneut versucht.

## Die Anmeldung eines Browsers, der nichts von sich sagt
page-sessions-end-unknown = Diese Anmeldung beenden
