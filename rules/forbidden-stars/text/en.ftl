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
line-builds = { $seat } builds a structure on { $area }: { $structure }{ $price ->
    [0] { "" }
   *[other] , for { $price }
 }.
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
word-icon-and-ability = moves a storm { $direction }. { $does }
word-storm-moves = the storm { $from } to the edge { $to }
word-between = between { $system } and { $other }
word-rim-north = on the north rim of { $system }
word-rim-east = on the east rim of { $system }
word-rim-south = on the south rim of { $system }
word-rim-west = on the west rim of { $system }
word-storm = warp storm { $at }
word-moved-storm = warp storm { $at }, moved
word-stack = { $count ->
    [0] orders
   *[other] orders ({ $count })
  }
word-hidden-order = order
word-own-order = { $order }
word-materiel-of = { $count } materiel
word-capacity-of = room for { $count } { $count ->
    [one] unit
   *[other] units
  } of a player
word-yields-asset = Dominate: { $asset }
word-yields-wealth = Dominate: any asset token
word-routed = routed
word-objective = objective
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
option-board-help = Players lay the board themselves, or play on the introductory one with its fixed factions.
option-board-built = laid by the players
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

choice-aim = { $area }
choice-no-aim = nobody moves where enemies are
choice-combat-card = { $card }
choice-token = a reinforcement token
choice-routed-token = a routed reinforcement token
choice-structure = { $structure }
choice-area = { $area }
choice-send-routed = routed { $unit } from { $from } to { $to }
choice-free = a free { $unit } on { $area }
choice-use-it = use it
choice-gain-tokens = { $count } { $icon } { $count ->
    [one] token
   *[other] tokens
  }
choice-gain-die = a die: { $icon }
choice-gain-dice = { $count } dice: { $icon }
choice-roll-dice = roll { $count } more { $count ->
    [one] die
   *[other] dice
  }
choice-rally-unit = rally a unit
choice-spend-die = spend a die: { $icon }
choice-lose-die = lose a die: { $icon }
choice-they-lose-die = your opponent loses a die: { $icon }
choice-they-lose-tokens = your opponent loses { $count } { $icon } { $count ->
    [one] token
   *[other] tokens
  }
choice-reroll-die = a die: { $icon }
choice-they-reroll-die = your opponent rerolls a die: { $icon }
choice-convert = { $from } to { $to }
choice-rout = rout { $fighter }

ask-aim = Into which area with enemies may your units move? A combat follows.
ask-combat-upgrade = Which combat upgrade do you buy?
ask-replaced = Which card of your combat deck does { $card } replace?
ask-reinforce = How many reinforcement tokens do you commit in { $area }?
ask-choose-card = Round { $round } of the combat: which card do you choose?
ask-combat-card = { $card }: what do you choose?
ask-their-combat-card = { $card } of your opponent: what do you choose?
ask-spend-dice = { $card }: how many dice do you spend? They show { $icon }.
ask-smash = { $fighter } is destroyed unless you spend { $count } dice. Which do you spend?
ask-suffer = You suffer { $count } damage in { $area }. What takes it?
ask-ransom = { $fighter } was routed and is destroyed. Do you spend a die to save it?
ask-retreat = You have lost { $area }. Where do your units retreat to?
ask-retreat-one = Does a unit retreat from { $area }?

measure-dice-of = dice: { $icon }

line-upgrades = { $seat } puts { $card } into the combat deck in place of { $old }, for { $price }.
line-combat-begins = { $seat } attacks { $other } in { $area }.
line-nobody-resists = Nobody resists in { $area }.
line-has-dice = { $seat } has { $bolter } bolter, { $shield } shield and { $morale } morale dice.
line-reinforces = { $seat } commits { $count } reinforcement { $count ->
    [one] token
   *[other] tokens
  }.
line-turns-over = { $seat } turns over { $card }.
line-sees = You see { $card }.
line-adds-card = { $seat } adds { $card } for its icons.
line-discards = { $seat } discards { $card }; it is shuffled back.
line-gains-tokens = { $seat } gains { $count } { $icon } { $count ->
    [one] token
   *[other] tokens
  }.
line-loses-tokens = { $seat } loses { $count } { $icon } { $count ->
    [one] token
   *[other] tokens
  }.
line-gains-dice = { $seat } gains { $count } { $icon } { $count ->
    [one] die
   *[other] dice
  }.
line-loses-die = { $seat } loses a { $icon } die.
line-spends-die = { $seat } spends a { $icon } die.
line-converts = { $seat } turns { $count } { $from } { $count ->
    [one] die
   *[other] dice
  } to { $to }.
