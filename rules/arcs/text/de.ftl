# Was man wählen kann.
choice-lead = Primuskarte { $suit } { $number }
choice-surpass = Mit { $suit } { $number } übertreffen
choice-copy = Mit { $suit } { $number } verdeckt kopieren
choice-pivot = Mit { $suit } { $number } abweichen
choice-seize-with = Die Initiative verdeckt mit { $suit } { $number } ergreifen
choice-action-card = { $suit } { $number }
choice-exchange = { $suit } { $number } nehmen, { $given_suit } { $given_number } geben
choice-pass = Auf die Initiative verzichten
choice-seize = Die Initiative ergreifen
choice-declare = { $ambition } bekunden
choice-keep-hand = Diese Handkarten behalten
choice-exchange-hand = Alle Handkarten austauschen
choice-act = { $action }
choice-spend = { $token } ({ $slot ->
    [7] auf einer Karte
   *[other] Feld { $slot }
}) ausgeben: { $action }
choice-arm = { $token } ({ $slot ->
    [7] auf einer Karte
   *[other] Feld { $slot }
}) ausgeben: mit Aktionssternen kämpfen dürfen
choice-spend-for-nothing = Eine Ressource ohne Wirkung ausgeben
choice-spend-idly = { $token } ({ $slot ->
    [7] auf einer Karte
   *[other] Feld { $slot }
}) ohne Wirkung ausgeben
choice-use-card = { $card } einsetzen
choice-building = { $kind } von { $owner } in { $system }, Feld { $slot } ({ $condition })
choice-ship = { $condition-id ->
    [fresh] Intaktes
   *[damaged] Beschädigtes
} Schiff von { $owner } in { $system }
choice-ships = { $condition-id ->
    [fresh] Intakte
   *[damaged] Beschädigte
} Schiffe
choice-build = { $kind } in { $system }
choice-build-outside-slots = Stadt in { $system } außerhalb der Gebäudefelder, dafür auch { $token } ausgeben ({ $slot ->
    [7] auf einer Karte
   *[other] Feld { $slot }
})
choice-build-ship = Schiff in { $system }
choice-court-card = { $card }
choice-card = { $card } von { $seat }
choice-system = { $system }
choice-cluster = Cluster { $cluster }
choice-seat = { $seat-who ->
    [you] { $seat } (du)
   *[other] { $seat }
}
choice-target = { $seat } in { $system }
choice-leader = { $leader }
choice-lore = { $lore }
choice-die = { $die }
choice-rolled = { $die } { $number }
choice-token = { $resource } { $number }
choice-gap = Leeres Feld { $number }
choice-token-of = { $token } von { $seat } ({ $slot ->
    [7] auf einer Karte
   *[other] Feld { $slot }
})
choice-resource = { $resource }
choice-nothing = Nichts
choice-done = Fertig

# Was gefragt wird.
ask-exchange-hand = Die Handkarten behalten oder einmal alle austauschen?
    .subject = Hand behalten?
ask-lead = Welche Karte wird deine Primuskarte?
    .subject = spiele aus
ask-declare = Bekundest du eine Ambition?
    .subject = eine Ambition bekunden?
ask-follow = Primuskarte ist { $suit } { $number }{ $counts_as ->
    [0] {" "}(zählt als 0)
   *[other] {""}
}. Welche Karte spielst du, und wie?
    .subject = spiele eine Karte
ask-seize = Ergreifst du mit einer zweiten Karte die Initiative?
ask-act = { $pips ->
    [one] Ein Aktionsstern ist übrig. Was tust du?
   *[other] { $pips } Aktionssterne sind übrig. Was tust du?
}
    .subject = deine Aktion
ask-relief = Du hast weder Schiffe noch Raumhäfen: { $ships ->
    [one] An welches Tor kommt das eine Schiff, das du noch hast?
   *[other] An welches Tor kommen { $ships } Schiffe?
}
ask-tax = Welche Stadt besteuerst du?
    .deed = { $answer } besteuern
ask-build = Was baust du wo?
ask-repair = Was reparierst du?
    .deed = { $answer } reparieren
ask-influence = Auf welche Karte am Hof platzierst du einen Agenten?
    .deed = { $answer } beeinflussen
ask-secure = Welche Karte am Hof sicherst du?
    .deed = { $answer } sichern
ask-move-from = Von wo bewegen sich Schiffe?
    .deed = Von { $answer } losziehen
ask-move-ships = Welche Schiffe verlassen { $system }?
    .deed = { $picked ->
        [0] Kein Schiff bewegen
        [one] 1 Schiff bewegen
       *[other] { $picked } Schiffe bewegen
    }
