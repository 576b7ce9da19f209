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
choice-commodity = Massenprodukt
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
note-stymie = Hemmnis
note-war-funding = Kriegsfinanzierung
note-raghs-call = Ruf des Ragh
note-fires-of-the-gashlai = Feuer der Gashlai
note-cybernetic-enhancements = Kybernetische Verbesserungen
note-promise-of-protection = Schutzversprechen
note-antivirus = Antivirus
note-tekklar-legion = Tekklar-Legion
note-research-agreement = Forschungsabkommen
note-acquiescence = Einwilligung
note-greyfire-mutagen = Graufeuer-Mutagen
ask-give-strategy-card = Welche deiner Strategiekarten gibst du?
ask-take-strategy-card = Welche Strategiekarte von { $seat } nimmst du?
line-exchanged-strategy-cards = { $seat } gibt { $with } { $given } für { $taken }.
line-ground-forces-moved =
    { $count ->
        [one] 1 Bodentruppe von { $seat } zieht von { $from } nach { $to }.
       *[other] { $count } Bodentruppen von { $seat } ziehen von { $from } nach { $to }.
    }
occasion-researched = { $seat } hat { $technology } erforscht
note-creuss-iff = Creuss-IFF
note-spy-net = Spionagenetz
choice-wormhole-token = Der Marker { $wormhole }
ask-choose-wormhole-token = Welchen Wurmlochmarker der Creuss platzierst oder versetzt du?
ask-take-action-card = Welche Aktionskarte von { $seat } nimmst du?
line-placed-wormhole-token = { $seat } bringt den Creuss-Marker { $wormhole } nach { $system }.
line-looked-at-hand = { $seat } sieht sich die Aktionskarten von { $of } an.
line-sees-hand = { $of } hat { $cards } auf der Hand.
