# Action cards, faction abilities, and the door through which all components act.

## Occasions
occasion-strategy-phase-begins = The strategy phase begins
occasion-strategy-phase-ends = The strategy phase ends
occasion-turn-begins = The turn of { $seat } begins
occasion-component-action = { $seat } takes a component action
occasion-activating = { $seat } activates { $system }
occasion-activated = { $seat } has activated { $system }
occasion-ships-moved = { $seat } has moved ships into { $system }
occasion-space-round-begins = Round { $round } of the space combat in { $system } begins
occasion-hits-produced =
    { $count ->
        [one] { $seat } takes 1 hit in { $system }
       *[other] { $seat } takes { $count } hits in { $system }
    }
occasion-sustained = A { $unit } of { $seat } in { $system } has sustained damage
occasion-hits-assigned = The hits of this round in { $system } are assigned
occasion-space-round-ends = Round { $round } of the space combat in { $system } ends
occasion-units-destroyed = { $by } has destroyed { word-units } of { $seat }
occasion-space-combat-won = { $seat } has won the space combat against { $against } in { $system }
occasion-space-rolled = { $seat } has rolled in the space combat in { $system }
occasion-firing-space-cannon = { $seat } is about to fire space cannons at { $target } in { $system }
occasion-producing = { $seat } is about to produce in { $system }
occasion-space-cannon-fired = { $seat } has fired space cannons at { $target } in { $system }
occasion-bombarded = { $seat } has bombarded { $planet }, held by { $target }
occasion-ground-round-begins = Round { $round } of the ground combat on { $planet } begins
occasion-ground-rolled = { $seat } has rolled in the ground combat on { $planet }
occasion-ground-round-ends = Round { $round } of the ground combat on { $planet } ends
occasion-ground-combat-won = { $seat } has won the ground combat against { $against } on { $planet }
occasion-gained-control = { $seat } has gained control of { $planet }
occasion-gained-trade-goods = { $seat } has gained trade goods
occasion-made-transaction = { $seat } has made a transaction
occasion-replenishing = { $seat } replenishes commodities
occasion-replenished = { $seat } has replenished commodities
occasion-diplomacy-resolved = { $seat } has resolved Diplomacy
occasion-action-card-played = { $seat } plays { $card }
occasion-received-note = { $seat } has received a promissory note
occasion-status-phase-begins = The status phase begins
occasion-status-phase-ends = The status phase ends
occasion-agenda-revealed = The agenda { $agenda } is revealed
occasion-before-voting = The vote on { $agenda } is about to begin
occasion-speaker-voted = The speaker’s turn to vote on { $agenda } is over
occasion-agenda-resolved = { $agenda } has been resolved

## Choices
choice-nothing = Nothing
choice-play-card = Play { $card }
choice-use-technology = Use { $technology }
choice-use-ability = Use { $ability }
choice-action-card = { $card }

## Questions
ask-react = { $occasion }. What do you do?
    .subject = do you react?
ask-choose-planet = { $by }: which planet?
ask-lose-ship = { $by }: which ship do you lose?
ask-discard-action-cards =
    { $count ->
        [one] Which action card do you discard?
       *[other] Which { $count } action cards do you discard?
    }

## Lines of the chronicle
line-drew-action-cards =
    { $count ->
        [one] { $seat } draws an action card.
       *[other] { $seat } draws { $count } action cards.
    }
line-you-drew-action-cards = You draw { $cards }.
line-discarded-action-cards = { $seat } discards { $cards }.
line-played-action-card = { $seat } plays { $card }.
line-cancelled = { $card } of { $seat } is cancelled.
line-used-technology = { $seat } uses { $technology }.
line-used-ability = { $seat } uses { $ability }.

## Action cards
action-card-sabotage = Sabotage
action-card-uprising = Uprising
action-card-flank-speed = Flank Speed

## Faction abilities
faction-ability-mitosis = Mitosis

## Sheets
word-technology-row-copied = { $technology } ({ $copied } of { $seat })
word-technology-row-exhausted = { $technology } (exhausted)
word-left-the-game = Has left the game
word-hidden-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
word-hidden-cards-among =
    { $count ->
        [one] 1 card: { $seen }
       *[other] { $count } cards, among them { $seen }
    }
word-action-cards = Action cards
word-notes = Promissory notes
word-note-of = { $note } of { $seat }
word-play-area = Play area
word-secrets = Secret objectives
word-scored-secrets = Secret objectives scored
word-laws = Laws
word-common-area = in force
word-attached-to = on { $planet }
word-pile = { $count } left, { $discarded } discarded
word-action-deck = Action deck
word-agenda-deck = Agenda deck
word-seen-agendas = Agendas you have seen there
word-seen-at = no. { $place } from the top: { $card }
word-common-cards = Laws and decks

choice-die = Die { $die }: { $face }
choice-driven-ship =
    { $condition-id ->
        [damaged] Damaged { $unit } from { $from }, one move more
       *[other] { $unit } from { $from }, one move more
    }
