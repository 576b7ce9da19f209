# Standing orders for proposals.

## en
page-order-deals-accept = Accept proposals of a form
page-order-deals-refuse = Refuse proposals of a form, or all others
page-order-deals-choose = What becomes of such proposals
page-order-deals-accept-them = They are accepted
page-order-deals-accept-why = Only if they ask nothing of you that is not bounded by “at most” below.
page-order-deals-refuse-them = They are refused
page-order-deals-refuse-why = With nobody and nothing named below, all proposals are refused that none of your other orders speaks of.
page-order-deals-from = From whom
page-order-deals-from-why = Nobody ticked: from anybody.
page-order-deals-asked = What they ask of you
page-order-deals-offered = What they offer you
page-order-deals-term = What
page-order-says-accept = Accepts proposals from { $seats }.
page-order-says-accept-all = Accepts proposals from anybody.
page-order-says-refuse = Refuses proposals from { $seats }.
page-order-says-refuse-all = Refuses proposals from anybody.
page-order-says-refuse-rest = Refuses all proposals that none of your other orders speaks of.
page-order-says-asked-most =
    { $count ->
        [0] If they do not ask you for this: { $what }.
       *[other] If they ask you for at most { $count }: { $what }.
    }
page-order-says-asked-least = If they ask you for at least { $count }: { $what }.
page-order-says-offered-most =
    { $count ->
        [0] If they do not offer you this: { $what }.
       *[other] If they offer you at most { $count }: { $what }.
    }
page-order-says-offered-least = If they offer you at least { $count }: { $what }.
page-order-says-nothing-else = If they ask nothing else of you.
page-order-says-asks-nothing = If they ask nothing of you.
page-order-wrong-term = Nothing like this can be in a proposal: choose from the list.

## de
page-order-deals-accept = Vorschläge einer Form annehmen
page-order-deals-refuse = Vorschläge einer Form ablehnen, oder alle übrigen
page-order-deals-choose = Was aus solchen Vorschlägen wird
page-order-deals-accept-them = Sie werden angenommen
page-order-deals-accept-why = Nur wenn sie nichts von dir verlangen, was unten nicht mit „höchstens“ begrenzt ist.
page-order-deals-refuse-them = Sie werden abgelehnt
page-order-deals-refuse-why = Ist unten niemand und nichts genannt, werden alle Vorschläge abgelehnt, von denen keiner deiner anderen Daueraufträge spricht.
page-order-deals-from = Von wem
page-order-deals-from-why = Niemand angekreuzt: von allen.
page-order-deals-asked = Was sie von dir verlangen
page-order-deals-offered = Was sie dir bieten
page-order-deals-term = Was
page-order-says-accept = Nimmt Vorschläge an von { $seats }.
page-order-says-accept-all = Nimmt Vorschläge von allen an.
page-order-says-refuse = Lehnt Vorschläge ab von { $seats }.
page-order-says-refuse-all = Lehnt Vorschläge von allen ab.
page-order-says-refuse-rest = Lehnt alle Vorschläge ab, von denen keiner deiner anderen Daueraufträge spricht.
page-order-says-asked-most =
    { $count ->
        [0] Wenn sie dies nicht von dir verlangen: { $what }.
       *[other] Wenn sie von dir höchstens { $count } verlangen: { $what }.
    }
page-order-says-asked-least = Wenn sie von dir mindestens { $count } verlangen: { $what }.
page-order-says-offered-most =
    { $count ->
        [0] Wenn sie dir dies nicht bieten: { $what }.
       *[other] Wenn sie dir höchstens { $count } bieten: { $what }.
    }
page-order-says-offered-least = Wenn sie dir mindestens { $count } bieten: { $what }.
page-order-says-nothing-else = Wenn sie sonst nichts von dir verlangen.
page-order-says-asks-nothing = Wenn sie nichts von dir verlangen.
page-order-wrong-term = So etwas kann in keinem Vorschlag stehen: wähle aus der Liste.
