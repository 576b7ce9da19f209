# What is wrong with a list of cards.
deck-defect-too-few = The deck has { $has } cards; it needs at least { $needs }.
deck-defect-too-many =
    { $most ->
        [one] { $card }: { $has } copies, and only 1 is allowed.
       *[other] { $card }: { $has } copies, and at most { $most } are allowed.
    }
deck-defect-squad = { $card } is a signature card of your warlord: the deck must have { $needs } of it and has { $has }.
deck-defect-foreign-squad = { $card } is a signature card of { $warlord } and fits into no other deck.
deck-defect-loyal-to-others = { $card } is loyal: only a deck of the faction { $faction } can have it.
deck-defect-two-allies = The deck has cards of two allies, { $one } and { $other }; one is allowed.
deck-defect-no-neighbour = { $faction } is no neighbour of { $own } on the alliance wheel.
deck-defect-another-warlord = { $card } is a warlord; a deck has none besides its own, which does not count among the cards.
deck-defect-unknown-title = No card is called “{ $name }”.
deck-defect-token-or-planet = { $name } is a token or a planet; those are in no deck.
deck-defect-too-long = The text is too long for a list of cards.
