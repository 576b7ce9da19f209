# Agendas and voting.
choice-use-law = Use { $agenda }
line-used-law = { $seat } uses { $agenda }.

## Outcomes
outcome-for = for
outcome-against = against
outcome-player = { $seat }
outcome-planet = { $planet }
outcome-law = { $agenda }
outcome-secret = { $secret }

## Choices
choice-for = For
choice-against = Against
choice-abstain = Abstain
choice-law = { $agenda }
choice-scored-secret = { $secret }
choice-agenda = { $agenda }
choice-lose =
    { $at-kind ->
        [planet] { $unit } on { $at }
       *[other] { $unit } in the space area of { $at }
    }

## Occasions
occasion-agenda-phase-begins = The agenda phase begins
occasion-voting-begins = The vote on { $agenda } begins
occasion-votes-cast = { $seat } has voted on { $agenda }
occasion-elected = { $seat } is elected for { $agenda }
occasion-action-performed = { $seat } has performed an action

## Questions
ask-vote = { $agenda }: { $text } How do you vote?
    .deed = { $answer-id ->
        [abstain] Abstain
       *[other] Vote { $answer }
    }
    .subject = vote on { $agenda }
ask-vote-with = { $agenda }: which planets do you exhaust for your votes?
    .deed = Vote “{ $outcome }” with { $reading }
    .subject = planets for your votes
ask-decide-outcome = { $agenda }: { $text } No outcome alone has the most votes. Which one is resolved?
ask-predict = { $by } on { $agenda }: { $text } Which outcome do you predict?
    .subject = predict the outcome of { $agenda }
ask-buy-votes = How many trade goods do you spend for votes? They count for: { $outcome }.
ask-system-for-tokens = In which system do the others place a command token?
ask-system-for-unit = In which system do you place a { $unit }?
ask-agendas-to-bottom = Which agendas do you put under the deck? The others go on top.
ask-order-agendas = In which order do the agendas lie, the upper one first?
ask-choose-player = { $agenda }: which player?
ask-whose-planets = Whose cultural planets are exhausted?
ask-exhaust-planets =
    { $count ->
        [one] Which planet do you exhaust?
       *[other] Which { $count } planets do you exhaust?
    }
ask-lose-units =
    { $count ->
        [one] Which unit do you lose?
       *[other] Which { $count } units do you lose?
    }
ask-choose-settler = Who may settle on { $planet }?
ask-settle = Do you place an infantry on { $planet }?
ask-return-token = From which pool do you return a command token?
hint-votes-so-far =
    { $count ->
        [one] 1 vote so far
       *[other] { $count } votes so far
    }

## Lines of the chronicle
line-agenda-phase = The agenda phase begins.
line-agenda-phase-ends = The agenda phase ends; all planets are readied.
line-agenda-revealed = The agenda { $agenda } is revealed. { $text }
line-agenda-unfit = { $agenda } cannot be voted on now and is discarded.
line-agenda-discarded = { $agenda } is discarded without a vote.
line-no-agenda-left = There is no agenda left to vote on.
line-cast-votes =
    { $count ->
        [one] { $seat } casts 1 vote: { $outcome }.
       *[other] { $seat } casts { $count } votes: { $outcome }.
    }
line-cast-more-votes =
    { $count ->
        [one] { $seat } casts 1 more vote: { $outcome }.
       *[other] { $seat } casts { $count } more votes: { $outcome }.
    }
line-exhausted-to-vote = { $seat } exhausts { $planets } to vote.
line-cast-no-votes = { $seat } casts no votes.
line-has-no-votes = { $seat } casts no votes: { $why }.
line-speaker-decides = No outcome alone has the most votes; { $seat } decides: { $outcome }.
line-outcome-resolved = { $agenda }: { $outcome }.
line-law-passed = { $agenda } is now a law.
line-law-ends = The law { $agenda } is discarded.
line-law-taken = { $seat } takes { $agenda }.
line-predicted = { $seat } predicts: { $outcome }.
line-predicted-with = { $seat } predicts with { $card }: { $outcome }.
line-prediction-came-true = The prediction of { $seat } comes true.
line-prediction-with-came-true = The prediction of { $seat } comes true: { $card }.
line-looks-at-agendas =
    { $count ->
        [one] { $seat } looks at the next agenda.
       *[other] { $seat } looks at the next { $count } agendas.
    }
