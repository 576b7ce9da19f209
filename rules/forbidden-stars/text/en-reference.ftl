# Headings of the reference, layers, pictures of fights, orders given ahead.
reference-combat-cards = Combat cards
reference-order-upgrades = Order upgrades
reference-events = Event cards
reference-units = Units
reference-structures = Structures
reference-assets = Asset tokens
reference-orders = Orders
reference-factions = Factions
reference-systems = Systems
reference-rules = Rules
reference-none = none
reference-icons = Icons
reference-deck = Deck
reference-starting = in the combat deck from the start
reference-requires = Unit ability needs one of
reference-order = Order
reference-price = Price
reference-type = Type
reference-scheme = scheme
reference-tactic = tactic
reference-storm = Moves a storm
reference-ground-unit = ground unit
reference-ship = ship
reference-level = Command level
reference-in-a-fight = In a fight
reference-figures = Figures
reference-tokens = Tokens of each player
reference-unit = Unit
reference-at-the-start = At the start
reference-sheet = Units of the faction
reference-home = Home tile
reference-starting-assets = Asset tokens at the start
reference-tile = Tile
reference-other-side = Other side
reference-home-of = Home of
reference-area = Area
reference-areas = Areas
reference-materiel = Materiel
reference-capacity = Capacity
reference-yields = Dominate yields
reference-wealth = any asset token

## Values
printed-number = { $n }
printed-names = { $names }
printed-any-of = { $names-or }
printed-fight = { $combat } { $combat ->
    [one] die
   *[other] dice
  }, { $health } health, { $morale } morale
printed-icons = { $bolter } bolter, { $shield } shield, { $morale } morale
printed-cost = { $count } materiel{ $forge ->
    [0] {""}
    [one] , { $forge } forge token
   *[other] , { $forge } forge tokens
  }
printed-upgrade = { $count } materiel, command level { $level }

## Layers of the board
layer-income = Materiel
layer-income-about = What each world brings in the refresh phase, and to whom.
layer-strength = Strength
layer-strength-about = The dice that stand in each area, and how much damage destroys all of them.
layer-dice = { $seat }: { $dice } { $dice ->
    [one] die
   *[other] dice
  }, { $health } health

## Pictures of fights
highlight-roll = Dice in { $area }
highlight-round = { $area }, round { $round } of the combat
highlight-strike = Orbital strike at { $area }
highlight-bolters = Bolter
highlight-shields = Shield
highlight-morale = Morale
highlight-offence = Offence
highlight-defence = Defence

## What can be ordered ahead
heading-planning = Planning
heading-orders = Orders
heading-combat = Combat
heading-refresh = Refresh
ahead-place-order = the orders you lay
ahead-reveal = which order you turn over
ahead-fate = whether you resolve { $order }
ahead-use-upgrades = upgrades with { $order }
ahead-faction-ability = your faction's ability with Dominate
ahead-wealth = the asset token for wealth
ahead-combat-card = the combat card you choose
ahead-own-card = choices on your own combat cards
ahead-enemy-card = what combat cards of an opponent ask of you
ahead-reinforce = reinforcement tokens in a combat
ahead-suffer = who takes damage in a combat
ahead-suffer-strike = who takes damage in an orbital strike
ahead-retreat = where you retreat to
ahead-trim = which units you destroy beyond capacity
ahead-event-card = the event card you choose
ahead-storm = which storm you move
ahead-event-ability = whether you use what your event card offers
heading-schemes = Schemes
ahead-react-planning = schemes when all orders are laid
ahead-react-advance = schemes when your Advance begins
ahead-react-buying = schemes when you buy
ahead-react-strike = schemes in your orbital strikes
ahead-react-combat = schemes when damage is assessed
ahead-react-routed = schemes when an enemy unit is routed
ahead-react-storm = schemes when a storm moves

## The chapters of the rules reference
chapter-gold = Golden rules
chapter-act = Active player
chapter-asys = Active system
chapter-attk = Attacker and defender
chapter-rout = Routed and rallied
chapter-upg = Upgrade cards
chapter-elim = Elimination
chapter-spend = Spending
chapter-oupg = Order upgrades
chapter-ord = Order tokens
chapter-frd = Friendly and enemy
chapter-gmov = Moving ground units
chapter-smov = Moving ships
chapter-cache = Cache tokens
chapter-unit = Units
chapter-cap = Capacity
chapter-ops = Operations phase
chapter-evt = Event cards
chapter-gain = Gaining and losing
chapter-fact = Factories
chapter-bast = Bastions
chapter-str = Structures
chapter-area = Areas
chapter-sim = Simultaneous effects
chapter-asset = Assets
chapter-dom = Dominate
chapter-comb = Combat
chapter-card = Resolving combat cards
chapter-cupg = Combat cards and combat upgrades
chapter-icon = Combat icons
chapter-disc = Discarding cards
chapter-cmd = Command level
chapter-cost = Costs
chapter-free = Free units
chapter-void = Voids
chapter-lim = Component limitations
chapter-mor = Morale
chapter-adj = Adjacency
chapter-orb = Orbital strike
chapter-ref = Refresh phase
chapter-plan = Planning phase
chapter-schm = Schemes and tactics
chapter-dep = Deploy
chapter-mat = Materiel
chapter-retr = Retreats
chapter-dmg = Damage and health
chapter-win = Winning and losing
chapter-set = Set-up
chapter-city = Cities
chapter-stk = Stacks
chapter-first = First player
chapter-sys = Systems
chapter-stra = Strategize
chapter-cont = Contested areas
chapter-conv = Converting
chapter-rein = Reinforcement tokens
chapter-adv = Advance
chapter-warp = Warp storms
chapter-wmov = Moving warp storms
chapter-world = Worlds
chapter-forge = Forge tokens
chapter-dest = Destroying
chapter-obj = Objective tokens
chapter-qref = Quick reference
chapter-clar = Card clarifications
chapter-symb = Symbol legend
