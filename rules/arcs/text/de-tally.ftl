# Wie alle dastehen: Zeichen haben höchstens fünf Buchstaben.
tally-power = Ma
tally-hand = Hand
tally-resources = Ress
tally-guild = Gilde
tally-captives = Gef
tally-trophies = Tro
tally-ships = Sch
tally-agents = Agt
tally-cities = Stä
tally-starports = Häf
tally-outrage = Aufs
tally-leader = Mach
tally-lore = Myth
tally-initiative = I
tally-active = ▶
tally-ships-left = Schiffe in Reserve
tally-agents-left = Agenten in Reserve
tally-cities-left = Städte in Reserve
tally-starports-left = Raumhäfen in Reserve
tally-takes = Ist am Zug
tally-leading = Primuskarte: { $card }
tally-worth = { $of } Macht
tally-not-declared = nicht bekundet
tally-counts = { $ambition-id ->
    [tycoon] Am meisten Treibstoff und Baustoff
    [tyrant] Die meisten Gefangenen
    [warlord] Die meisten Trophäen
    [keeper] Die meisten Relikte
   *[empath] Am meisten Psi
}
