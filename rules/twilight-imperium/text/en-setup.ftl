# The set-up: speaker, factions, and laying out the map.

choice-position = Place { $position }

ask-choose-tile = Choose one of your { $left } tiles for ring { $ring }.
    .deed = Take { $answer }
ask-place-tile = Where in ring { $ring } do you place { $system }?
    .deed = Place it at { $answer }
ask-place-drawn-tile = Where beside Mecatol Rex do you place { $system }, which you have drawn?

hint-tile = { $contents }
hint-touches = beside { $systems }

line-speaker-by-lot = The lot fell on { $seat }.
line-speaker-by-host = The host has named { $seat }.
line-drew-faction = { $seat } is dealt { $faction }.
line-map-drawn = The map is laid out at random.
line-map-given = The map is the one the host has brought.
line-tiles-dealt = Everybody is dealt { $blue } blue and { $red } red system tiles.
line-drew-tile = { $seat } draws the red tile { $system }.
line-placed-tile = { $seat } lays { $system } on place { $position }.
line-homes-placed = The home systems join the map.
line-compensated =
    { $seat } gets { $count ->
        [one] 1 trade good
       *[other] { $count } trade goods
    } for the poorer place.

word-open-position = Place { $position }
word-home-position = Home of { $seat }
word-tiles-in-hand = Tiles of { $seat }
word-tiles-left = { $blue } blue, { $red } red
word-tiles-to-place = Tiles still to be placed
word-random-faction = A faction at random

# A draft of slices, factions and places.
choice-slice = Slice { $slice }
choice-faction = { $faction }
choice-speaker-order =
    { $place ->
        [1] Speaker, the first place
       *[other] Place { $place } in speaker order
    }

ask-draft-pick = Your pick { $pick } of { $of }: a slice, a faction or a place in speaker order.
    .deed = Draft { $answer }

hint-slice = at best { $resources } resources and { $influence } influence; specialties: { $specialties }; { $contents }
hint-compensated-place =
    { $count ->
        [one] with 1 trade good for the poorer place
       *[other] with { $count } trade goods for the poorer place
    }

why-drafted-by = { $seat } has drafted it
why-one-of-each-kind = you have drafted one of this kind

line-draft-begins = Slices of the map, factions and places in speaker order are drafted: { $seats }, then back again, then once more in this order.
line-drafted-slice = { $seat } drafts slice { $slice }: { $systems }.
line-drafted-faction = { $seat } drafts { $faction }.
line-drafted-place = { $seat } drafts place { $place } in speaker order.
line-drafted-speaker = { $seat } drafts the first place and is speaker.
line-filled-by-lot = The lot fills open places with { $systems }, which were in slices that nobody has drafted.
line-draft-ends = The map is laid out as it was drafted.

word-drafted-faction = A faction of the draft
word-points = { $count }
word-points-and-half = { $count }½
word-home-of-place =
    { $place ->
        [1] Home of the speaker
       *[other] Home of place { $place }
    }
word-home-of-place-taken =
    { $place ->
        [1] Home of { $seat }, the speaker
       *[other] Home of { $seat }, place { $place }
    }
word-slice = Slice { $slice }
word-slice-taken = Slice { $slice }, { $seat }
word-slice-worth = { $resources } resources + { $influence } influence = { $total }
word-slice-specialties = Technology specialties
word-slice-at-best = At best
word-draft = Draft
word-draft-order = Order of the first picks
word-draft-turn = Picks now
word-drafted-nothing = still there
word-drafted-by-seat = { $seat }
word-draft-factions = Factions of the draft
word-draft-places = Places in speaker order
word-speakers-place = Speaker
word-place-in-order = Place { $place }
