# Die eigenen Wörter des Kerns.
list-separator = {", "}
list-last = {" und "}
list-empty = nichts
campaign-new-rules = Von hier an spielt der Server nach neueren Regeln (Revision { $revision }). Die Stellung bleibt, wie sie war.
campaign-new-rules-back = Von hier an spielt der Server nach neueren Regeln (Revision { $revision }). Was nach Eintrag { $entry } geantwortet wurde, passt nicht dazu und wird noch einmal gefragt.
