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
