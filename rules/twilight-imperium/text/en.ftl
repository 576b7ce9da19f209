# What the game says. Names of components are in en-components.ftl.

## Words used by other messages
word-units =
    { $count ->
        [one] 1 { $unit }
       *[other] { $count } { $unit-id ->
            [infantry] { $unit }
            [pds] { $unit }
           *[other] { $unit }s
        }
    }
word-trade-goods =
    { $count ->
        [one] 1 trade good
       *[other] { $count } trade goods
    }
word-commodities =
    { $count ->
        [one] 1 commodity
       *[other] { $count } commodities
    }
pool-tactic = tactic pool
pool-fleet = fleet pool
pool-strategy = strategy pool
condition-intact = ready
condition-damaged = damaged

## Choices
choice-strategy-card = { $card }
choice-strategic = Strategic action: { $card }
choice-tactical = Tactical action
choice-pass = Pass
choice-propose = Propose a transaction to { $seat }
choice-accept-deal = Accept offer { $number }
choice-decline-deal = Decline offer { $number }
choice-change-deal = Change offer { $number }
choice-withdraw-deal = Withdraw offer { $number }
choice-system = { $system }
choice-planet = { $planet }
choice-seat =
    { $seat-who ->
        [you] { $seat } (you)
       *[other] { $seat }
    }
choice-unit = { $unit }
choice-produce = { $unit }
choice-ship =
    { $condition-id ->
        [damaged] Damaged { $unit } from { $from }
       *[other] { $unit } from { $from }
    }
choice-load =
    { $from-kind ->
        [planet] { $unit } from { $from }
       *[other] { $unit } from the space area of { $from }
    }
choice-straight = Straight there
choice-way = Through { $through }
choice-land = Land on { $planet }
choice-stay = Stay
choice-place =
    { $at-kind ->
        [planet] { $unit } on { $at }
       *[other] { $unit } in the space area of { $at }
    }
choice-take =
    { $from-kind ->
        [planet] Take the { $unit } from { $from }
       *[other] Take the { $unit } from the space area of { $from }
    }
choice-sustain = Sustain damage on { $unit }
choice-destroy = Destroy { $unit }
choice-remove = Remove { $unit }
choice-spare = Spare the ship
choice-bombard = Bombard { $planet } with { $unit }
choice-exhaust = Exhaust { $planet }
choice-trade-good = Trade good
choice-pool = { $pool }
choice-technology = { $technology }
choice-objective = { $objective }
choice-fire = Fire
choice-retreat = Announce a retreat
choice-accept = Yes
choice-decline = No
choice-done = Done

## Questions
ask-starting-technology = Which technology do you start with?
    .deed = Start with { $answer }
ask-choose-strategy-card = Which strategy card do you choose?
    .deed = Choose { $answer }
    .subject = choose a strategy card
ask-take-action = What do you do?
    .subject = your action
ask-activate-system = Which system do you activate?
    .deed = Activate { $answer }
    .subject = activate a system
ask-move-ships = Which ships move to { $system }, and what do they carry?
    .deed = { $picked ->
        [0] Send nothing to { $system }
        [one] Send 1 unit to { $system }
       *[other] Send { $picked } units to { $system }
    }
    .subject = move ships to { $system }
ask-how-many-ships = How many of them leave { $from }? ({ $unit })
ask-next-system =
    Where does the { $unit } go from { $at }? { $left ->
        [one] It has 1 move left.
       *[other] It has { $left } moves left.
    }
ask-load =
    What does the { $unit } take aboard at { $at }? { $room ->
        [one] There is room for 1.
       *[other] There is room for { $room }.
    }
ask-choose-way =
    { $count ->
        [one] Which way does the { $unit } go from { $from }?
       *[other] Which way do the { $count } { $unit }s go from { $from }?
    }
ask-pick-up-on-the-way =
    What does the { $unit } take aboard on its way? { $room ->
        [one] There is room for 1.
       *[other] There is room for { $room }.
    }
ask-fire-space-cannon =
    Do you fire space cannons in { $system }? { $dice ->
        [one] You roll 1 die.
       *[other] You roll { $dice } dice.
    }
ask-assign-hits =
    { $hits ->
        [one] Your ships in { $at } take 1 hit. What takes it?
       *[other] Your ships in { $at } take { $hits } hits. What takes them?
    }
    .subject = take hits in { $at }
