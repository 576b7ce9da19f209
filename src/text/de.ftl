# Die Wörter des Dienstes in Briefen.

## Was mehrere Briefe haben
letter-greeting = Hallo { $name },
letter-thread = [{ $campaign }] { $tail }
letter-footer = { $campaign } ist eine Kampagne von { $game }, per Post gespielt mit Sternpost.
letter-open-campaign = Kampagne öffnen
letter-head = Ende des Protokolls: Eintrag { $seq }, { $hash }
letter-head-later = Ende des Protokolls: Eintrag { $seq }. Ab dem nächsten Eintrag steht hier seine Zahl.
letter-head-why = Heb diesen Brief auf: Mit dieser Zahl kannst du später beweisen, dass niemand das Protokoll umgeschrieben hat.
letter-unsubscribe = Keine Briefe mehr für diesen Platz, oder wieder welche
letter-board = Der Spielplan
letter-board-alt = Der Spielplan. Im Textteil dieses Briefes steht er in Worten.
letter-board-in-words = Der Spielplan in Worten
letter-at-the-table = Am Tisch
letter-standing = Stand aller
letter-standing-you = du
letter-standing-asked = schuldet eine Antwort
letter-standing-goals = Ziele
letter-standing-legend = ✓ gewertet; 3/4: drei von vier sind da; (+5): brächte jetzt 5
letter-no-form-submits = Ein Link öffnet ein Formular. Nichts gilt, bevor du es dort abgibst.

## Du bist am Zug
letter-turn-tail = Du bist am Zug
letter-turn-since = Seit deiner letzten Antwort
letter-turn-nothing = Seit deiner letzten Antwort ist nichts geschehen.
letter-turn-earlier = Frühere Zeilen stehen auf der Seite.
letter-turn-rule = Regel: { $rule }
letter-turn-more = { $count ->
    [one] Noch eine Möglichkeit steht auf der Seite.
   *[other] Noch { $count } Möglichkeiten stehen auf der Seite.
 }
letter-turn-barred = Was nicht zur Wahl steht, und warum
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
letter-turn-default = Wenn du nichts anderes sagst: { $default }
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
letter-invitation-decline = Du hast das nicht erwartet? Dann tu nichts, und es geschieht nichts.
letter-invitation-block = Keine Einladungen mehr von diesem Gastgeber, oder von niemandem

## Jemand ist dabei: für Gastgeber
letter-seat-taken-tail = Ein Platz ist besetzt
letter-seat-taken-text = { $name } hat in { $campaign } Platz genommen.
letter-seat-taken-waiting = Es fehlen noch: { $names }
letter-seat-taken-all = Alle sind dabei, und die Kampagne beginnt.

## Das Spiel beginnt
letter-started-tail = Die Kampagne beginnt
letter-started-text = Alle Plätze sind besetzt. Du bekommst einen Brief, sobald deine Antwort gefragt ist.
letter-started-seal = Siegel der Würfel: { $seal }
letter-started-seal-why = Jedes Mischen und jeder Würfel kommt aus einem Geheimnis mit diesem SHA-256. Am Ende der Kampagne wird das Geheimnis verraten, und alle können es nachprüfen.

## Das Spiel ist aus
letter-ended-tail = Die Kampagne ist beendet
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
letter-stuck-calm = Von dieser Antwort wurde nichts geschrieben, und nichts ist verloren; andere Kampagnen gehen weiter. Gastgeber und Betreiber bekommen diesen Brief, und das Logbuch des Servers nennt die Regel. Ist sie repariert, geht die Kampagne dort weiter, wo sie steht.

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
letter-reminder-until = Deine Antwort wird bis { $due } erwartet: noch { $left }.
letter-reminder-then-default = Ist bis dahin nichts gekommen, wird gespielt, was die Frage ohne Antwort vorsieht.
letter-reminder-then-extend = Ist bis dahin nichts gekommen, gibt es noch einmal mehr Zeit.
letter-reminder-then-bot = Ist bis dahin nichts gekommen, beantwortet ein Bot diese Frage für dich.
letter-reminder-then-pause = Ist bis dahin nichts gekommen, ruht die Kampagne, und alle bekommen einen Brief.
letter-reminder-absence = Den Tisch um mehr Zeit bitten oder eine Abwesenheit eintragen
letter-timing-tail = Zur Zeit
letter-timing-settled = Die Spielleitung hat das Tempo neu geregelt
letter-timing-paused = Die Spielleitung hat die Kampagne angehalten: Für niemanden läuft Zeit
letter-timing-over = Die Zeit ist um, ehe alles beantwortet war: Die Kampagne ruht
letter-timing-resumed = Die Zeit läuft wieder
letter-timing-asked = Du wirst gefragt: { $prompt }
