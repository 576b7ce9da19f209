# Standing orders.

## en
page-orders = Standing orders
page-orders-waiting = Standing orders ({ $count })
page-orders-lead = What you have said ahead: an order answers questions of its kind for you, at once and without a letter. Nobody else sees your orders, and an answer does not say that an order gave it. What does not fit is not used: the order is switched off, and you are asked.
page-orders-yours = Your orders
page-orders-none = You have given no orders.
page-orders-usual = The usual orders
page-orders-usual-why = What players usually order who want to be asked what matters and nothing else. They are private like all your orders, and can be changed or deleted one by one. Kinds of questions for which you have given an order of your own are left as they are; but of your orders a special one comes before a general one.
page-orders-usual-take =
    { $count ->
        [one] Take the usual one
       *[other] Take the usual ones ({ $count })
    }
page-orders-usual-which = What they say
page-orders-usual-given =
    { $count ->
        [one] One usual order was given: { $kinds }.
       *[other] { $count } usual orders were given: { $kinds }.
    }
page-orders-usual-none = There is no usual order left that you have not given.
page-order-new = Give an order
page-order-kind = For which questions?
page-order-choose = What is answered
page-order-exactly = Just this: { $answer }
page-order-ranked = The first of these I can have; if there is none, ask me
page-order-row = These, one after the other: the first in the first question, the next in the next one
page-order-place = Place { $number }
page-order-none = –
page-order-default = What is played if I say nothing in time
page-order-most = As much as there is
page-order-while = Only while you have
page-order-while-why = Else the order does not hold, and the next one of yours is looked at.
page-order-column = What is counted
page-order-bound = At least or at most
page-order-least = at least
page-order-at-most = at most
page-order-count = How many
page-order-unless = Ask me instead
page-order-unless-why = Then no other order answers either.
page-order-at-stake = if something of mine is at stake: my units, my planets
page-order-against = if one of these seats is concerned:
page-order-offered = if this is on offer:
page-order-lasts = How long
page-order-always = Until I switch it off
page-order-once = Once
page-order-times = So many times:
page-order-round = In this round
page-order-at-once = You are asked such a question now: the order answers it at once.
page-order-give = Give the order
page-order-make = Make an order of this answer
page-order-give-and-answer = Give the order and answer
page-order-keep = Keep the changes
page-order-not = Never mind
page-order-switch-on = Switch on
page-order-switch-off = Switch off
page-order-edit = Change
page-order-delete = Delete
page-order-says-ranked = Answers with the first of these that are on offer: { $choices }.
page-order-says-row = Answers with these, one after the other, each once: { $choices }.
page-order-says-row-done = All of its row has been given.
page-order-says-default = Plays what would be played if you said nothing in time.
page-order-says-most = Takes as much as there is.
page-order-says-exactly = Answers just this: { $answer }.
page-order-says-least = Only while you have at least { $count }: { $what }.
page-order-says-at-most = Only while you have at most { $count }: { $what }.
page-order-says-at-stake = Asks you if something of yours is at stake.
page-order-says-against = Asks you if one of these is concerned: { $seats }.
page-order-says-offered = Asks you if one of these is on offer: { $choices }.
page-order-says-times =
    { $count ->
        [one] For one more question.
       *[other] For { $count } more questions.
    }
page-order-says-round = Only in round { $round }.
page-order-on = On.
page-order-off-seat = Switched off.
page-order-off-done = Done: it has answered as often as it was to.
page-order-off-unfit = Switched off, because what it says did not fit what you were asked. Look at it: until then you are asked such questions.
page-order-off-taken-back = Switched off, because you took back what it had answered. Look at it: until then you are asked such questions.
page-order-off-round = Over: its round has passed.
page-order-uses =
    { $count ->
        [0] It has not answered yet.
        [one] It has answered once.
       *[other] It has answered { $count } times.
    }
page-order-last = Last time
page-order-always-so = Answer like this every time
page-order-always-so-why = Opens a form with your answer in it. One more press there gives the order and answers.
page-order-wrong-kind = There are no such questions in this campaign now.
page-order-wrong-choice = Name choices of this list, each once and one at least.
page-order-wrong-number = Numbers lie between 0 and 999; an order is for one time at least.
page-order-wrong-seat = There is no such seat.
page-order-wrong-stakes = In such questions nothing is known to be at stake.
page-order-wrong-answer = This answers nothing that you are asked now.
page-order-too-much = That is more than one order can hold.
page-order-too-many = You have as many orders as there can be. Delete one first.
page-order-not-now = Orders are given while a campaign is played.
page-order-used-up = This order has answered as often as it was to. Give another.

## de
page-orders = Daueraufträge
page-orders-waiting = Daueraufträge ({ $count })
page-orders-lead = Was du im Voraus gesagt hast: Ein Dauerauftrag beantwortet Fragen seiner Art für dich, sofort und ohne Brief. Niemand sonst sieht deine Daueraufträge, und einer Antwort ist nicht anzusehen, dass sie von einem kommt. Was nicht passt, wird nicht genommen: Der Dauerauftrag wird abgeschaltet, und du wirst gefragt.
page-orders-yours = Deine Daueraufträge
page-orders-none = Du hast keine Daueraufträge gegeben.
page-orders-usual = Die üblichen Daueraufträge
page-orders-usual-why = Was Spieler üblicherweise vorgeben, die nur nach dem gefragt werden wollen, worauf es ankommt. Niemand sonst sieht sie, und jeder lässt sich einzeln ändern oder löschen. Arten von Fragen, für die du selbst einen Dauerauftrag gegeben hast, bleiben, wie sie sind; doch ein besonderer Dauerauftrag kommt vor einem allgemeinen.
page-orders-usual-take =
    { $count ->
        [one] Den üblichen übernehmen
       *[other] Die üblichen übernehmen ({ $count })
    }
