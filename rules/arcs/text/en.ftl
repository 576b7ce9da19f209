# What can be picked.
choice-lead = Lead with { $suit } { $number }
choice-surpass = Surpass with { $suit } { $number }
choice-copy = Copy with { $suit } { $number }, face down
choice-pivot = Pivot with { $suit } { $number }
choice-seize-with = Seize the initiative with { $suit } { $number }, face down
choice-action-card = { $suit } { $number }
choice-exchange = Take { $suit } { $number }, give { $given_suit } { $given_number }
choice-pass = Pass the initiative
choice-seize = Seize the initiative
choice-declare = Declare { $ambition }
choice-keep-hand = Keep this hand
choice-exchange-hand = Exchange the whole hand
choice-act = { $action }
choice-spend = Spend { $token } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
}): { $action }
choice-arm = Spend { $token } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
}): pips may be used to Battle
choice-spend-for-nothing = Spend a token for nothing
choice-spend-idly = Spend { $token } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
}) for nothing
choice-use-card = Use { $card }
choice-building = { $kind-id ->
    [city] City
   *[starport] Starport
} of { $owner } in { $system }, slot { $slot } ({ $condition })
choice-ship = { $condition-id ->
    [fresh] Fresh
   *[damaged] Damaged
} ship of { $owner } in { $system }
choice-ships = { $condition-id ->
    [fresh] Fresh
   *[damaged] Damaged
} ships
choice-build = { $kind-id ->
    [city] City
   *[starport] Starport
} in { $system }
choice-build-outside-slots = City in { $system }, outside the slots, spending { $token } as well ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
})
choice-build-ship = Ship in { $system }
choice-court-card = { $card }
choice-card = { $card } of { $seat }
choice-system = { $system }
choice-cluster = Cluster { $cluster }
choice-seat = { $seat-who ->
    [you] { $seat } (you)
   *[other] { $seat }
}
choice-target = { $seat } in { $system }
choice-leader = { $leader }
choice-lore = { $lore }
choice-die = { $die-id ->
    [assault] Assault
    [skirmish] Skirmish
   *[raid] Raid
} dice
choice-rolled = { $die-id ->
    [assault] Assault
    [skirmish] Skirmish
   *[raid] Raid
} die { $number }
choice-token = { $resource-id ->
    [material] Material
    [fuel] Fuel
    [weapon] Weapon
    [relic] Relic
   *[psionic] Psionic
} { $number }
choice-gap = Empty slot { $number }
choice-token-of = { $token-id ->
    [material] Material
    [fuel] Fuel
    [weapon] Weapon
    [relic] Relic
   *[psionic] Psionic
} of { $seat } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
})
choice-resource = { $resource-id ->
    [material] Material
    [fuel] Fuel
    [weapon] Weapon
    [relic] Relic
   *[psionic] Psionic
}
choice-nothing = Nothing
choice-done = Done

# What is asked.
ask-exchange-hand = Keep your hand, or exchange all of it once?
    .subject = keep your hand?
ask-lead = Which card do you lead with?
    .subject = lead a card
ask-declare = Do you declare an ambition?
    .subject = declare an ambition?
ask-follow = { $suit } { $number }{ $counts_as ->
    [0] {" "}(counts as 0)
   *[other] {""}
} was led. Which card do you play, and how?
    .subject = play a card
ask-seize = Do you seize the initiative with a second card?
ask-act = { $pips ->
    [one] One pip is left. What do you do?
   *[other] { $pips } pips are left. What do you do?
}
    .subject = your action
ask-relief = You have neither ships nor starports: { $ships ->
    [one] at which gate does the one ship come that you have left?
   *[other] at which gate do { $ships } ships come?
}
ask-tax = Which city do you tax?
    .deed = Tax { $answer }
ask-build = What do you build, and where?
ask-repair = What do you repair?
    .deed = Repair { $answer }
ask-influence = On which Court card do you place an agent?
    .deed = Influence { $answer }
ask-secure = Which Court card do you secure?
    .deed = Secure { $answer }
ask-move-from = From where do ships move?
    .deed = Move from { $answer }
ask-move-ships = Which ships leave { $system }?
    .deed = { $picked ->
        [0] Move no ship
        [one] Move 1 ship
       *[other] Move { $picked } ships
    }
ask-move-to = Where do they go from { $system }?
    .deed = Move to { $answer }
ask-catapult-on = Which ships go on from { $system }? With none, the Catapult ends.
    .deed = { $picked ->
        [0] End the Catapult
        [one] Send 1 ship on
       *[other] Send { $picked } ships on
    }
