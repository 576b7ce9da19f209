# The service's words in letters.

## What several letters have
letter-greeting = Hello { $name },
letter-thread = [{ $campaign }] { $tail }
letter-footer = { $campaign } is a campaign of { $game }, played by post with Sternpost.
letter-open-campaign = Open the campaign
letter-head = Head of the log: entry { $seq }, { $hash }
letter-head-later = Head of the log: entry { $seq }. Its number is shown from the next entry on.
letter-head-why = Keep this letter: with these numbers you can prove later that nobody rewrote the log or exchanged the dice.
letter-seal = Seal of the dice: { $seal }
letter-unsubscribe = Choose when letters come, or stop them
letter-board = The board
letter-board-alt = The board. The plain part of this letter tells it in words.
letter-board-in-words = The board in words
letter-at-the-table = At the table
letter-standing = How everybody stands
letter-standing-you = you
letter-standing-asked = owes an answer
letter-standing-goals = Goals
letter-standing-legend = ✓ scored; 3/4: three of four are there; (+5): it would bring 5 now
letter-no-form-submits = The link opens a page. Nothing counts until you send your answer there.

## Your turn
letter-turn-tail = Your turn
letter-turn-tail-asks = Your turn: { $asks }
letter-turn-tail-round = Your turn ({ $round })
letter-turn-tail-both = Your turn: { $asks } ({ $round })
letter-turn-rest-board = Reply BOARD for the board in words, all numbers, and what each choice does.
letter-turn-rest-page = The board in words and all numbers are on the page.
letter-turn-more-board = { $count ->
    [one] Reply BOARD to see one more choice.
   *[other] Reply BOARD to see { $count } more choices.
 }
letter-turn-since = Since your last answer
letter-turn-nothing = Nothing has happened since your last answer.
letter-turn-earlier = Earlier lines are on the page.
letter-turn-rule = Rule: { $rule }
letter-turn-more = { $count ->
    [one] One more choice is on the page.
   *[other] { $count } more choices are on the page.
 }
letter-turn-barred = Not possible now, and why
letter-turn-barred-line = { $what }: { $why } ({ $rule })
letter-turn-exactly = { $count ->
    [one] Pick exactly one.
   *[other] Pick exactly { $count }.
 }
letter-turn-some = Pick at least { $least } and at most { $most }.
letter-turn-split = Share out { $total } in all.
letter-turn-split-up-to = Share out up to { $total }.
letter-turn-split-between = Share out at least { $least } and at most { $total }.
letter-turn-arrange = Put them in the order you want.
letter-turn-amount = A number from { $least } to { $most }.
letter-turn-at-least = at least { $least }
letter-turn-at-most = at most { $most }
letter-turn-room = as much as there is room for
letter-turn-default = If you say nothing by then: { $default }
letter-turn-answer = Answer on the page
letter-turn-also-waiting = Also waited for: { $names }
letter-turn-only-you = Nobody else is waited for.

## Somebody proposes something
letter-proposal-tail = A proposal to you
letter-proposal-heading = { $name } proposes something to you
letter-proposal-text = Nobody waits for your answer: the game goes on. The proposal stays open until it is answered, withdrawn or out of time.

## A seat is offered
letter-invitation-tail = You are invited
letter-invitation-heading = A seat is kept for you
letter-invitation-text = { $host } invites you to play { $game } by post.
letter-invitation-how = Each letter tells what has happened and asks for your next decision; a link opens the page where you give it. A campaign takes weeks. It begins when everybody is in.
letter-invitation-campaign = Campaign: { $campaign }
letter-invitation-accept = Take your seat
letter-invitation-pace = Pace
letter-invitation-decline = You did not expect this? Ignore it and nothing happens. If you can't play this time, the page where you take your seat lets you decline, and your host is told.
letter-invitation-block = No more invitations: from this host, or at all

