# Promissory notes.
choice-play-note = Play { $note } of { $owner }
line-played-note = { $seat } plays { $note } of { $owner }.
line-note-returned = { $note } goes back to { $owner }.
note-ceasefire = Ceasefire
note-support-for-the-throne = Support for the Throne
note-trade-agreement = Trade Agreement
note-gift-of-prescience = Gift of Prescience
note-trade-convoys = Trade Convoys
note-military-support = Military Support
faction-ability-telepathic = Telepathic
faction-ability-pillage = Pillage
choice-note = { $note } of { $owner }
choice-commodity = A commodity
ask-give-note = Which promissory note do you give { $seat }?
ask-get-note = Which promissory note do you ask { $seat } for?
ask-give-action-cards = Which action cards do you give { $seat }?
ask-get-action-cards = How many action cards do you ask { $seat } for?
ask-what-to-take = What do you take?
line-deal-in-detail = In detail: { $gives } against { $gets }.
line-took-zero-token = { $seat } has initiative 0 in this round.
line-pillaged = { $seat } pillages { $victim }.
word-some-note = a promissory note
word-some-action-cards =
    { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    }
