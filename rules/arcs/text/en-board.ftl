# What the picture says of things on the table.
board-cluster = Cluster { $cluster }
board-out-of-play = out of play
board-path-markers = past what is out of play
board-building-slot = building slot { $number }
board-token-slot = slot { $number }
board-raid-cost = raid cost { $keys }
board-damaged-ship = damaged ship
board-damaged-building = damaged { $kind }
board-agent = agent
board-pips = { $pips ->
    [one] one pip
   *[other] { $pips } pips
}
board-card-number = number { $number }
board-zeroed = zero marker: counts as 0
board-action-card = action card
board-seizes = seizes the initiative
board-court-deck = Court deck
board-court-discard = Court discard pile
board-action-discard = Action cards out of the round, face up
board-marker = ambition marker ({ $first } Power to the first, { $second } to the second)
board-standing = count of { $count }
board-outrage = Outrage: { $resource }
board-power-of = { $power } Power
board-cards-of = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-has-initiative = Initiative
board-initiative-marker = initiative marker
board-of-the-third = { $resource } of the third player who is not there
board-chapter-only = Chapter { $chapter }
board-chapter-and-round = Chapter { $chapter }, round { $round }
board-chapter-and-round-in-all = Chapter { $chapter }, round { $round } in all
board-board-of = { $colour } board
board-pieces-left = In reserve
board-left = ships { $ships }, cities { $cities }, starports { $starports }, agents { $agents }
board-supply = Supply
board-in-supply = { $count } { $resource }
board-beneath = beneath it: { $card }
