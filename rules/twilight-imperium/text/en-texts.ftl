# What cards and abilities do, in a sentence.
hint-does = { $text }
word-law-row = { $at }: { $text }
word-in-hand = In hand

## Action cards
action-card-text-ancient-burial-sites = At the start of the agenda phase: a player exhausts all cultural planets.
action-card-text-assassinate-representative = After an agenda is revealed: a player cannot vote on it.
action-card-text-bribery = After the speaker has voted: for each trade good you spend, cast 1 more vote.
action-card-text-confusing-legal-text = When you are elected: another player is elected instead.
action-card-text-construction-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, place a space dock on a planet of yours.
action-card-text-diplomacy-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, choose a system with a planet of yours: each other player places a command token there.
action-card-text-direct-hit = After a ship of another player sustained damage from a hit of yours: destroy that ship.
action-card-text-distinguished-councilor = After you have voted: cast 5 more votes for the same outcome.
action-card-text-emergency-repairs = At the start or end of a combat round: repair all your units in the active system.
action-card-text-fire-team = After your ground forces have rolled in a combat round: reroll any number of your dice.
action-card-text-flank-speed = After you activate a system: each of your ships has 1 more move in this tactical action.
action-card-text-imperial-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, gain 1 victory point.
action-card-text-leadership-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, gain 3 command tokens.
action-card-text-maneuvering-jets = Before you assign hits of another player’s SPACE CANNON: cancel 1 of them.
action-card-text-morale-boost = At the start of a combat round: +1 to each of your combat rolls in this round.
action-card-text-politics-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, draw 3 action cards and become speaker.
action-card-text-sabotage = When another player plays an action card other than Sabotage: cancel it.
action-card-text-shields-holding = Before you assign hits to your ships in a space combat: cancel up to 2 of them.
action-card-text-skilled-retreat = At the start of a round of space combat: move all your ships to an adjacent system without ships of others and place a command token there. The combat ends without a winner.
action-card-text-technology-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, research a technology.
action-card-text-trade-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, gain 5 trade goods.
action-card-text-uprising = As an action: exhaust a planet of another player outside the home systems, and gain trade goods equal to its resources.
action-card-text-veto = When an agenda is revealed: discard it and reveal another one in its place.
action-card-text-warfare-rider = After an agenda is revealed: predict its outcome and do not vote. If it comes true, place a dreadnought in a system with a ship of yours.

## Promissory notes
note-text-ceasefire = After its owner activates a system with units of yours: they move no units into it in this tactical action.
note-text-political-secret = When an agenda is revealed: its owner does not vote on it, and until it is resolved plays no action cards and uses no faction abilities.
note-text-support-for-the-throne = Lies open before you and is worth 1 victory point, until you activate a system with units of its owner or the owner is eliminated.
note-text-trade-agreement = When its owner replenishes commodities: you get them all.
note-text-gift-of-prescience = At the end of the strategy phase: lay it open; your initiative is 0 in this round, and the Naalu cannot use Telepathic.
note-text-trade-convoys = As an action: lay it open. While it lies there you may make transactions with players who are no neighbours. You lose it if you activate a system with units of the Hacan.
note-text-military-support = At the start of Sol’s turn: Sol loses a strategy token if there is one, and you place 2 infantry on a planet of yours.
note-text-political-favor = When an agenda is revealed: the Xxcha lose a strategy token; the agenda is discarded and another one revealed.

## Secret objectives
secret-objective-text-adapt-new-strategies = Status phase: own 2 faction technologies; the assimilators themselves do not count.
secret-objective-text-become-the-gatekeeper = Status phase: have ships in a system with an alpha and in a system with a beta wormhole.
secret-objective-text-control-the-region = Status phase: have ships in 6 systems.
secret-objective-text-cut-supply-lines = Status phase: have a ship in a system with a space dock of another player.
secret-objective-text-destroy-their-greatest-ship = Action phase: destroy a war sun or flagship of another player.
secret-objective-text-establish-a-perimeter = Status phase: have 4 PDS on the board.
secret-objective-text-forge-an-alliance = Status phase: control 4 cultural planets.
secret-objective-text-form-a-spy-network = Status phase: discard 5 action cards.
secret-objective-text-fuel-the-war-machine = Status phase: have 3 space docks on the board.
secret-objective-text-gather-a-mighty-fleet = Status phase: have 5 dreadnoughts on the board.
secret-objective-text-learn-the-secrets-of-the-cosmos = Status phase: have ships in 3 systems that are each adjacent to an anomaly.
secret-objective-text-make-an-example-of-their-world = Action phase: destroy the last ground force of a player on a planet by BOMBARDMENT.
secret-objective-text-master-the-laws-of-physics = Status phase: own 4 technologies of one colour.
secret-objective-text-mine-rare-metals = Status phase: control 4 hazardous planets.
secret-objective-text-monopolize-production = Status phase: control 4 industrial planets.
secret-objective-text-occupy-the-seat-of-the-empire = Status phase: control Mecatol Rex and have 3 ships in its system.
secret-objective-text-spark-a-rebellion = Action phase: win a combat against a player with the most victory points.
secret-objective-text-threaten-enemies = Status phase: have a ship in a system adjacent to the home system of another player.
secret-objective-text-turn-their-fleets-to-dust = Action phase: destroy the last non-fighter ship of a player in the active system by SPACE CANNON.
secret-objective-text-unveil-flagship = Action phase: win a space combat in a system with your flagship, which survives.

