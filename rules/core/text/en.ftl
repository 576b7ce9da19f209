# The kernel's own words.
list-separator = {", "}
list-last = {" and "}
list-last-or = {" or "}
list-empty = none
campaign-new-rules = The server plays by newer rules (revision { $revision }) from here on. The position stands as it was.
campaign-new-rules-back = The server plays by newer rules (revision { $revision }) from here on. What was answered after entry { $entry } does not fit them and is asked again.
campaign-not-carried-out = Somebody who comes earlier in the order has reacted: your answer ({ $answer }) was not carried out. If it still can be, you are asked again.
# What stands in the picture of a fight or a vote.
highlight-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
highlight-needs = needs { $needs }
highlight-count = { $count }
highlight-dice = { $faces }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
highlight-face = { $face }
highlight-of = { $seat }
highlight-several = { $count } × { $what }
highlight-lost = { $what } lost
highlight-damaged = { $what } damaged
highlight-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
highlight-votes-of = { $seat }: { $count }
highlight-without = No votes: { $seats }
highlight-carried = carried