## Somebody is in: for the host
letter-seat-taken-by = { $name } is in
letter-seat-taken-text = { $name } has taken a seat in { $campaign }.
letter-seats-taken-by = { $names } are in
letter-seats-taken-text = { $names } have taken seats in { $campaign }.
letter-seat-taken-waiting = Still to come: { $names }
letter-seat-taken-all = Everybody is in, and the campaign begins.
letter-hosted-day = Your tables today
letter-hosted-week = Your tables this week
letter-hosted-nothing = Nothing has happened since the last letter.
letter-hosted-moves = { $count ->
    [one] 1 entry was made. The strongest of it:
   *[other] { $count } entries were made. The strongest of them:
}
letter-hosted-waits = { $name } is waited for.
letter-hosted-waits-until = { $name } is waited for, until { $due }.
letter-hosted-stuck = The campaign is stuck.
letter-hosted-over = The campaign is over.
letter-hosted-why = You asked for a letter about the tables you host. It tells what spectators see.
letter-seat-declined-by = { $name } can't make it
letter-seat-declined-text = { $name } has declined a seat in { $campaign }.
letter-seat-declined-next = The seat is open again. On the campaign's page you can invite somebody else, let a bot play it, or hand on a link.

## The game begins
letter-started-tail = The campaign begins
letter-started-text = All seats are taken. You get a letter when your answer is wanted.
letter-begins-tail = Your turn: the campaign begins
letter-begins-text = All seats are taken, and your answer is wanted at once. You get a letter each time it is.
letter-started-seal-why = Every shuffle and every die comes from a secret with this SHA-256, and from what each seat adds to it. The secret is told when the campaign ends, and anybody can check it; the campaign's page says how.

## The game is over
letter-ended-tail = The campaign is over
letter-ended-won = { $names } won
letter-ended-won-by = { $names } won, { $own } to { $next }
letter-ended-won-together = Won together: { $names }
letter-ended-drawn = A draw: { $names }
letter-ended-lost = Nobody has won
letter-ended-text = { $campaign } is over.
letter-ended-standings = Standings
letter-ended-closed = The operator of this server has closed it before its end; there are no standings.
letter-ended-lines = How it ended
letter-ended-secret = The secret of the dice stands in the last entry of the log. Its SHA-256 is the seal you got when the campaign began.
letter-ended-read = Read it all again

## Signing in
letter-sign-in-subject = Sign in to Sternpost
letter-sign-in-text = This link signs you in. It works for an hour.
letter-sign-in-button = Sign in
letter-sign-in-not-you = You did not ask for this? Ignore it: without the link nobody is signed in.

## A campaign is stuck
letter-stuck-tail = The campaign is stuck
letter-stuck-text = A rule failed while an answer was carried out in { $campaign } ({ $game }).
letter-stuck-calm = Nothing of that answer was written and nothing is lost; other campaigns go on. Host and operator get this letter, and the server's log names the rule. Once it is mended, the campaign goes on where it stands.

## The rules have changed under a campaign
letter-new-rules-tail = New rules
letter-new-rules-text = The server plays { $game } by newer rules now.
letter-new-rules-same = { $campaign } goes on from the very position you saw. Nothing you decided has changed; from now on the newer rules hold.
letter-new-rules-back = Most of what was decided in { $campaign } stands. What was answered after entry { $entry } does not fit the newer rules and is asked again; the log keeps it.
letter-new-rules-log = The change stands in the log as an entry of its own.
letter-map = The map
letter-map-alt = The map of the galaxy, with the home of each seat

## What was said at the table
letter-talk-tail = Said at the table
letter-talk-heading = This was said at the table
letter-talk-since = Said at the table
letter-talk-line = { $name }: { $said }
letter-talk-private = { $name }, in private to { $names }: { $said }
letter-talk-more = { $count ->
    [one] One more message is on the page.
   *[other] { $count } more messages are on the page.
 }
