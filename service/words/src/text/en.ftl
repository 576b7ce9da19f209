# The service's own words on its pages.

## The frame
page-product = Sternpost
page-skip = Skip to the content
page-nav = Pages
page-menu = Menu
page-menu-waiting = Menu ({ $count })
page-signed-in-as = Signed in as
page-moved-on = The campaign has moved on since this page was made.
page-reload = Show it as it is now
page-api = API
page-head = Head of the log:

## The board and what lies beside it
page-board = Board
page-board-look = The board; plus and minus zoom, arrows move it, 0 shows all of it, Enter says what is in the middle
page-board-closer = Closer
page-board-farther = Farther away
page-board-whole = The whole board
page-board-near = From near: { $place }
page-board-looks = Ways to look at the board
page-board-here = What is here
page-board-close = Close
page-board-signs = What the signs mean
page-board-text = The board in words
page-seats = At the table
page-standing = How everybody stands
page-standing-waits = Waiting for { $names }.
page-standing-whole = All numbers
page-standing-goals = Goals, seat by seat
page-standing-own = yours alone
page-standing-enough = (could be scored now)
page-standing-done = (scored)
page-standing-was = (was { $was })
page-standing-legend = ✓ scored; 3/4: three of four are there; (+5): it would bring 5 now; with a frame: it would be scored now.
page-you = (you)
page-panels = Sheets
page-chronicle = Chronicle
page-chronicle-empty = Nothing has happened yet.
page-sought-nothing = Nothing like this has happened.
page-as-it-stood = Entry { $seq }: show the board as it stood
page-came = What came of your last turn
page-coach = Your first turn: how this works
page-coach-pick = Pick on the board or in the list: what is outlined can be chosen. “?” tells what a choice does.
page-coach-steps = A turn can have several steps, and you can go back to each of them. Nothing counts before you hand it in.
page-coach-look = “Look it up” has every rule and every card. The rule above the question is the one that asks.
page-coach-letters = You need not wait here: a letter comes when the game needs you again. Answer it by its link or by a reply.
page-coach-put-away = Put this away
page-since-turns = { $turns ->
    [one] Since you last looked: 1 turn
   *[other] Since you last looked: { $turns } turns
 }
page-since-yours = { $count ->
    [one] 1 names you
   *[other] { $count } name you
 }
page-since-rest = What came before that: the chronicle
page-play-it = ▸ On the board
page-story-of = { $round }: in short
page-story-earlier = The round before
page-story-later = The next round
page-older = Older lines

## A turn
page-your-turn = Your turn
page-until = until { $deadline }
page-rule = Rule { $rule }
page-map = The map
page-reference = Look it up
page-reference-lead = Every card, sheet, unit and tile of the box and every rule of the book, in our own words.
page-look-up = What is { $name }?
page-does = What it does
page-card-page = Its page
page-card-close = Close
page-sealed = Others are asked too. All answers are opened together.
page-confirm-heading = Your turn is complete
page-confirm-lead = Look it over. Nothing counts until you send it.
page-pick-exactly = { $count ->
    [one] Pick exactly one.
   *[other] Pick exactly { $count }.
 }
page-pick-some = Pick at least { $least } and at most { $most }.
page-split = Share out { $total } in all.
page-list = Paste a list
page-list-why = One part a line, such as 3x Void Pirate, or the XML of a deck. Headings and a set in brackets are passed over. It fills in the numbers; nothing is sent yet.
page-list-fill = Fill it in
page-list-kept = What stands here, as a list
page-list-file = Take it along as a file
page-split-up-to = Share out up to { $total }.
page-split-between = Share out at least { $least } and at most { $total }.
page-meter-least = at least { $least } ({ $rule })
page-meter-most = at most { $most } ({ $rule })
page-meter-room = as much as there is room for ({ $rule })
page-at-most = at most { $cap }
page-arrange = Number these in the order you want, 1 first.
page-earlier = Earlier
page-less = One less
page-more = One more
page-all = All
page-more-ways = More
page-later = Later
page-amount = A number from { $least } to { $most }
page-anytime = At any time
page-anytime-lead = Nobody waits for this. The game goes on, and your question stays as it is.
page-deal-with = A deal with { $name }
page-deal-gives = You give
page-deal-gets = You get
page-deal-of = of { $count }
page-deal-nothing = nothing
page-deal-side-nothing = There is nothing that could change hands.
page-deal-said = A sentence to { $name } to go with it
page-deal-propose = Propose it to { $name }
page-deal-then = Nobody waits for this. Your own turn stays as it is.
page-deal-empty = Nothing for nothing is no deal. Pick what you give or what you get.
page-deal-asked = { $names } can reply. The game goes on meanwhile, and your own turn stays as it is.
page-anytime-reply = Answer the proposal
page-barred = Not possible now, and why
page-so-far = Your turn so far
page-preview = What this does
page-next = Go on
page-given = You have answered
page-given-until = It waits sealed. You can change it until everybody has answered.
page-given-until-deadline = It waits sealed. You can change it until everybody has answered, or until { $deadline } at the latest.
page-given-link = Your letter's link names another choice: { $choice }. Your answer stays as it is unless you change it here.
page-given-meanwhile = You have given another answer since you opened this page: it is shown above. Press again to replace it.
page-change-answer = Change my answer
page-send-answer = Send your answer
page-send-turn = Send your turn
page-break-off = Stop here for now
page-break-off-why = What you have put together is sent as it is; you are asked for the rest right after that.
page-back = Back
page-then-you = This counts at once, and then you are asked for more.
page-then-chance = As soon as you send this, dice are rolled or cards are shown.
page-then-others = Sending this ends your turn. The others are next.
page-then-over = Sending this ends the game.
page-default-deadline = If you say nothing by then:

## After a turn
page-receipt = Your turn was accepted
page-receipt-entry = Entry { $seq } · { $when }
page-receipt-known = You had sent this same turn before. It counts once.
page-accepted = You answered
page-what-came = What came of it
page-next-question = On to your next question
page-to-campaign = To the campaign
page-take-back = Take it back
page-take-back-why = You can take this back until somebody else acts or something hidden is shown.
page-conflict = The campaign has moved on
page-conflict-lead = The game has moved on since you opened this question. Your answer changed nothing.
page-changed = What happened meanwhile
page-not-taken = What you had put together
page-again = Answer the question as it is now
page-waiting = Nothing for you to do
page-waiting-lead = It is not your turn. You get a letter when it is.

## A campaign
page-moment = A moment of the past
page-stood-after = The board as it stood after entry { $seq }
page-moment-earlier = One entry back
page-moment-later = One entry on
page-moment-now = Back to now
page-campaigns = Your campaigns
page-campaigns-none = You have no seat in any campaign yet.

## The door
page-home-heading = Long games, one letter at a time
page-home-lead = Sternpost runs great board games by post. It knows the rules, keeps the board, and writes to you when it is your turn.
page-home-how = How it works
page-home-mail = A letter asks, a click answers
page-home-mail-more = Each letter tells what happened, shows the board, and carries your question with its choices. Answer by its link.
page-home-rules = The rules are kept
page-home-rules-more = Only what the rulebook allows is on offer, with the rule it comes from. Cards, timing and dice included.
page-home-log = Every die can be checked
page-home-log-more = Everything is an entry in a chained log. Nothing is deleted, and all chance can be proved after the end.
page-games = Games
page-seat-range = { $least } to { $most } players
page-sign-in = Sign in
page-address = Your e-mail address
page-send-link = Send me a link
page-no-password = There are no passwords. The link in your mail signs you in.
page-sent = Look into your mail
page-sent-lead = If { $address } has a seat or an account here, a link is on its way.
page-sent-minutes = { $minutes ->
    [one] The link is good for one minute.
   *[other] The link is good for { $minutes } minutes.
 }
