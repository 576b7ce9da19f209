# A sign-in of a browser that says nothing of itself.

## en
page-sessions-end-unknown = End this sign-in

## de
page-sessions-end-unknown = Diese Anmeldung beenden