ask-remove-surplus = Your fleet pool does not hold all ships in { $system }: { $surplus } too many. Which ship is removed?
ask-destroy-surplus = Your ships in { $system } cannot carry everything: { $surplus } too many. What is destroyed?
ask-announce-retreat = Do you announce a retreat from { $system }?
    .subject = retreat from { $system }?
ask-retreat-to = Where do your ships retreat to?
    .deed = Retreat to { $answer }
ask-leave-behind = Your ships cannot carry everything on the retreat: { $surplus } too many. What is destroyed?
ask-aim-extra-dice = At which planet in { $system } do you roll the additional die of this bombardment?
ask-bombard = What does each { $unit } in { $system } bombard?
ask-remove-custodians =
    { $cost ->
        [0] Do you remove the custodians token?
       *[other] Do you spend { $cost } influence to remove the custodians token?
    } You must then land on Mecatol Rex.
ask-commit-ground-forces = Where in { $system } do your ground forces land?
    .deed = { $picked ->
        [0] Land nothing
        [one] Land 1 ground force
       *[other] Land { $picked } ground forces
    }
    .subject = land ground forces in { $system }
ask-produce-at-dock = Which space dock of your home system produces?
ask-next-defense = On which planet is space cannon defense resolved next?
ask-next-ground-combat = Which ground combat in { $system } comes next?
ask-produce =
    What do you produce in { $system }? { $room ->
        [one] At most 1 unit
       *[other] At most { $room } units
    }; { $resources ->
        [one] you can spend 1 resource.
       *[other] you can spend { $resources } resources.
    }
    .deed = { $picked ->
        [0] Produce nothing
        [one] Produce 1 unit
       *[other] Produce { $picked } units
    }
    .subject = produce in { $system }
ask-how-many-units = How many? ({ $unit })
ask-place-ground-forces = Where do the ground forces go? ({ $unit })
ask-take-from-board = Your reinforcements hold no { $unit }. Which one do you take from the board?
ask-pay-resources =
    { $owed ->
        [one] You owe 1 resource. How do you pay?
       *[other] You owe { $owed } resources. How do you pay?
    }
    .deed = Pay { $reading } resources
ask-pay-influence = You owe { $owed } influence. How do you pay?
    .deed = Pay { $reading } influence
ask-gain-tokens =
    { $count ->
        [one] You gain 1 command token. Into which pool?
       *[other] You gain { $count } command tokens. Into which pools?
    }
    .deed = { $picked ->
        [0] Take no command token
        [one] Take 1 command token
       *[other] Take { $picked } command tokens
    }
    .subject = new command tokens
ask-redistribute-tokens = How do you divide your { $count } command tokens?
    .deed = Divide the command tokens like this
    .subject = divide your command tokens
ask-spend-tokens = You spend { $count } command tokens. From which pools?
    .deed = { $picked ->
        [0] Spend no command token
        [one] Spend 1 command token
       *[other] Spend { $picked } command tokens
    }
ask-token-from-sheet = You must place a command token in { $system } and have none left. From which pool do you take one?
ask-follow-secondary = Do you use the secondary ability of { $card }?
    .subject = use { $card }?
ask-buy-tokens = How many command tokens do you buy, at 3 influence each?
    .deed = { $picked ->
        [0] Buy no command token
        [one] Buy 1 command token
       *[other] Buy { $picked } command tokens
    }
ask-diplomacy-system = Which system do you protect?
    .deed = Protect { $answer }
ask-ready-planets = Which planets do you ready?
    .deed = { $picked ->
        [0] Ready no planet
        [one] Ready 1 planet
       *[other] Ready { $picked } planets
    }
ask-choose-speaker = Who becomes speaker?
    .deed = Make { $answer } speaker
ask-place-structure = Do you place a structure?
ask-place-further-pds = Do you place another PDS?
ask-construction-system = In which system do you place your command token and build?
ask-trade-partners = Who replenishes commodities without paying?
    .deed = { $picked ->
        [0] Nobody replenishes
        [one] 1 player replenishes
       *[other] { $picked } players replenish
    }
ask-recall-token = Which command token do you take back from the board?
ask-research-technology = What do you research?
    .deed = Research { $answer }
ask-research-further = Do you spend { $cost } resources to research another technology?
ask-ignore-prerequisite = What stands in for a prerequisite of { $technology }?
ask-score-objective = Do you score a public objective?
    .deed = Score { $answer }
    .subject = score a public objective?