letter-talk-answer = Read and answer on the page
letter-talk-why = Such a letter comes once a day at most, and only if nothing else is written to you. It can be turned off on the page.

## Promises: deals in words
letter-promise-tail = Promises
letter-promise-heading = Promises at the table
letter-promise-asked = Promises that wait for your answer
letter-promise-due = Promises that have fallen due; say whether they were kept
letter-promise-changed = Promises that have changed
letter-promise-line = { $names }: “{ $said }”
letter-promise-line-due = { $names }: “{ $said }” (due: { $due })
letter-promise-agreed = “{ $said }” All have agreed.
letter-promise-declined = “{ $said }” Declined by { $names }.
letter-promise-withdrawn = “{ $said }” { $names } has withdrawn it.
letter-promise-marked = “{ $said }” { $marks }
letter-promise-kept = { $name } says: kept.
letter-promise-broken = { $name } says: broken.
letter-promise-more = { $count ->
    [one] One more promise is on the page.
   *[other] { $count } more promises are on the page.
 }
letter-promise-answer = To the promises
letter-promise-not-binding = Promises are words between players: the rules do not enforce them.
letter-promise-why = Such a letter comes as often as you have chosen for what is said at the table, once a day at most. That can be changed on the page.
## Time
letter-turn-until = Time to answer: until { $due }.
letter-reminder-tail = Your answer is still wanted
letter-reminder-tail-asks = Still your turn: { $asks }
letter-reminder-until = Your answer is wanted until { $due }: { $left } from now.
letter-reminder-then-default = If nothing has come by then, the default is played for you.
letter-reminder-then-extend = If nothing has come by then, there is more time once more.
letter-reminder-then-bot = If nothing has come by then, a bot answers this question for you.
letter-reminder-then-pause = If nothing has come by then, the campaign pauses and everybody is written to.
letter-reminder-absence = Ask the table for more time, or book an absence
letter-timing-settled = The host has settled the pace anew
letter-timing-paused = The host has paused the campaign: nobody's time runs
letter-timing-over = Time is over before all was answered: the campaign pauses
letter-timing-resumed = Time runs again
letter-timing-asked = You are asked: { $prompt }
## Answering by a reply, and what became of it
letter-reply-one = You can answer by replying to this letter: write the letter before your choice, or its name, on the first line, for example { $example }
letter-reply-some = You can answer by replying to this letter: write the letters before your choices, or their names, with commas between them, for example { $example }; or the word none
letter-reply-split = You can answer by replying to this letter: write how many of each, with commas between them, for example { $example }; or the word none
letter-reply-arrange = You can answer by replying to this letter: write the letters in the order you want, with commas between them, for example { $example }
letter-reply-amount = You can answer by replying to this letter: write the number on the first line.
letter-reply-steps = If you know what you are asked next, answer that too, one line for each step; all of it counts, or nothing. A reply may also be one of these words: STATUS, BOARD, LOG, UNDO, HELP.
letter-reply-commands = You can reply to our letters. One of these words on the first line is answered at once: STATUS, BOARD, LOG, UNDO, HELP.
letter-reply-help-answers = Answer a letter by replying to it, above or below what your mail program quotes. Write the letter or number before your choice, or what it is called; enough of the name to tell it from the others will do.
letter-reply-help-lists = Several choices have commas between them: a, c. Shared out, each has its number: 2 a, 1 cruiser. Nothing at all is the word none. An order is a list too: b, a, c.
letter-reply-help-steps = One line answers one question. If you know what you are asked next, answer that on the next line, by name: the letters stand for the choices of the first question only. All lines count, or none.
letter-reply-help-commands = STATUS tells how everybody stands, BOARD tells the board in words, LOG the latest lines, UNDO takes your last answer back if that can still be done, HELP tells this. ORDER LIST tells your standing orders, ORDER OFF 2 switches the second off, ORDER ALWAYS a answers such questions with a from now on, this one too.
letter-reply-help-quotes = Quotes and signatures are left out. Anybody who replies to this letter plays for your seat: do not pass your letters on.
letter-receipt-quoted = You wrote
letter-receipt-understood = This was understood
letter-receipt-step = { $prompt } { $answer }
letter-receipt-happened = This happened
letter-receipt-next = And this is asked now:
letter-receipt-taken = Your answer counts
letter-receipt-sealed = Your answer is in
letter-receipt-not-taken = Your reply was not carried out
letter-receipt-taken-back = Your answer was taken back
letter-receipt-not-taken-back = Nothing was taken back
letter-receipt-status = How things stand
letter-receipt-board = The board in words
letter-receipt-log = The latest of the chronicle
letter-receipt-help = How to play by reply
letter-receipt-entry = It stands in the log as entry { $seq }.
letter-receipt-undo = If this is not what you meant, reply with UNDO: as long as nothing was drawn or shown and nobody else has acted, it can be taken back.
letter-receipt-replaced = This takes the place of the answer that was in before: { $answer }.
letter-receipt-sealed-why = Others are asked as well. Your answer is opened together with theirs; until then you can replace it by another reply to the same letter, or reply with UNDO.
letter-receipt-asked-nothing = Nothing is asked of you now.
letter-receipt-not-taken-back-why = Your last answer can be taken back only as long as nothing was drawn, nothing hidden was shown and nobody else has acted since.
letter-receipt-nothing-changed = Nothing has changed.
letter-receipt-nothing = No answer was found in your reply.
letter-receipt-too-long = Your reply has more lines than any turn, or lines that are too long. Write your answer, one line for each step, and nothing else.
letter-receipt-no-question = The letter you replied to asked nothing.
letter-receipt-not-begun = The campaign has not begun.
letter-receipt-unknown = Nothing on offer is called “{ $said }”.
letter-receipt-unknown-later = Nothing the next step offers is called “{ $said }”. The letters stand for the choices of the first question only; name what you choose.
letter-receipt-several = “{ $said }” could mean any of these: { $choices }
letter-receipt-two-letters = “{ $said }” stood for different choices in two copies of this letter. Write what your choice is called.
letter-receipt-no-number = “{ $said }” does not say how many.
letter-receipt-no-list = Your list is too long, or has no part in it.
letter-receipt-list = These lines of your list are not understood: { $lines }
letter-receipt-more = The turn ends before the line “{ $said }”: what comes then is not known yet, or somebody else is asked first.
letter-receipt-line = “{ $said }”: { $why }
letter-receipt-stuck = The campaign is stuck; its host and the operator have been told.
letter-receipt-taken-back-often = You have taken back so many answers within the hour that this one has to wait.
letter-receipt-impossible = This cannot be done now.
letter-receipt-old-answered = What that letter asked was answered with entry { $seq }.
letter-receipt-old-taken-back = { $name } took an answer back after that letter was written.
letter-receipt-old-rewound = The campaign was moved back after that letter was written.
letter-receipt-old-over = The campaign ended before that letter was answered.
letter-receipt-old-gone = What that letter asked is asked no more: the campaign has gone on without it.
letter-receipt-exactly = { $count ->
    [one] Pick exactly one ({ $rule }).
   *[other] Pick exactly { $count } ({ $rule }).
 }
