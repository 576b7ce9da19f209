# Layers over the board.
layer-reach = Reach
layer-reach-about = your ships that could move there if you activated it now
layer-threat = Other fleets
layer-threat-about = ships of others that could move there if their owners activated it now
layer-influence = Influence
layer-influence-about = influence of each planet
layer-resources = Resources
layer-resources-about = resources of each planet
layer-space-cannon = Space cannons
layer-space-cannon-about = space cannon dice that reach ships there
layer-ships-from = { $count } × { $unit } from { $from }
layer-ships-of = { $count } of { $seat }
layer-dice-of = { $count } of { $seat }
layer-several = { $of }
