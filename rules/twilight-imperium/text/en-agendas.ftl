# Agendas and voting.
choice-use-law = Use { $agenda }
line-used-law = { $seat } uses { $agenda }.
agenda-executive-sanctions = Executive Sanctions
outcome-for = for
outcome-against = against
outcome-player = { $seat }
outcome-planet = { $planet }
outcome-law = { $agenda }
outcome-secret = { $secret }
