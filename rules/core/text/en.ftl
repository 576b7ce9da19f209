# The kernel's own words.
list-separator = {", "}
list-last = {" and "}
list-empty = none
campaign-new-rules = The server plays by newer rules (revision { $revision }) from here on. The position stands as it was.
campaign-new-rules-back = The server plays by newer rules (revision { $revision }) from here on. What was answered after entry { $entry } does not fit them and is asked again.
campaign-not-carried-out = Somebody who comes earlier in the order has reacted: your answer ({ $answer }) was not carried out. If it still can be, you are asked again.
