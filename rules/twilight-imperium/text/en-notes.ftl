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
choice-commodity = Commodity
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
note-stymie = Stymie
note-war-funding = War Funding
note-raghs-call = Ragh’s Call
note-fires-of-the-gashlai = Fires of the Gashlai
note-cybernetic-enhancements = Cybernetic Enhancements
note-promise-of-protection = Promise of Protection
note-antivirus = Antivirus
note-tekklar-legion = Tekklar Legion
note-research-agreement = Research Agreement
note-acquiescence = Acquiescence
note-greyfire-mutagen = Greyfire Mutagen
ask-give-strategy-card = Which of your strategy cards do you give?
ask-take-strategy-card = Which strategy card of { $seat } do you take?
line-exchanged-strategy-cards = { $seat } gives { $given } to { $with } for { $taken }.
line-ground-forces-moved =
    { $count ->
        [one] 1 ground force of { $seat } moves from { $from } to { $to }.
       *[other] { $count } ground forces of { $seat } move from { $from } to { $to }.
    }
occasion-researched = { $seat } has researched { $technology }
note-creuss-iff = Creuss IFF
note-spy-net = Spy Net
choice-wormhole-token = The { $wormhole } token
ask-choose-wormhole-token = Which wormhole token of the Creuss do you place or move?
ask-take-action-card = Which action card of { $seat } do you take?
line-placed-wormhole-token = { $seat } brings the { $wormhole } token of the Creuss to { $system }.
line-looked-at-hand = { $seat } looks at the action cards of { $of }.
line-sees-hand = { $of } holds { $cards }.