ask-return-infantry = { $count } infantry return. To which home planets?
ask-give-trade-goods = How many trade goods do you give to { $seat }?
    .deed = { $picked ->
        [0] Give no trade good
        [one] Give 1 trade good
       *[other] Give { $picked } trade goods
    }
ask-give-commodities = How many commodities do you give to { $seat }?
    .deed = { $picked ->
        [0] Give no commodity
        [one] Give 1 commodity
       *[other] Give { $picked } commodities
    }
ask-get-trade-goods = How many trade goods do you ask of { $seat }?
    .deed = { $picked ->
        [0] Ask for no trade good
        [one] Ask for 1 trade good
       *[other] Ask for { $picked } trade goods
    }
ask-get-commodities = How many commodities do you ask of { $seat }?
    .deed = { $picked ->
        [0] Ask for no commodity
        [one] Ask for 1 commodity
       *[other] Ask for { $picked } commodities
    }
ask-deals = What do you do about transactions?
ask-accept-deal = { $seat } offers you: { $gives }. In return: { $gets }. Do you accept?

## Hints
hint-deal = { $seat } gives { $to }: { $gives }. In return: { $gets }.
hint-strategy-card =
    initiative { $number }{ $count ->
        [0] {""}
        [one] ; 1 trade good lies on it
       *[other] ; { $count } trade goods lie on it
    }
hint-pass-for-round = no more turns in this round
hint-costs-tactic-token = costs 1 of { $left } tactic tokens
hint-costs-strategy-token = costs 1 of { $left } strategy tokens
hint-costs-nothing = costs no token
hint-costs-resources =
    { $cost ->
        [one] costs 1 resource
       *[other] costs { $cost } resources
    }
hint-costs-token-and-resources = costs 1 of { $left } strategy tokens and { $cost } of the { $resources } resources you can spend
hint-buys-tokens = costs no token; each command token costs { $cost } influence, and you can spend { $influence }
hint-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-research = { $sort }; { $needs }
hint-research-by-specialties =
    { $sort }; { $needs }; { $count ->
        [one] exhausts a specialty planet
       *[other] exhausts { $count } specialty planets
    }
hint-research-by = { $sort }; { $needs }; exhausts { $technology } and costs { $cost } resources
hint-cancels-hits = each of them cancels up to { $count } hits
hint-planet-worth = worth { $worth }
hint-planet-values =
    { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }, { $influence } influence
hint-move = move { $left }, capacity { $capacity }
hint-produces-up-to =
    { $count ->
        [one] produces one unit at most
       *[other] produces up to { $count } units
    }
hint-available = { $count } there
hint-as-cargo = carried; { $count } there
hint-safe-way = no risk
hint-safe-way-picks-up = no risk; more can come aboard in { $systems }
hint-risky-way =
    { $dice ->
        [one] leaves a gravity rift: a die for each ship, 1 to 3 loses it
       *[other] leaves gravity rifts: { $dice } dice for each ship, any of 1 to 3 loses it
    }
hint-risky-way-picks-up =
    { $dice ->
        [one] leaves a gravity rift: a die for each ship, 1 to 3 loses it; more can come aboard in { $systems }
       *[other] leaves gravity rifts: { $dice } dice for each ship, any of 1 to 3 loses it; more can come aboard in { $systems }
    }
hint-cost =
    { $units ->
        [one] costs { $cost }
       *[other] { $units } for { $cost }
    }
hint-defended =
    { $seat-who ->
        [you] you defend it with { $count }
       *[other] { $seat } defends it with { $count }
    }
hint-ships =
    { $count ->
        [one] { $seat } has 1 ship there
       *[other] { $seat } has { $count } ships there
    }
hint-own =
    { $count ->
        [one] you have 1 ship there
       *[other] you have { $count } ships there
    }