ask-battle-where = Where do you battle?
    .deed = Battle in { $answer }
ask-battle-against = Whom do you attack in { $system }?
    .deed = Attack { $answer }
ask-collect-dice = Which dice do you roll?
    .deed = { $picked ->
        [0] Roll nothing
        [one] Attack with 1 die
       *[other] Attack with { $picked } dice
    }
ask-reroll-first = Which dice do you roll again first?
ask-reroll = Which { $die } dice do you roll again?
ask-take-hit = { $left ->
    [one] Which of your ships is hit?
   *[other] How do { $left } hits fall on your ships?
}
ask-assign-hit = { $left ->
    [one] What do you hit?
   *[other] How do your { $left } hits fall?
}
ask-assign-building-hit = { $left ->
    [one] Which building do you hit?
   *[other] How do your { $left } hits on buildings fall?
}
ask-ransack = Which Court card with an agent of { $seat } do you ransack?
    .deed = Ransack { $answer }
ask-raid = What do you steal? Keys: { $keys }
ask-arrange-tokens = How do your tokens lie in your { $open } slots?{ $on_cards ->
    [0] {""}
   *[other] {" "}The last of them is on your card.
} What comes later is discarded.
ask-place-ships = In which system that you control do you place up to 3 ships?
ask-place-at-gates = At which gates do you place a ship? ({ $count })
ask-place-in-cluster = In which systems do you place a ship? ({ $count })
ask-choose-cluster = In which cluster do you place ships?
ask-steal = What do you steal?
    .deed = Steal { $answer }
ask-steal-card = Do you steal a Guild card?
ask-attach = Which action card comes to your hand when the round ends?
ask-pressgang = Which Captives do you return for a resource each?
ask-execute = Which Captives become Trophies?
ask-gain-resources = Which resources do you gain? ({ $count })
ask-abduct = From which Court card do you capture all Rivals' agents?
ask-look-at-hand = Whose hand do you look at?
ask-exchange-card = Do you exchange a card with { $seat }?
ask-discard-to-draw = Which cards do you discard to draw others, one more than these?
ask-trade-city = For which city do you trade?
ask-trade-take = Which token do you take?
ask-trade-give = Which token do you give { $seat }?
ask-spend-idly = Which token do you spend for nothing?
ask-discard-token = Which token do you discard for a relic?
ask-declare-any = Do you declare an ambition?
ask-spread-outrage = Of which resource does everybody provoke Outrage?
ask-free-city = Do you return a city to its owner?
ask-seize-by-card = Do you seize the initiative?
ask-draft = Which leader or lore card do you take?
    .deed = Take { $answer }
    .subject = take a leader or lore card
ask-tax-type = Which resource does the city bring?
ask-free-action = Do you take a free { $action } now?
ask-move-again = From where do ships that have moved move again?
ask-influence-freely = On which Court card do you place an agent, if any?
ask-influence-each = On which Court cards do you place an agent each?
ask-gain-for-declaring = Which resource do you gain for your declaration?
ask-give-card = Which Guild card do you give { $seat } for your declaration?
ask-summon = Where do you build a ship?
ask-prune = Which building do you replace?
ask-fire-from = From where do your ships fire?
ask-fire-at = At whom do they fire?
ask-acts-first = Which of your cards acts first?

hint-costs = { $keys ->
    [one] one key
   *[other] { $keys } keys
}
hint-worth = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}: { $actions }
hint-built-damaged = placed damaged: { $by-who ->
    [you] you control it
   *[other] { $by } controls it
}
hint-shows = shows: { $face }
hint-brings = A: { $a }; B: { $b }; C: { $c }; { $resources }
hint-hit-damages = a hit damages it
hint-hit-destroys = a hit destroys it
hint-second-hit-destroys = a hit damages it, a second one destroys it

# What the parts of an answer come to.
meter-fresh-ships = Fresh ships, to Move again into the Battle

