# How everybody stands: signs have five letters at most.
tally-power = Pow
tally-hand = Hand
tally-resources = Res
tally-guild = Guild
tally-captives = Capt
tally-trophies = Troph
tally-ships = Ships
tally-agents = Agts
tally-cities = Cit
tally-starports = Ports
tally-outrage = Outr
tally-leader = Lead
tally-lore = Lore
tally-initiative = I
tally-active = ▶
tally-ships-left = Ships in reserve
tally-agents-left = Agents in reserve
tally-cities-left = Cities in reserve
tally-starports-left = Starports in reserve
tally-takes = Takes a turn
tally-leading = Lead: { $card }
tally-worth = { $of } Power
tally-not-declared = not declared
tally-counts = { $ambition-id ->
    [tycoon] Most fuel and material
    [tyrant] Most Captives
    [warlord] Most Trophies
    [keeper] Most relics
   *[empath] Most psionic
}
