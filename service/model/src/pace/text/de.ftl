# Was mit der Zeit geschieht, wie die Chronik es erzählt.
time-settled = Die Spielleitung hat geregelt, wie lange Fragen warten.
time-paused-host = Die Spielleitung hat die Kampagne angehalten: Für niemanden läuft Zeit.
time-paused-over = Die Zeit ist um, ehe alles beantwortet war: Die Kampagne ruht, bis es das ist, oder bis Spielleitung oder Tisch die Zeit wieder laufen lassen.
time-resumed-host = Die Spielleitung lässt die Zeit wieder laufen.
time-resumed-vote = Der Tisch lässt die Zeit wieder laufen.
time-extended-host = { $hours ->
    [one] Die Spielleitung gibt eine Stunde mehr.
   *[other] Die Spielleitung gibt { $hours } Stunden mehr.
 }
time-extended-vote = { $hours ->
    [one] Der Tisch gibt eine Stunde mehr.
   *[other] Der Tisch gibt { $hours } Stunden mehr.
 }
time-extended-over = { $hours ->
    [one] Die Zeit ist um; es gibt eine Stunde mehr.
   *[other] Die Zeit ist um; es gibt { $hours } Stunden mehr.
 }
time-away = { $seat } ist abwesend von { $from } bis { $until }; für { $seat } läuft dann keine Zeit.
time-back = { $seat } ist doch da.
time-over = Die Zeit von { $seat } ist um.
time-over-together = Die Zeit für die gemeinsame Antwort ist um.

## Zeitpunkte und Längen
time-moment-utc = { $day }. { $month } { $year }, { $clock } UTC
time-moment = { $day }, { $clock } ({ $zone })
time-day = { $weekday }, { $day }. { $month } { $year }
time-days = { $from } bis { $to }
time-count-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }
time-count-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
time-count-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
time-mon = Mo.
time-tue = Di.
time-wed = Mi.
time-thu = Do.
time-fri = Fr.
time-sat = Sa.
time-sun = So.
time-january = Januar
time-february = Februar
time-march = März
time-april = April
time-may = Mai
time-june = Juni
time-july = Juli
time-august = August
time-september = September
time-october = Oktober
time-november = November
time-december = Dezember

## Was die Spielleitung geregelt hat
time-terms-none = Eine Frage wartet, so lange es dauert.
time-terms-deadline = Jede Frage wartet { $hours }.
time-terms-clock = Jeder Platz beginnt mit { $bank }, jeder Zug bringt { $increment } dazu, bis höchstens { $cap }; die Uhr läuft, solange der Platz allein gefragt ist.
time-terms-window = Plätze, die gemeinsam gefragt sind, haben { $hours }.
time-terms-play = Zeit zählt von { $from } bis { $to } an { $days } ({ $zone }).
time-terms-out = Wenn die Zeit um ist: { $what }.
time-terms-out-turns = Wenn die Zeit eines Platzes um ist: { $what }.
time-terms-out-windows = Wenn die Zeit gemeinsam gefragter Plätze um ist: { $what }.
time-terms-away = { $days ->
    [0] Abwesenheiten können nicht eingetragen werden.
    [one] Jeder Platz darf einen Tag abwesend sein; dann läuft für ihn keine Zeit.
   *[other] Jeder Platz darf insgesamt { $days } Tage abwesend sein; dann läuft für ihn keine Zeit.
 }
time-out-default = gespielt wird, was die Frage ohne Antwort vorsieht
time-out-extend = { $times ->
    [one] einmal { $hours } mehr; danach wird gespielt, was die Frage ohne Antwort vorsieht
   *[other] { $times }-mal { $hours } mehr; danach wird gespielt, was die Frage ohne Antwort vorsieht
 }
time-out-bot = ein Bot beantwortet diese Frage
time-out-pause = die Kampagne ruht, und alle bekommen einen Brief

## Seats that change hands
time-table-asked = { $hours ->
    [one] Die Zeit ist um; der Tisch hat eine Stunde, um zu sagen, was geschieht.
   *[other] Die Zeit ist um; der Tisch hat { $hours } Stunden, um zu sagen, was geschieht.
 }
time-seat-passed-holder = { $from } hat den Platz an { $name } übergeben.
time-seat-passed-host = Die Spielleitung hat den Platz von { $from } an { $name } gegeben.
time-seat-passed-pool = { $name } übernimmt als Ersatz den Platz von { $from }.
time-seat-passed-back = { $name } hat den Platz wieder; zuletzt hatte ihn { $from }.
time-seat-bot = Für { $seat } spielt ein Bot, bis { $seat } zurück ist.
time-seat-back = { $seat } ist zurück; der Bot hat den Platz geräumt.
time-seat-sought = { $hours ->
    [one] Für { $seat } wird eine Stunde lang Ersatz gesucht.
   *[other] Für { $seat } wird { $hours } Stunden lang Ersatz gesucht.
 }
time-seat-not-found = Für { $seat } wird kein Ersatz mehr gesucht.
time-out-sit-in = ein Bot spielt auf dem Platz, bis sein Inhaber zurück ist
time-out-substitute = { $hours } lang werden Ersatzleute gefragt; kommt niemand: { $then }
time-out-then-default = die Vorgabe der Frage wird gespielt
time-out-then-bot = ein Bot spielt auf dem Platz, bis sein Inhaber zurück ist
time-out-then-pause = die Kampagne ruht
time-out-vote = der Tisch hat { $hours }, um zu sagen, was geschieht

## Fenster
time-longer = { $hours ->
    [one] { $seat } braucht länger: Alle Gefragten haben eine Stunde mehr.
   *[other] { $seat } braucht länger: Alle Gefragten haben { $hours } Stunden mehr.
 }
time-waived-turn = { $seat } lässt bis zum eigenen nächsten Zug Fenster verstreichen: { $windows }.
time-waived-round = { $seat } lässt bis zum Ende dieser Runde Fenster verstreichen: { $windows }.
time-waived = { $seat } lässt bis auf Widerruf Fenster verstreichen: { $windows }.
time-not-waived = { $seat } lässt keine Fenster mehr verstreichen: { $windows }.