ask-move-to = Wohin geht es von { $system }?
    .deed = Nach { $answer } ziehen
ask-catapult-on = Welche Schiffe bewegen sich von { $system } weiter? Mit keinem endet die Katapultbewegung.
    .deed = { $picked ->
        [0] Das Katapult beenden
        [one] 1 Schiff weiterschicken
       *[other] { $picked } Schiffe weiterschicken
    }
ask-battle-where = Wo kämpfst du?
    .deed = In { $answer } kämpfen
ask-battle-against = Wen greifst du in { $system } an?
    .deed = { $answer } angreifen
ask-collect-dice = Welche Würfel wirfst du?
    .deed = { $picked ->
        [0] Nichts werfen
        [one] Mit 1 Würfel angreifen
       *[other] Mit { $picked } Würfeln angreifen
    }
ask-reroll-first = Welche Würfel wirfst du zuerst neu?
ask-reroll = Welche { $die } wirfst du neu?
ask-take-hit = { $left ->
    [one] Welches deiner Schiffe wird getroffen?
   *[other] Wie treffen { $left } Treffer deine Schiffe?
}
ask-assign-hit = { $left ->
    [one] Was triffst du?
   *[other] Wie verteilst du deine { $left } Treffer?
}
ask-assign-building-hit = { $left ->
    [one] Welches Gebäude triffst du?
   *[other] Wie verteilst du deine { $left } Gebäudetreffer?
}
ask-ransack = Welche Karte mit einem Agenten von { $seat } raubst du am Hof?
    .deed = { $answer } plündern
ask-raid = Was stiehlst du? Schlüssel: { $keys }
ask-arrange-tokens = Wie liegen deine Ressourcen auf deinen { $open } Feldern?{ $on_cards ->
    [0] {""}
   *[other] {" "}Das letzte davon ist auf deiner Karte.
} Was später kommt, wird abgeworfen.
ask-place-ships = In welchem Sektor, den du kontrollierst, platzierst du bis zu 3 Schiffe?
ask-place-at-gates = An welchen Toren platzierst du ein Schiff? ({ $count })
ask-place-in-cluster = In welchen Sektoren platzierst du ein Schiff? ({ $count })
ask-choose-cluster = In welchem Cluster platzierst du Schiffe?
ask-steal = Was stiehlst du?
    .deed = { $answer } stehlen
ask-steal-card = Stiehlst du eine Gildenkarte?
ask-attach = Welche Aktionskarte nimmst du am Rundenende auf die Hand?
ask-pressgang = Welche Gefangenen gibst du für je eine Ressource zurück?
ask-execute = Welche Gefangenen werden Trophäen?
ask-gain-resources = Welche Ressourcen erhältst du? ({ $count })
ask-abduct = Von welcher Karte am Hof nimmst du alle rivalisierenden Agenten gefangen?
ask-look-at-hand = Wessen Handkarten siehst du dir an?
ask-exchange-card = Tauschst du eine Karte mit { $seat }?
ask-discard-to-draw = Welche Karten wirfst du ab, um andere zu ziehen, eine mehr als diese?
ask-trade-city = Für welche Stadt tauschst du?
ask-trade-take = Welche Ressource nimmst du?
ask-trade-give = Welche Ressource gibst du { $seat }?
ask-spend-idly = Welche Ressource gibst du ohne Wirkung aus?
ask-discard-token = Welche Ressource wirfst du für ein Relikt ab?
ask-declare-any = Bekundest du eine Ambition?
ask-spread-outrage = Für welche Ressource verursachen alle einen Aufschrei?
ask-free-city = Legst du eine Stadt auf das Tableau zurück?
ask-seize-by-card = Ergreifst du die Initiative?
ask-draft = Welche Machthaber- oder Mythoskarte nimmst du?
    .deed = { $answer } nehmen
    .subject = nimm eine Karte
ask-tax-type = Welche Ressource bringt die Stadt?
ask-free-action = Führst du jetzt zusätzlich diese Aktion aus: { $action }?
ask-move-again = Von wo bewegen sich Schiffe, die sich bewegt haben, noch einmal?
ask-influence-freely = Auf welche Karte am Hof platzierst du einen Agenten, wenn du magst?
ask-influence-each = Auf welche Karten am Hof platzierst du je einen Agenten?
ask-gain-for-declaring = Welche Ressource erhältst du für die Bekundung?
ask-give-card = Welche Gildenkarte gibst du { $seat } für die Bekundung?
ask-summon = Wo baust du ein Schiff?
ask-prune = Welches Gebäude ersetzt du?
ask-fire-from = Von wo feuern deine Schiffe?
ask-fire-at = Auf wen feuern sie?
ask-acts-first = Welche deiner Karten wirkt zuerst?

