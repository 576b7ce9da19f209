### Warhammer 40,000: Conquest in English: choices, questions, reasons, lines, words of the board.

choice-card = { $face }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
  }
choice-use = Use { $face }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
  }
choice-play = Play { $title }
choice-deploy = Deploy { $title }
choice-battle-ability = Use the battle ability of { $planet }
choice-planet = { $planet } (planet { $slot })
choice-headquarters = Headquarters of { $seat }
choice-deck-of = Deck of { $seat }
choice-shield = Shield with { $title }
choice-no-shield = No shield
choice-discard = Discard { $title }
choice-title = { $title }
choice-discarded = { $title } from the discard pile
choice-nth = { $title } ({ $number })
choice-nothing = Nothing
choice-keep = Keep this hand
choice-mulligan = Draw a new hand
choice-pass = Pass
choice-stay = Stay
choice-retreat = The warlord retreats
choice-area-effect = Area Effect: { $count } damage to each enemy here
choice-take-both = Take both rewards
choice-take-cards = Take cards
choice-take-resources = Take resources
choice-concede = Concede the game

ask-mulligan = Do you keep your starting hand?
    .subject = keep your starting hand?
ask-deploy = Your deploy turn: deploy a card, use an action, or pass for this phase.
    .subject = your deploy turn
ask-where = Where do you deploy { $title }?
    .deed = { $answer-kind ->
        [card] Attach it to { $answer }
       *[other] Deploy at { $answer }
    }
    .subject = where to deploy { $title }
ask-reduce = { $title } costs { $count }. What do you use to reduce that?
    .deed = { $picked ->
        [0] Pay all { $count }
        [one] Pay less with 1 card
       *[other] Pay less with { $picked } cards
    }
    .subject = what { $title } costs
ask-dial = To which planet does your warlord commit?
    .deed = Commit to { $answer }
    .subject = set your dial
ask-rewards = You have won the command struggle at { $planet }. Which rewards do you take?
    .subject = rewards of { $planet }
ask-mobile = Where does { $card } (Mobile) move?
    .deed = { $answer-kind ->
        [stay] { $answer }
       *[other] Move to { $answer }
    }
    .subject = move { $card }?
ask-ranged-attack = Ranged skirmish at { $planet }: who attacks?
    .deed = { $answer-kind ->
        [pass] { $answer }
        [retreat] { $answer }
       *[other] Attack with { $answer }
    }
    .subject = ranged skirmish at { $planet }
ask-attack = Your combat turn at { $planet }: who attacks?
    .deed = { $answer-kind ->
        [pass] { $answer }
        [retreat] { $answer }
       *[other] Attack with { $answer }
    }
    .subject = combat turn at { $planet }
ask-defender = Whom does { $card } attack, with { $count } ATK?
    .deed = { $answer-kind ->
        [area-effect] { $answer }
       *[other] Attack { $answer }
    }
    .subject = { $card } attacks
ask-retreat-units = Which of your units retreat from { $planet }?
    .deed = { $picked ->
        [0] All units stay
        [one] 1 unit retreats
       *[other] { $picked } units retreat
    }
    .subject = retreat from { $planet }?
ask-battle-ability = You have won the battle at { $planet }. Do you use its battle ability?
    .subject = battle ability of { $planet }?
ask-shield = { $card } is assigned { $count } damage and has { $left } HP left. Do you use a shield?
    .subject = a shield for { $card }?
ask-act = { $occasion }. Do you use an action?
    .subject = use an action?
ask-react = { $occasion }. Do you react?
    .subject = do you react?
ask-sacrifice = { $by }: what do you sacrifice?
    .deed = Sacrifice { $answer }
ask-exhaust = { $by }: what do you exhaust?
    .deed = Exhaust { $answer }
ask-pay-resources = { $by }: how many resources do you pay?
    .deed = { $picked ->
        [0] Pay nothing
        [one] Pay 1 resource
       *[other] Pay { $picked } resources
    }