line-put-agendas-back = { $seat } puts { $top } on top of the agenda deck and { $bottom } under it.
line-cannot-vote = { $seat } cannot vote.
line-chosen-for-election = { $seat } has { $chosen } elected.
line-returned-trade-goods = { $seat } returns { word-trade-goods }.
line-returned-token = { $seat } returns a command token.
line-postponed-takes-effect = The outcome of { $agenda } takes effect.
line-agenda-die = { $seat } rolls { $die }.

## Cards that act in the agenda phase
action-card-veto = Veto
action-card-bribery = Bribery
action-card-distinguished-councilor = Distinguished Councilor
action-card-assassinate-representative = Assassinate Representative
action-card-ancient-burial-sites = Ancient Burial Sites
action-card-confusing-legal-text = Confusing Legal Text
action-card-construction-rider = Construction Rider
action-card-diplomacy-rider = Diplomacy Rider
action-card-imperial-rider = Imperial Rider
action-card-leadership-rider = Leadership Rider
action-card-politics-rider = Politics Rider
action-card-technology-rider = Technology Rider
action-card-trade-rider = Trade Rider
action-card-warfare-rider = Warfare Rider
faction-ability-quash = Quash
faction-ability-galactic-threat = Galactic Threat
note-political-secret = Political Secret
note-political-favor = Political Favor

