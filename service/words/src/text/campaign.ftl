# A campaign.

## en
page-moment = A moment of the past
page-stood-after = The board as it stood after entry { $seq }
page-moment-earlier = One entry back
page-moment-later = One entry on
page-moment-now = Back to now
page-campaigns = Your campaigns
page-campaigns-none = You have no seat in any campaign yet.

## de
page-moment = Ein früherer Augenblick
page-stood-after = Der Spielplan nach Eintrag { $seq }
page-moment-earlier = Einen Eintrag zurück
page-moment-later = Einen Eintrag vor
page-moment-now = Zurück zu jetzt
page-campaigns = Deine Kampagnen
page-campaigns-none = Du hast noch in keiner Kampagne einen Platz.
