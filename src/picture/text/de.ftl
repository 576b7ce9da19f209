# Was ein gezeichneter oder beschriebener Spielplan von sich aus sagt.
picture-board = Spielplan
picture-owned = gehört { $owner }
picture-dimmed = erschöpft
picture-active = gerade aktiv
picture-empty = leer
picture-face-down = verdeckt
picture-under = darunter { $card }
picture-several = { $count } × { $piece }
picture-of = { $piece } von { $owner }
picture-contents = { $area }: { $things }
picture-next-to = angrenzend: { $areas }
picture-choice = Möglichkeit { $number }: { $label }
picture-chosen = Möglichkeit { $number }, gewählt: { $label }
picture-sheet = { $title } ({ $owner })