hint-costs = { $keys } Schlüssel
hint-worth = { $pips ->
    [one] 1 Aktionsstern
   *[other] { $pips } Aktionssterne
}: { $actions }
hint-built-damaged = kommt beschädigt ins Spiel: { $by-who ->
    [you] du kontrollierst den Sektor
   *[other] { $by } kontrolliert den Sektor
}
hint-shows = zeigt: { $face }
hint-brings = A: { $a }; B: { $b }; C: { $c }; { $resources }
hint-hit-damages = ein Treffer beschädigt es
hint-hit-destroys = ein Treffer zerstört es
hint-second-hit-destroys = ein Treffer beschädigt es, ein zweiter zerstört es

# Worauf die Teile einer Antwort hinauslaufen.
meter-fresh-ships = Intakte Schiffe, die sich noch einmal bis in den Kampf bewegen

# Was Würfel zeigen und bringen.
face-nothing = leer
face-hits = { $count } Treffer
face-building-hits = { $count } Gebäudetreffer
face-keys = { $count } Schlüssel
face-own-hits = { $count } Treffer auf die Angreifer
face-intercepts = Abfangen
face-both = { $one } + { $other }
remark-setup-card = Aufbaukarte: { $card }.
remark-begins = { $seat-who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} in { $a } (A), { $b } (B) und { $c } (C).
remark-assault = Angriffswürfel treffen am härtesten, auch die Angreifer. Im Schnitt { $count ->
    [one] bringt einer
   *[other] bringen { $count } davon
} { $hits } Treffer und { $own } Treffer auf die Angreifer; { $ships ->
    [0] kein intaktes Schiff ist da, um abzufangen.
    [one] bei { $chance } von 100 Würfen fängt ein intaktes Schiff ab: 1 Treffer mehr auf die Angreifer.
   *[other] bei { $chance } von 100 Würfen fangen { $ships } intakte Schiffe ab: je ein Treffer auf die Angreifer.
}
remark-skirmish = Geplänkelwürfel schaden den Angreifern nie. Im Schnitt { $count ->
    [one] bringt einer
   *[other] bringen { $count } davon
} { $hits } Treffer.
remark-raid = Überfallwürfel bringen Schlüssel zum Stehlen und treffen Gebäude, aber auch die Angreifer. Im Schnitt { $count ->
    [one] bringt einer
   *[other] bringen { $count } davon
} { $keys } Schlüssel, { $buildings } Gebäudetreffer und { $own } Treffer auf die Angreifer; { $ships ->
    [0] kein intaktes Schiff ist da, um abzufangen.
    [one] bei { $chance } von 100 Würfen fängt ein intaktes Schiff ab: 1 Treffer mehr auf die Angreifer.
   *[other] bei { $chance } von 100 Würfen fangen { $ships } intakte Schiffe ab: je ein Treffer auf die Angreifer.
}

# Warum nicht.
why-too-low = sie übertrifft { $number } nicht
why-nothing-to-tax = es gibt keine Stadt, die du besteuern könntest
why-nothing-damaged = nichts von dir ist beschädigt
why-nothing-to-build = es gibt keinen Platz, um etwas zu bauen
why-no-agent = du hast keinen Agenten mehr
why-empty-court = am Hof liegt keine Karte
why-no-ships = du hast keine Schiffe
why-no-majority = auf keiner Karte hast du mehr Agenten als jeder Rivale
why-too-few-agents = du brauchst { $agents } Agenten auf einer Gildenkarte
why-may-battle-already = mit Aktionssternen darfst du ohnehin kämpfen
why-nothing-to-raid = { $seat } hat hier kein Gebäude, aber anderswo
why-kept-from-raiding = eine Karte von { $seat } hält hier Überfälle fern
why-nobody-to-fight = wo deine Schiffe sind, ist niemand