letter-receipt-count = Pick at least { $least } and at most { $most } ({ $rule }).
letter-receipt-too-little = { $what }: that makes { $reading }, at least { $least } are needed ({ $rule }).
letter-receipt-too-much = { $what }: that makes { $reading }, at most { $most } are possible ({ $rule }).
letter-receipt-over = { $what }: { $reading } too many ({ $rule }).
letter-receipt-twice = Something is named twice ({ $rule }).
letter-receipt-not-offered = That is not on offer ({ $rule }).
letter-receipt-barred = { $why } ({ $rule }).
letter-receipt-unfinished = There is more to decide before this is whole.
letter-receipt-form = The question cannot be answered like this.

# Letters about several campaigns, and about letters
letter-owed-subject = { $count ->
    [one] One campaign waits for you
   *[other] { $count } campaigns wait for you
 }
letter-owed-how = Each question has its own link, and the links of its choices.
letter-owed-campaign = { $campaign } ({ $game })
letter-owed-reply = To answer this one by mail, write your answer to
letter-owed-why = You asked for one letter for everything that waits for you.
letter-confirm-subject = Is this your address?
letter-confirm-text = Somebody who plays by post here has named this address as the second one for their letters. If that was you, say so; nothing is sent here before.
letter-confirm-button = Yes, send my letters here too
letter-confirm-not-you = If it was not you, you need do nothing: this address gets no more of it.
letter-unreachable-tail = Letters to { $name } do not arrive
letter-unreachable-text = The last letters to { $name } have come back, and none is sent any more. { $campaign } waits for somebody who may not know it.
letter-unreachable-what = If you know another way to reach them, tell them to sign in and look under “Letters”: they can say there that their address works again, or name another.
letter-hook-turn = { $campaign } waits for { $name }.
letter-hook-news = There is news for { $name } in { $campaign }.
letter-notice-trial = Sternpost can tell you here
letter-channel-something = Something has happened.
letter-channel-board = The board of { $campaign }