page-problem-not-found = There is nothing here
page-problem-not-found-why = The address is wrong, or what was here is not for you to see.
page-problem-expired = This link has done its work
page-problem-expired-why = Its question was answered or is gone, or its time is up. Opening it changed nothing.
page-problem-expired-new = A fresh link stands in the latest letter of the campaign; signing in leads there as well.
page-problem-forbidden = This is not yours to do
page-problem-forbidden-why = You are signed in, but this belongs to somebody else.
page-problem-ours = Something went wrong on our side
page-problem-ours-why = Nothing was changed. The operator has been told.
page-trace = If you write to the operator, name this: { $trace }

## Before the start
page-create = New campaign
page-create-now = Create the campaign
page-create-sent-before = This form was sent before, with something else in it: that campaign exists. Send it again to create a second one.
page-campaign-name = Name of the campaign
page-players = Players
page-players-help = Everybody with an address gets an invitation. Bots play at once.
page-seat = Seat { $number }
page-seat-kind = Held by
page-seat-person = a person
page-seat-bot-steady = a bot that weighs its turns
page-seat-bot-eager = a bot that takes what it sees
page-seat-bot-random = a bot that plays at random
page-seat-nobody = nobody
page-seat-name = Name
page-seat-mail = E-mail
page-options = Options
page-lobby = Lobby
page-invited = A seat is kept for you.
page-take-seat = Take the seat
page-decline-seat = Not this time
page-decline-seat-what = { $host } is told, and the seat is free for somebody else.
page-declined-seat = You have declined.
page-declined-seat-why = { $host } was told, and the seat is free for somebody else. If you change your mind, ask for another invitation.
page-lobby-in = You are in. The campaign begins as soon as everybody is, and this page leads you there.
page-choose-seat = What you play
page-choose = Choose
page-missing = Before it can begin
page-start = Begin the campaign
page-invite = Address to invite others
page-copy = Copy

## The postbox
page-postbox = Postbox
page-postbox-here = This server sends no mail; it keeps its letters in the postbox.
page-postbox-lead = This server keeps its letters here instead of sending them.
page-postbox-of = Letters to { $name }.
page-postbox-people = People with letters
page-postbox-none = No letter has been written yet.
page-postbox-back = Back to the postbox
page-letter-to = to { $name }
page-letter-html = The letter as it looks in a mail program
page-letter-heads = Heads of the letter
page-letter-text = The letter as plain text
page-letter-links = Links in this letter
page-letter-raw = The file itself
page-state-asked = owes an answer
page-state-bot = bot
page-state-waits = waits
page-state-invited = invited
page-state-in = is in
page-status-lobby = in the lobby
page-status-running = running
page-status-won = over: { $names } won
page-status-won-together = over, won together
page-status-drawn = over, a draw: { $names }
page-status-lost = over, nobody has won
page-status-paused = paused by { $name }
page-status-paused-host = paused by the host
page-status-time-over = paused: time is over
page-over = The campaign is over
page-over-won = The campaign is over: { $names } won.
page-over-won-together = The campaign is over, and won together.
page-over-drawn = The campaign is over. A draw: { $names }
page-over-lost = The campaign is over. Nobody has won.
page-status-ended = over
page-status-stuck = stuck
page-stood = entry { $seq }
page-export = Export
page-answer-now = Answer
page-fate = Let fate decide
page-line-invited = { $name } has not answered yet
page-mail-off = Mail for this seat is off
page-mail-off-why = Then no more mail comes for this seat. The seat stays yours, and pages and links go on working.
page-stop-mail = Stop mail for this seat
page-block = Invitations
page-block-of = { $host } sends invitations to { $address }.
page-block-host = No more invitations from { $host }
page-block-all = No more invitations from anybody
page-block-none = Let invitations come again
page-block-why = Campaigns in which you have a seat are not touched: their letters go on.
page-block-is-host = No more invitations from { $host } will come to { $address }.
page-block-is-all = No more invitations will come to { $address }.
page-block-is-none = Invitations come to { $address }.
page-confirm-sign-in = Sign in as { $address }

## The language
page-language = Language
page-language-why = Your letters and pages are in this language.
page-language-set = Change the language

## What could not be done
page-no-address = This is not a mail address.
page-pick-one = Pick one of the choices.
page-list-long = The list is too long. Nothing was filled in.
page-list-nothing = No part of the list was found. Nothing was filled in.
page-list-lines = Nothing was filled in. These lines are not understood: { $lines }
page-refused-option = That is not on offer ({ $rule }).
page-refused-barred = { $why } ({ $rule }).
page-refused-unfinished = There is more to decide before this is whole.
page-refused-count = Pick at least { $least } and at most { $most } ({ $rule }).
page-refused-exactly = Pick exactly { $count } ({ $rule }).
page-refused-too-little = { $what }: that makes { $reading }, at least { $least } are needed ({ $rule }).
page-refused-too-much = { $what }: that makes { $reading }, at most { $most } are possible ({ $rule }).
page-refused-over = { $what }: { $reading } too many ({ $rule }).
page-refused-twice = Something is named twice ({ $rule }).
page-refused = The question cannot be answered like this.
page-problem-refused = This could not be done
page-problem-refused-why = Nothing was changed. The server says: { $detail }
page-problem-not-signed-in = You have to be signed in for this
page-problem-not-signed-in-why = A link in your mail signs you in; you need no password.
page-problem-wrong-state = It is too early or too late for this
page-problem-wrong-state-why = The campaign has not begun yet, or it is past this already.
page-problem-too-late = This cannot be taken back any more
page-problem-too-late-why = Somebody else has acted since, or dice or hidden things have been shown.
page-problem-stuck = This campaign is stuck
page-problem-stuck-why = A rule failed. Host and operator have been told; nothing is lost.
page-problem-failed = This page could not be made
page-problem-failed-why = A rule of the game failed while it was being made. It has been noted for the operator; nothing is lost, and other pages of the campaign work.
page-problem-too-many = That is too much at once
page-problem-too-many-why = Nothing was changed. { $minutes ->
    [one] Come back in a minute.
   *[other] Come back in { $minutes } minutes.
 }
page-problem-used = This link was used already
page-problem-used-why = A sign-in link works once. Have another one sent to you.
page-problem-closing = The server is shutting down
page-problem-closing-why = Try again in a moment.
page-yes = yes
page-no = no

## What people settle for themselves
page-desk = Mail and links
page-mail-is-on = You get a letter when an answer is wanted from you.
page-mail-is-off = No letters come for this seat. The seat is still yours, and you can answer on the page.
page-mail-again = Write to me again
page-revoke-why = Did a letter come into other hands? Every link that was sent for the seat so far can be made useless. What is open is sent anew.
page-revoke-whose = Whose links
page-revoke = Make all links so far useless
page-sign-out-everywhere = Sign out everywhere
page-sign-out = Sign out