## Why something is not on offer
why-no-tactic-token = There is no command token in your tactic pool
why-ships-forbid = Ships of { $seat } there keep you from activating it
why-own-token-everywhere = Every system holds a command token of yours
why-own-token = It holds a command token of yours
why-card-used = You have used it in this round
why-strategic-action-first = Your strategic action comes first: { $cards }
why-card-taken = { $seat } has it
why-too-dear = It costs { $cost }, and you can spend { $resources }
why-none-left = None is left in your reinforcements, and none can be taken from the board
why-foreign-ships = Another player's ships are in the system
why-no-room-aboard = Nothing has room for it
why-docks-produce-none = Your space docks do not produce it
why-lacks-prerequisites = Prerequisites are missing: { $colours }
why-token-holds = Its system holds a command token of yours
why-too-far = It would need { $needs } moves and has { $has }
why-ships-in-the-way = Other players' ships are in the way
why-anomaly-in-the-way = An asteroid field, a nebula or a supernova is in the way
why-no-way = No way leads there
why-exhausted = The card is exhausted
why-no-strategy-token = There is no command token in your strategy pool
why-nothing-fits = There is nothing now that it could be used on. { $text }
why-too-few-trade-goods = It costs { $needs } trade goods, and you have { $has }
why-nothing-to-research = There is nothing that you could research now
why-lies-open = It lies open before you already
why-no-fleet-token = There is no command token in the fleet pool of { $seat }
why-not-in-deck = { $technology } is not left in your technology deck
why-no-action-card = You hold no action card
why-no-flagship = Your flagship is not on the board

## Beside questions
remark-space-odds =
    Odds in { $system } as it stands: of 100 such space combats { $attacker-who ->
        [you] you win
       *[other] { $attacker } wins
    } { $attacker_wins }, { $defender-who ->
        [you] you win
       *[other] { $defender } wins
    } { $defender_wins }, and { $nobody_wins } leave nobody.
remark-ground-odds =
    Odds on { $planet } as it stands: of 100 such ground combats { $attacker-who ->
        [you] you win
       *[other] { $attacker } wins
    } { $attacker_wins }, { $defender-who ->
        [you] you win
       *[other] { $defender } wins
    } { $defender_wins }, and { $nobody_wins } leave nobody.
remark-landing-odds =
    { $count ->
        [one] If the ground force lands on { $planet }
       *[other] If all { $count } ground forces land on { $planet }
    } as it stands: of 100 such landings { $attacker-who ->
        [you] you win
       *[other] { $attacker } wins
    } { $attacker_wins }, { $defender-who ->
        [you] you win
       *[other] { $defender } wins
    } { $defender_wins }, and { $nobody_wins } leave nobody.
remark-arrival-odds =
    Odds in { $system } if all ships listed here came, as far as your fleet pool holds them and without what they carry: of 100 such space combats { $attacker-who ->
        [you] you win
       *[other] { $attacker } wins
    } { $attacker_wins }, { $defender-who ->
        [you] you win
       *[other] { $defender } wins
    } { $defender_wins }, and { $nobody_wins } leave nobody.
remark-too-many-units = There are too many units here to work out the odds.
remark-tokens-to-activate =
    { $left ->
        [one] This is your last tactic token.
       *[other] It costs 1 of your { $left } tactic tokens.
    }
remark-votes-ready = Influence ready to vote with: { $seats }.
remark-predicted = Predictions: { $predictions }.

## Choices in the words of their question
said-use-secondary = Use the secondary of { $card }
said-use-any-secondary = Use the secondary ability
said-leave-secondary = Do not use it
said-hold-fire = Hold fire
said-fight-on = Fight on
said-stay-in-space = They stay in space
said-stay-away = They stay out of it
said-stay-there = They stay where they are
said-bombard-nothing = They bombard nothing
said-no-note = No promissory note
said-no-action-cards = No action card
said-no-reaction = Nothing: let it pass
said-no-planet = No planet
said-no-objective = None
said-no-technology = None
said-no-structure = None
said-take-nothing = None
said-remove-custodians =
    { $cost ->
        [0] Remove it
       *[other] Spend { $cost } influence to remove it
    }
said-leave-custodians = Leave it
said-research-another =
    { $cost ->
        [0] Research another
       *[other] Spend { $cost } resources and research another
    }
said-draw-secret = Draw one
said-leave-secret = Draw none

## Choices in full
detail-fleet = { $seat } is there with { $units }.
detail-garrison = { $planet } is held by { $seat }: { $units }.
detail-cannons =
    { $dice ->
        [one] { $seat } can fire a space cannon die at your ships.
       *[other] { $seat } can fire { $dice } space cannon dice at your ships.
    }
detail-anomaly =
    { $anomaly-id ->
        [asteroid-field] Asteroid field: ships cannot move in or through.
        [nebula] Nebula: whoever defends it adds 1 to combat rolls; ships move in only if it is active, and out with a move of 1.
        [supernova] Supernova: ships cannot move in or through.
       *[gravity-rift] Gravity rift: a ship that leaves it moves 1 further, and is lost on 1 to 3.
    }