line-free = { $seat } places a free { $unit } on { $area }.
line-replaces = { $seat } replaces { $fighter } by { $unit } on { $area }.
line-totals = { $seat }: offence { $offence }, defence { $defence }.
line-falls = { $fighter } of { $seat } falls to { $count } damage.
line-survives = { $fighter } of { $seat } takes { $count } damage and stands.
line-is-routed = { $fighter } of { $seat } is routed.
line-is-rallied = { $fighter } of { $seat } is rallied.
line-is-destroyed = { $fighter } of { $seat } is destroyed.
line-combat-round-ends = Round { $round } of the combat ends.
line-morale = { $seat } has { $count } morale.
line-retreats = { $seat } retreats from { $from } to { $to }.
line-captures = { $seat } captures a structure on { $area }: { $structure }.
line-no-control-token = { $seat } has no control token left, and a structure on { $area } is destroyed: { $structure }.
line-combat-ends = The combat in { $area } ends.

word-icons = { $bolter } bolter, { $shield } shield, { $morale } morale
word-upgrade-costs = { $count } materiel; { $icons }
word-health-left = { $count } health
word-combat-deck = Combat deck, each twice
word-combat-cards = { $cards }
word-combat-at = { $area }, round { $round }
word-side-of = Combat: { $seat }
word-dice = Dice
word-tokens = Combat tokens
word-face-up-cards = Face-up cards
word-hand-of-cards = Combat cards in hand
word-reinforcements = Reinforcement tokens
word-reinforcements-of = { $count }, { $routed } of them routed
word-total-of = offence { $offence }, defence { $defence }, morale { $morale }
word-attacker = Attacker
word-attacker-sign = Att
word-defender = Defender
word-defender-sign = Def

choice-tile = { $system }
choice-cell = column { $column }, row { $row }
choice-quarters = { $count } quarter { $count ->
    [one] turn
   *[other] turns
  } clockwise
choice-station = { $unit } in { $area }
choice-objective = an objective of { $seat } on { $area }
choice-lay-storm = the edge { $edge }

ask-tile = Which tile do you lay, with which side up?
ask-cell = Where do you lay { $system }?
ask-turn = How do you turn { $system }?
ask-forces = Which of your starting forces do you place in { $system }?
ask-objective = Which objective do you lay in { $system }, and where?
ask-lay-storm = Where do you lay a warp storm?

measure-stock = { $unit }
measure-capacity = units in { $area }
measure-factories = factories
measure-ground-units = ground units that your last tile cannot take

line-lays-tile = { $seat } lays { $system }.
line-stations = { $seat } places { $count } { $unit } in { $area }.
line-lays-objective = { $seat } lays an objective of { $other } on { $area }.
line-lays-storm = { $seat } lays a warp storm { $at }.

word-setup-phase = The board is laid
word-north-of = north of { $system }
word-east-of = east of { $system }
word-south-of = south of { $system }
word-west-of = west of { $system }
word-first-tile = where the first tile comes
word-edge = { $at }
word-tiles-to-lay = Tiles to lay, by both sides
word-systems = { $systems }
word-forces-to-lay = Forces to place
word-forces = { $count } { $count ->
    [one] unit
   *[other] units
  }

choice-free-twice = two free { $unit } on { $area }
choice-assets-of = the assets of { $area }
choice-materiel-of = the materiel of { $area }
choice-rob = { $seat } loses a { $asset }
choice-strike = from { $from } at { $to }
ask-tactic = Do you use what { $event } offers?
ask-strike = Do your ships strike a world of { $system } from orbit?
line-strikes = { $seat } strikes { $to } from orbit, from { $from }.
line-loses-asset = { $seat } loses a { $asset }.
word-dice-rolled = { $count } { $count ->
    [one] die
   *[other] dice
  }

choice-order-upgrade = { $upgrade }
ask-upgrades = Which upgrades do you use with { $order }?
ask-order-upgrade = Which order upgrade do you buy?
line-uses-upgrade = { $seat } uses { $upgrade }.
line-buys-upgrade = { $seat } buys { $upgrade }, for { $price }.
line-more-to-event-deck = { $seat } puts { $count } more orders on the event deck.
word-order-upgrades = Order upgrades
word-upgrades-of = { $upgrades }
word-used-upgrades = Order upgrades used in this round
ask-kept = Your control tokens do not suffice for all structures on { $area }. Which do you keep?