ask-discard-any = { $by }: which cards do you discard?
    .deed = { $picked ->
        [0] Discard nothing
        [one] Discard 1 card
       *[other] Discard { $picked } cards
    }
ask-choose-card = { $by }: choose a card in play.
    .deed = { $answer-kind ->
        [nothing] { $answer }
        [pass] { $answer }
       *[other] Choose { $answer }
    }
    .subject = choose for { $by }
ask-choose-cards = { $by }: choose up to { $most }.
    .deed = { $picked ->
        [0] Choose nothing
        [one] Choose 1 card
       *[other] Choose { $picked } cards
    }
    .subject = choose for { $by }
ask-choose-planet = { $by }: choose a place.
ask-choose-one = { $by }: choose one.
ask-search = { $by }: which of these cards do you take?
    .deed = { $answer-kind ->
        [nothing] Take nothing
       *[other] Take { $answer }
    }
    .subject = take a card with { $by }
ask-discard-one = { $by }: which of these cards is discarded?
ask-bury = { $by }: in which order do the others go under your deck? The last one lies lowest.
    .deed = Put them under the deck like this
ask-recruit = Which unit of your hand do you put into play in your headquarters?
    .deed = { $answer-kind ->
        [nothing] Put nothing into play
       *[other] Put { $answer } into play
    }
    .subject = put a unit into play
ask-concede = Do you give up?

why-limited-is-used = you have deployed or played a Limited card in this round
why-is-unique = you have this unique card in play
why-nowhere-to-go = there is no place for it
why-too-dear = you lack { $missing } { $missing ->
    [one] resource
   *[other] resources
  }
why-is-hidden = it cannot be chosen as defender now
why-is-held = it cannot retreat

line-round-begins = Round { $round } begins.
line-deploy-begins = The deploy phase begins.
line-command-begins = The command phase begins.
line-combat-begins = The combat phase begins.
line-headquarters-begins = The headquarters phase begins.
line-takes-mulligan = { $seat } takes a mulligan.
line-passes-deploy = { $seat } deploys nothing more in this phase.
line-deploys = { $seat } deploys { $title } for { $count }: { $to }.
line-cannot-deploy = { $seat } cannot deploy { $title } after all and takes it back.
line-reduces = { $card } reduces the cost by { $count }.
line-put-into-play = { $seat } puts { $card } into play: { $to }.
line-makes-tokens = { $seat } puts { $count } of the token { $token } into play: { $to }.
line-attached = { $card } is attached to { $to }.
line-commits = { $seat } commits to { $planet } (planet { $slot }).
line-wins-struggle = { $seat } wins the command struggle at { $planet }.
line-draws = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
  }.
line-takes-up = { $seat } takes a card into the hand.
line-takes-back = { $seat } takes { $title } from the discard pile into the hand.
line-takes-up-openly = { $seat } takes { $title } into the hand.
line-reveals = { $seat } reveals { $title }.
line-gains = { $seat } gains { $count } { $count ->
    [one] resource
   *[other] resources
  }.
line-discards = { $seat } discards { $title }.
line-battle-begins = The battle at { $planet } begins.
line-combat-round-ends = Combat round { $round } is over; all units there ready.
line-attacks = { $card } attacks { $to } with { $count }.
line-area-effect = { $card } uses Area Effect ({ $count }).
line-damaged = { $card } takes { $count } damage.
line-prevented = { $count } damage to { $card } is prevented.
line-damage-moved = { $count } damage moves from { $card } to { $to }.
line-damage-shifted = { $count } assigned damage is shifted from { $card } to { $to }.
line-healed = { $count } damage is removed from { $card }.
line-uses-shield = { $seat } shields { $card } with { $title }.
line-left = { $card } leaves play: { $how }.
line-bloodied = { $card }, warlord of { $seat }, is bloodied and goes to headquarters.
line-readied = { $card } readies.
line-moved = { $card } moves: { $to }.
line-routed = { $card } is routed.
line-retreats = { $card } retreats.
line-warlord-retreats = The warlord of { $seat } retreats.
line-warlord-goes-home = The warlord of { $seat } returns to headquarters.
line-uses = { $seat } uses { $card }.
line-uses-battle-ability = { $seat } uses the battle ability of { $planet }.
line-plays-event = { $seat } plays { $title }.
line-no-effect = It has no effect.
line-wins-battle = { $seat } wins the battle at { $planet }.
line-stalemate = The battle at { $planet } ends in a stalemate.
line-captures = { $seat } captures { $planet }.
line-leaves-the-game = { $planet } leaves the game.
line-turns-up = { $planet } is turned up.
line-takes-initiative = { $seat } takes the initiative token.
line-won = { $seat } has won: { $how }.
line-draw = The game is a draw.

