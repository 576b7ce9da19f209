### Was bei Fragen von Conquest steht, was Antworten bewirken würden, Ebenen des Bretts.

word-shielded = { $shields } { $shields ->
    [one] Schild
   *[other] Schilde
  }: { $then }
word-takes-nothing = nimmt nichts
word-takes-of = nimmt { $count } von { $left } TP
word-would-destroy = nimmt { $count }: zerstört
word-would-bloody = nimmt { $count }: der Kriegsherr wird angeschlagen
word-would-defeat = nimmt { $count }: der Kriegsherr ist besiegt
word-setup-phase = Aufbau
word-deploy-phase = Mobilisierungsphase
word-command-phase = Kommandophase
word-combat-phase = Kampfphase
word-headquarters-phase = Hauptquartierphase

word-list-of = Deckliste von { $seat }
word-copies = x{ $count }

word-here = { $planet }: { $occasion }

remark-side = { $seat } auf { $place }: { $units }.
remark-no-side = { $seat } hat keine Einheiten auf { $place }.
remark-unit = { $card } ({ $attack } AW, { $left } TP)
remark-exhausted = { $card } ({ $attack } AW, { $left } TP, erschöpft)
remark-attacked-by = { $card } greift mit { $count } an.
remark-unshielded = Ohne Schild: { $then }.
remark-shield-odds = { $seat } hat in { $one } von 100 Fällen eine Karte mit mindestens 1 Schild auf der Hand, in { $two } mit mindestens 2, in { $three } mit 3.
remark-no-shields = { $seat } kann keinen Schild auf der Hand haben.
remark-icons = Kommandosymbole spielbereiter Einheiten: { $places }.
remark-icons-at = { $planet } { $own } für dich, { $theirs } gegen dich
remark-hand-holds = Deine Hand: { $titles }.

layer-icons = Kommandosymbole
layer-icons-about = Kommandosymbole spielbereiter Einheiten auf jedem Planeten; die meisten gewinnen den Konflikt, wo kein Kriegsherr allein steht
layer-strength = Stärke
layer-strength-about = AW und TP aller Einheiten auf jedem Planeten, zusammen
layer-icons-of = { $seat } { $count }
layer-strength-of = { $seat } { $attack } AW, { $left } TP
layer-both = { $of }