# Was erzählt wird.
line-chapter = Kapitel { $chapter } beginnt; { $seat } hat die Initiative.
line-kept-hand = { $seat } behält die Handkarten.
line-exchanged-hand = { $seat } tauscht alle Handkarten aus.
line-led = { $seat } spielt die Primuskarte { $suit } { $number }.
line-surpassed = { $seat } übertrifft mit { $suit } { $number }.
line-pivoted = { $seat } weicht mit { $suit } { $number } ab.
line-copied = { $seat } kopiert mit einer verdeckten Karte.
line-you-copied = Du kopierst verdeckt mit { $suit } { $number }.
line-passed = { $seat } verzichtet auf die Initiative.
line-all-passed = Alle mit Handkarten haben verzichtet: Die Handkarten werden abgeworfen, das Kapitel endet.
line-took-initiative = { $seat } nimmt den Initiativemarker.
line-seized = { $seat } ergreift die Initiative { $how }.
line-you-seized-with = Du ergreifst die Initiative verdeckt mit { $suit } { $number }.
line-declared = { $seat } bekundet { $ambition }: { $first } Macht für den ersten, { $second } für den zweiten Platz.
line-took-card = { $seat } nimmt { $suit } { $number } auf die Hand.
line-turn-ended = Der Zug von { $seat } endet.
line-spent = { $seat } gibt { $resource-id ->
    [material] einen Baustoff
    [fuel] einen Treibstoff
    [weapon] eine Waffe
    [relic] ein Relikt
   *[psionic] ein Psi
} aus.
line-gained = { $seat } erhält { $count ->
    [one] { $resource-id ->
        [material] einen Baustoff
        [fuel] einen Treibstoff
        [weapon] eine Waffe
        [relic] ein Relikt
       *[psionic] ein Psi
    }
   *[other] { $count } { $resource-id ->
        [material] Baustoffe
        [fuel] Treibstoffe
        [weapon] Waffen
        [relic] Relikte
       *[psionic] Psi
    }
}.
line-discarded = { $seat } wirft { $resource-id ->
    [material] einen Baustoff
    [fuel] einen Treibstoff
    [weapon] eine Waffe
    [relic] ein Relikt
   *[psionic] ein Psi
} ab.
line-discarded-tokens = { $seat } wirft { $count ->
    [one] { $resource-id ->
        [material] einen Baustoff
        [fuel] einen Treibstoff
        [weapon] eine Waffe
        [relic] ein Relikt
       *[psionic] ein Psi
    }
   *[other] { $count } { $resource-id ->
        [material] Baustoffe
        [fuel] Treibstoffe
        [weapon] Waffen
        [relic] Relikte
       *[psionic] Psi
    }
} ab.
line-taxed = { $seat } besteuert die Stadt von { $owner } in { $system }.
line-captured = { $seat } nimmt { $count ->
    [one] einen Agenten
   *[other] { $count } Agenten
} von { $owner } gefangen.
line-released = { $seat } gibt { $count ->
    [one] einen Gefangenen
   *[other] { $count } Gefangene
} von { $owner } zurück.
line-took-trophies = { $seat } nimmt { $count ->
    [one] einen Agenten
   *[other] { $count } Agenten
} von { $owner } als Trophäen.
line-built = { $seat } baut in { $system }: { $kind } ({ $condition }).
line-built-ship = { $seat } baut in { $system } ein Schiff ({ $condition }).
line-repaired-ship = { $seat } repariert ein Schiff in { $system }.
line-repaired-building = { $seat } repariert in { $system }: { $kind }.
line-influenced = { $seat } platziert einen Agenten auf { $card }.
line-secured = { $seat } sichert { $card }.
line-court-refilled = { $card } kommt an den Hof.
line-court-shuffled = Die abgeworfenen Gildenkarten werden in den Hofstapel gemischt.
line-moved = { $seat } bewegt { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
} von { $from } nach { $to }.
line-placed-ships = { $seat } platziert { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
} in { $system }.
line-battle = { $seat } greift { $defender } in { $system } an.
line-rolled = { $seat } wirft { $die }: { $shown }.
line-rerolled = { $seat } wirft { $die } neu: { $shown }.
line-symbols = Zusammen: { $hit } Treffer, { $building } Gebäudetreffer, { $own } Treffer auf die Angreifer, { $intercept ->
    [0] kein Abfangen
   *[other] Abfangen
}, { $key } Schlüssel.
line-intercepted = { $count ->
    [0] { $seat } hat kein intaktes Schiff, das abfängt
    [one] { $seat } fängt mit einem intakten Schiff ab
   *[other] { $seat } fängt mit { $count } intakten Schiffen ab
}.
line-ship-damaged = Ein Schiff von { $seat } in { $system } wird beschädigt.
line-ship-destroyed = Ein Schiff von { $seat } in { $system } wird zerstört, eine Trophäe von { $by }.
line-building-damaged = { $kind } von { $seat } in { $system }: beschädigt.
line-building-destroyed = { $kind } von { $seat } in { $system }: zerstört, eine Trophäe von { $by }.
line-city-returned = Die Stadt von { $seat } in { $system } geht auf das Tableau zurück.
line-outrage = { $seat } verursacht einen Aufschrei: { $resource }.
line-card-discarded = { $seat } wirft { $card } ab.
line-ransacked = { $seat } raubt den Hof aus: { $card }.
line-stole-token = { $seat } stiehlt { $resource-id ->
    [material] einen Baustoff
    [fuel] einen Treibstoff
    [weapon] eine Waffe
    [relic] ein Relikt
   *[psionic] ein Psi
} von { $from }.
line-stole-card = { $seat } stiehlt { $card } von { $from }.
line-buried = { $card } kommt unter den Hofstapel.
line-used-card = { $seat } setzt { $card } ein.
line-attached-card = { $seat } legt { $card } auf { $suit } { $number }.
line-looked-at-hand = { $seat } sieht sich die Handkarten von { $rival } an.
line-you-saw = { $rival } hat { $cards }.
line-exchanged-cards = { $seat } tauscht eine Karte mit { $rival }.
line-you-were-given = { $seat } hat dir { $taken } genommen und { $given } gegeben.
line-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
line-you-drew = Du ziehst { $cards }.
line-traded = { $seat } nimmt { $taken } von { $rival } für { $given }.
line-scored-first = { $seat } hat den ersten Platz als { $ambition }: { $power } Macht.
line-scored-second = { $seat } hat den zweiten Platz als { $ambition }: { $power } Macht.
line-trophies-returned = Alle Trophäen gehen an ihre Besitzer zurück.
line-captives-returned = Alle Gefangenen gehen an ihre Besitzer zurück.
line-marker-flipped = Ein Ambitionsmarker wird umgedreht: { $first } Macht für den ersten, { $second } für den zweiten Platz.
line-won = { $seat } hat gewonnen.
line-drafted-leader = { $seat } nimmt eine Machthaberkarte: { $leader }.
line-drafted-lore = { $seat } nimmt eine Mythoskarte: { $lore }.
line-outraged-from-the-start = { $seat } beginnt mit gesperrter Ressource: { $resource }.
line-gave-card = { $seat } gibt { $rival } eine Gildenkarte: { $card }.
line-replaced = { $seat } ersetzt in { $system }: { $kind } statt { $from }.
line-fired-rifles = { $seat } feuert von { $from } auf { $defender } in { $system }.