# The course of a campaign
page-told-nobody = The table
page-plot = Points by round
page-plot-table = The same as a table
page-plot-end = End
page-plot-now = Now
page-rank = Rank { $rank }:
page-won = { $names } won
page-won-together = Won together: { $names }
page-drawn = A draw: { $names }
page-lost = Nobody has won
page-back-sources = Where points came from
page-back-luck = Luck of the dice
page-back-luck-of = { $dice } dice, { $hits } hits; as a rule { $usual }
page-back-luck-how = The bar is what was hit, the mark what as many such dice hit as a rule. Dice that were rolled again count as they came to lie.
page-back-waits = Waited for, in all
page-back-first = Watch it step by step
page-back-film = The whole campaign as a film
page-back-card = A card to share
page-card-foot = Played by post with Sternpost
page-back-seal = The seal is open: check that chance was fair
page-rematch = Play again with the same people
page-to-board = To the board
page-sought = Look for something
page-sought-seat = Done by or about
page-sought-own = { $name } (you)
page-sought-round = Round
page-sought-phase = Phase
page-sought-all = all
page-sought-show = Show
page-sought-everything = Show everything
page-latest = To the latest entries
page-chronicle-whole = The whole chronicle, points and numbers
page-statistics = In numbers
page-statistics-entries = Moves
page-statistics-rounds = Rounds
page-statistics-took = From the start to the last move
page-statistics-acts = Answers
page-statistics-usual = Waited for, median
page-statistics-longest = Longest wait
page-statistics-how = Counted is the time one player alone was waited for; when all are asked together it is nobody's. Bots have none.
page-took-less = < 1 min
page-took-minutes = { $minutes } min
page-took-hours = { $hours } h { $minutes } min
page-took-days = { $days } d { $hours } h
page-moment-entry = Entry
page-moment-go = Show
page-moment-first = The start
page-moment-last = The last entry
## Let in by a letter
page-by-letter = { $name }, by letter
page-old-letter = This letter has been dealt with
page-old-answered = What your letter asked was answered with entry { $seq }. This is how it stands now.
page-old-taken-back-own = You took an answer back after your letter was written. This is how it stands now.
page-old-taken-back = { $name } took an answer back after your letter was written. This is how it stands now.
page-old-rewound = The campaign was moved back after your letter was written. This is how it stands now.
page-old-over = The campaign ended before your letter was answered.
page-old-gone = What your letter asked is asked no more: the campaign has gone on without it. This is how it stands now.
page-old-letter-again-why = This seat owes an answer. A new letter with a link goes to the player who holds it.
page-old-letter-again = Send me a new letter
page-old-letter-sent = A new letter is on its way
page-old-letter-sent-why = It goes to the address of the seat, with what is asked now and a link that is good for it.
page-send-me-link = Send me a link
page-play-here = You play here? Have a link sent to you
page-old-letter-link-why = Nothing is asked of this seat now. A link to sign in goes to the player who holds it.
page-old-letter-link-sent-why = It goes to the address of the seat, with a link that signs you in.
page-waits-since = since
page-waits-you = you
page-lobby-missing = still to come: { $names }
page-waits = Waiting for { $names }

# The host's part
page-hosted-by = Host
page-host = You look after the table
page-host-correct = Correct the invitation
page-host-correct-why = The invitation sent before stops working; the new one goes out at once.
page-host-invite = Invite to this seat
page-host-resend = Send the invitation again
page-host-open = Take the invitation back
page-host-bot = Let a bot play it
page-open-link-why = Share this link to fill a free seat: anybody who opens it enters an address, and takes the seat by the letter sent there.
page-open-link = Link to share; open seats: { $count }
page-open-link-make = Make a link
page-open-link-anew = Make another, this one is dead then
page-open-link-close = Close it
page-open-seat = { $host } has a seat for you at this table.
page-open-seat-host = The host
page-open-seat-none = No seat is open any more.
page-open-seat-why = You get a letter with your invitation; by its link the seat is yours. Your address is shown to the host only.
page-open-seat-ask = Ask for a seat
page-open-seat-sent = Look into your mail: your invitation is on its way.
page-state-open = open
page-line-open = Seat { $number } is open
page-field-name = A name has 1 to 60 letters that can be seen.
page-field-name-twice = This name is at the table already.
page-field-mail-twice = This address has a seat already; one person holds one seat.
page-open-seat-take = You take a seat as { $name }.

# Creating and playing again
page-option-unknown = This is none of the choices.
page-option-number = This number cannot be set here.
page-option-long = This is too long.
page-field-campaign = A campaign needs a name of 1 to 60 letters that can be seen.
page-seat-open = open: anybody with the link may ask for it
page-rematch-of = { $name } once more: the same people and options.
page-rematch-name = { $name }, again
page-rematch-seats = Seats
page-rematch-same = The same seats
page-rematch-turned = Everybody one seat on
page-rematch-address = Gets a letter at the address of then, which is not shown; by it the seat is theirs.
page-rematch-open = Only the host of then can name new addresses here. Make a seat open for somebody new.
page-open-seat-shown = Your address is shown to the host only.

## Talk and notes
page-talk = Talk
page-talk-all = Everything
page-talk-threads = Talk with whom
page-talk-to-whom = To whom
page-talk-to-all = To everybody
page-talk-to-one = To { $name } alone
page-talk-whole = All talk
page-talk-unread = Talk ({ $count })
page-talk-many = Talk (100+)
page-talk-lead = What is said here is no move: it stands beside the log, and no take-back takes it back. Who holds a seat reads what is said to the table; what is said in private is read by those it was said to, not by the host, and not by who takes over a seat later.
page-talk-none = Nothing has been said yet.
page-talk-older = Earlier talk
page-talk-latest = Latest talk
page-talk-to = in private to { $names }
page-talk-new = new
page-talk-read = I have read this
page-talk-say = Say something
page-talk-only-to = Only to
page-talk-only-to-why = With nobody picked the whole table hears it.
page-talk-send = Say it
page-talk-settings = Letters and who is heard
page-talk-mute = I do not want to hear
page-talk-keep = Keep this
page-talk-refused = This was not said: there is nothing in it, it has more than { $most } letters or 60 lines, or there is nobody to hear it.
page-notes = My notes
page-notes-why = Only you read them.
page-notes-keep = Keep my notes
page-chronicle-entries = Entry by entry

## Talk: how often letters tell it
page-talk-digest = If something was said and I am not written to anyway, write to me
page-talk-digest-off = never
page-talk-digest-daily = once a day at most
page-talk-digest-weekly = once a week at most
page-talk-digest-is-off = Letters do not tell you what is said at the table, nor of promises.
page-talk-digest-is-daily = What is said at the table is told in your letters, and once a day at most in one of its own; so are promises.
page-talk-digest-is-weekly = What is said at the table is told in your letters, and once a week at most in one of its own; so are promises.
page-talk-digest-change = Change this

## Promises: deals in words
page-promises = Promises
page-promises-waiting = Promises ({ $count })
page-promises-lead = A deal in words between two or more seats. It is not binding: the rules do not enforce it. It stands beside the log, and no take-back takes it back.
page-promises-none = Nobody has promised anything yet.
page-promises-over = Done with
page-promises-older = Older promises
page-promises-latest = Latest promises
page-promise-new = Put a promise forward
page-promise-said = What is promised, by whom to whom
page-promise-with = Between you and
page-promise-readers = Who reads it
page-promise-private = only the players it is between
page-promise-public = the whole table
page-promise-due = When it falls due
page-promise-never = never: it is not called to mind
page-promise-round = when this round has begun:
page-promise-round-which = The round
page-promise-date = when this day is over (UTC):
page-promise-date-which = The day
page-promise-due-why = When it falls due each of you is reminded and says whether it was kept. You can say so before.
page-promise-put-forward = Put it forward
page-promise-not-binding = Not binding: the rules do not enforce it.
page-promise-is-private = Only those named here read it.
page-promise-is-public = The whole table reads it.
page-promise-falls-due = Due: { $due }.
page-promise-due-now = Has fallen due
page-promise-open = Waits for answers
page-promise-declined = Declined
page-promise-withdrawn = Withdrawn
page-promise-lapsed = Came to nothing: a seat has passed to somebody else
page-promise-agreed = All have agreed
page-promise-settled = Done with
page-promise-by = put forward by { $name }
page-promise-party-waits = has not answered
page-promise-party-silent = did not answer
page-promise-party-agreed = agreed
page-promise-party-declined = declined
page-promise-party-kept = says it was kept
page-promise-party-broken = says it was broken
page-promise-act-agree = I promise
page-promise-act-decline = Decline
page-promise-act-withdraw = Withdraw it
page-promise-act-kept = It was kept
page-promise-act-broken = It was broken
page-promise-empty = Say what is promised.
page-promise-nobody = Name at least one other seat.
page-promise-no-round = Name a round that has not begun.
page-promise-no-day = Name a day that is not over, within ten years.
page-promise-moved-on = That cannot be done about this promise any more. It stands like this now.