ask-reroll = Which dice of { $unit } do you reroll (needs { $hit })?
ask-choose-system = { $by }: which system?
ask-choose-ship = { $by }: which ship?
ask-choose-technology = { $by }: which technology?
ask-choose-units = { $by }: which units?
ask-choose-shooters =
    { $most ->
        [one] { $by }: which ship rolls?
       *[other] { $by }: which ships roll? Up to { $most }.
    }
ask-take-along =
    { $room ->
        [one] What do the ships take along to { $to }? There is room for one unit.
       *[other] What do the ships take along to { $to }? There is room for { $room } units.
    }
line-rerolled =
    { $seat } rerolls { $count ->
        [one] 1 die
       *[other] { $count } dice
    } of { $unit } (needs { $hit }): { $dice }. { $hits ->
        [0] No hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
line-ability-rolled =
    { $seat } rolls for { $unit } (needs { $hit }): { $dice }. { $hits ->
        [0] No hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
line-relocated = The ships of { $seat } go from { $from } to { $to }.
line-hits-cancelled =
    { $count ->
        [one] { $seat } cancels 1 hit.
       *[other] { $seat } cancels { $count } hits.
    }
line-repaired = { $seat } repairs a { $unit }.
line-replaced = { $seat } replaces a { $unit } on { $planet } with an own one.
line-assimilated = { $seat } marks { $technology } of { $from } and may use it.
line-lost-technology = { $seat } can use { $technology } no longer.

choice-assimilate = { $technology }, marked by { $token }
action-card-skilled-retreat = Skilled Retreat
action-card-direct-hit = Direct Hit
action-card-shields-holding = Shields Holding
action-card-maneuvering-jets = Maneuvering Jets
action-card-fire-team = Fire Team
action-card-morale-boost = Morale Boost
faction-ability-munitions-reserves = Munitions Reserves
faction-ability-ambush = Ambush
faction-ability-foresight = Foresight
faction-ability-technological-singularity = Technological Singularity
faction-ability-harrow = Harrow
faction-ability-peace-accords = Peace Accords
faction-ability-indoctrination = Indoctrination
faction-ability-unrelenting = Unrelenting
faction-ability-fragile = Fragile
faction-ability-crafty = Crafty
faction-ability-quantum-entanglement = Quantum Entanglement
faction-ability-hil-colish = Hil Colish
faction-ability-guild-ships = Guild Ships
faction-ability-arbiters = Arbiters
faction-ability-propagation = Propagation

action-card-emergency-repairs = Emergency Repairs
ask-no-plastic-left = { $unit } stand in more places than there are plastic units. Which place do you give up?
line-repaired-all = { $seat } repairs all units in { $system }.
word-technology-deck = Technology deck
word-needs = needs { $prerequisites }
word-needs-nothing = needs nothing
word-unit-upgrade = unit upgrade

action-card-bunker = Bunker
action-card-courageous-to-the-end = Courageous to the End
action-card-cripple-defenses = Cripple Defenses
action-card-disable = Disable
action-card-economic-initiative = Economic Initiative
action-card-experimental-battlestation = Experimental Battlestation
action-card-fighter-prototype = Fighter Prototype
action-card-focused-research = Focused Research
action-card-frontline-deployment = Frontline Deployment
action-card-ghost-ship = Ghost Ship
action-card-industrial-initiative = Industrial Initiative
action-card-infiltrate = Infiltrate
action-card-insubordination = Insubordination
action-card-intercept = Intercept
action-card-lucky-shot = Lucky Shot
action-card-mining-initiative = Mining Initiative
action-card-parley = Parley
action-card-plague = Plague
action-card-political-stability = Political Stability
action-card-public-disgrace = Public Disgrace
action-card-reactor-meltdown = Reactor Meltdown
action-card-reparations = Reparations
action-card-repeal-law = Repeal Law
action-card-rise-of-a-messiah = Rise of a Messiah
action-card-salvage = Salvage
action-card-signal-jamming = Signal Jamming
action-card-spy = Spy
action-card-summit = Summit
action-card-tactical-bombardment = Tactical Bombardment
action-card-unexpected-action = Unexpected Action
action-card-unstable-planet = Unstable Planet
action-card-upgrade = Upgrade
action-card-war-effort = War Effort

occasion-invasion-begins = { $seat } begins an invasion in { $system }
occasion-committed = { $seat } has committed ground forces to { $planet }
occasion-gaining-control = { $seat } gains control of { $planet }
occasion-lost-control = { $to } has taken { $planet } from { $seat }
occasion-retreat-announced = { $seat } has announced a retreat from { $system }
occasion-chooses-strategy-card = { $seat } chooses { $card }
occasion-returning-strategy-cards = Strategy cards are about to be returned
choice-unit-of =
    { $at-kind ->
        [planet] { $seat }: { $unit } on { $at }
       *[other] { $seat }: { $unit } in the space area of { $at }
    }
ask-commit-fighters = Which fighters in { $system } land and fight on planets?
ask-join-combat = Which of your ground forces in { $system } fight like ships in this combat?
ask-send-infantry-from = From which planet does infantry go elsewhere?
ask-send-infantry-to = Where does the infantry on { $planet } go?
ask-how-many-given-up = How many of these ships do you destroy yourself? ({ $unit })
ask-destroy-ships =
    { $most ->
        [one] { $by }: which ship of the opponent is destroyed?
       *[other] { $by }: which ships of the opponent are destroyed? Up to { $most }.
    }
ask-choose-opponent = { $by }: which player?
ask-choose-target = { $by }: which unit?
ask-choose-law = { $by }: which law?
ask-cancel-hits = How many of the hits against you do you cancel? (at most { $most })
ask-destroy-infantry = How many infantry on { $planet } are destroyed?
ask-lose-ship-to =
    { $count ->
        [one] { $by }: which ship of yours is destroyed?
       *[other] { $by }: which { $count } ships of yours are destroyed?
    }
ask-exhaust-whose-planet = Which planet of { $seat } is exhausted?
ask-ready-planet = Which planet do you ready?
line-took-action-card = { $seat } takes an action card of { $from }.
line-taken-action-card = { $seat } has taken { $card }.
line-took-commodities =
    { $count ->
        [one] { $seat } takes a commodity of { $from }.
       *[other] { $seat } takes { $count } commodities of { $from }.
    }
line-replaced-unit = { $seat } replaces a { $unit } in { $at } with a { $with }.
line-no-retreat = { $seat } cannot retreat in this round.
line-must-choose-another = { $seat } may not take { $card } and must choose another card.
line-keeps-strategy-cards = { $seat } keeps { $cards }.
line-landing-turned-back =
    { $count ->
        [one] 1 ground force of { $seat } returns from { $planet } into space.
       *[other] { $count } ground forces of { $seat } return from { $planet } into space.
    }
faction-ability-armada = Armada
faction-ability-scavenge = Scavenge
faction-ability-nomadic = Nomadic
faction-ability-star-forge = Star Forge
faction-ability-masters-of-trade = Masters of Trade
faction-ability-orbital-drop = Orbital Drop
faction-ability-versatile = Versatile
faction-ability-assimilate = Assimilate
faction-ability-blood-ties = Blood Ties
faction-ability-stall-tactics = Stall Tactics
faction-ability-scheming = Scheming
faction-ability-arc-secundus = Arc Secundus
faction-ability-duha-menaimon = Duha Menaimon
faction-ability-zero-zero-one = [0.0.1]
faction-ability-matriarch = Matriarch
faction-ability-alastor = The Alastor
faction-ability-ysia-yssrila = Y’sia Y’ssrila
faction-ability-the-inferno = The Inferno
faction-ability-genesis = Genesis
faction-ability-fourth-moon = Fourth Moon
faction-ability-cmorran-norr = C’morran N’orr
faction-ability-van-hauge = Van Hauge
occasion-ground-rolls-made = The rolls of this round of ground combat on { $planet } are made
occasion-produced = { $seat } has produced in { $system }
line-one-hit-more = { $seat } produces one hit more.
action-card-in-the-silence-of-space = In the Silence of Space
action-card-lost-star-chart = Lost Star Chart
faction-ability-gashlai-physiology = Gashlai Physiology
faction-ability-slipstream = Slipstream
faction-ability-brilliant = Brilliant
faction-ability-reclamation = Reclamation
faction-ability-jns-hylarim = J.N.S. Hylarim
faction-ability-wrath-of-kenara = Wrath of Kenara
ask-raise-dice = You need { $hit }. Which dice of your { $unit } do you raise by 1 for a trade good each?
ask-pick-up = Up to { $most } ground forces: which do you move?
ask-set-down = Where do these { $count } ground forces go?
ask-further-action = You may perform another action. Which?
line-raised-dice = { $seat } raises { $count } dice ({ $unit }, { $hit } needed): { $dice }.
faction-ability-analytical = Analytical
faction-ability-devotion = Devotion
ask-barrage = Do your ships in { $system } use ANTI-FIGHTER BARRAGE ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})?
line-nobody-can-win = In { $system } nobody can win any more.
line-targets-named = { $seat } names for { $card }: { $targets }.
word-times = { $count } × { $what }
word-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
hint-empty =
    { $seat-who ->
        [you] you control it; nothing stands on it
       *[other] { $seat } controls it; nothing stands on it
    }
hint-garrison =
    { $seat-who ->
        [you] you control it: { $units }
       *[other] { $seat } controls it: { $units }
    }
hint-nobodys = nobody controls it
remark-nothing-in-hand-fits = Nothing that you have fits here. You are asked because others cannot see that.