## Standing orders
letter-orders = Your standing orders
letter-orders-link = Answer such questions ahead, and see your standing orders
letter-order-answered =
    { $count ->
        [one] Your order “{ $kind }” has answered 1 question.
       *[other] Your order “{ $kind }” has answered { $count } questions.
    }
letter-order-off = Your order “{ $kind }” is off.
letter-order-done = Your order “{ $kind }” is done: it has answered as often as it was to.
letter-order-unfit = Your order “{ $kind }” was switched off, because what it says did not fit what you are asked. Until you have looked at it you are asked such questions.
letter-order-taken-back = Your order “{ $kind }” was switched off, because you took back what it had answered. Until you have looked at it you are asked such questions.
letter-receipt-orders = Your standing orders
letter-receipt-ordered = Your order was given
letter-receipt-order-off = Order { $number } is off. ORDER LIST tells which there are.
letter-receipt-no-order = You have no order { $number }. ORDER LIST tells which there are.
letter-receipt-no-orders = You have given no orders. ORDER ALWAYS and an answer, below a letter that asks, gives one.
letter-receipt-not-ordered = This question cannot be answered ahead: answer it, and nothing more.
## Seats that change hands
letter-seat-tail = A seat
letter-seat-offered = A seat is offered to you
letter-seat-offered-holder = { $from } would like to hand their seat over to you.
letter-seat-offered-host = { $host }, the host, offers you the seat of { $from }.
letter-seat-offered-pool = A substitute is sought for { $from }. You have offered to be one.
letter-seat-first-come = Everybody who offered to play is asked. The first to accept has the seat, until { $until }.
letter-seat-goes-with = You would go on where the seat stands, with everything it has and knows: its hand, its view, its chronicle.
letter-seat-with-talk = What the former holder has said and promised in private you may read.
letter-seat-without-talk = Private talk, private promises and notes of the former holder stay theirs. No promise binds you.
letter-seat-with-notes = The former holder leaves you their notes.
letter-seat-look = Look at it and decide
letter-seat-no-substitute = Be no substitute any more
letter-seat-suggested = The host would like to give your seat to somebody
letter-seat-suggested-why = The host suggests that { $name } takes over the seat of { $from }. Nothing happens unless you agree.
letter-seat-asked-back = Somebody would like to have a seat back
letter-seat-asked-back-why = { $name }, who held the seat of { $from } before, asks for it back. Nothing happens unless its holder agrees, or the host, if its holder is gone.
letter-seat-decide = Decide
letter-seat-yours = The seat is yours
letter-seat-yours-why = You hold it from now on, and what it is asked comes to you. Letters to who held it before lead nowhere any more.
letter-seat-bot = A bot sits in for you
letter-seat-bot-why = The seat stays yours. A bot plays it until you are back; nothing but a press is needed for that, at any time.
letter-seat-come-back = I am back
letter-seat-passed = Your seat has passed to { $name }
letter-seat-passed-why = Your letters and links lead nowhere any more. Your private talk and promises stay yours, unless you have said otherwise; your notes can be taken along.
letter-seat-passed-look = Your notes, and the seat
letter-seat-substitute = Would you take over a seat if somebody is missing?
letter-seat-substitute-why = You have asked, or somebody for you, to be a substitute in this campaign. It takes a press.
letter-seat-substitute-host = { $host }, the host, would like you to be a substitute in this campaign. It takes a press.
letter-seat-substitute-what = If a seat loses its player, you and all other substitutes get a letter. The first to accept plays on. You can change your mind at any time.
letter-seat-substitute-join = Be a substitute
letter-timing-table-asked = Time is over: the table says what is done
letter-reminder-then-sit-in = If nothing has come by then, a bot plays your seat until you are back.
letter-reminder-then-substitute = If nothing has come by then, a substitute is sought for your seat.
letter-reminder-then-vote = If nothing has come by then, the table says what is done.
letter-deadline = { $campaign }: your answer is wanted
letter-reply-help-away = AWAY 2 DAYS books an absence from today, AWAY 24.12. TO 2.1. one ahead; BACK ends it.
letter-receipt-away = Your absence is booked
letter-receipt-away-how = How to say that you are away
letter-receipt-back = You are back
letter-receipt-away-booked = Away: { $days } ({ $zone }). No time of yours runs then, and the table sees it.
letter-receipt-away-left = { $days ->
    [0] No day of absence is left.
    [one] One day of absence is left.
   *[other] { $days } days of absence are left.
 }
