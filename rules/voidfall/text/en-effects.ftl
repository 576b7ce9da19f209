# Voidfall: effects, costs and objectives in words; cards are put together from them.
effect-gain = gain { $stock }
effect-gain-mix = gain { $count } resources of choice
effect-gain-basics = gain { $count } of food, energy, materials
effect-gain-per = gain { $stock }{ $influence ->
    [0] { "" }
   *[other] { " " }and { $influence } influence
 } for each: { $per }
effect-produce = produce { $resources }
effect-produce-any = produce { $count } { $count ->
    [one] resource
   *[other] different resources
 }
effect-produce-of-guild = produce one resource, that of the guild established with it
effect-influence = { $count } influence
effect-influence-per = { $each } influence for { $every ->
    [one] each
   *[other] every { $every }
 }: { $per }
effect-influence-by-level = { $one }, { $two }, { $three } or { $four } influence for each Pure track by its tier
effect-activate = activate { $count } fleet power
effect-activate-per = activate 1 fleet power for each: { $per }
effect-produce-any-per = produce a different resource for each: { $per }
effect-science-to-credits = turn up to { $count } science into credits
effect-move-any-corruption = move any number of corruptions
effect-deploy = deploy { $count } fleet power{ $at }
effect-deploy-fleet = deploy { $count } { $fleet }{ $at }
effect-deploy-at-shipyards = deploy 1 fleet power for each Shipyard in its sector
effect-regroup = regroup: up to five flights
effect-invade = invade a sector
effect-invade-corrupted = invade a corrupted sector
effect-build = build an installation{ $at }
effect-build-one = build { $installation }{ $at }
effect-establish = establish a guild{ $at }
effect-establish-one = establish { $guild }{ $at }
effect-raise = raise a Pure population{ $at }
effect-remove = remove a corruption{ $from }{ $at }
effect-move-corruption = move a corruption
effect-gain-agenda = gain an agenda
effect-gain-agenda-of = gain an agenda of { $agenda_type }
effect-score-agenda = score a Pure agenda in play now
effect-gain-basic = gain a basic technology
effect-gain-improved = gain an improved technology
effect-gain-either = gain a basic or an improved technology
effect-advance = advance on a track
effect-advance-on = advance on { $track }
effect-advance-least = advance on the track you are least far on
effect-advance-corrupted = advance on the track just corrupted, without a reward
effect-fast-forward = move one more step on this track
effect-gain-trade = gain a trade token with a bonus
effect-gain-bounty = gain { $count } { $count ->
    [one] Bounty
   *[other] Bounties
 }
effect-gain-glory = gain glory { $value }
effect-upgrade-glory = upgrade a glory token
effect-preferred = take an action of a preferred focus
effect-foresee = look at two events of the next cycle
effect-reclaim-at-home = a Reclaim for the Home sector
effect-bombard = absorption in this combat for 3 materials each

place-anywhere = { "" }
place-where-paid = { " " }where the cost was paid
place-not-where-paid = { " " }elsewhere than where the cost was paid
place-together = { " " }in the same sector as the rest
place-elsewhere = { " " }each in another sector, and elsewhere than where the cost was paid
place-home = { " " }in the Home sector
place-here = { " " }there
place-at-shipyard = { " " }in a sector with a Shipyard
place-near-paid = { " " }there or in a sector beside it
place-of-scientists = { " " }in a sector with Scientists

spots-any = { "" }
spots-sector = { " " }of a sector
spots-mat = { " " }of the House mat
spots-track = { " " }of a track
spots-slot = { " " }of an agenda slot

cost-stock = { $stock }
cost-mix = { $count } resources of choice
cost-recall = recall { $count }
cost-deactivate = deactivate { $count }
cost-corrupt = gain a corruption{ $at }
cost-installation = destroy an installation
cost-guild = destroy a guild
cost-population = lower a Pure population
cost-bounty = discard a Bounty
cost-reclaim = discard a Reclaim
cost-glory = discard a glory token
cost-trade = return a trade token
cost-agenda = give up an agenda in play

count-pure-sectors = Pure sectors{ $of }
count-sectors = own sectors{ $of }
count-beyond-four = Pure sectors beyond the fourth
count-all-pure = all own sectors Pure
count-pure-guilds = Pure { $of }
count-pure-installations = Pure { $of }
count-empty-guild-slots = empty guild slots
count-pure-population = Pure population
count-force-in-pure-sectors = fleet power in Pure sectors
count-force-in-sectors = fleet power in own sectors
count-active-force = active fleet power
count-active-force-and-in-pure-sectors = fleet power active or in Pure sectors
count-fleet-types = types of fleets in Pure sectors
count-voidborn-removed = Voidborn fleet power removed in this combat
count-population-taken = population of the sector taken
count-yield = yield of { $resource }
count-highest-and-lowest-yield = the highest yield and the lowest of food, energy, materials
count-stock = { $resource } in stock
count-basic-stock = food, energy and materials in stock
count-whole-stock = resources in stock
count-scarcest-stock = units of your scarcest resource
count-largest-stock = units of your most plentiful resource
count-stocks-from = resources of which you have { $least } or more
count-upkeep = upkeep
count-upkeep-of-sectors = upkeep of your sectors
count-upkeep-covered = all upkeep covered
count-pure-level = tier of a Pure { $track } track
count-highest-pure-level = highest tier of a Pure track
count-pure-tracks-from-one = Pure tracks at tier I or above
count-corrupted-tracks = corrupted tracks
count-corruption-on-mat = corruption on the House mat
count-corruption = corruption on the House mat and in sectors
count-corruption-kept = corruption removed and kept
count-pure-agendas = Pure agendas in play beside the starting one
count-technologies = technologies
count-basic-technologies = basic technologies
count-improved-technologies = improved technologies
count-trade-tokens = trade tokens
count-bounties = Bounties
count-reclaims = Reclaims
count-glory-tokens = glory tokens
count-glory-from = glory tokens of { $least } or more
count-glory = value of all glory
count-best-three-glory-twice = twice the value of the best three glory tokens
count-preferred-played = preferred focuses played
count-influence = influence
count-catastrophes = Catastrophes on the Crisis board

which-any-sector = { "" }
which-population-from = { " " }with population { $least } or more
which-population-of = { " " }with population { $count }
which-holding = { " " }with { $of }
which-installations = { " " }with { $least } or more installations
which-guilds-from = { " " }with { $least } or more { $of }
which-guild-types = { " " }with { $least } or more different guilds
which-no-empty-guild-slot = { " " }without an empty guild slot
which-force = { " " }with { $least } or more fleet power
which-fleet = { " " }with { $fleet }
which-upkeep-from = { " " }that cause { $least } or more upkeep
which-no-upkeep = { " " }that cause no upkeep
which-any-guild = guilds
which-the-guild = guilds of { $guild }
which-basic-guilds = Farmers, Engineers, Miners
which-learned-guilds = Bankers, Scientists
which-any-installation = installations
which-shipyards = Shipyards
which-docks = Shipyards or Starbases
which-defenses = Sector Defenses
which-bulwarks = Sector Defenses or Starbases

objective-at-least = { $count }: { $least } or more
objective-at-most = { $count }: { $most } at most
objective-just = { $count }: just { $number }
objective-feat = { $influence } if: { $conditions }
objective-per = { $influence } for { $every ->
    [one] each
   *[other] every { $every }
 }: { $count }
objective-loses = lose { $influence } for each: { $count }
objective-by-level = { $one }, { $two }, { $three } or { $four } by the tier of a Pure { $track } track
objective-by-each-level = { $one }, { $two }, { $three } or { $four } for each Pure track by its tier
