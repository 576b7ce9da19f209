# Where one is signed in.

## en
page-sessions = Sign-ins
page-sessions-why = Every browser in which you are signed in. What is kept of each: when it was begun, when it was last used (to the hour) and what browser it seems to be; no address of a network.
page-sessions-this = this browser
page-sessions-unknown = A browser that does not say what it is
page-sessions-begun = Signed in
page-sessions-used = Last used
page-sessions-ends = Ends by itself
page-sessions-end = End { $browser }
page-sessions-none = You are signed in with no browser.
page-sessions-others = End all others
page-sessions-programs = Programs
page-sessions-programs-why = Tokens of programs are no sign-ins. Signing out everywhere ends them too, and every sign-in above.

## de
page-sessions = Anmeldungen
page-sessions-why = Jeder Browser, in dem du angemeldet bist. Von jedem wird aufbewahrt, seit wann er es ist, wann er zuletzt benutzt wurde (auf die Stunde) und welcher Browser er zu sein scheint; keine Netzadresse.
page-sessions-this = dieser Browser
page-sessions-unknown = Ein Browser, der nicht sagt, welcher er ist
page-sessions-begun = Angemeldet
page-sessions-used = Zuletzt benutzt
page-sessions-ends = Endet von selbst
page-sessions-end = { $browser } abmelden
page-sessions-none = Du bist mit keinem Browser angemeldet.
page-sessions-others = Alle anderen abmelden
page-sessions-programs = Programme
page-sessions-programs-why = Schlüssel von Programmen sind keine Anmeldungen. Überall abmelden beendet auch sie, und jede Anmeldung hier.