## Agendas
agenda-anti-intellectual-revolution = Anti-Intellectual Revolution
agenda-for-or-against = For or against.
agenda-for-anti-intellectual-revolution = Whoever researches a technology destroys an own non-fighter ship.
agenda-against-anti-intellectual-revolution = At the start of the next strategy phase everybody exhausts a planet for each technology owned.
agenda-text-anti-intellectual-revolution = For (law): { agenda-for-anti-intellectual-revolution } Against: { agenda-against-anti-intellectual-revolution }
agenda-arms-reduction = Arms Reduction
agenda-for-arms-reduction = Everybody destroys dreadnoughts until 2, and cruisers until 4 are left.
agenda-against-arms-reduction = At the start of the next strategy phase everybody exhausts their planets with a technology specialty.
agenda-text-arms-reduction = For: { agenda-for-arms-reduction } Against: { agenda-against-arms-reduction }
agenda-colonial-redistribution = Colonial Redistribution
agenda-text-colonial-redistribution = Elect a planet other than home planets and Mecatol Rex: its units are destroyed, then its controller names a player with the fewest points, who may place 1 infantry there and gain control of it.
agenda-committee-formation = Committee Formation
agenda-text-committee-formation = Elect a player, who gains this law: before an election of a player its owner may discard it and choose who is elected, without a vote.
agenda-compensated-disarmament = Compensated Disarmament
agenda-text-compensated-disarmament = Elect a planet: its ground forces are destroyed; its controller gains a trade good for each.
agenda-core-mining = Core Mining
agenda-text-core-mining = Elect a hazardous planet: this law is attached to it, 1 infantry there is destroyed, and the planet has 2 resources more.
agenda-demilitarized-zone = Demilitarized Zone
agenda-text-demilitarized-zone = Elect a cultural planet: this law is attached to it, its units are destroyed, and no unit can come to it.
agenda-economic-equality = Economic Equality
agenda-for-economic-equality = Everybody returns all trade goods and gains 5.
agenda-against-economic-equality = Everybody returns all trade goods.
agenda-text-economic-equality = For: { agenda-for-economic-equality } Against: { agenda-against-economic-equality }
agenda-executive-sanctions = Executive Sanctions
agenda-for-executive-sanctions = The limit of action cards in hand is 3; who has no limit (Crafty) keeps all.
agenda-against-executive-sanctions = Everybody discards a random action card.
agenda-text-executive-sanctions = For (law): { agenda-for-executive-sanctions } Against: { agenda-against-executive-sanctions }
agenda-fleet-regulations = Fleet Regulations
agenda-for-fleet-regulations = Nobody has more than 4 tokens in the fleet pool.
agenda-against-fleet-regulations = Everybody places a token from reinforcements in the fleet pool.
agenda-text-fleet-regulations = For (law): { agenda-for-fleet-regulations } Against: { agenda-against-fleet-regulations }
agenda-holy-planet-of-ixth = Holy Planet of Ixth
agenda-text-holy-planet-of-ixth = Elect a cultural planet: this law is attached to it and its controller gains a point. Units there cannot use production; control of it brings a point, losing it costs one.
agenda-imperial-arbiter = Imperial Arbiter
agenda-text-imperial-arbiter = Elect a player, who gains this law: at the end of the strategy phase its owner may discard it to exchange a strategy card with another player.
agenda-incentive-program = Incentive Program
agenda-for-incentive-program = Another stage I objective is revealed.
agenda-against-incentive-program = Another stage II objective is revealed.
agenda-text-incentive-program = For: { agenda-for-incentive-program } Against: { agenda-against-incentive-program }
agenda-ixthian-artifact = Ixthian Artifact
agenda-for-ixthian-artifact = The speaker rolls a die. From 6 everybody may research 2 technologies; below, all units in the Mecatol Rex system are destroyed and everybody loses 3 units in each adjacent system.
agenda-against-ixthian-artifact = Nothing.
agenda-text-ixthian-artifact = For: { agenda-for-ixthian-artifact } Against: { agenda-against-ixthian-artifact }
agenda-judicial-abolishment = Judicial Abolishment
agenda-text-judicial-abolishment = Elect a law in play: it is discarded.
agenda-minister-of-commerce = Minister of Commerce
agenda-text-minister-of-commerce = Elect a player, who gains this law: when replenishing commodities its owner gains a trade good for each neighbour.
agenda-minister-of-exploration = Minister of Exploration
agenda-text-minister-of-exploration = Elect a player, who gains this law: its owner gains a trade good for each planet gained.
agenda-minister-of-peace = Minister of Peace
agenda-text-minister-of-peace = Elect a player, who gains this law: when somebody activates a system with units of another player, its owner may discard it to end that turn.
agenda-minister-of-policy = Minister of Policy
agenda-text-minister-of-policy = Elect a player, who gains this law: at the end of the status phase its owner draws an action card.
agenda-minister-of-war = Minister of War
agenda-text-minister-of-war = Elect a player, who gains this law: after an action its owner may discard it to take back a command token from the board and act again.
agenda-miscount-disclosed = Miscount Disclosed
agenda-text-miscount-disclosed = Elect a law in play: it is voted on anew.
agenda-mutiny = Mutiny
agenda-for-mutiny = Everybody who voted for this agenda gains a point.
agenda-against-mutiny = Everybody who voted for this agenda loses a point.
agenda-text-mutiny = For: { agenda-for-mutiny } Against: { agenda-against-mutiny }
agenda-new-constitution = New Constitution
agenda-for-new-constitution = All laws are discarded; at the start of the next strategy phase everybody exhausts their home planets.
agenda-against-new-constitution = Nothing.
agenda-text-new-constitution = For: { agenda-for-new-constitution } Against: { agenda-against-new-constitution }
agenda-public-execution = Public Execution
agenda-text-public-execution = Elect a player, who discards all action cards, passes the speaker token to the left if they are speaker, and votes no more in this phase.
agenda-representative-government = Representative Government
agenda-for-representative-government = Planets do not vote; everybody has 1 vote for each agenda.
agenda-against-representative-government = At the start of the next strategy phase everybody who voted against it exhausts their cultural planets.
agenda-text-representative-government = For (law): { agenda-for-representative-government } Against: { agenda-against-representative-government }
agenda-research-team-biotic = Research Team: Biotic
agenda-text-research-team-biotic = Elect an industrial planet: this law is attached to it; exhausted, it replaces a green prerequisite.
agenda-research-team-cybernetic = Research Team: Cybernetic
agenda-text-research-team-cybernetic = Elect an industrial planet: this law is attached to it; exhausted, it replaces a yellow prerequisite.
agenda-research-team-propulsion = Research Team: Propulsion
agenda-text-research-team-propulsion = Elect an industrial planet: this law is attached to it; exhausted, it replaces a blue prerequisite.
agenda-research-team-warfare = Research Team: Warfare
agenda-text-research-team-warfare = Elect a hazardous planet: this law is attached to it; exhausted, it replaces a red prerequisite.
agenda-seed-of-an-empire = Seed of an Empire
agenda-for-seed-of-an-empire = Whoever has the most points gains a point.
agenda-against-seed-of-an-empire = Whoever has the fewest points gains a point.
agenda-text-seed-of-an-empire = For: { agenda-for-seed-of-an-empire } Against: { agenda-against-seed-of-an-empire }
agenda-senate-sanctuary = Senate Sanctuary
agenda-text-senate-sanctuary = Elect a cultural planet: this law is attached to it; it has 2 influence more.
agenda-shard-of-the-throne = Shard of the Throne
agenda-text-shard-of-the-throne = Elect a player, who gains this law and a point. Whoever wins a combat against its owner takes it with a point; the owner loses one.
agenda-swords-to-plowshares = Swords to Plowshares
agenda-for-swords-to-plowshares = Everybody destroys half of their infantry on each planet, rounded up, and gains a trade good for each.
agenda-against-swords-to-plowshares = Everybody places 1 infantry on each of their planets.
agenda-text-swords-to-plowshares = For: { agenda-for-swords-to-plowshares } Against: { agenda-against-swords-to-plowshares }
agenda-terraforming-initiative = Terraforming Initiative
agenda-text-terraforming-initiative = Elect a hazardous planet: this law is attached to it; it has 1 resource and 1 influence more.
agenda-the-crown-of-emphidia = The Crown of Emphidia
agenda-text-the-crown-of-emphidia = Elect a player, who gains this law and a point. Whoever gains a planet in its owner’s home system takes it with a point; the owner loses one.
agenda-unconventional-measures = Unconventional Measures
agenda-for-unconventional-measures = Everybody who voted for this agenda draws 2 action cards.
agenda-against-unconventional-measures = Everybody who voted for this agenda discards all action cards.
agenda-text-unconventional-measures = For: { agenda-for-unconventional-measures } Against: { agenda-against-unconventional-measures }
agenda-wormhole-research = Wormhole Research
agenda-for-wormhole-research = Everybody with ships at a wormhole may research a technology; then all ships at alpha and beta wormholes are destroyed.
agenda-against-wormhole-research = Everybody who voted against it returns a command token.
agenda-text-wormhole-research = For: { agenda-for-wormhole-research } Against: { agenda-against-wormhole-research }
agenda-the-crown-of-thalnos = The Crown of Thalnos
agenda-text-the-crown-of-thalnos = Elect a player, who gains this law. In each combat round its owner may reroll any of their dice; units whose dice miss again are destroyed.
agenda-archived-secret = Archived Secret
agenda-text-archived-secret = The elected player draws a secret objective.
agenda-conventions-of-war = Conventions of War
agenda-for-conventions-of-war = Units on cultural planets cannot be bombarded.
agenda-against-conventions-of-war = Everybody who voted against it discards all action cards.
agenda-text-conventions-of-war = For (law): { agenda-for-conventions-of-war } Against: { agenda-against-conventions-of-war }
agenda-homeland-defense-act = Homeland Defense Act
agenda-for-homeland-defense-act = Any number of PDS may stand on a planet.
agenda-against-homeland-defense-act = Everybody destroys one of their PDS.
agenda-text-homeland-defense-act = For (law): { agenda-for-homeland-defense-act } Against: { agenda-against-homeland-defense-act }
agenda-minister-of-industry = Minister of Industry
agenda-text-minister-of-industry = The elected player may, after placing a space dock, let all their units in that system use PRODUCTION.
agenda-minister-of-sciences = Minister of Sciences
agenda-text-minister-of-sciences = Technology costs the elected player no resources.
agenda-prophecy-of-ixth = Prophecy of Ixth
agenda-text-prophecy-of-ixth = +1 to the combat rolls of the elected player’s fighters. If they use PRODUCTION and produce fewer than 2 fighters, this law is discarded.
agenda-publicize-weapon-schematics = Publicize Weapon Schematics
agenda-for-publicize-weapon-schematics = War suns have no SUSTAIN DAMAGE; once somebody owns a war sun technology, such technologies need no prerequisites.
agenda-against-publicize-weapon-schematics = Everybody who owns a war sun technology discards all action cards.
agenda-text-publicize-weapon-schematics = For (law): { agenda-for-publicize-weapon-schematics } Against: { agenda-against-publicize-weapon-schematics }
agenda-regulated-conscription = Regulated Conscription
agenda-for-regulated-conscription = One fighter or infantry is produced for its cost instead of two.
agenda-against-regulated-conscription = Nothing.
agenda-text-regulated-conscription = For (law): { agenda-for-regulated-conscription } Against: { agenda-against-regulated-conscription }
occasion-dock-placed = { $seat } has placed a space dock in { $system }
agenda-wormhole-reconstruction = Wormhole Reconstruction
agenda-for-wormhole-reconstruction = All systems with alpha or beta wormholes are adjacent to each other.
agenda-against-wormhole-reconstruction = Everybody places a command token in each system with a wormhole and a ship of theirs.
agenda-text-wormhole-reconstruction = For (law): { agenda-for-wormhole-reconstruction } Against: { agenda-against-wormhole-reconstruction }
agenda-enforced-travel-ban = Enforced Travel Ban
agenda-for-enforced-travel-ban = Alpha and beta wormholes have no effect on moving ships.
agenda-against-enforced-travel-ban = All PDS in or adjacent to systems with wormholes are destroyed.
agenda-text-enforced-travel-ban = For (law): { agenda-for-enforced-travel-ban } Against: { agenda-against-enforced-travel-ban }
agenda-shared-research = Shared Research
agenda-for-shared-research = Ships may move through nebulae.
agenda-against-shared-research = Everybody places a command token in their home system.
agenda-text-shared-research = For (law): { agenda-for-shared-research } Against: { agenda-against-shared-research }
agenda-classified-document-leaks = Classified Document Leaks
agenda-text-classified-document-leaks = Elect a secret objective that somebody has scored. It becomes a public objective; whoever has scored it keeps the point.
line-secret-leaked = “{ $secret }” is a public objective now.

## The agenda under way
why-silenced-by-note = a promissory note keeps them from it
why-has-predicted = whoever predicts the outcome with a card does not vote
why-barred-from-agenda = an action card keeps them from it
why-barred-from-phase = an agenda of this phase keeps them from it
why-never-votes = this faction never votes
why-no-voting-planet = no ready planet with influence
word-votes =
    { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
word-under-vote = To be voted on: { $agenda }
word-votes-for = Votes: { $outcome }
word-votes-cast = { $count } ({ $seats })
word-votes-by = { $seat }: { $count }
word-no-votes-yet = none so far
word-predictions = Predictions
word-prediction-of = { $seat } predicts { $outcome }
word-prediction-with = { $seat } predicts { $outcome } ({ $card })
word-not-voting = Without votes
word-not-voting-because = { $seat } ({ $why })
word-outcome-decided = Outcome