# What dice show, and bring.
face-nothing = blank
face-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
face-building-hits = { $count ->
    [one] 1 hit on a building
   *[other] { $count } hits on buildings
}
face-keys = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
face-own-hits = { $count ->
    [one] 1 hit on the attacker
   *[other] { $count } hits on the attacker
}
face-intercepts = interception
face-both = { $one } + { $other }
remark-setup-card = Setup card: { $card }.
remark-begins = { $seat-who ->
    [you] You begin
   *[other] { $seat } begins
} in { $a } (A), { $b } (B) and { $c } (C).
remark-assault = Assault dice hit hardest, and the attacker as well. On average { $count ->
    [one] one brings
   *[other] { $count } of them bring
} { $hits } hits and { $own } hits on the attacker; { $ships ->
    [0] no fresh ship is there to intercept.
    [one] in { $chance } of 100 rolls a fresh ship intercepts: 1 hit more on the attacker.
   *[other] in { $chance } of 100 rolls { $ships } fresh ships intercept: a hit on the attacker each.
}
remark-skirmish = Skirmish dice never hurt the attacker. On average { $count ->
    [one] one brings
   *[other] { $count } of them bring
} { $hits } hits.
remark-raid = Raid dice bring keys to steal with and hit buildings, and the attacker. On average { $count ->
    [one] one brings
   *[other] { $count } of them bring
} { $keys } keys, { $buildings } hits on buildings and { $own } hits on the attacker; { $ships ->
    [0] no fresh ship is there to intercept.
    [one] in { $chance } of 100 rolls a fresh ship intercepts: 1 hit more on the attacker.
   *[other] in { $chance } of 100 rolls { $ships } fresh ships intercept: a hit on the attacker each.
}

# Why not.
why-too-low = it does not surpass { $number }
why-nothing-to-tax = there is no city that you could tax
why-nothing-damaged = nothing of yours is damaged
why-nothing-to-build = there is no place to build anything
why-no-agent = you have no agent left
why-empty-court = no card lies at the Court
why-no-ships = you have no ships
why-no-majority = on no card do you have more agents than each Rival
why-too-few-agents = you need { $agents } agents on a Guild card
why-may-battle-already = pips may be used to Battle as it is
why-nothing-to-raid = { $seat } has no building here, but elsewhere
why-kept-from-raiding = a card of { $seat } keeps raiders away here
why-nobody-to-fight = nobody is where your ships are

