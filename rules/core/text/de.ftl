# Die eigenen Wörter des Kerns.
list-separator = {", "}
list-last = {" und "}
list-empty = nichts
