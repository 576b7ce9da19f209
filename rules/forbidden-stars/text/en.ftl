# What Forbidden Stars says. Terms are those of the rules reference.
choice-place = { $order } in { $system }
choice-reveal = turn over your order in { $system }
choice-resolve = resolve it
choice-to-event-deck = put it on your event deck
choice-from = from { $system }
choice-within = only within the active system
choice-move = { $unit } from { $from } to { $to }
choice-buy = { $unit } in { $area }
choice-cache = a cache token
choice-build = { $structure } on { $area }
choice-build-with-cache = { $structure } on { $area }, with a cache token
choice-asset = { $asset }
choice-promote = { $unit } on { $area }
choice-promote-routed = routed { $unit } on { $area }
choice-send = { $unit } from { $from } to { $to }
choice-unit = { $unit }
choice-routed-unit = { $unit }, routed
choice-event = { $event }
choice-storm = the storm on { $from } to { $to }
choice-nothing = nothing

ask-place = Which order do you lay, and where?
ask-reveal = Which of your orders do you turn over?
ask-fate = You have turned over { $order } in { $system }. Do you resolve it?
ask-neighbour = From where do units come to { $system }?
ask-move-ships = Which ships move to the voids of { $system }?
ask-move-ground = Which ground units move to the worlds of { $system }?
ask-buy-units = Which units do you buy in { $system }?
ask-build = Do you build a structure in { $system }?
ask-wealth = Which asset token do you gain for wealth?
ask-promote = Do you spend 1 materiel to replace a unit by the next better one?
ask-send-cultist = Do you send a Cultist to a world of a system beside it?
ask-muster = Do you buy a unit for a world of { $system }?
ask-webway = Do you place a unit on another friendly world?
ask-surplus = { $area } holds fewer units than you have there: destroy { $count }.
ask-event = Which event card do you choose?
ask-storm = Which storm do you move, and where to? The icon says { $direction }.

measure-units = units bought
measure-materiel = materiel spent
measure-forge-tokens = forge tokens spent
measure-caches-for-units = cache tokens beyond units bought
measure-figures = figures of { $unit }
measure-leaving = { $unit } leaving { $area }
measure-arriving = more units in { $area }

why-too-far = you have nothing there and nothing beside it
why-storm = a warp storm bars the way
why-no-way = no chain of friendly areas leads there
why-level-too-low = it needs command level { $level }
why-no-figure-left = all its figures are on the board
why-needs-forge-tokens = it takes { $count } { $count ->
    [one] forge token
   *[other] forge tokens
  }
why-too-dear = it costs { $count } materiel

line-round-begins = Round { $round } begins. { $seat } is first player.
line-operations-begin = The operations phase begins.
line-refresh-begins = The refresh phase begins.
line-lays = { $seat } lays an order in { $system } ({ $height } { $height ->
    [one] lies
   *[other] lie
  } there).
line-lays-own = You laid { $order } in { $system } ({ $height } { $height ->
    [one] order lies
   *[other] orders lie
  } there).
line-reveals = { $seat } turns over { $order } in { $system }.
line-passes = { $seat } passes: no order on top.
line-to-event-deck = { $seat } puts { $order } on the event deck.
line-moves = { $seat } moves { $count } { $unit } from { $from } to { $to }.
line-buys = { $seat } buys { $count } { $unit } in { $area }, for { $price }.
line-spends-caches = { $seat } spends { $count } cache { $count ->
    [one] token
   *[other] tokens
  }.
line-builds = { $seat } builds a structure on { $area }: { $structure }, for { $price }.
line-gains-asset = { $seat } gains a { $asset }.
line-has-three = { $seat } has three already and gains no { $asset }.
line-sends = { $seat } places { $unit } from { $from } on { $to }.
line-promotes = { $seat } replaces { $unit } by { $to } on { $area }.
line-destroyed = { $seat } destroys { $count } { $unit } in { $area }.
line-collects = { $seat } collects an objective on { $area }: now { $count }.
line-earns = { $seat } gains { $count } materiel and has { $total }.
line-draws-events = { $seat } draws { $count } event { $count ->
    [one] card
   *[other] cards
  }.