word-card = { $face }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
  }
word-headquarters-of = headquarters of { $seat }
word-gap = Gap { $slot }
word-at = { $place }
word-destroyed = destroyed
word-sacrificed = sacrificed
word-returned = returned to hand
word-discarded = discarded
word-costs = costs { $count }
word-saves = saves { $count }
word-shields = { $count } { $count ->
    [one] shield
   *[other] shields
  }
word-reduction = reduction
word-cards-and-resources = { $cards } { $cards ->
    [one] card
   *[other] cards
  } and { $resources } { $resources ->
    [one] resource
   *[other] resources
  }
word-cards-to-draw = { $count } { $count ->
    [one] card
   *[other] cards
  }
word-resources-to-gain = { $count } { $count ->
    [one] resource
   *[other] resources
  }
word-three-planets = three planets with { $category }
word-deck-empty = the other deck is empty
word-last-planet = no planet is left, and this was the last to be captured
word-warlord-defeated = the other warlord is defeated
word-conceded = { $seat } has conceded
word-face-down = Face down
word-first-planet = first planet
word-captured = { $count } { $count ->
    [one] captured planet
   *[other] captured planets
  }
word-brings = in the row: { $planets }
word-attack = { $count } ATK
word-hit-points = { $count } HP left
word-icons = { $count } { $count ->
    [one] command icon
   *[other] command icons
  }
word-damage = { $count } damage
word-bloodied-side = bloodied
word-resources-on = { $count } { $count ->
    [one] resource
   *[other] resources
  } on it
word-hand-of = Hand of { $seat }
word-player = { $seat }
word-resources = Resources
word-resources-sign = Res
word-hand = Hand
word-hand-sign = Hand
word-deck = Deck
word-deck-sign = Deck
word-discards = Discard pile
word-planets = Captured planets
word-planets-sign = Pl
word-warlord-hp = HP of the warlord
word-warlord-hp-sign = HP
word-units = Units in play
word-units-sign = Unit
word-count = { $count }
word-titles = { $titles }
word-no-titles = none
word-captured-planets = { $planets }
word-round = Round { $round }
word-battle-at = Battle at { $planet }, combat round { $round }
word-initiative = Initiative
word-initiative-sign = Ini
word-passed = Has passed
word-passed-sign = Pass
word-bloodied = Warlord bloodied
word-bloodied-sign = Bl
word-three-of = Three planets with { $category }
word-victory = victory

occasion-deploy-turn = Deploy turn of { $seat }
occasion-command-actions = After the command struggles
occasion-combat-began = The combat phase has begun
occasion-before-turn = before the combat turn of { $seat }
occasion-round-over = after the combat round
occasion-battles-over = After the last battle
occasion-headquarters-actions = The headquarters phase has begun
occasion-deploy-began = The deploy phase has begun
occasion-entered = { $card } has entered play
occasion-deployed = { $seat } has deployed { $card }
occasion-committed = { $unit } has committed to planet { $slot }
occasion-moved = { $unit } has moved to planet { $slot }
occasion-struggle-begins = The command struggle at planet { $slot } is about to begin
occasion-struggle-won = { $seat } has won the command struggle at planet { $slot }
occasion-declared-attacker = { $unit } is declared as attacker
occasion-defending = { $attacker } is about to attack { $unit }
occasion-attack-declared = { $attacker } attacks { $unit }
occasion-assigning = Damage is about to be assigned to { $unit }
occasion-assigned = Damage is assigned to { $unit }
occasion-shield-used = { $seat } shields { $unit }
occasion-damaged = { $unit } was damaged
occasion-leaving = { $card } is about to leave play
occasion-left = { $card } has left play
occasion-exhausting = { $card } is about to exhaust
occasion-event-played = { $seat } plays an event
occasion-targeted = { $seat } has chosen targets
occasion-event-done = { $seat } has played { $title }
occasion-battle-won = { $seat } has won the battle at planet { $slot }