## Notes: kept while they are typed
page-notes-file = As a file
page-notes-saving = Keeping …
page-notes-saved = Kept.
page-notes-failed = Not kept yet: the server does not answer. It is tried again.
page-notes-elsewhere = Not kept: these notes were changed elsewhere since they were shown here. Put together what you want, and keep it.
page-notes-refused = Not kept: notes have at most { $most } letters.
page-notes-kept = What is kept now
## How long reactions wait
page-windows = Reactions
page-windows-help = Where a card may be played the rules ask everybody who could hold one; most have nothing to decide. Who is asked is shown to all in either case.
page-windows-prompt = Wait only when somebody has a choice: quick; how long it takes can betray that somebody holds something
page-windows-everybody = Ask everybody each time: betrays nothing, takes many letters
## Time
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

## Letters: when they come, which way they go, how far they come
page-letters = Letters
page-letters-settle = When letters come, and which way
page-letters-when = When letters come
page-letters-rhythm = A letter that asks you something goes out
page-letters-at-once = at once
page-letters-15 = after a quarter of an hour
page-letters-60 = after an hour
page-letters-240 = after four hours
page-letters-daily = once a day
page-letters-hour = Hour of the daily letter
page-hosting = A letter that tells what happened at tables I host, and who is waited for
page-hosting-never = never
page-hosting-day = each day
page-hosting-week = each week
page-hosting-stop = Stop the letters about my tables
page-hosting-stop-why = No letter will tell you any more what happened at the tables you host. Letters about seats of your own are not touched.
page-hosting-off = These letters are off
page-hosting-off-why = No letter tells you what happened at the tables you host.
page-hosting-again = Tell me each day again
page-letters-together = One letter for everything I owe, in all campaigns
page-letters-quiet = No letters in these hours
page-letters-why = This holds for all your campaigns. What you have answered by then is not asked by letter. No letter waits longer than half of the time there is to answer it, and a reminder comes in quiet hours only if they end too late.
page-letters-keep = Keep it
page-letters-no-zone = There is no such time zone. Pick one from the list, such as Europe/Berlin.
page-letters-no-quiet = Quiet hours go from one hour to another.
page-letters-more = A second address, a webhook, and how far your letters come: sign in
page-letters-how-far = How far your letters come
page-letters-of-seats = How far letters to the others come:
page-letters-bounced = A letter to you has come back. Others are still tried.
page-letters-unreachable = Letters to you have come back, and none is sent any more. The hosts of your campaigns have been told.
page-letters-reachable = My address works again: write to me
page-letters-second = A second way
page-letters-second-why = Where letters about your seats go when your address loses them, or always.
page-letters-is-always = It is used always, besides your address.
page-letters-is-spare = It is used when your address loses letters.
page-letters-make-always = Use it always
page-letters-make-spare = Use it only then
page-letters-drop = Take it away
page-letters-another = Name another
page-letters-name-one = Name one
page-letters-mail = Another address of yours
page-letters-mail-why = A letter goes there first and asks whether it is yours. Later ones hold your seats’ links, as those to your first address do.
page-letters-mail-now = Ask there
page-letters-hook = A webhook
page-letters-hook-why = An https address that is told when there is a letter. It is not told what the letter says, and gets no link that lets anybody in: a channel that others read is fine.
page-letters-format = It takes
page-letters-json = JSON with fields
page-letters-discord = What Discord takes
page-letters-hook-now = Use it
page-letters-secret = Secret of the webhook
page-letters-secret-once = This is shown once. Every call is signed with it.
page-letters-called = A first call was answered well.
page-letters-not-called = A first call did not go well: { $why }.
page-letters-to-mail = It leads to { $address }.
page-letters-to-unconfirmed = It will lead to { $address }, once that is confirmed by the letter that went there.
page-letters-to-hook = It leads to a webhook at { $host }.
page-letters-same = That is your first address.
page-letters-no-url = A webhook has an https address, without a name or a password in it.
page-letters-private = This address does not lead to the open Internet.
page-letters-not-found = There is no such server.
page-letters-confirm = A second address
page-letters-confirm-why = Letters to { $address } will come to { $second } too. Anybody who reads them can play for that person.
page-letters-confirm-now = Yes, this address is mine
page-letters-confirmed = Letters come here now
page-letters-confirmed-why = { $second } is confirmed. You can take it away again under “Letters”.
page-letters-stop-all = Stop all my letters
page-letters-stop-all-why = No letter will come any more for any of your seats. You keep your seats, and pages and links go on working.
page-letters-all-off = All your letters are off
page-letters-all-off-why = No letters come for any of your seats. They are still yours, and you can answer on the pages.
page-devices = Notices on your devices
page-devices-why = A device you name here shows a notice when a letter asks you something: the letter’s subject and a link, under your hours of quiet. Only the device can read it. Letters come all the same.
page-devices-since = told since
page-devices-unnamed = A device
page-devices-try = Send a notice now
page-devices-try-it = Send a notice to { $device } now
page-devices-drop = Remove
page-devices-drop-it = Remove { $device }
page-devices-name = What you call this device
page-devices-tell = Tell this device
page-devices-no-script = A browser is named by a script of this page, and scripts are off here.
page-devices-denied = The browser does not allow notices from this page. You can change that in its settings for this site.
page-devices-unable = This browser shows no notices of pages. On an iPhone or iPad, add this page to the home screen first and open it from there.
page-devices-failed = The browser could not be reached through its push service. Try it again later.
page-devices-told = A notice is on its way.
page-devices-not-told = The notice did not get through: { $why }.
page-devices-gone = That device takes no notices any more, and was removed.
page-devices-no-keys = This is no device: a browser names an address and two keys.
page-devices-no-endpoint = The push service of a device has an https address, without a name or a password in it.
page-devices-too-many = Ten devices are told already. Remove one first.
page-devices-somebody-elses = This browser tells somebody else already. Sign in there and remove it first.
page-devices-no-name = Call it by at most sixty letters that can be seen.
page-delivery-off = No letters are wanted.
page-delivery-fine = Letters arrive, as far as we know.
page-delivery-queued = The latest letter goes out { $moment }.
page-delivery-waits = The latest letter waits to go out.
page-delivery-sent = The latest letter was sent { $moment }.
page-delivery-deferred = The latest letter was not taken yet; it is tried again { $moment }.
page-delivery-delayed = The latest letter is delayed at a mail server, which goes on trying.
page-delivery-bounced = The latest letters came back; others are still tried.
page-delivery-second = Letters came back; they go the second way.
page-delivery-unreachable = Letters came back, and none is sent any more.
## Standing orders
page-orders = Standing orders
page-orders-waiting = Standing orders ({ $count })
page-orders-lead = What you have said ahead: an order answers questions of its kind for you, at once and without a letter. Nobody else sees your orders, and an answer does not say that an order gave it. What does not fit is not used: the order is switched off, and you are asked.
page-orders-yours = Your orders
page-orders-none = You have given no orders.
page-orders-usual = The usual orders
page-orders-usual-why = What players usually order who want to be asked what matters and nothing else. They are private like all your orders, and can be changed or deleted one by one. Kinds of questions for which you have given an order of your own are left as they are; but of your orders a special one comes before a general one.
page-orders-usual-take =
    { $count ->
        [one] Take the usual one
       *[other] Take the usual ones ({ $count })
    }
page-orders-usual-which = What they say
page-orders-usual-given =
    { $count ->
        [one] One usual order was given: { $kinds }.
       *[other] { $count } usual orders were given: { $kinds }.
    }