letter-receipt-away-back = If you are there earlier, reply BACK.
letter-receipt-away-unread = No days can be made of “{ $said }”.
letter-receipt-away-say = Reply AWAY 2 DAYS (from today), AWAY UNTIL 2.1., AWAY 24.12. TO 2.1. or AWAY 2026-12-24 TO 2027-01-02.
letter-receipt-away-no-pace = No time is measured in this campaign: nobody waits for you by the clock, and no absence needs to be booked.
letter-receipt-away-order = An absence ends on the day it begins, or later.
letter-receipt-away-over = These days are over.
letter-receipt-away-far = Absences are booked for the next two years.
letter-receipt-away-overlaps = You are away on some of these days already.
letter-receipt-back-why = Your time runs again, and what you are asked waits for you.
letter-receipt-not-away = You are not away, and no absence is booked.

# One letter for everything, when nothing is asked.
letter-owed-news = News of your campaigns

# Who rules disputes.
letter-arbiter-is = { $name } is arbiter from now on
letter-arbiter-is-why = The arbiter holds no seat and rules disputes. While one is open the arbiter sees what it is about: the position before and after the disputed entry, whole; of everything else what a spectator sees.
letter-arbiter-nobody = Nobody is arbiter any more
letter-arbiter-nobody-why = Disputes of this campaign have no arbiter from now on.
letter-arbiter-asked = { $name } is proposed as arbiter
letter-arbiter-asked-nobody = It is proposed that there is no arbiter any more
letter-arbiter-asked-why = It holds once everybody who holds a seat has agreed. The arbiter holds no seat, and sees what a dispute is about while it is open.
letter-arbiter-asked-address = The address is { $address }: look whether it is who you think.
letter-arbiter-asked-anew = This takes the place of an earlier proposal. Everybody who had agreed is asked again.
letter-arbiter-decide = Agree, or do not
letter-arbiter-look = Look at it
letter-arbiter-you = You are arbiter of this campaign
letter-arbiter-you-why = You hold no seat and rule its disputes. While one is open you see what it is about: the position before and after the disputed entry, whole; of everything else what a spectator sees. Sign in with this address.
letter-arbiter-you-not = If you do not want that, lay it down on the page below; if you do not know who asked, stop such letters.
letter-arbiter-no-more = You are arbiter of this campaign no more
letter-arbiter-no-more-why = Nothing else is asked of you.