option-abilities = Card texts
option-abilities-help = For a first game, cards can be played for their numbers, icons, keywords and shields alone.
option-abilities-all = cards do what they say
option-abilities-none = card texts are left out
option-decks = Decks
option-decks-help = Who plays with a deck of one's own puts it together when the campaign starts; nobody else sees it.
option-decks-starters = starter decks
option-decks-own = decks of one's own
option-decks-own-or-starter = as each player likes
option-decks-drawn = legal decks by lot
option-pool = Cards for decks
option-pool-help = Of which cards decks of one's own are put together.
option-pool-unlimited = as many core sets as one likes
option-pool-one-core-set = one core set

choice-starter = The starter deck
choice-drawn = A deck by lot
choice-ally = { $faction } as ally
ask-deck = Put your deck together.
    .deed = Play this deck
    .subject = put your deck together
line-plays-starter = { $seat } plays the starter deck.
line-plays-own-deck = { $seat } plays a deck of their own.
line-plays-drawn-deck = { $seat } plays a deck drawn by lot.

order-mulligan = the starting hand
order-react-with = a reaction with { $face }
order-any-reaction = any reaction or interrupt
order-act-command = actions after the command struggles
order-act-combat-begins = actions as the combat phase begins
order-act-before-mine = actions before a combat turn of mine
order-act-before-theirs = actions before a combat turn of the other
order-act-round-over = actions after a combat round
order-act-battles-over = actions after the last battle
order-act-headquarters = actions in the headquarters phase
order-any-action = actions in any window
order-shield-in-vain = a shield that cannot save the unit
order-shield-scratch = a shield for a unit that survives anyway
order-any-shield = any shield
order-rewards = the rewards of a command struggle
order-battle-ability = the battle ability of { $planet }
order-any-battle-ability = any battle ability
order-retreat = retreats after a combat round
order-nothing-left = a deploy turn in which I can only pass
order-deploy = what I deploy
order-reduce = what reduces the cost of a card
order-mobile = where a Mobile unit moves
order-shield-warlord = a shield that saves my warlord, where { $shields } { $shields ->
    [one] shield is
   *[other] shields are
  } enough
order-shield-dear = a shield that saves a unit of cost 3 or more, where { $shields } { $shields ->
    [one] shield is
   *[other] shields are
  } enough
order-shield-saves = a shield that saves a cheaper unit, where { $shields } { $shields ->
    [one] shield is
   *[other] shields are
  } enough
order-where-to = where { $title } is deployed
order-cancel-event = cancelling an event or ability of the other
order-cancel-shield = cancelling a shield
order-answer-damage = reactions to assigned damage
order-finish-off = reactions to damage that was taken
order-on-destroyed = reactions to a card that leaves play
order-commit-again = reactions to a unit that commits
order-lose-icons = reactions before a command struggle
order-rewards-of = the rewards of { $planet }
order-bury = the order in which cards go under my deck

order-heading-deploy = Deploying
order-heading-command = Command
order-heading-battle = Battles
order-heading-shields = Shields
order-heading-reactions = Reactions and interrupts
order-heading-actions = Actions

# Pictures of attacks.
highlight-attack = Attack
highlight-points = attacks with
highlight-kept-off = kept off
highlight-taken-by = damage taken
