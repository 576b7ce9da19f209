# What is wrong with a list of cards.
defect-too-few = The deck has { $has } cards; it needs at least { $needs }.
defect-too-many =
    { $most ->
        [one] { $card }: { $has } copies, and only 1 is allowed.
       *[other] { $card }: { $has } copies, and at most { $most } are allowed.
    }
defect-squad = { $card } is a signature card of your warlord: the deck must have { $needs } of it and has { $has }.
defect-foreign-squad = { $card } is a signature card of { $warlord } and fits into no other deck.
defect-loyal-to-others = { $card } is loyal: only a deck of the faction { $faction } can have it.
defect-two-allies = The deck has cards of two allies, { $one } and { $other }; one is allowed.
defect-no-neighbour = { $faction } is no neighbour of { $own } on the alliance wheel.
defect-another-warlord = { $card } is a warlord; a deck has none besides its own, which does not count among the cards.
defect-unknown-title = No card is called “{ $name }”.
defect-how-many = { $card }: the line does not say how many.
defect-token-or-planet = { $name } is a token or a planet; those are in no deck.
defect-too-long = The text is too long for a list of cards.

## What the parts of a deck come to
deck-cards = Cards
deck-squad = Cards of the signature squad
deck-allies = Allies
deck-cards-of = Cards of { $faction } without an alliance
deck-beside-whole-deck = Cards beside a deck that is whole
