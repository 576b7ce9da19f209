# Secret objectives and leaving the game.
choice-score-secret = Score { $secret }
choice-secret = { $secret }
ask-keep-secret = Which secret objective do you keep?
    .deed = Keep { $answer }
    .subject = keep a secret objective
ask-return-secret = You have more than three secret objectives. Which goes back into the deck?
    .deed = Return { $answer }
ask-score-secret = Do you score a secret objective?
    .deed = Score { $answer }
    .subject = score a secret objective?
ask-draw-secret = Do you draw a secret objective?
line-lost-points =
    { $points ->
        [one] { $seat } loses 1 victory point.
       *[other] { $seat } loses { $points } victory points.
    }
line-drew-secret = { $seat } draws a secret objective.
line-you-drew-secret = You draw { $secret }.
line-returned-secret = { $seat } returns a secret objective to the deck.
line-scored-secret =
    { $points ->
        [one] { $seat } scores the secret objective { $secret }: 1 victory point.
       *[other] { $seat } scores the secret objective { $secret }: { $points } victory points.
    }
line-eliminated = { $seat } has lost everything and leaves the game.
secret-objective-adapt-new-strategies = Adapt New Strategies
secret-objective-become-the-gatekeeper = Become the Gatekeeper
secret-objective-control-the-region = Control the Region
secret-objective-cut-supply-lines = Cut Supply Lines
secret-objective-destroy-their-greatest-ship = Destroy Their Greatest Ship
secret-objective-establish-a-perimeter = Establish a Perimeter
secret-objective-forge-an-alliance = Forge an Alliance
secret-objective-form-a-spy-network = Form a Spy Network
secret-objective-fuel-the-war-machine = Fuel the War Machine
secret-objective-gather-a-mighty-fleet = Gather a Mighty Fleet
secret-objective-learn-the-secrets-of-the-cosmos = Learn the Secrets of the Cosmos
secret-objective-make-an-example-of-their-world = Make an Example of Their World
secret-objective-master-the-laws-of-physics = Master the Laws of Physics
secret-objective-mine-rare-metals = Mine Rare Metals
secret-objective-monopolize-production = Monopolize Production
secret-objective-occupy-the-seat-of-the-empire = Occupy the Seat of the Empire
secret-objective-spark-a-rebellion = Spark a Rebellion
secret-objective-threaten-enemies = Threaten Enemies
secret-objective-turn-their-fleets-to-dust = Turn Their Fleets to Dust
secret-objective-unveil-flagship = Unveil Flagship
