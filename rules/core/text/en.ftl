# The kernel's own words.
list-separator = {", "}
list-last = {" and "}
list-empty = none
