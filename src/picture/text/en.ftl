# What a drawn or written board says by itself.
picture-board = Board
picture-panels = Tables beside the board
picture-owned = belongs to { $owner }
picture-dimmed = exhausted
picture-active = active now
picture-damaged = { $count } damaged
picture-several = { $count } × { $piece }
picture-of = { $piece } of { $owner }
picture-contents = { $area }: { $things }
picture-nothing = empty
picture-next-to = next to { $areas }
picture-choice = Choice { $number }: { $label }
picture-chosen = Choice { $number }, chosen: { $label }
picture-legend = Who is who
picture-sheet = { $title } ({ $owner })