## Disputes and motions
letter-court-news = The table decides
letter-court-look = Look at the disputes and motions
letter-court-disputed = Entry { $entry } is disputed
letter-court-disputed-by = { $name } disputes entry { $entry }
letter-court-appealed = A ruling is appealed
letter-court-withdrawn = The dispute rests
letter-court-vote = Your vote is asked
letter-court-you-rule = You rule on it. While it is open you see everything, hidden cards too.
letter-court-missing = Your vote is still missing
letter-court-decided = The vote is over
letter-court-ruled = The dispute is decided
letter-court-corrected = The position was corrected
letter-court-rewound = The campaign went back to entry { $entry }
letter-court-vote-how = Choose what you vote. Nothing is voted before you press on the page that opens.
letter-court-agree = I agree
letter-court-disagree = I do not agree
letter-court-until = You can vote until { $until }. { $needed } of { $all } have to agree; you can change your vote until it is decided.
letter-court-until-then = Until then the campaign goes on as it stands.
letter-court-stands = You may still answer if you are asked; your answer may be undone. What nobody has decided after seven days stands.
letter-court-appeal-until = You can appeal until { $until }: then the table decides once more, by vote.
letter-court-report = What this means for you
letter-court-report-look = All of it, with what you know now and should not
letter-court-undone = { $count ->
    [0] None of your answers is undone.
    [one] One of your answers is undone.
   *[other] { $count } of your answers are undone.
 }
letter-court-dead = { $count ->
    [one] The links of one letter to you are dead.
   *[other] The links of { $count } letters to you are dead.
 }
letter-court-asked = You are asked again: { $prompt }
letter-court-knows = { $count ->
    [one] You know one thing that you should not know now.
   *[other] You know { $count } things that you should not know now.
 }
letter-court-reply = You can vote by replying to this letter: write VOTE YES or VOTE NO on the first line.
letter-reply-help-vote = VOTE YES and VOTE NO vote on what the table decides.
letter-receipt-voted = Your vote counts
letter-receipt-voted-yes = You agree with what the table votes on. Until it is decided you can change your vote.
letter-receipt-voted-decided = Your vote counts, and decided it: a letter of its own says how.
letter-receipt-voted-no = You do not agree with what the table votes on. Until it is decided you can change your vote.
letter-receipt-not-voted-nothing = The table votes on nothing that your letter speaks of.
letter-receipt-not-voted-how = Write VOTE YES or VOTE NO.
letter-receipt-not-voted-no-voice = Only seats that people played when it was proposed have a voice.

## Replies: windows that are let pass, more time
letter-reply-help-time = MORE TIME asks the table for 24 hours more, MORE TIME 48 for 48; others agree with the same words. In a window that ends at its time it gives all who are asked as many hours again.
letter-reply-help-waive = ORDER WAIVE lets windows such as the one your letter asks in pass, in the open, to the end of the round; ORDER WAIVE TURN to your next turn, ORDER WAIVE ALWAYS until you say otherwise. ORDER WAIVE OFF ends it.
letter-receipt-waived = You are not asked about this again
letter-receipt-waived-turn = { $windows }: until your next turn begins.
letter-receipt-waived-round = { $windows }: to the end of the round.
letter-receipt-waived-otherwise = { $windows }: until you say otherwise.
letter-receipt-waived-why = Everybody sees it, and nobody waits for you there. ORDER WAIVE OFF ends it.
letter-receipt-waived-no-more = You let no windows pass any more
letter-receipt-waived-no-more-why = From now on you are asked in each again, and everybody sees that.
letter-receipt-nothing-waived = There is no kind of windows that you let pass.
letter-receipt-not-waivable = Your letter does not ask in a window that could be let pass ahead, or not for that long.
letter-receipt-not-waived-now = You have answered such a window with something else, or let as many kinds pass as is possible. Reply UNDO first.
letter-receipt-more-time = There is more time
letter-receipt-more-time-asked = You have asked for more time
letter-receipt-time-asked = { $hours ->
    [one] The table is asked for one hour more. It is given once more than half of the others agree.
   *[other] The table is asked for { $hours } hours more. They are given once more than half of the others agree.
 }
