# Time.

## en
page-time = Time
page-time-due = { $names } can answer until { $due }.
page-time-paused = The host has paused: nobody’s time runs. You can play on all the same.
page-time-over = Time was over before all was answered: no time runs until it is, or until the host or the table lets it run again.
page-time-stores = What each seat has left
page-time-asks-more = { $hours ->
    [one] { $name } asks for one hour more.
   *[other] { $name } asks for { $hours } hours more.
 }
page-time-asks-resume = { $name } asks that time runs again.
page-time-agreed = Agreed: { $names }
page-time-majority = It is so when more than half of the others agree.
page-time-agree = I agree
page-time-ask-more = Hours more you ask the table for
page-time-ask = Ask the table
page-time-ask-resume = Ask the table to let time run again
page-time-away = Absences
page-time-return = I am there after all
page-time-book = Book an absence
page-time-days-left = { $days ->
    [0] No days are left.
    [one] One day is left. Everybody sees it; no time of yours runs then.
   *[other] { $days } days are left. Everybody sees it; no time of yours runs then.
 }
page-time-first-day = First day
page-time-last-day = Last day
page-time-book-now = Book it
page-time-zone = Your time zone
page-time-zone-why = Deadlines are told you in it, and your absences begin and end by it: Europe/Berlin
page-time-keep = Keep it
page-time-host = The host
page-time-pause = Pause: nobody's time runs
page-time-resume = Let time run again
page-time-give = Hours more for what is asked now
page-time-give-now = Give them
page-time-settle = Settle the pace anew
page-time-settle-why = Everybody is written to, and what is asked has all its time anew.
page-time-settle-now = Settle it
page-time-number = A whole number from { $least } to { $most }
page-time-clock = A time of day, such as 08:30
page-time-no-day = At least one day
page-time-no-zone = There is no such time zone; write Europe/Berlin, say
page-time-no-date = Name the first and the last day
page-time-cap = At least what a seat begins with, and what a turn adds
page-time-short = At least an hour between beginning and end
page-time-wrong = Something in it is not right; see below.
page-preset = How fast the table plays
page-preset-open = As long as it takes
page-preset-open-help = No turn ends by itself; letters remind.
page-preset-relaxed = Relaxed
page-preset-relaxed-help = Three days for a turn, and a day more once they are over.
page-preset-brisk = Brisk
page-preset-brisk-help = A day for a turn, half a day where several are asked together.
page-preset-weekend = At weekends
page-preset-weekend-help = Time counts on Saturdays and Sundays from 9 to 22; six hours for a turn.
page-preset-evening = A live evening
page-preset-evening-help = Time counts from 19 to 23, with everybody there; an hour for a turn at most.
page-preset-own = Our own
page-preset-own-help = Hours, days and what happens when time is over, as set below.
page-people = Paste everybody's addresses
page-people-help = One a line or with commas, with names or without: Ada <ada@example.org>, bo@example.org
page-people-seat = Seat them
page-people-left = No seat for: { $lines }
page-offline = No connection
page-offline-why = Sternpost cannot be reached from this device now. Nothing is lost: what you have handed in counts, and what you had begun is still there once you are back.
page-reference-search = Look for
page-reference-found = { $count ->
    [0] Nothing found
    [one] Found: { $count }
   *[other] Found: { $count }
 }
page-pace = How long a question waits
page-pace-none = As long as it takes
page-pace-deadline = Each question for a time
page-pace-clock = By a clock for each seat
page-pace-hours = Hours for a question
page-pace-bank = Hours at the beginning
page-pace-increment = Hours added by a turn
page-pace-cap = Hours at most
page-pace-window = Hours when several are asked together (empty: as above)
page-pace-absence = Days each seat may be away
page-pace-zone = Time zone
page-pace-play = Time counts only in these hours
page-pace-from = From
page-pace-to = To
page-pace-days = On these days
page-pace-out-turns = When the time of a seat is over
page-pace-out-windows = When several were asked together
page-pace-extend-hours = Hours more, where there is more time
page-pace-extend-times = How often
page-out-default = Play the default
page-out-extend = More time, then the default
page-out-bot = A bot answers
page-out-pause = Pause and write to everybody
page-mon = Monday
page-tue = Tuesday
page-wed = Wednesday
page-thu = Thursday
page-fri = Friday
page-sat = Saturday
page-sun = Sunday
page-calendar = Deadlines in your calendar
page-calendar-why = Give this address to your calendar program, and it shows when your answers are due. Keep it to yourself: anybody who has it sees that too.
page-calendar-link = Address of your calendar
page-calendar-make = Make an address
page-calendar-anew = Make another; this one is dead then
page-calendar-close = Close it
page-calendar-due = { $name }: your answer is wanted

## de
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
