# What can be picked.
choice-lead = lead with { $suit } { $number }
choice-surpass = Surpass with { $suit } { $number }
choice-copy = Copy with { $suit } { $number }, face down
choice-pivot = Pivot with { $suit } { $number }
choice-seize-with = seize the initiative with { $suit } { $number }, face down
choice-action-card = { $suit } { $number }
choice-exchange = take { $suit } { $number }, give { $given_suit } { $given_number }
choice-pass = pass the initiative
choice-seize = seize the initiative
choice-declare = declare { $ambition }
choice-keep-hand = keep this hand
choice-exchange-hand = exchange the whole hand
choice-act = { $action }
choice-spend = spend { $token } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
}): { $action }
choice-arm = spend { $token } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
}): pips may be used to Battle
choice-spend-idly = spend { $token } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
}) for nothing
choice-use-card = use { $card }
choice-building = { $kind } of { $owner } in { $system }, slot { $slot } ({ $condition })
choice-ship = { $condition } ship of { $owner } in { $system }
choice-ships = { $condition } ships
choice-build = { $kind } in { $system }
choice-build-outside-slots = city in { $system }, outside the slots, spending { $token } as well ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
})
choice-build-ship = ship in { $system }
choice-court-card = { $card }
choice-card = { $card } of { $seat }
choice-system = { $system }
choice-cluster = cluster { $cluster }
choice-seat = { $seat }
choice-target = { $seat } in { $system }
choice-leader = { $leader }
choice-lore = { $lore }
choice-die = { $die } dice
choice-rolled = { $die } die { $number }, which shows { $face }
choice-token = { $resource } { $number }
choice-gap = empty slot { $number }
choice-token-of = { $token } of { $seat } ({ $slot ->
    [7] on a card
   *[other] slot { $slot }
})
choice-resource = { $resource }
choice-nothing = nothing
choice-done = done

# What is asked.
ask-exchange-hand = Keep your hand, or exchange all of it once?
ask-lead = Which card do you lead with?
ask-declare = Do you declare an ambition?
ask-follow = { $suit } { $number } was led. How do you play which card?
ask-seize = Do you seize the initiative with a second card?
ask-act = { $pips ->
    [one] One pip is left. What do you do?
   *[other] { $pips } pips are left. What do you do?
}
ask-relief = You have neither ships nor starports: at which gate do 3 ships come?
ask-tax = Which city do you tax?
ask-build = What do you build, and where?
ask-repair = What do you repair?
ask-influence = On which Court card do you place an agent?
ask-secure = Which Court card do you secure?
ask-move-from = From where do ships move?
ask-move-ships = Which ships leave { $system }?
ask-move-to = Where do they go from { $system }?
ask-catapult-on = Which ships go on from { $system }? With none, the Catapult ends.
ask-battle-where = Where do you battle?
ask-battle-against = Whom do you attack in { $system }?
ask-collect-dice = Which dice do you roll?
ask-reroll = Which { $die } dice do you roll again?
ask-take-hit = Which of your ships is hit? ({ $left } left)
ask-assign-hit = What do you hit? ({ $left } left)
ask-assign-building-hit = Which building do you hit? ({ $left } left)
ask-ransack = Which Court card with an agent of { $seat } do you ransack?
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
ask-discard-token = Which token do you discard for a relic?
ask-declare-any = Do you declare an ambition?
ask-spread-outrage = Of which resource does everybody provoke Outrage?
ask-free-city = Do you return a city to its owner?
ask-seize-by-card = Do you seize the initiative?
ask-draft = Which leader or lore card do you take?
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

hint-costs = { $keys ->
    [one] one key
   *[other] { $keys } keys
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
why-nobody-to-fight = nobody is where your ships are

# What is told.
line-chapter = Chapter { $chapter } begins; { $seat } has the initiative.
line-kept-hand = { $seat } keeps the hand dealt.
line-exchanged-hand = { $seat } exchanges the whole hand.
line-led = { $seat } leads with { $suit } { $number }.
line-surpassed = { $seat } Surpasses with { $suit } { $number }.
line-pivoted = { $seat } Pivots with { $suit } { $number }.
line-copied = { $seat } Copies with a card face down.
line-you-copied = You Copy with { $suit } { $number }, face down.
line-passed = { $seat } passes the initiative.
line-all-passed = All who hold cards have passed: hands are discarded, and the chapter ends.
line-took-initiative = { $seat } takes the initiative marker.
line-seized = { $seat } seizes the initiative.
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
line-rolled = { $seat } rolls { $die } dice: { $faces }.
line-rerolled = { $seat } rolls { $die } dice again: { $faces }.
line-symbols = Rolled: { $own } on the attacker, { $intercept } to intercept, { $hit } hits, { $building } hits on buildings, { $key } keys.
line-intercepted = { $seat } intercepts with { $count } fresh ships.
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
word-zeroed = { $suit } 0 ({ $pips ->
    [one] one pip
   *[other] { $pips } pips
})
word-leader = Leader
word-lore = Lore
word-leader-and-lore = Leader and lore
word-draft = Draft
word-starting-ships = { $ships } ships
word-starting-pieces = { $ships } ships and a { $kind }