detail-becomes-law = This becomes a law.
detail-holds = Under nobody’s control: { $planets }.

## Lines of the chronicle
line-campaign-begins = The campaign begins. { $speaker } is speaker.
line-plays-faction = { $seat } plays { $faction }.
line-round-begins = Round { $round } begins.
line-gained-technology = { $seat } gains { $technology }.
line-researched-technology = { $seat } researches { $technology }.
line-ignored-prerequisite = { $seat } uses the specialty of { $planet }.
line-chose-strategy-card = { $seat } chooses { $card }.
line-gained-trade-goods = { $seat } gains { word-trade-goods }.
line-gained-commodities = { $seat } replenishes { word-commodities }.
line-strategic-action = { $seat } performs the strategic action of { $card }.
line-follows = { $seat } uses the secondary of { $card }.
line-declines = { $seat } does not use the secondary of { $card }.
line-passed = { $seat } passes.
line-activated = { $seat } activates { $system }.
line-moved = { $seat } moves { word-units } from { $from } to { $to }.
line-carried = { $seat } takes { word-units } aboard from { $from }.
line-rift-roll = A { $unit } of { $seat } leaves the gravity rift in { $system }: { $die }.
line-lost-in-rift = A { $unit } of { $seat } is lost in the rift with all it carries.
line-space-cannon-rolled =
    { $seat } fires space cannons at { $target } (needs { $hit }): { $dice }. { $hits ->
        [0] No hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
line-holds-fire = { $seat } holds fire.
line-barrage-rolled =
    Anti-fighter barrage of { $seat } (needs { $hit }): { $dice }. { $hits ->
        [0] No hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
line-space-combat-begins = Space combat in { $system }: { $attacker } attacks { $defender }.
line-combat-round = Round { $round } of the combat.
line-combat-rolled =
    { $seat } rolls for { $unit } (needs { $hit }): { $dice }. { $hits ->
        [0] No hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
line-sustained = { $seat } sustains damage on { word-units }.
line-destroyed = { $seat } loses { word-units } in { $at }.
line-removed = { $seat } removes { word-units } from { $system }.
line-announces-retreat = { $seat } announces a retreat.
line-retreated = { $seat } retreats to { $system }.
line-space-combat-won = { $seat } wins the space combat in { $system }.
line-space-combat-drawn = The space combat in { $system } has no winner.
line-bombardment-rolled =
    { $seat } bombards { $planet } (needs { $hit }): { $dice }. { $hits ->
        [0] No hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
line-custodians-removed = { $seat } removes the custodians token and gains 1 victory point.
line-committed =
    { $count ->
        [one] { $seat } lands 1 ground force on { $planet }.
       *[other] { $seat } lands { $count } ground forces on { $planet }.
    }
line-fighters-landed =
    { $count ->
        [one] 1 fighter of { $seat } lands on { $planet }.
       *[other] { $count } fighters of { $seat } land on { $planet }.
    }
line-fighters-returned =
    { $count ->
        [one] 1 fighter of { $seat } returns from { $planet } into space.
       *[other] { $count } fighters of { $seat } return from { $planet } into space.
    }
line-joined-combat =
    { $count ->
        [one] 1 ground force of { $seat } fights like a ship in { $system }.
       *[other] { $count } ground forces of { $seat } fight like ships in { $system }.
    }
line-left-combat =
    { $count ->
        [one] 1 ground force of { $seat } returns to { $planet }.
       *[other] { $count } ground forces of { $seat } return to { $planet }.
    }
line-ground-combat-begins = Ground combat on { $planet }: { $attacker } attacks { $defender }.
line-ground-combat-won = { $seat } wins the ground combat on { $planet }.
line-ground-combat-drawn = The ground combat on { $planet } has no winner.
line-gained-control = { $seat } gains control of { $planet }.
line-lost-control = { $seat } loses { $planet }.
line-produced = { $seat } produces { $units } in { $system }.
line-placed-units = { $seat } places { word-units } on { $at }.
line-took-from-board = { $seat } takes a { $unit } from { $from }.
line-exhausted = { $seat } exhausts { $planet }.
line-spent-trade-goods = { $seat } spends { word-trade-goods }.
line-readied-planets = { $seat } readies { $planets }.
line-gained-tokens = { $seat } gains command tokens: { $tactic } tactic, { $fleet } fleet, { $strategy } strategy.
line-redistributed = { $seat } divides the command tokens: { $tactic } tactic, { $fleet } fleet, { $strategy } strategy.
line-placed-token = A command token of { $seat } is placed in { $system }.
line-recalled-token = { $seat } takes the command token back from { $system }.
line-spent-tokens = { $seat } spends { $count } command tokens.
line-became-speaker = { $seat } becomes speaker.
line-chosen-for-trade = { $seats } may replenish without paying.
line-scored-objective =
    { $points ->
        [one] { $seat } scores { $objective }: 1 victory point.
       *[other] { $seat } scores { $objective }: { $points } victory points.
    }
line-gained-point = { $seat } gains 1 victory point.
line-revealed-objective = A public objective is revealed: { $objective }.
line-no-objective-left = No public objective is left to reveal: the game ends.
line-status-phase = The status phase begins.
line-infantry-survives =
    Destroyed infantry of { $seat } rolls { $dice }: { $count ->
        [0] none returns.
        [one] 1 will return.
       *[other] { $count } will return.
    }
line-proposed-deal = { $seat } offers { $to }: { $gives }. In return: { $gets }.
line-declined-deal = { $seat } declines the offer of { $from }.
line-withdrew-deal = { $seat } withdraws the offer to { $to }.
line-deal-lapsed = The offer of { $seat } to { $to } no longer stands.
line-made-deal = { $seat } and { $with } trade: { $gives } against { $gets }.
line-won =
    { $points ->
        [one] { $seat } wins with 1 victory point.
       *[other] { $seat } wins with { $points } victory points.
    }

## The board and the sheets
word-planet-values = { $resources }/{ $influence }
word-planet-resources = resources
word-planet-influence = influence
word-specialty = { $colour }
word-specialty-in-words = specialty: { $colour }
style-cultural = cultural
style-hazardous = hazardous
style-industrial = industrial
word-wormhole-mark = { $wormhole }
word-anomaly-mark = { $anomaly }
word-command-token = command token
word-custodians = custodians token
word-damaged-of-pile = { $count } damaged
word-sheet = { $faction }
word-victory-points = Victory points
word-out-of = { $number } of { $total }
word-tokens = Command tokens
word-token-pools = tactic { $tactic }, fleet { $fleet }, strategy { $strategy }
word-goods-row = Goods
word-goods = { $trade_goods } trade goods, { $commodities } of { $most } commodities
word-cards = Strategy cards
word-planets = Planets
word-planet-row = { $planet } { $resources }/{ $influence }
word-planet-row-exhausted = { $planet } { $resources }/{ $influence } (exhausted)
word-technologies = Technologies
word-objectives = Public objectives
word-objective-row = { $text } ({ $points })
word-scored-by = scored by { $seats }
word-not-scored = nobody yet
word-face-down = { $count } face down
word-face-down-objectives = To come
word-table = The table
word-round-row = Round
word-round = { $round }
word-speaker = Speaker
word-active-player = Active player
word-name = { $seat }
word-passed = Passed
word-card-row = { $card }
word-card-free = free
word-card-with-trade-goods =
    { $count ->
        [one] free, 1 trade good on it
       *[other] free, { $count } trade goods on it
    }
word-card-held = { $seat }
word-card-used = { $seat }, used
word-list = { $items }
word-none-of-them = none
word-an-effect = An effect

## What the parts of an answer come to
meter-resources = Resources
meter-influence = Influence
meter-units = Units
meter-votes = Votes
meter-price = Resources they cost
meter-space-aboard = Capacity used ({ $units })
meter-ground-forces-here = Ground forces
meter-carried-from = Carried from { $system }
meter-carried-in-all = Carried in all
meter-carried-or-not = { $unit }s from { $at }, carried or by themselves

# Pictures of fights and votes.
highlight-space-combat = Space combat in { $system }
highlight-space-combat-round = Space combat in { $system }, round { $round }
highlight-ground-combat = Ground combat on { $planet }, round { $round }
highlight-combat = Combat
highlight-combat-round = Combat, round { $round }
highlight-space-cannons = Space cannons
highlight-bombardment = Bombardment of { $planet }
highlight-barrage = anti-fighter barrage
highlight-cannon = space cannon
highlight-bombards = bombardment
highlight-vote = Vote
highlight-agenda = Vote: { $agenda }

# What a turn comes to.
headline-took = { $seat } took { $planet } from { $from }.

# What points were gained for.
gain-custodians = Custodians token
gain-other = Cards, laws and Mecatol Rex
gain-lost = Lost