# What is told.
line-chapter = Chapter { $chapter } begins; { $seat } has the initiative.
line-kept-hand = { $seat } keeps the hand dealt.
line-exchanged-hand = { $seat } exchanges the whole hand.
line-led = { $seat } leads with { $suit } { $number }.
line-surpassed = { $seat } surpasses with { $suit } { $number }.
line-pivoted = { $seat } pivots with { $suit } { $number }.
line-copied = { $seat } copies with a card face down.
line-you-copied = You copy with { $suit } { $number }, face down.
line-passed = { $seat } passes the initiative.
line-all-passed = All who hold cards have passed: hands are discarded, and the chapter ends.
line-took-initiative = { $seat } takes the initiative marker.
line-seized = { $seat } seizes the initiative { $how }.
line-you-seized-with = You seize the initiative with { $suit } { $number }, face down.
line-declared = { $seat } declares { $ambition }: { $first } Power to the first, { $second } to the second.
line-took-card = { $seat } takes { $suit } { $number } to hand.
line-turn-ended = The turn of { $seat } ends.
line-spent = { $seat } spends { $resource }.
line-gained = { $seat } gains { $count } { $resource }.
line-discarded = { $seat } discards { $resource }.
line-discarded-tokens = { $seat } discards { $count } { $resource }.
line-taxed = { $seat } taxes the city of { $owner } in { $system }.
line-captured = { $seat } captures { $count ->
    [one] an agent
   *[other] { $count } agents
} of { $owner }.
line-released = { $seat } returns { $count ->
    [one] a Captive
   *[other] { $count } Captives
} of { $owner }.
line-took-trophies = { $seat } takes { $count ->
    [one] an agent
   *[other] { $count } agents
} of { $owner } as Trophies.
line-built = { $seat } builds a { $kind } in { $system } ({ $condition }).
line-built-ship = { $seat } builds a ship in { $system } ({ $condition }).
line-repaired-ship = { $seat } repairs a ship in { $system }.
line-repaired-building = { $seat } repairs a { $kind } in { $system }.
line-influenced = { $seat } places an agent on { $card }.
line-secured = { $seat } secures { $card }.
line-court-refilled = { $card } comes to the Court.
line-court-shuffled = The discarded Guild cards are shuffled into the Court deck.
line-moved = { $seat } moves { $count ->
    [one] a ship
   *[other] { $count } ships
} from { $from } to { $to }.
line-placed-ships = { $seat } places { $count ->
    [one] a ship
   *[other] { $count } ships
} in { $system }.
line-battle = { $seat } attacks { $defender } in { $system }.
line-rolled = { $seat } rolls { $die } dice: { $shown }.
line-rerolled = { $seat } rolls { $die } dice again: { $shown }.
line-symbols = Altogether: { $hit ->
    [one] 1 hit
   *[other] { $hit } hits
}, { $building ->
    [one] 1 hit on a building
   *[other] { $building } hits on buildings
}, { $own ->
    [one] 1 hit on the attacker
   *[other] { $own } hits on the attacker
}, { $intercept ->
    [0] no interception
   *[other] interception
}, { $key ->
    [one] 1 key
   *[other] { $key } keys
}.
line-intercepted = { $count ->
    [0] { $seat } has no fresh ship to intercept with
    [one] { $seat } intercepts with a fresh ship
   *[other] { $seat } intercepts with { $count } fresh ships
}.
line-ship-damaged = A ship of { $seat } in { $system } is damaged.
line-ship-destroyed = A ship of { $seat } in { $system } is destroyed, a Trophy of { $by }.
line-building-damaged = A { $kind } of { $seat } in { $system } is damaged.
line-building-destroyed = A { $kind } of { $seat } in { $system } is destroyed, a Trophy of { $by }.
line-city-returned = The city of { $seat } in { $system } goes back to its board.
line-outrage = { $seat } provokes Outrage: { $resource }.
line-card-discarded = { $seat } discards { $card }.
line-ransacked = { $seat } ransacks the Court: { $card }.
line-stole-token = { $seat } steals { $resource } from { $from }.
line-stole-card = { $seat } steals { $card } from { $from }.
line-buried = { $card } goes under the Court deck.
line-used-card = { $seat } uses { $card }.
line-attached-card = { $seat } lays { $card } on { $suit } { $number }.
line-looked-at-hand = { $seat } looks at the hand of { $rival }.
line-you-saw = { $rival } holds { $cards }.
line-exchanged-cards = { $seat } exchanges a card with { $rival }.
line-you-were-given = { $seat } took { $taken } from you and gave you { $given }.
line-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
line-you-drew = You draw { $cards }.
line-traded = { $seat } takes { $taken } from { $rival } for { $given }.
line-scored-first = { $seat } is first in { $ambition }: { $power } Power.
line-scored-second = { $seat } is second in { $ambition }: { $power } Power.
line-trophies-returned = All Trophies go back to their owners.
line-captives-returned = All Captives go back to their owners.
line-marker-flipped = An ambition marker is flipped: { $first } Power to the first, { $second } to the second.
line-won = { $seat } has won.
line-drafted-leader = { $seat } takes a leader: { $leader }.
line-drafted-lore = { $seat } takes a lore card: { $lore }.
line-outraged-from-the-start = { $seat } begins with { $resource } Outraged.
line-gave-card = { $seat } gives { $rival } { $card }.
line-replaced = { $seat } replaces a { $from } with a { $kind } in { $system }.
line-fired-rifles = { $seat } fires from { $from } at { $defender } in { $system }.

# Words of the board.
word-number = { $n }
word-decimal = { $whole }.{ $tenths }
word-player = { $seat }
word-card = { $suit } { $number }
word-names = { $names }
word-power = Power
word-hand = Action cards
word-tokens = Resources
word-guild = Guild cards
word-captives = Captives
word-trophies = Trophies
word-outraged = Outraged
word-ambitions = Ambitions
word-worth = { $first } / { $second }
word-court = Court
word-agents = { $of }
word-agents-of = { $seat }: { $count }
word-available = available
word-round = Round
word-chapter = Chapter
word-initiative = Initiative
word-lead = Lead card
word-zeroed = { $suit } { $number } (counts as 0)
word-leader = Leader
word-lore = Lore
word-leader-and-lore = Leader and lore
word-draft = Draft
word-setup-card = Setup card
word-starting-ships = { $ships } ships
word-starting-pieces = { $ships } ships and a { $kind }

# Choices in the words of their question, and in full.
said-declare-nothing = Declare none
said-leave-initiative = Leave the initiative
said-declare-first = First declare { $ambition }, then decide about the initiative
said-not-this-action = Do without it
said-move-no-more = Move no further
said-steal-no-more = Steal no more
said-exchange-nothing = Exchange nothing
detail-race = Worth { $first } for the first and { $second } for the second. So far: { $counts }.
detail-forces = { $seat } has there: fresh ships { $fresh }, damaged ships { $damaged }, cities { $cities }, starports { $starports }.

# Pictures of battles.
highlight-battle = Battle in { $system }
highlight-again = { $die }, rolled again
highlight-ship = ship
