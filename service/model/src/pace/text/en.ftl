time-moment = { $day }, { $clock } ({ $zone })
time-day = { $weekday } { $day } { $month } { $year }
time-days = { $from } to { $to }
time-count-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
time-count-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
time-count-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
time-mon = Mon
time-tue = Tue
time-wed = Wed
time-thu = Thu
time-fri = Fri
time-sat = Sat
time-sun = Sun

## What the host has settled
time-terms-none = A question waits as long as it takes.
time-terms-deadline = Each question waits { $hours }.
time-terms-clock = Each seat begins with { $bank }, each turn adds { $increment }, up to { $cap }; it runs while the seat alone is asked.
time-terms-window = Seats that are asked together have { $hours }.
time-terms-play = Time counts from { $from } to { $to } on { $days } ({ $zone }).
time-terms-out = When time is over: { $what }.
time-terms-out-turns = When the time of a seat is over: { $what }.
time-terms-out-windows = When the time of seats that are asked together is over: { $what }.
time-terms-away = { $days ->
    [0] Absences cannot be booked.
    [one] Each seat may be away one day; no time of its runs then.
   *[other] Each seat may be away { $days } days in all; no time of its runs then.
 }
time-out-default = the default of its question is played
time-out-extend = { $times ->
    [one] { $hours } more, once; then the default is played
   *[other] { $hours } more, { $times } times; then the default is played
 }
time-out-bot = a bot answers this question
time-out-pause = the campaign pauses and everybody is written to
time-out-sit-in = a bot plays the seat until its holder is back
time-out-substitute = substitutes are asked for { $hours }; if nobody comes, { $then }
time-out-then-default = the default of its question is played
time-out-then-bot = a bot plays the seat until its holder is back
time-out-then-pause = the campaign pauses
time-out-vote = the table has { $hours } to say what is done