page-orders-usual-none = There is no usual order left that you have not given.
page-order-new = Give an order
page-order-kind = For which questions?
page-order-choose = What is answered
page-order-exactly = Just this: { $answer }
page-order-ranked = The first of these I can have; if there is none, ask me
page-order-row = These, one after the other: the first in the first question, the next in the next one
page-order-place = Place { $number }
page-order-none = –
page-order-default = What is played if I say nothing in time
page-order-most = As much as there is
page-order-while = Only while you have
page-order-while-why = Else the order does not hold, and the next one of yours is looked at.
page-order-column = What is counted
page-order-bound = At least or at most
page-order-least = at least
page-order-at-most = at most
page-order-count = How many
page-order-unless = Ask me instead
page-order-unless-why = Then no other order answers either.
page-order-at-stake = if something of mine is at stake: my units, my planets
page-order-against = if one of these seats is concerned:
page-order-offered = if this is on offer:
page-order-lasts = How long
page-order-always = Until I switch it off
page-order-once = Once
page-order-times = So many times:
page-order-round = In this round
page-order-at-once = You are asked such a question now: the order answers it at once.
page-order-give = Give the order
page-order-make = Make an order of this answer
page-order-give-and-answer = Give the order and answer
page-order-keep = Keep the changes
page-order-not = Never mind
page-order-switch-on = Switch on
page-order-switch-off = Switch off
page-order-edit = Change
page-order-delete = Delete
page-order-says-ranked = Answers with the first of these that are on offer: { $choices }.
page-order-says-row = Answers with these, one after the other, each once: { $choices }.
page-order-says-row-done = All of its row has been given.
page-order-says-default = Plays what would be played if you said nothing in time.
page-order-says-most = Takes as much as there is.
page-order-says-exactly = Answers just this: { $answer }.
page-order-says-least = Only while you have at least { $count }: { $what }.
page-order-says-at-most = Only while you have at most { $count }: { $what }.
page-order-says-at-stake = Asks you if something of yours is at stake.
page-order-says-against = Asks you if one of these is concerned: { $seats }.
page-order-says-offered = Asks you if one of these is on offer: { $choices }.
page-order-says-times =
    { $count ->
        [one] For one more question.
       *[other] For { $count } more questions.
    }
page-order-says-round = Only in round { $round }.
page-order-on = On.
page-order-off-seat = Switched off.
page-order-off-done = Done: it has answered as often as it was to.
page-order-off-unfit = Switched off, because what it says did not fit what you were asked. Look at it: until then you are asked such questions.
page-order-off-taken-back = Switched off, because you took back what it had answered. Look at it: until then you are asked such questions.
page-order-off-round = Over: its round has passed.
page-order-uses =
    { $count ->
        [0] It has not answered yet.
        [one] It has answered once.
       *[other] It has answered { $count } times.
    }
page-order-last = Last time
page-order-always-so = Answer like this every time
page-order-always-so-why = Opens a form with your answer in it. One more press there gives the order and answers.
page-order-wrong-kind = There are no such questions in this campaign now.
page-order-wrong-choice = Name choices of this list, each once and one at least.
page-order-wrong-number = Numbers lie between 0 and 999; an order is for one time at least.
page-order-wrong-seat = There is no such seat.
page-order-wrong-stakes = In such questions nothing is known to be at stake.
page-order-wrong-answer = This answers nothing that you are asked now.
page-order-too-much = That is more than one order can hold.
page-order-too-many = You have as many orders as there can be. Delete one first.
page-order-not-now = Orders are given while a campaign is played.
page-order-used-up = This order has answered as often as it was to. Give another.
## Seats that change hands, what is likely
page-hands = Seats
page-hands-before = Before: { $names }
page-hands-sought = A substitute is sought
page-hands-sat-in = A bot sits in
page-hands-bot = A bot plays it
page-hands-person = A person plays it
page-hands-waits = What waits
page-hands-own = Your seat
page-hands-over = Hand the seat over
page-hands-over-why = Whoever you name is written to; the seat passes when they accept. They read all the seat knows. Your links and letters are dead then, and a sealed answer of yours is not opened.
page-hands-with-talk = They may read my private talk and private promises
page-hands-with-notes = I leave them my notes
page-hands-offer = Offer the seat
page-hands-sign-in = To hand the seat over, sign in: a letter may have been passed on.
page-hands-host = The host
page-hands-give = Give a seat to somebody
page-hands-give-why = If its holder is gone, whoever you name is written to at once. If not, its holder is asked first. A holder counts as gone when a bot plays the seat, when nobody came as a substitute, or when the seat alone has been asked for a week.
page-hands-which = Which seat
page-hands-let-bot = Let a bot sit in
page-hands-back = I am back
page-hands-leave = Leave: seek a substitute
page-hands-seek = Seek a substitute
page-hands-stay = I stay: seek nobody
page-hands-stop = Seek nobody any more
page-hands-sign-out = Sign out everywhere: make all letters, links and sign-ins so far useless
page-hands-sign-out-of = Make all letters and links so far useless and send new ones
page-hands-asked-back = { $name } asks for the seat of { $from } back.
page-hands-suggested = The host suggests that { $name } takes over the seat of { $from }; its holder has not agreed yet.
page-hands-offered = The seat of { $from } is offered to { $name }.
page-hands-agree-back = Give it back
page-hands-agree = Agree
page-hands-decline = Decline
page-hands-withdraw = Take the offer back
page-hands-not = This cannot be done now: it is gone already, its holder is there, or the name or the address is at the table.
page-pool = Substitutes
page-pool-count = { $count ->
    [0] Nobody has offered to be a substitute.
    [one] One person has offered to be a substitute.
   *[other] { $count } people have offered to be substitutes.
 }
page-pool-nobody = Nobody has offered to take over a seat yet.
page-pool-who = Would take over a seat:
page-pool-link = Whoever has this address can offer to
page-pool-make = Make an address for substitutes
page-pool-anew = Make another; this one is dead then
page-pool-close = Close it
page-pool-invite-why = Or ask somebody to be one: they are written to, and it takes their press.
page-pool-invite = Ask them
page-pool-offer = Would you take over a seat of this campaign if somebody is missing?
page-pool-what = If a seat loses its player, all substitutes get a letter. The first to accept plays on.
page-pool-ask = Send me the letter
page-pool-sent = A letter is on its way to this address; it takes a press there.
page-pool-is-in = You are a substitute in this campaign.
page-pool-is-out = You are no substitute in this campaign.
page-pool-join = Be a substitute as { $name }
page-pool-leave = Be no substitute any more
page-hand-holder = { $from } would like to hand their seat over to you.
page-hand-host = { $host }, the host, offers you the seat of { $from }.
page-hand-pool = A substitute is sought for { $from }.
page-hand-table = At the table: { $names }
page-hand-what = You would go on where the seat stands, with everything it has and knows: its hand, its view, its chronicle.
page-hand-with-talk = What the former holder has said and promised in private you may read. No promise binds you.
page-hand-without-talk = Private talk, private promises and notes of the former holder stay theirs. No promise binds you.
page-hand-with-notes = The former holder leaves you their notes.
page-hand-accept = Take the seat as { $name }
page-hand-decline = No, thank you
page-hand-declined = You have not taken the seat. Nothing has changed.
page-former = The seat you held is now that of { $name }.
page-former-why = Your letters and links lead nowhere any more. What you have noted is still yours.
page-former-notes = Take your notes along
page-former-ask = Ask for the seat back
page-former-asked = You have asked for it. Its holder and the host are written to.
page-ballot = Time is over. The table says what is done, until { $until }.
page-ballot-most = The choice with the most voices is done; on a tie, or if nobody speaks, the default is played. You can still answer while you are asked.
page-verdict-default = Play the default
page-verdict-extend = More time
page-verdict-bot = A bot plays
page-verdict-substitute = Seek a substitute
page-out-sit-in = A bot plays the seat until its holder is back
page-out-substitute = Seek a substitute
page-out-vote = The table says what is done
page-then-bot = A bot plays the seat
page-then-default = Play the default
page-then-pause = Pause
page-pace-substitute-hours = Hours for which substitutes are asked
page-pace-substitute-then = If nobody comes
page-pace-vote-hours = Hours the table has
page-forecast = What is likely
page-forecast-end = The end: between { $from } and { $to }, if it goes on at this pace.
page-forecast-next = { $name }: next turn between { $from } and { $to }
page-forecast-too-early = Too little is known yet to say when.
page-forecast-waits = What was waited for
page-forecast-seat = { $name }: half of the turns took at most { $median }; { $share } % of all waiting
page-forecast-together = Asked together: { $share } % of all waiting
page-forecast-saved = Had everybody answered within eight hours, { $time } would have been saved: { $percent } % of all waiting.

