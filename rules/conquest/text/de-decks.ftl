# Was an einer Kartenliste falsch ist.
defect-too-few = Das Deck hat { $has } Karten; es braucht mindestens { $needs }.
defect-too-many =
    { $most ->
        [one] { $card }: { $has } Exemplare, erlaubt ist nur 1.
       *[other] { $card }: { $has } Exemplare, erlaubt sind höchstens { $most }.
    }
defect-squad = { $card } gehört zum charakteristischen Trupp deines Kriegsherrn: Das Deck muss davon { $needs } haben und hat { $has }.
defect-foreign-squad = { $card } gehört zum charakteristischen Trupp von { $warlord } und passt in kein anderes Deck.
defect-loyal-to-others = { $card } ist loyal: Nur ein Deck der Fraktion { $faction } kann sie haben.
defect-two-allies = Das Deck hat Karten von zwei Alliierten, { $one } und { $other }; erlaubt ist einer.
defect-no-neighbour = { $faction } und { $own } sind auf dem Alliiertenkreis keine Nachbarn.
defect-another-warlord = { $card } ist ein Kriegsherr; ein Deck hat nur den eigenen, und der zählt nicht zu den Karten.
defect-unknown-title = Keine Karte heißt „{ $name }“.
defect-how-many = { $card }: Die Zeile sagt nicht, wie viele.
defect-token-or-planet = { $name } ist ein Marker oder ein Planet; die gehören in kein Deck.
defect-too-long = Der Text ist zu lang für eine Kartenliste.

## Was die Teile eines Decks ergeben
deck-cards = Karten
deck-squad = Karten des charakteristischen Trupps
deck-allies = Alliierte
deck-cards-of = Karten von { $faction } ohne Allianz
deck-beside-whole-deck = Karten neben einem ganzen Deck