option-direct-the-faithful = Direct the Faithful
option-direct-the-faithful-help = Where the structure stands that this order upgrade changes into another.
option-direct-the-faithful-active-system = in the active system
option-direct-the-faithful-anywhere = anywhere
option-more-morale = More morale
option-more-morale-help = What counts on cards that ask whether you have more morale than your opponent.
option-more-morale-dice = morale dice
option-more-morale-all-icons = morale dice and morale icons on face-up cards
option-last-tokens = Last reinforcement tokens
option-last-tokens-help = What happens if an attacker would win a combat with nothing but reinforcement tokens left.
option-last-tokens-capture = the attacker wins and captures
option-last-tokens-nobody = nobody wins
option-battlewagon-morale = Morale of a Battlewagon
option-battlewagon-morale-help = How much morale a Battlewagon has; sources differ.
option-battlewagon-morale-two = 2
option-battlewagon-morale-three = 3
option-ork-roks-level = Level of Ork Roks
option-ork-roks-level-help = Which command level this order upgrade needs; sources differ.
option-ork-roks-level-one = 1
option-ork-roks-level-zero = 0

choice-resolve-as = as { $order }
choice-change = { $from } on { $area }: make it a { $to }
choice-to-system = to { $system }
ask-upgrade = { $upgrade }: what do you choose?
ask-strike-upgrades = Which upgrades do you use when you strike { $area }?
ask-instead = You have turned over { $order } in { $system }. As which order do you resolve it?
ask-depart = Which ships move on to the voids of { $system }?
ask-give-up = You must destroy a unit or a structure in { $area }. Which one?
ask-passage = Through which uncontrolled void may up to two of your ground units move?
ask-one-more = Do you buy one more unit in { $system }?
measure-passing = ground units through { $area }
why-bastion = a bastion shields it
line-loses-materiel = { $seat } loses { $count } materiel.
line-none-left = There is no { $asset } left for { $seat }.
line-must-suffer-first = { $fighter } of { $seat } must take damage first.
line-resolves-as = { $seat } resolves it as { $order }.
line-changes-structure = { $seat } changes a structure on { $area }: { $from } to { $to }.
line-moves-on = { $seat } moves on to { $area } and will fight there next.
word-dice-rolled-with = { $count } { $count ->
    [one] die
   *[other] dice
  }, with { $upgrade }
word-costs-dice = costs { $count } { $icon } { $count ->
    [one] die
   *[other] dice
  }
word-next-combat = Next combat
word-in-area = { $area }
word-strike-at = Orbital strike from { $from } at { $to }

choice-use-scheme = use { $event }
choice-into-play = put it into play
choice-system = { $system }
choice-rout-unit = rout { $unit } in { $area }
choice-give-up = { $unit } in { $area }
choice-give-up-routed = routed { $unit } in { $area }
choice-buy-with-cache = { $unit } in { $area }, with a cache token
choice-to-top = your order at place { $number } from the bottom in { $system }: to the top
choice-to-bottom = your order at place { $number } from the bottom in { $system }: to the bottom

ask-into-play = Do you put { $event } into play? It stays there until you use it.
ask-scheme = { $event }: what do you choose?
ask-when-planning-ends = All orders are laid. Do you use a scheme?
ask-when-advancing = Your Advance in { $system } begins. Do you use a scheme?
ask-when-buying-units = You are about to buy units in { $system }. Do you use a scheme for one of them?
ask-when-building = You are about to build in { $system }. Do you use a scheme for the structure?
ask-when-strike-rolled = You have rolled for your orbital strike. Do you use a scheme?
ask-before-damage = Damage is about to be assessed in { $area }. Do you use a scheme?
ask-after-damage = Damage was assessed in { $area }. Do you use a scheme?
ask-when-routed = A unit of your opponent was routed: { $fighter }. Do you use a scheme?
ask-when-storm-moves = The storm { $from } is about to move to the edge { $to }. Do you use a scheme?
ask-strike-die = Which die do you gain for your strike?
ask-placed-from = { $event }: from which area do you take units?
ask-placed-in = { $event }: in which area do you place them?
ask-placed = Which units go from { $from } to { $to }?
ask-free-upgrade = Which upgrade do you take?

measure-units-placed = units placed

why-nobody-is-routed = none of your units is routed
why-nobody-to-rout = no enemy unit stands in a system with a unit of yours
why-nobody-to-place = none of your units could be placed elsewhere
why-no-two-units = no system has two of your units

line-plays-scheme = { $seat } puts { $event } into play.
line-replaces-scheme = { $seat } discards { $event } for another scheme.
line-uses-scheme = { $seat } uses { $event } and shuffles it back.
line-rallies-system = { $seat } rallies all units in { $system }.
line-resolves-without-token = { $seat } resolves { $order } in { $system } without turning over an order.
line-sends-several = { $seat } places { $count } { $unit } from { $from } in { $to }.
line-puts-on-top = { $seat } puts an order in { $system } on top: it lay at place { $number } from the bottom.
line-puts-below = { $seat } puts an order in { $system } at the bottom: it lay at place { $number } from there.

word-schemes = Schemes in play

option-schemes = Schemes in play
option-schemes-help = Whether a new scheme sends the older one of the same player back into its deck.
option-schemes-one = one of a player
option-schemes-any = as many as were chosen