## Fair chance: what seats add to it, and how it is checked

page-phrase = Your words for the dice (if you like)
page-phrase-why = Whatever you type is mixed into every shuffle and every die, so that nobody can have chosen them beforehand, not even whoever runs this server. Everybody at the table can read it later. Leave it empty and some letters are drawn for you.
page-fair-chance = How to check that chance was fair
page-fair-heading = Was chance fair?
page-fair-lead = You need not believe it: every shuffle and every die can be worked out again by anybody once a campaign is over.
page-fair-how = What makes it so
page-fair-seal = Before anybody sits down the server draws a secret and shows its SHA-256, the seal. It stands in the first entry of the log and in your first letter: the secret cannot be changed any more.
page-fair-phrases = Whoever takes a seat adds words of their own. Dice come from the secret and all these words together: who knew the secret could not know the dice, and who chose the words last could not, for they did not know the secret.
page-fair-log = Each entry of the log names the hash of the one before. Letters name the hash of the last: keep them, and nobody can rewrite what you were sent.
page-fair-end = The last entry publishes the secret. From then on everything that was hidden is open.
page-fair-check = How to check it
page-fair-what = Download the log. Save your letters as .eml files in a folder, or export your mail folder as an mbox file.
page-fair-download = Download the log
page-fair-command = Then run this on your own machine; the program needs no network:
page-fair-says = It prints line by line what is proven, what is open and why, and what does not hold, with the entry or the letter. While a campaign is played it checks that no entry was changed, and your own answers; afterwards everything.
page-fair-not = What it cannot tell: whether a server operator and whoever gave the last words worked together. Whoever wants to be sure of that takes a seat last, or chooses again before the start.

## Windows that end at their time, and windows that are let pass
page-windows-even = Wait for as many hours as several who are asked together have, always: betrays nothing, and no window takes longer; who has no choice gets no letter. Needs hours for questions that several are asked together
page-windows-even-needs = Windows that end at a fixed time need hours for when several are asked together.
page-windows-longer = We need longer
page-windows-longer-why = Everybody has the same hours once more, and the chronicle says that you have asked for them. Once for each window.
page-windows-waived = { $windows } ({ $until })
page-windows-take-back = Ask me again
page-windows-waive = Let them pass, in the open
page-windows-waive-so = Don’t ask me about this again
page-windows-waive-why = A promise that everybody sees, and that the chronicle tells: you do nothing in these windows, whatever you hold. Nobody waits for you in them; one that all let pass does not open. You can say otherwise at any time, in the open.
page-windows-which = Which windows
page-windows-until = Until when
page-windows-until-turn = until your next turn
page-windows-until-round = until this round is over
page-windows-until-otherwise = until you say otherwise
page-windows-none = There is nothing of this kind to let pass or to take back.
page-windows-not-now = This cannot be said now: the campaign is not being played, or you have answered such a window with something else. Take that back first.
page-if-nobody-acts = And if nobody does anything: this is asked next, at the same moment. What you say now waits with the answer before it, and is void if anybody does anything. You may stop here; then you are asked when it opens.
page-windows-fact = { $name } lets pass: { $windows }

## Standing orders for proposals
page-order-deals-accept = Accept proposals of a form
page-order-deals-refuse = Refuse proposals of a form, or all others
page-order-deals-choose = What becomes of such proposals
page-order-deals-accept-them = They are accepted
page-order-deals-accept-why = Only if they ask nothing of you that is not bounded by “at most” below.
page-order-deals-refuse-them = They are refused
page-order-deals-refuse-why = With nobody and nothing named below, all proposals are refused that none of your other orders speaks of.
page-order-deals-from = From whom
page-order-deals-from-why = Nobody ticked: from anybody.
page-order-deals-asked = What they ask of you
page-order-deals-offered = What they offer you
page-order-deals-term = What
page-order-says-accept = Accepts proposals from { $seats }.
page-order-says-accept-all = Accepts proposals from anybody.
page-order-says-refuse = Refuses proposals from { $seats }.
page-order-says-refuse-all = Refuses proposals from anybody.
page-order-says-refuse-rest = Refuses all proposals that none of your other orders speaks of.
page-order-says-asked-most =
    { $count ->
        [0] If they do not ask you for this: { $what }.
       *[other] If they ask you for at most { $count }: { $what }.
    }
page-order-says-asked-least = If they ask you for at least { $count }: { $what }.
page-order-says-offered-most =
    { $count ->
        [0] If they do not offer you this: { $what }.
       *[other] If they offer you at most { $count }: { $what }.
    }
page-order-says-offered-least = If they offer you at least { $count }: { $what }.
page-order-says-nothing-else = If they ask nothing else of you.
page-order-says-asks-nothing = If they ask nothing of you.
page-order-wrong-term = Nothing like this can be in a proposal: choose from the list.

## Why something happened
page-why = Why did this happen?
page-why-entry = The whole entry in the log
page-why-by = { $name }: { $how }
page-why-page = answered on a page
page-why-mail-link = answered by the link of a letter
page-why-reply = answered by a reply to a letter
page-why-api = answered by a program
page-why-order = answered by a standing order
page-why-only-choice = there was one possible answer
page-why-unsaid = answered
page-why-deadline = time was over
page-why-bot = a bot has answered
page-why-host = The host's doing
page-why-arbiter = An arbiter's ruling
page-why-vote = A vote of the table
page-why-operator = Done by the operator of this server
page-why-lifecycle = The course of the campaign
page-why-hidden = What others answered is shown here when the campaign is over.
page-why-drawn = Drawn from the secret and everybody's words: { $numbers }
page-why-taken-back = { $name } has taken it back with entry { $seq }: it does not count.
page-why-rewound = Left behind with entry { $seq }: { $why }

# Where one is signed in.
page-sessions = Sign-ins
page-sessions-why = Every browser in which you are signed in. What is kept of each: when it was begun, when it was last used (to the hour) and what browser it seems to be; no address of a network.
page-sessions-this = this browser
page-sessions-unknown = A browser that does not say what it is
page-sessions-begun = Signed in
page-sessions-used = Last used
page-sessions-ends = Ends by itself
page-sessions-end = End { $browser }
page-sessions-none = You are signed in with no browser.
page-sessions-others = End all others
page-sessions-programs = Programs
page-sessions-programs-why = Tokens of programs are no sign-ins. Signing out everywhere ends them too, and every sign-in above.

# Who may do what in a campaign.
page-roles = Host, arbiter, spectators
page-roles-host = Host
page-roles-host-without-seat = Somebody without a seat
page-roles-arbiter = Arbiter
page-roles-nobody = Nobody
page-roles-arbiter-why = The arbiter holds no seat and rules disputes. While one is open the arbiter sees what it is about: the position before and after the disputed entry, whole; of everything else what a spectator sees. Before the start the host names one; after it everybody who holds a seat has to agree.
page-roles-proposed = { $name } ({ $address }) is proposed as arbiter.
page-roles-anew = Look whether the address is who you think. If something else is proposed instead, everybody is asked anew.
page-roles-proposed-nobody = It is proposed that there is no arbiter any more.
page-roles-waits-for = Not agreed yet: { $names }
page-roles-agree = Agree
page-roles-decline = Do not agree
page-roles-lay-down = Be arbiter no more
page-roles-name = Name an arbiter
page-roles-name-why = Somebody without a seat. They and everybody who plays are written to.
page-roles-propose = Propose an arbiter
page-roles-propose-why = Somebody without a seat. Everybody who holds a seat is asked; it holds once all have agreed.
page-roles-dismiss = No arbiter any more
page-roles-propose-nobody = Propose that there is no arbiter any more
page-roles-not = That cannot be done now: an arbiter is somebody with another name than those at the table and without a seat, or what was proposed is settled already.
page-watch = Spectators
page-watch-anybody = Anybody who knows the address of this campaign sees what is public, as it is now. The address cannot be guessed.
page-watch-by-link = Only people with the spectators’ link look on, and they see what was public some time ago.
page-watch-nobody = Nobody but the table looks on.
page-watch-hours-behind = { $hours ->
    [one] Shown as it stood an hour ago.
   *[other] Shown as it stood { $hours } hours ago.
 }
