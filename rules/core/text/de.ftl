# Die eigenen Wörter des Kerns.
list-separator = {", "}
list-last = {" und "}
list-empty = nichts
campaign-new-rules = Von hier an spielt der Server nach neueren Regeln (Revision { $revision }). Die Stellung bleibt, wie sie war.
campaign-new-rules-back = Von hier an spielt der Server nach neueren Regeln (Revision { $revision }). Was nach Eintrag { $entry } geantwortet wurde, passt nicht dazu und wird noch einmal gefragt.
campaign-not-carried-out = Jemand, der in der Reihenfolge früher kommt, hat reagiert: Deine Antwort ({ $answer }) wurde nicht ausgeführt. Geht es noch, wirst du wieder gefragt.