## Faction abilities
faction-ability-text-mitosis = At the start of the status phase: place an infantry on a planet of yours.
faction-ability-text-munitions-reserves = At the start of a round of space combat: spend 2 trade goods to reroll any number of your dice in this round.
faction-ability-text-ambush = At the start of a space combat: roll one die for each of up to 2 of your cruisers or destroyers; the opponent assigns the hits.
faction-ability-text-pillage = After a neighbour gains trade goods or resolves a transaction and has 3 or more: take a trade good or a commodity.
faction-ability-text-foresight = After another player moves ships into a system with ships of yours: place a strategy token in an adjacent system without ships of others and move your ships there.
faction-ability-text-telepathic = At the end of the strategy phase: your initiative is 0 in this round.
faction-ability-text-technological-singularity = Once in a combat, after a unit of the opponent was destroyed: gain a technology the opponent owns.
faction-ability-text-harrow = At the end of a round of ground combat: your ships use BOMBARDMENT against the opponent’s ground forces on the planet.
faction-ability-text-peace-accords = After you resolve Diplomacy: gain control of a planet without units, other than Mecatol Rex, in a system adjacent to a planet of yours.
faction-ability-text-indoctrination = At the start of a ground combat: spend 2 influence to replace an infantry of the opponent with one of yours.
faction-ability-text-quash = When an agenda is revealed: spend a strategy token to discard it and reveal another one.
faction-ability-text-galactic-threat = Once in an agenda phase, after an agenda is revealed: predict its outcome. If it comes true, gain a technology owned by a player who voted for it. You never vote.
faction-ability-text-unrelenting = You add 1 to each of your combat rolls.
faction-ability-text-fragile = You subtract 1 from each of your combat rolls.
faction-ability-text-crafty = No law limits how many action cards you hold.
faction-ability-text-quantum-entanglement = For you every alpha or beta wormhole is adjacent to every other one.
faction-ability-text-hil-colish = The system of your flagship contains a delta wormhole; in your tactical action it moves before or after your other ships.
faction-ability-text-guild-ships = You may carry out transactions with players who are not your neighbours.
faction-ability-text-arbiters = Action cards may be part of your transactions.
faction-ability-text-propagation = You cannot research technology; whenever you would, you gain 3 command tokens.

## Technologies
technology-text-gravity-drive = After you activate a system: one of your ships has 1 more move in this tactical action.
technology-text-dacxive-animators = After you win a ground combat: place an infantry on the planet.
technology-text-magen-defense-grid = At the start of a round of ground combat on a planet with a unit of yours that has PLANETARY SHIELD: exhaust it; the opponent does not roll in this round.
technology-text-duranium-armor = After you assign hits in a combat round: repair one of your units that did not sustain damage in this round.
technology-text-assault-cannon = At the start of a space combat in a system with 3 or more of your non-fighter ships: the opponent destroys one non-fighter ship.
technology-text-x89-bacterial-weapon = As an action: exhaust it and choose a planet in a system with ships of yours that have BOMBARDMENT; all infantry on it is destroyed.
technology-text-sarween-tools = Units you produce with PRODUCTION cost 1 less together.
technology-text-light-wave-deflector = Your ships may move through systems with ships of other players.
technology-text-antimass-deflectors = Your ships may enter asteroid fields; SPACE CANNON rolls against them have -1.
technology-text-neural-motivator = In the status phase you draw 2 action cards instead of 1.