page-watch-entries-behind = { $entries ->
    [one] Shown as it stood one entry ago.
   *[other] Shown as it stood { $entries } entries ago.
 }
page-watch-why = With a link, the address of the campaign alone opens nothing any more to strangers. What they are shown lies behind by as much as you settle, everywhere: board, chronicle, points, export, previews of the link. Nothing newer shows, not even who is waited for. Whoever plays, hosts or is arbiter sees everything as before.
page-watch-link = The spectators’ link
page-watch-delay = How far behind
page-watch-unit = Counted in
page-watch-hours = hours
page-watch-entries = entries of the log
page-watch-entries-tell = Counted in entries, spectators see that something has happened whenever one more is shown.
page-watch-set-delay = Keep the link, change this
page-watch-anew = Make another link
page-watch-make = Make a link
page-watch-close = Let nobody look on
page-watch-anybody-now = Let anybody with the address look on
page-channel = A channel
page-channel-why = Where others are told what happens here: a channel of Discord or Slack, or a program.
page-channel-anybody = It is told what spectators read, with the board.
page-channel-by-link = It is told what spectators read, with the board, as far behind as they are. Each post brings the spectators’ link along.
page-channel-nobody = Nobody may look on, so it is told that something happened, and nothing else.
page-channel-is = It is told at { $host } ({ $format }).
page-channel-end = Tell it there no more
page-channel-name = Name a channel
page-channel-another = Name another
page-channel-url = The channel’s webhook
page-channel-url-why = The https address that Discord or Slack give for a channel: whoever has it can write there. It is called once now.
page-channel-discord = What Discord takes
page-channel-slack = What Slack takes
page-channel-json = JSON with fields
page-channel-now = Tell it there
page-channel-wrong = That is no webhook: it has an https address that leads to the open Internet, without a name or a password in it.
page-channel-greeting = { $campaign } is told of here
page-watch-wrong = How far behind: 1 to 720 hours, or 1 to 1000 entries.

# Words for the dice, drawn.
page-phrase-draw = Draw words for me
page-phrase-drawn = The server drew these words: they protect you from everybody at the table, not from who runs the server. Type something of your own over them if you like.
page-phrase-drawn-here = Your browser drew these words by itself; the server had no hand in it.

## What an entry changed, lines left behind, two positions beside each other
page-differs = What it changed ({ $count })
page-differs-nothing = Nothing that you can see.
page-differs-now = , now
page-differs-gone = gone:
page-differs-come = new:
page-differs-campaign = The table
page-differs-own-goals = Goals of your own
page-differs-order = Order of turns
page-line = A line that was left behind
page-line-left = { $count ->
    [one] One entry after entry { $from }:
   *[other] { $count } entries after entry { $from }:
}
page-line-by = left with entry { $seq },
page-line-taken-back = which { $name } took back.
page-line-host = rewound by the host.
page-line-arbiter = rewound by a ruling.
page-line-operator = rewound by the operator of this server.
page-line-table = rewound by the table.
page-line-here = This was left behind. { $line }
page-line-last = The board at its end
page-line-counts = All lines that were left behind
page-lines-left = Lines left behind ({ $count })
page-lines-left-why = Nothing is deleted: what was taken back or rewound can still be read, as everybody saw it then.
page-compare = Two moments compared
page-compare-which = Which moments
page-compare-first = First entry
page-compare-second = Second entry
page-compare-show = Compare
page-compare-swap = The other way round
page-compare-heading = From “{ $a }” to “{ $b }”
page-compare-entry = Entry { $seq }
page-compare-now = Now
page-compare-with-now = Compare with now
page-compare-line = Compare with the line that counts
page-compare-picture = The board, { $which }. Otherwise in the other: { $places }
page-mailed = Letters to your seat
page-mailed-lead = Every letter this campaign has written to you, the latest first. Old ones are forgotten after a while.
page-mailed-of-entry = What was written to you with entry { $seq }.
page-mailed-none = Nothing was written to you.
page-mailed-all = All letters to your seat
page-mailed-here = What was written to you with it
page-mailed-waits = waits
page-mailed-sent = sent
page-mailed-withdrawn = not sent: it was not needed any more, or another letter says it
page-mailed-delayed = on its way: the mail server tries again
page-mailed-lost = did not arrive
page-what-if = What if
page-what-if-why = Only tried out: nobody else sees it, and nothing is kept. What you cannot know (cards of others, decks, dice) is made up here: sample { $sample }.
page-what-if-other = The cards you see in this question are made up.
page-what-if-nobody = Nobody is asked anything here.
page-what-if-so-far = Tried so far
page-what-if-back = Back to before this
page-what-if-bot = bot
page-what-if-made-up = made up
page-what-if-changed = What would be otherwise ({ $count })
page-what-if-others = Asked too:
page-what-if-try = Try this
page-what-if-bots = Bots for the others
page-what-if-now = from now
page-what-if-from = from entry { $seq }
page-what-if-start = From the start
page-what-if-sample = Another sample
page-what-if-here = Try something from here
page-what-if-try-now = Try something out
page-what-if-propose = Propose this to the table
page-what-if-propose-why = The campaign would go back to entry { $entry }, and you would have answered so there. All have to agree. By proposing it you show everybody these answers:
page-what-if-reason = Why?
page-what-if-propose-now = Put it to the vote

