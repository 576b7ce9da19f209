# What a drawn or written board says by itself.
picture-board = Board
picture-owned = belongs to { $owner }
picture-dimmed = exhausted
picture-active = active now
picture-empty = empty
picture-face-down = face down
picture-under = below it { $card }
picture-several = { $count } × { $piece }
picture-of = { $piece } of { $owner }
picture-contents = { $area }: { $things }
picture-next-to = next to { $areas }
picture-choice = Choice { $number }: { $label }
picture-chosen = Choice { $number }, chosen: { $label }
picture-sheet = { $title } ({ $owner })
