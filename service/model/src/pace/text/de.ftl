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
time-out-sit-in = ein Bot spielt auf dem Platz, bis sein Inhaber zurück ist
time-out-substitute = { $hours } lang werden Ersatzleute gefragt; kommt niemand: { $then }
time-out-then-default = die Vorgabe der Frage wird gespielt
time-out-then-bot = ein Bot spielt auf dem Platz, bis sein Inhaber zurück ist
time-out-then-pause = die Kampagne ruht
time-out-vote = der Tisch hat { $hours }, um zu sagen, was geschieht
