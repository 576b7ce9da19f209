# Layers over the board.
layer-reach = Reach
layer-reach-about = your ships that can get there with one Move, with Catapults and your cards
layer-threat = Other fleets
layer-threat-about = ships of others that can get there with one Move, with Catapults and their cards
layer-tax = Tax
layer-tax-about = cities you could tax now
layer-cities = Cities
layer-cities-about = cities on planets, and who controls them
layer-ships-from = { $count } from { $system }
layer-ships-of = { $count } of { $seat }
layer-cities-of = { $count } of { $seat }
layer-types = { $types }
layer-several = { $of }
