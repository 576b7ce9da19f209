# Die eigenen Wörter des Kerns.
list-separator = {", "}
list-last = {" und "}
list-last-or = {" oder "}
list-empty = nichts
campaign-new-rules = Von hier an spielt der Server nach neueren Regeln (Revision { $revision }). Die Stellung bleibt, wie sie war.
campaign-new-rules-back = Von hier an spielt der Server nach neueren Regeln (Revision { $revision }). Was nach Eintrag { $entry } geantwortet wurde, passt nicht dazu und wird noch einmal gefragt.
campaign-not-carried-out = Jemand, der in der Reihenfolge früher kommt, hat reagiert: Deine Antwort ({ $answer }) wurde nicht ausgeführt. Geht es noch, wirst du wieder gefragt.
# Was im Bild eines Kampfes oder einer Abstimmung steht.
highlight-hits = { $count ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
}
highlight-needs = ab { $needs }
highlight-count = { $count }
highlight-dice = { $faces }: { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
highlight-face = { $face }
highlight-of = { $seat }
highlight-several = { $count } × { $what }
highlight-lost = { $what } verloren
highlight-damaged = { $what } beschädigt
highlight-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}
highlight-votes-of = { $seat }: { $count }
highlight-without = Keine Stimmen: { $seats }
highlight-carried = angenommen