## Disputes, motions and going back
page-court = Disputes and votes
page-court-lead = Nothing is ever deleted: who disputes an entry, proposes to go back, votes or rules does so in the log, and what is left behind stays readable. A majority of the seats that people hold decides, also of those for whom a bot sits in.
page-court-nothing = Nothing is disputed, and nothing is voted on.
page-court-begin = Any moment of the chronicle can be disputed, or gone on from: open it and choose there.
page-court-typed = What you wrote
page-court-motion = The table votes
page-court-moves-rewind = { $name } proposes to go back to entry { $entry }.
page-court-moves-adopt = { $name } proposes to go back to entry { $entry } and to have answered this there:
page-court-moves-ruling = { $name } proposes this ruling: { $ruling }
page-court-votes-yes = agrees
page-court-votes-no = does not agree
page-court-votes-not-yet = has not voted
page-court-until = It can be voted on until { $until }. { $needed } of { $all } have to agree. Votes can be changed until it is decided.
page-court-agree = I agree
page-court-disagree = I do not agree
page-court-named-yes = Your letter’s link says that you agree. Nothing is voted before you press.
page-court-named-no = Your letter’s link says that you do not agree. Nothing is voted before you press.
page-court-drop = Take the proposal back
page-court-disputed-entry = Entry { $entry } is disputed
page-court-disputes = { $name } disputes entry { $entry }.
page-court-appeals = { $name } appeals
page-court-stands = No time runs until it is decided. You may still answer if you are asked; your answer may be undone. What nobody has decided after seven days stands.
page-court-stands-not = Time runs on: the seat that disputes has stopped the clocks often enough. You may still answer if you are asked; your answer may be undone. What nobody has decided after seven days stands.
page-court-evidence = What it is about
page-court-before = The position before it
page-court-after = The position after it
page-court-letters = Letters you were sent about it
page-court-letter-asked = { $when }, asking: { $prompt }
page-court-letter-after = { $when }, with what came of it
page-court-seen-by = As { $name } saw it
page-court-seen-at = As { $name } saw it after entry { $entry }
page-court-state = Say something to it
page-court-state-now = Say it to everybody
page-court-withdraw = Let the dispute rest
page-court-propose-ruling = Propose a ruling
page-court-rule = Rule
page-court-ruling = What becomes of the entry
page-court-rules-upheld = It stands.
page-court-rules-rewound = The campaign goes back to an earlier entry.
page-court-rules-forked = It stands here; a second campaign goes on from an earlier entry.
page-court-ruling-upheld = The entry stands.
page-court-ruling-rewound = The campaign goes back to entry { $entry }.
page-court-ruling-corrected = The position is corrected.
page-court-ruling-forked = This campaign goes on as it stands, a second one from entry { $entry }.
page-court-to = To which entry, if it goes back or a second campaign begins
page-court-draws = What chance gives from there on
page-court-draws-anew = Anew: dice and cards fall as nobody knows yet.
page-court-draws-again = Again: the same answer to the same question gets the same dice and cards as before.
page-court-why = Why? Everybody reads it.
page-court-ruled = { $name }: { $ruling } “{ $why }”
page-court-table = The table
page-court-host = The host
page-court-arbiter = The arbiter
page-court-operator = The operator of this server
page-court-withdrawn = The dispute rests.
page-court-fork = The second campaign
page-court-carried = The table agrees.
page-court-lost = The table does not agree.
page-court-lapsed = Too few have voted in time: nothing is done.
page-court-dropped = The proposal was taken back.
page-court-past = What was decided before
page-court-rewound = The campaign went back
page-court-went-back = { $name } has led the campaign back to entry { $entry }.
page-court-report = What this means for you
page-court-moment = Entry { $entry }
page-court-appeal = Appeal the ruling
page-court-appeal-until = You can appeal until { $until }. The table then decides once more, by vote. An appeal counts as a dispute: no time runs meanwhile for the first three of a seat, for 14 days in all.
page-court-appeal-now = Appeal
page-court-dispute = Dispute this entry
page-court-dispute-why = { $left ->
    [0] Time runs on meanwhile: for your seat clocks have stood still three times, or for 14 days in all. You can let the dispute rest whenever you like; the same entry cannot be disputed again by you.
   *[other] No time runs until the table or an arbiter has decided: for the first three disputes or appeals of a seat ({ $left } are left to you), and for 14 days in all. You can let the dispute rest whenever you like; it counts, and the same entry cannot be disputed again by you.
}
page-court-dispute-now = Dispute it
page-court-propose-rewind = Propose to go on from here
page-court-propose-rewind-why = The table votes on it: more than half of the seats that people hold have to agree, also while a bot sits in for somebody. What came after this entry stays in the log and counts no more.
page-court-left-line = This entry is on a line that was left behind. The campaign can go back to it all the same: then that line counts again, and the one of today is left.
page-court-propose-now = Put it to the vote
page-court-rewind = Go on from here
page-court-rewind-why = You host and play no seat: it is done at once, in the open. What came after this entry stays in the log and counts no more.
page-court-rewind-now = Go back to this entry
page-court-sure-rewind = Go back to entry { $entry }?
page-court-sure-left = { $count ->
    [0] No entry is left behind.
    [one] One entry is left behind.
   *[other] { $count } entries are left behind.
 }
page-court-sure-told = Everybody is written to, and told what it means for them.
page-court-sure-rule = Rule so?
page-court-sure-ruling = A ruling takes effect at once. Each seat can appeal it within 72 hours, once.
page-court-not-sure = No, back
page-court-banner-vote = The table votes: your vote is asked
page-court-banner-motion = The table votes
page-court-banner-dispute = Entry { $entry } is disputed: no time runs
page-court-banner-dispute-runs = Entry { $entry } is disputed; time runs on
page-court-banner-rewound = The campaign went back to entry { $entry }
page-court-banner-rewound-own = The campaign went back to entry { $entry }: what this means for you
page-court-unfit-entry = There is no such entry on the line that counts.
page-court-unfit-dispute-open = A dispute is open: it is decided first.
page-court-unfit-final = This entry has been disputed before, and the ruling on it is final.
page-court-unfit-disputed-before = You have disputed this entry before.
page-court-unfit-not-open = This dispute is not open.
page-court-unfit-not-yours = Only the seat that has opened a dispute can let it rest.
page-court-unfit-no-appeal = A ruling can be appealed once, within 72 hours.
page-court-unfit-not-theirs = An appeal is decided by the table.
page-court-unfit-motion-open = The table is voting already: one motion after the other.
page-court-unfit-no-motion = There is no such motion, or it is decided.
page-court-unfit-no-voice = Only a seat that somebody holds has a voice.
page-court-unfit-voted-so = You have voted so already.
page-court-unfit-not-earlier = It can go back to an earlier entry only, after the start.
page-court-unfit-no-reason = A reason is needed: 1 to 2,000 characters.
page-court-unfit-not-its-answers = Only a seat itself proposes what it would have answered.
page-court-unfit-otherwise = The votes say otherwise.
page-court-correct = Correct the position
page-court-correct-lead = You see the position here as it stands, with what seats may not know of each other as far as that is still as it was after the disputed entry. A correction says what is changed, line by line, and changes nothing else; if something stands otherwise by then it is refused.
page-court-changed-since = (hidden, and changed since the disputed entry)
page-court-correct-sure = The campaign goes on from this position. Everybody is told that it was corrected and why; what exactly, everybody sees when the campaign is over.
page-court-correct-now = Rule so: correct the position
page-court-correct-refused = This cannot be played on from: { $why }
page-court-lines = The correction: a line each, path = new value
page-court-lines-count = Between 1 and 50 lines are a correction.
page-court-lines-path = No path of the position begins this line: { $line }
page-court-lines-value = What stands behind the equals sign is no value: { $line }
page-court-lines-same = This stands there already: { $line }
page-court-lines-unseen = “{ $line }” names something hidden that has changed since the disputed entry. You cannot see or correct it: rule that the campaign goes back instead.
page-court-seen-in-part = What else this seat sees has changed since the disputed entry, and stays hidden from you.
page-court-preview = What it would do
page-court-preview-now = Look what it would do
page-court-sees-nothing = Sees no difference.
page-court-position = The position
page-court-seek = Look for a path or a value
page-court-seek-now = Look for it
page-court-more-lines = { $count ->
    [one] One more line: look for something narrower.
   *[other] { $count } more lines: look for something narrower.
 }
page-rewind-heading = The campaign went back to entry { $entry }
page-rewind-taken-back = { $name } has taken an answer back.
page-rewind-by = { $name }: “{ $why }”
page-rewind-left = The position that was left
page-rewind-on = The position it goes on from
page-rewind-asked = What you are asked again
page-rewind-asked-nothing = Nothing: others are asked there.
page-rewind-undone = Your answers that are undone
page-rewind-undone-none = None.
page-rewind-dead = Letters whose links are dead
page-rewind-learnt = What you know now and should not
page-rewind-learnt-why = Only you see this list. Play as if you did not know it.
page-rewind-learnt-none = Nothing.
page-rewind-alone = Told to few only
page-rewind-seen = Only you saw
page-rewind-drawn = What chance gave, before everybody’s eyes
page-rewind-others = What else happened
page-rewind-entry = entry { $seq }

## What might be: acts at any time, and moments at which one was not asked
page-what-if-act = This is an act at any time: nobody is asked it.
page-what-if-asked-instead = Answer what is asked instead
page-what-if-replies = What others could reply
page-what-if-replies-why = You reply for them, or let bots do it.
page-what-if-moment = To entry { $seq }
page-problem-not-asked = You were not asked anything there
page-problem-not-asked-why = Answers can be tried from now, or from a moment at which your seat was asked something.
page-forecast-end-unknown = The end: too little has been played to say when.

## A second campaign that has not begun
page-court-fork-to-come = The second campaign is about to begin.
page-court-fork-failed = The second campaign could not begin: the host has been told why. It is tried again each day.

## A sign-in of a browser that says nothing of itself
page-sessions-end-unknown = End this sign-in