page-orders-usual-which = Was sie sagen
page-orders-usual-given =
    { $count ->
        [one] Ein üblicher Dauerauftrag ist gegeben: { $kinds }.
       *[other] { $count } übliche Daueraufträge sind gegeben: { $kinds }.
    }
page-orders-usual-none = Es gibt keinen üblichen Dauerauftrag mehr, den du nicht gegeben hast.
page-order-new = Einen Dauerauftrag geben
page-order-kind = Für welche Fragen?
page-order-choose = Was geantwortet wird
page-order-exactly = Genau dies: { $answer }
page-order-ranked = Das Erste davon, das angeboten ist; ist nichts davon angeboten, wirst du gefragt
page-order-row = Diese der Reihe nach: das Erste in der ersten Frage, das Nächste in der nächsten
page-order-place = Platz { $number }
page-order-none = –
page-order-default = Was nach abgelaufener Frist genommen würde
page-order-most = So viel, wie es gibt
page-order-while = Nur solange du hast
page-order-while-why = Sonst gilt der Dauerauftrag nicht, und der nächste von dir wird angesehen.
page-order-column = Was gezählt wird
page-order-bound = Mindestens oder höchstens
page-order-least = mindestens
page-order-at-most = höchstens
page-order-count = Wie viele
page-order-unless = Frag stattdessen mich
page-order-unless-why = Dann antwortet auch kein anderer Dauerauftrag.
page-order-at-stake = wenn etwas von mir auf dem Spiel steht: meine Einheiten, meine Planeten
page-order-against = wenn es um einen dieser Plätze geht:
page-order-offered = wenn dies angeboten ist:
page-order-lasts = Wie lange
page-order-always = Bis ich ihn abschalte
page-order-once = Einmal
page-order-times = So viele Male:
page-order-round = In dieser Runde
page-order-at-once = Eine solche Frage ist gerade offen: Der Dauerauftrag beantwortet sie sofort.
page-order-give = Dauerauftrag geben
page-order-make = Aus dieser Antwort einen Dauerauftrag machen
page-order-give-and-answer = Dauerauftrag geben und antworten
page-order-keep = Änderungen speichern
page-order-not = Doch nicht
page-order-switch-on = Einschalten
page-order-switch-off = Abschalten
page-order-edit = Ändern
page-order-delete = Löschen
page-order-says-ranked = Antwortet mit dem Ersten davon, das angeboten ist: { $choices }.
page-order-says-row = Antwortet der Reihe nach hiermit, mit jedem einmal: { $choices }.
page-order-says-row-done = Alles aus seiner Reihe ist gegeben.
page-order-says-default = Antwortet, was nach abgelaufener Frist genommen würde.
page-order-says-most = Antwortet mit so viel, wie es gibt.
page-order-says-exactly = Antwortet genau dies: { $answer }.
page-order-says-least = Nur solange du mindestens { $count } hast: { $what }.
page-order-says-at-most = Nur solange du höchstens { $count } hast: { $what }.
page-order-says-at-stake = Fragt dich, wenn etwas von dir auf dem Spiel steht.
page-order-says-against = Fragt dich, wenn es um einen von diesen geht: { $seats }.
page-order-says-offered = Fragt dich, wenn etwas davon angeboten ist: { $choices }.
page-order-says-times =
    { $count ->
        [one] Für eine weitere Frage.
       *[other] Für { $count } weitere Fragen.
    }
page-order-says-round = Nur in Runde { $round }.
page-order-on = Eingeschaltet.
page-order-off-seat = Abgeschaltet.
page-order-off-done = Erledigt: Er hat so oft geantwortet, wie er sollte.
page-order-off-unfit = Abgeschaltet, weil das, was er sagt, nicht zu dem passte, was du gefragt wurdest. Sieh ihn dir an: Bis dahin wirst du solche Fragen gefragt.
page-order-off-taken-back = Abgeschaltet, weil du zurückgenommen hast, was er geantwortet hatte. Sieh ihn dir an: Bis dahin wirst du solche Fragen gefragt.
page-order-off-round = Vorbei: Seine Runde ist vergangen.
page-order-uses =
    { $count ->
        [0] Er hat noch nicht geantwortet.
        [one] Er hat einmal geantwortet.
       *[other] Er hat { $count }-mal geantwortet.
    }
page-order-last = Zuletzt
page-order-always-so = Immer so antworten
page-order-always-so-why = Führt zu einem Formular mit deiner Antwort. Ein weiterer Klick dort gibt den Dauerauftrag und antwortet.
page-order-wrong-kind = Solche Fragen gibt es in dieser Kampagne jetzt nicht.
page-order-wrong-choice = Nenne etwas aus dieser Liste, jedes nur einmal und mindestens eines.
page-order-wrong-number = Zahlen liegen zwischen 0 und 999; ein Dauerauftrag gilt für mindestens eine Frage.
page-order-wrong-seat = Diesen Platz gibt es nicht.
page-order-wrong-stakes = Bei solchen Fragen ist nicht bekannt, ob etwas auf dem Spiel steht.
page-order-wrong-answer = Das beantwortet nichts, was du gerade gefragt wirst.
page-order-too-much = Das ist mehr, als ein Dauerauftrag fassen kann.
page-order-too-many = Du hast so viele Daueraufträge, wie es geben kann. Lösche erst einen.
page-order-not-now = Daueraufträge werden gegeben, solange eine Kampagne gespielt wird.
page-order-used-up = Dieser Dauerauftrag hat so oft geantwortet, wie er sollte. Gib einen neuen.
