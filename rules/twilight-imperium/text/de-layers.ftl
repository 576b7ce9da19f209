# Ebenen über dem Spielplan.
layer-reach = Reichweite
layer-reach-about = deine Schiffe, die dorthin kämen, wenn du es jetzt aktiviertest
layer-threat = Fremde Flotten
layer-threat-about = Schiffe anderer, die dorthin kämen, wenn ihre Besitzer es jetzt aktivierten
layer-influence = Einfluss
layer-influence-about = Einfluss jedes Planeten
layer-resources = Ressourcen
layer-resources-about = Ressourcen jedes Planeten
layer-space-cannon = Weltraumkanonen
layer-space-cannon-about = Würfel von Weltraumkanonen, die Schiffe dort erreichen
layer-ships-from = { $count } × { $unit } von { $from }
layer-ships-of = { $count } von { $seat }
layer-dice-of = { $count } von { $seat }
layer-several = { $of }
