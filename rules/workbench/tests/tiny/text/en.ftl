# Skirmish in English.

kind-levy = Levy
kind-spy = Spy
kind-thief = Thief
kind-parley = Parley
kind-ambush = Ambush
unit-guard = guard
unit-rider = rider
banner-feast = Banner of the Feast
banner-toll = Banner of the Toll
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-gold = Gold
ability-feast = Hold the feast
ability-toll = Take the toll
ability-parley = Call a parley
ability-ambush = Spring an ambush

ask-banner = Which banner works first?
ask-bid = How many coins do you bid?
ask-ties = In which order do the tied bidders stand?
ask-turn = What do you do?
ask-hire = Whom do you hire?
ask-target = Against whom?
ask-cancel = Do you stop the card?
ask-ambush = Do you spring something?
ask-losses = { $hits ->
    [one] One hit: who is lost?
   *[other] { $hits } hits: who is lost?
 }
ask-withdraw = Do you hold the camp?
ask-set-aside = { $count ->
    [one] Which card do you set aside?
   *[other] Which { $count } cards do you set aside?
 }
ask-gift = To whom do you give coins?
ask-how-much = How many coins does { $to } get?

choice-give = { $seat }
choice-pass = Do nothing
choice-rest = Rest
choice-use = { $ability }
choice-camp = { $seat }
choice-march = March against { $seat }
choice-play = Play { $kind }
choice-hire = Hire
choice-unit = A { $unit }
choice-stand = Hold
choice-withdraw = Withdraw
choice-card = { $kind } no. { $copy }

hint-coins = { $cost ->
    [one] costs a coin
   *[other] costs { $cost } coins
 }
hint-defenders = { $guards } on foot, { $riders } mounted
hint-gives-up-a-point = gives the attacker a point

line-day = Day { $day } breaks; { $leader } leads.
line-drawn = { $seat } draws a card.
line-you-drew = You draw { $cards }.
line-bid = { $seat } bids { $coins }.
line-won-banner = { $seat } wins the { $banner }.
line-won-point = { $seat } wins a point.
line-feasted = { $seat } feasts and gains a coin.
line-took-toll = { $seat } pays a coin and gains a guard.
line-hired = { $seat } hires a { $unit }.
line-gave = { $seat } gives { $to } { $coins ->
    [one] a coin
   *[other] { $coins } coins
 }.
line-announced = { $seat } plays { $kind }.
line-cancelled = { $seat } calls a parley: the card does nothing.
line-levied = { $seat } gains two guards.
line-spied = { $seat } looks at the hand of { $target }.
line-you-saw = { $target } holds { $cards }.
line-robbed = { $seat } takes a card from { $target }.
line-you-took = You take { $cards }.
line-you-lost = You lose { $cards }.
line-marched = { $attacker } marches against { $defender }.
line-ambushed = { $seat } springs an ambush.
line-rolled = { $seat } rolls { $dice }.
line-lost = { $seat } loses { $guards } on foot and { $riders } mounted.
line-withdrew = { $seat } withdraws.
line-taken = { $seat } wins the fight and a point.
line-held = { $seat } holds the camp.
line-set-aside = { $seat } sets { $count ->
    [one] a card
   *[other] { $count } cards
 } aside.
line-you-set-aside = You set { $cards } aside.
line-won = { $seat } wins.
line-last-day = The last day is over.

label-camp = Camp of { $seat }
label-card-no = { $kind } no. { $copy }
label-points = Points
label-coins = Coins
label-hand = Hand
label-banners = Banners
label-number = { $n }
label-cards = { $cards }
label-banner-names = { $banners }
