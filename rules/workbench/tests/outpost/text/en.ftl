# Outpost in English.

colour-red = Red
colour-blue = Blue
colour-green = Green
ability-light = Light a lamp

ask-bag = What do you pack?
ask-dusk = Do you light a lamp?
ask-turn = Do you keep watch?
ask-side = On which side?

choice-oil = Oil for a lamp
choice-rope = Rope
choice-pass = Do nothing
choice-use = { $ability }
choice-watch = Keep watch
choice-sleep = Sleep
choice-north = To the north
choice-south = To the south

line-packed = Everybody has packed a bag.
line-lit = { $seat } lights a lamp.
line-watched = { $seat } keeps watch: { $points ->
    [one] a point
   *[other] { $points } points
 }.
line-slept = { $seat } sleeps.
line-held = The outpost holds with { $points } points.
line-fell = The outpost falls with { $points } points.
line-over = The last night is over.

label-post = Post of { $seat }
label-points = Points
label-bag = Bag
label-number = { $n }
label-contents = { $oil } oil, { $rope } rope

option-mode = Mode
option-mode-help = Whom the watches play against.
option-mode-contest = against each other
option-mode-together = together
option-goal = Goal
option-goal-help = The points that the watches need together.
option-nights = Nights
option-nights-help = How many nights they hold the outpost.
option-rulings = Rulings
option-rulings-help = How what the rulebook leaves open is read.
option-rulings-sleepers = Sleepers
option-rulings-sleepers-help = What a lamp does for who sleeps.
option-rulings-sleepers-gain-nothing = nothing
option-rulings-sleepers-gain-a-point = a point
option-rulings-lamps-count = Lamps count
option-rulings-lamps-count-help = Whether a lamp adds a point.
