# Vertragskarten.
choice-play-note = { $note } von { $owner } spielen
line-played-note = { $seat } spielt { $note } von { $owner }.
line-note-returned = { $note } geht zurück an { $owner }.
note-ceasefire = Waffenstillstand
note-support-for-the-throne = Unterstützung für den Thron
note-trade-agreement = Handelsabkommen
note-gift-of-prescience = Die Gabe der Hellsicht
note-trade-convoys = Handelskonvois
note-military-support = Militärische Unterstützung
faction-ability-telepathic = Telepathie
faction-ability-pillage = Plündern
choice-note = { $note } von { $owner }
choice-commodity = Ein Massenprodukt
ask-give-note = Welche Vertragskarte gibst du { $seat }?
ask-get-note = Um welche Vertragskarte bittest du { $seat }?
ask-give-action-cards = Welche Aktionskarten gibst du { $seat }?
ask-get-action-cards = Um wie viele Aktionskarten bittest du { $seat }?
ask-what-to-take = Was nimmst du?
line-deal-in-detail = Im Einzelnen: { $gives } gegen { $gets }.
line-took-zero-token = { $seat } hat in dieser Runde Initiative 0.
line-pillaged = { $seat } plündert { $victim }.
word-some-note = eine Vertragskarte
word-some-action-cards =
    { $count ->
        [one] 1 Aktionskarte
       *[other] { $count } Aktionskarten
    }
