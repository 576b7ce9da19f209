# The service's words in letters.

## What every letter has
letter-greeting = Hello { $name },
letter-footer = { $campaign } is a campaign of { $game }, played by post with Sternpost.
letter-open-campaign = Open the campaign
letter-head = Head of the log: entry { $seq }, { $hash }
letter-head-why = Keep this letter: with this number you can prove later that nobody rewrote the log.
letter-unsubscribe = Stop letters for this seat
letter-board = The board
letter-board-in-words = The board in words
letter-you = { $name } (you)
letter-thread = { $campaign }: { $tail }
letter-earlier-lines = { $count ->
    [one] One earlier line is on the page.
   *[other] { $count } earlier lines are on the page.
 }

## Times
letter-when = { $weekday }, { $day } { $month } { $year }, { $time } ({ $zone })
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Your turn
letter-turn-tail = your turn
letter-turn-preview-due = { $prompt } Until { $when }.
letter-turn-heading = Your answer is wanted
letter-turn-since = Since your last answer
letter-turn-nothing = Nothing has happened since your last answer.
letter-turn-rule = Rule: { $rule }
letter-turn-one-of = Follow the link of your choice. Nothing is sent until you confirm on the page.
letter-turn-some-of = { $least ->
    [0] Pick up to { $most } of these on the page. A link ticks one of them to begin with.
   *[other] { $least ->
        [one] Pick one to { $most } of these on the page. A link ticks one of them to begin with.
       *[other] Pick { $least } to { $most } of these on the page. A link ticks one of them to begin with.
     }
 }
letter-turn-exactly = Pick { $count } of these on the page. A link ticks one of them to begin with.
letter-turn-split = Split { $total } over these on the page.
letter-turn-arrange = Put these in order on the page.
letter-turn-amount = Name a number from { $least } to { $most } on the page.
letter-turn-all-choices = { $count ->
    [one] See the choice on the page
   *[other] See all { $count } choices on the page
 }
letter-turn-open = Open your turn
letter-turn-due = Answer until { $when }.
letter-turn-default = After that, this is played for you: { $default }
letter-turn-no-deadline = There is no deadline, but the others are waiting.
letter-turn-also-waiting = An answer is also awaited from { $names }.
letter-turn-only-you = Nobody else is waited for.

## A seat is offered
letter-invitation-subject = { $host } invites you to play { $game }
letter-invitation-preview = A seat in “{ $campaign }” is kept for you.
letter-invitation-heading = A seat is kept for you
letter-invitation-text = { $host } has kept a seat for you in “{ $campaign }”, a campaign of { $game }.
letter-invitation-how = The game is played by letters like this one: each tells what happened and asks for your next decision. A link opens the page where you give it. You need no account and no program.
letter-invitation-table = At the table
letter-invitation-accept = Take your seat
letter-invitation-choose = Choose where you sit
letter-invitation-until = The seat is kept until { $when }.
letter-invitation-decline = If you do not want to play, do nothing.

## The game begins
letter-started-tail = the game begins
letter-started-preview = All seats are taken and the table is set.
letter-started-heading = The game begins
letter-started-text = All seats are taken and the table is set. You will get a letter when your answer is wanted.
letter-started-table = At the table
letter-started-seal = Seal of the dice: { $seal }
letter-started-seal-why = Every shuffle and every die comes from a secret with this SHA-256. It is told when the game ends, so that anybody can check them.

## The game is over
letter-ended-tail = the game is over
letter-ended-preview = The game is over: { $winner } first.
letter-ended-heading = The game is over
letter-ended-standings = Standings
letter-ended-place = { $place }. { $name }
letter-ended-score = { $name }: { $score }
letter-ended-lines = How it ended
letter-ended-secret = The secret of the dice: { $secret }
letter-ended-secret-why = Its SHA-256 is the seal you got when the game began.
letter-ended-log = Download the whole log

## Signing in
letter-sign-in-subject = Sign in to Sternpost at { $host }
letter-sign-in-heading = Sign in
letter-sign-in-text = Somebody, probably you, asked for a link to sign in at { $host }.
letter-sign-in-button = Sign in
letter-sign-in-valid = { $minutes ->
    [one] The link works for one minute.
   *[other] The link works for { $minutes } minutes.
 }
letter-sign-in-not-you = If it was not you, do nothing: without the link nobody is signed in.

## A campaign is stuck
letter-stuck-subject = { $campaign } is stuck
letter-stuck-preview = Nothing is lost, but the game cannot go on until this is repaired.
letter-stuck-heading = The campaign is stuck
letter-stuck-text = The server met a fault while it carried out an answer in “{ $campaign }”. Nothing of that answer was written; the log stands at entry { $seq }.
letter-stuck-host = You get this letter because you are the host. The operator of the server has been told as well. You need not do anything.
letter-stuck-operator = You get this letter because you run the server. A repaired version that can carry out the answer lets the campaign go on.
letter-stuck-reason = What the server noted

## To the host
letter-seat-taken-subject = { $name } has taken a seat in { $campaign }
letter-seat-taken-heading = A seat was taken
letter-seat-taken-text = { $name } has taken a seat in “{ $campaign }”.
letter-seat-taken-left = { $count ->
    [0] All seats are taken: you can start the game.
    [one] One seat is still open.
   *[other] { $count } seats are still open.
 }
letter-seat-taken-start = Start the game
letter-notice-subject = { $campaign }: { $headline }
