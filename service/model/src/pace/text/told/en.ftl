# What is done about time, as the chronicle tells it.
time-settled = The host has settled how long questions wait.
time-paused-host = The host has paused the campaign: nobody's time runs.
time-paused-over = Time is over before all was answered: the campaign pauses until it is, or until the host or the table lets time run again.
time-resumed-host = The host lets time run again.
time-resumed-vote = The table lets time run again.
time-extended-host = { $hours ->
    [one] The host gives one hour more.
   *[other] The host gives { $hours } hours more.
 }
time-extended-vote = { $hours ->
    [one] The table gives one hour more.
   *[other] The table gives { $hours } hours more.
 }
time-extended-over = { $hours ->
    [one] Time is over; there is one hour more.
   *[other] Time is over; there are { $hours } hours more.
 }
time-away = { $seat } will be away from { $from } until { $until }; no time of { $seat } runs then.
time-back = { $seat } is there after all.
time-over = The time of { $seat } is over.
time-over-together = The time to answer together is over.

## Moments and lengths
time-moment-utc = { $day } { $month } { $year }, { $clock } UTC
time-january = January
time-february = February
time-march = March
time-april = April
time-may = May
time-june = June
time-july = July
time-august = August
time-september = September
time-october = October
time-november = November
time-december = December

## Seats that change hands
time-table-asked = { $hours ->
    [one] Time is over; the table has one hour to say what is done.
   *[other] Time is over; the table has { $hours } hours to say what is done.
 }
time-seat-passed-holder = { $from } has handed the seat over to { $name }.
time-seat-passed-host = The host has given the seat of { $from } to { $name }.
time-seat-passed-pool = { $name } takes over the seat of { $from } as a substitute.
time-seat-passed-back = { $name } has the seat back; { $from } had held it.
time-seat-bot = A bot sits in for { $seat } until { $seat } is back.
time-seat-back = { $seat } is back; the bot has left the seat.
time-seat-sought = { $hours ->
    [one] A substitute is sought for { $seat }, for one hour.
   *[other] A substitute is sought for { $seat }, for { $hours } hours.
 }
time-seat-not-found = No substitute is sought for { $seat } any more.

## Windows
time-longer = { $hours ->
    [one] { $seat } needs longer: all who are asked have one hour more.
   *[other] { $seat } needs longer: all who are asked have { $hours } hours more.
 }
time-waived-turn = { $seat } lets windows pass until their next turn: { $windows }.
time-waived-round = { $seat } lets windows pass until this round is over: { $windows }.
time-waived = { $seat } lets windows pass until they say otherwise: { $windows }.
time-not-waived = { $seat } lets windows pass no more: { $windows }.
