## Fragen, die im Voraus beantwortet werden können
order-hits = Treffer auf deine Schiffe und Gebäude
order-rerolls = Würfel, die du neu wirfst
order-seize = Die Initiative mit einer zweiten Karte ergreifen
order-tokens = Die Anordnung deiner Ressourcen