# Wörter des Spielplans.
word-number = { $n }
word-decimal = { $whole },{ $tenths }
word-player = { $seat }
word-card = { $suit } { $number }
word-names = { $names }
word-power = Macht
word-hand = Aktionskarten
word-tokens = Ressourcen
word-guild = Gildenkarten
word-captives = Gefangene
word-trophies = Trophäen
word-outraged = Gesperrt
word-ambitions = Ambitionen
word-worth = { $first } / { $second }
word-court = Hof
word-agents = { $of }
word-agents-of = { $seat }: { $count }
word-available = verfügbar
word-round = Runde
word-chapter = Kapitel
word-initiative = Initiative
word-lead = Primuskarte
word-zeroed = { $suit } { $number } (zählt als 0)
word-leader = Machthaber
word-lore = Mythen
word-leader-and-lore = Machthaber und Mythen
word-draft = Auswahl der Machthaber und Mythen
word-setup-card = Aufbaukarte
word-starting-ships = { $ships } Schiffe
word-starting-pieces = { $ships } Schiffe, 1 { $kind }

# Was zur Wahl steht, in den Worten der Frage und ausführlich.
said-declare-nothing = Keine bekunden
said-leave-initiative = Die Initiative nicht ergreifen
said-declare-first = Zuerst { $ambition } bekunden, dann über die Initiative entscheiden
said-not-this-action = Darauf verzichten
said-move-no-more = Nicht weiterziehen
said-steal-no-more = Nichts mehr stehlen
said-exchange-nothing = Nichts tauschen
detail-race = Bringt { $first } für den ersten und { $second } für den zweiten Platz. Bisher: { $counts }.
detail-forces = { $seat } hat dort: intakte Schiffe { $fresh }, beschädigte Schiffe { $damaged }, Städte { $cities }, Raumhäfen { $starports }.

# Bilder von Schlachten.
highlight-battle = Schlacht in { $system }
highlight-again = { $die }, noch einmal geworfen
highlight-ship = Schiff