letter-receipt-time-agreed = { $hours ->
    [one] You agree to one hour more. It is given once more than half of the others agree.
   *[other] You agree to { $hours } hours more. They are given once more than half of the others agree.
 }
letter-receipt-time-given = { $hours ->
    [one] There is one hour more.
   *[other] There are { $hours } hours more.
 }
letter-receipt-time-said = Time is over, and the table says what is done: your word is more time.
letter-receipt-time-others = { $hours ->
    [one] The table is asked for one hour more already: reply MORE TIME to agree.
   *[other] The table is asked for { $hours } hours more already: reply MORE TIME to agree.
 }
letter-receipt-time-too-many = The table can be asked for 1 to 168 hours.
letter-receipt-time-none = No time runs now: nobody waits for you by the clock.
letter-receipt-time-not-asked = Only who is asked something asks for more time.
letter-receipt-time-others-say = Your time is over, and the others say what is done. Answer what you are asked: that still counts.
letter-receipt-time-before = You have said so before: each seat does once for each window.

## The table is asked for something
letter-timing-more-asked = { $hours ->
    [one] { $name } asks the table for one more hour
   *[other] { $name } asks the table for { $hours } more hours
 }
letter-timing-resume-asked = { $name } asks that time runs again
letter-timing-majority = It holds as soon as more than half of the others agree. Who does not agree need do nothing.
letter-timing-agree = Look, and agree
letter-timing-agree-reply = You can agree by replying to this letter too: write MORE TIME in the first line.
letter-receipt-more-time-agreed = You are for more time
letter-seat-bot-reply = You can also reply to this letter: write BACK in the first line.
letter-timing-say = Say what is done
letter-timing-say-until = You can until { $until }. What most say is done; the default of the question if nobody says anything or as many say something else. Who is asked can still answer.

## A second campaign that cannot begin
letter-fork-failed = The second campaign could not begin
letter-fork-failed-rules = It was to go on from entry { $entry }. Older rules led there, and the rules of this server do not take all that was answered up to it.
letter-fork-failed-server = It was to go on from entry { $entry }, and this server failed at it. Whoever runs the server finds the reason in its log.
letter-fork-failed-what = Your campaign goes on as it stands. The second one is tried again each day; if it does not come, the table can decide otherwise: by going back, or by a campaign begun anew.
letter-fork-failed-look = Look at the dispute
letter-fork-failed-tail = A second campaign
letter-arbiter-tail = The arbiter

letter-called-invitation = Invitation
letter-called-seat-taken = A seat was taken
letter-called-hosted = What happened at tables you host
letter-called-seat-declined = An invitation was declined
letter-called-started = The start
letter-called-turn = A question
letter-called-proposal = A proposal
letter-called-talk = Talk
letter-called-promise = Promises
letter-called-ended = The end
letter-called-link = A link
letter-called-court = A dispute, a vote or going back
letter-called-stuck = The campaign is stuck
letter-called-new-rules = New rules
letter-called-reminder = A reminder
letter-called-timing = Something about time
letter-called-receipt = What became of your reply
letter-called-owed = Everything you owe
letter-called-unreachable = Letters that do not arrive
letter-called-seat = Something about a seat
letter-called-channel = A post to the channel
