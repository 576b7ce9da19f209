# The language.

## en
page-language = Language
page-language-why = Your letters and pages are in this language.
page-language-set = Change the language

## de
page-language = Sprache
page-language-why = In dieser Sprache sind deine Briefe und Seiten.
page-language-set = Sprache wechseln