line-turns-up = { $seat } turns up { $event } for its storm icon.
line-chooses-event = { $seat } chooses { $event }.
line-discards-events = { $seat } discards { $events }.
line-storm-moves = { $seat } moves the storm { $from } to the edge { $to }.
line-no-storm-moves = { $seat } can move no storm.
line-eliminated = { $seat } has no friendly world and leaves the game.
line-won = { $seat } { $winners ->
    [one] wins
   *[other] shares the victory
  } with { $count } { $count ->
    [one] objective
   *[other] objectives
  }.

word-order = { $order }
word-orders = { $orders }
word-price = { $count } materiel, { $forge } { $forge ->
    [one] forge token
   *[other] forge tokens
  }
word-cache-saves = saves 2 materiel on one unit
word-icon = moves a storm { $direction }
word-storm-moves = the storm { $from } to the edge { $to }
word-between = between { $system } and { $other }
word-rim-north = on the north rim of { $system }
word-rim-east = on the east rim of { $system }
word-rim-south = on the south rim of { $system }
word-rim-west = on the west rim of { $system }
word-storm = warp storm { $at }
word-moved-storm = warp storm { $at }, moved
word-stack = orders in { $system }: { $count }
word-order-of = order of { $seat }
word-own-order = { $order }
word-materiel-of = { $count } materiel
word-capacity-of = room for { $count } { $count ->
    [one] unit
   *[other] units
  } of a player
word-yields-asset = Dominate: { $asset }
word-yields-wealth = Dominate: any asset token
word-routed = { $count } routed
word-objective = objective of { $seat }
word-player = { $seat }, { $faction }
word-count = { $count }
word-no-orders = none
word-events = { $events }
word-materiel = Materiel
word-materiel-sign = Mat
word-objectives = Objectives
word-objectives-sign = Obj
word-worlds = Friendly worlds
word-worlds-sign = Wld
word-command-level = Command level
word-command-level-sign = Cmd
word-units = Units
word-units-sign = Uni
word-orders-on-board = Orders on the board
word-orders-on-board-sign = Ord
word-assets = Asset tokens
word-assets-sign = Ass
word-assets-of = { $forge } forge, { $cache } cache, { $reinforcement } reinforcement
word-on-event-deck = Orders on the event deck
word-on-event-deck-sign = Evt
word-control-tokens = Control tokens left
word-control-tokens-sign = Ctl
word-not-laid = Orders not laid
word-resolved = Orders resolved
word-drawn-events = Event cards drawn
word-round = Round { $round } of { $most }
word-planning-phase = Planning phase
word-operations-phase = Operations phase
word-refresh-phase = Refresh phase
word-active-system = Active system: { $system }
word-first-player = First player
word-first-player-sign = 1st
word-left = Left the game
word-left-sign = out
word-own-objectives = Objectives of { $faction } ({ $seat })
word-victory = victory

option-board = Board
option-board-help = The introductory board is laid out, with fixed factions.
option-board-introductory = introductory
option-paths = Ways of ground units
option-paths-help = Whether ships that move first in an Advance open ways for ground units of the same order.
option-paths-seed = ships open ways
option-paths-faq = ways are fixed before anything moves
option-storm-diagonals = Diagonal storm icons
option-storm-diagonals-help = Whether a diagonal icon is turned as the storm lies, or read as the board lies.
option-storm-diagonals-by-the-storm = as the storm lies
option-storm-diagonals-by-the-board = as the board lies
option-ork-dominate = Dominate of the Orks
option-ork-dominate-help = On which worlds of the active system the unit they buy may be placed.
option-ork-dominate-friendly-or-uncontrolled = friendly and uncontrolled ones
option-ork-dominate-friendly = friendly ones
