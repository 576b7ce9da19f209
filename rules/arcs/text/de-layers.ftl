# Ebenen über dem Spielplan.
layer-reach = Reichweite
layer-reach-about = deine Schiffe, die mit einer Bewegung dorthin kommen, auch per Katapult und mit deinen Karten
layer-threat = Fremde Flotten
layer-threat-about = Schiffe anderer, die mit einer Bewegung dorthin kommen, auch per Katapult und mit ihren Karten
layer-tax = Steuern
layer-tax-about = Städte, die du jetzt besteuern könntest
layer-cities = Städte
layer-cities-about = Städte auf Planeten, und wer sie kontrolliert
layer-ships-from = { $count } von { $system }
layer-ships-of = { $count } von { $seat }
layer-cities-of = { $count } von { $seat }
layer-types = { $types }
layer-several = { $of }
