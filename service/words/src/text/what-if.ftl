# What might be: acts at any time, and moments at which one was not asked.

## en
page-what-if-act = This is an act at any time: nobody is asked it.
page-what-if-asked-instead = Answer what is asked instead
page-what-if-replies = What others could reply
page-what-if-replies-why = You reply for them, or let bots do it.
page-what-if-moment = To entry { $seq }
page-problem-not-asked = You were not asked anything there
page-problem-not-asked-why = Answers can be tried from now, or from a moment at which your seat was asked something.
page-forecast-end-unknown = The end: too little has been played to say when.

## de
page-what-if-act = Das geht jederzeit: Niemand ist danach gefragt.
page-what-if-asked-instead = Lieber die Frage beantworten
page-what-if-replies = Was andere antworten könnten
page-what-if-replies-why = Du antwortest für sie, oder du überlässt es Bots.
page-what-if-moment = Zu Eintrag { $seq }
page-problem-not-asked = Dort warst du nicht gefragt
page-problem-not-asked-why = Ausprobieren lässt sich etwas ab jetzt oder ab einem Augenblick, in dem dein Platz etwas gefragt war.
page-forecast-end-unknown = Das Ende: Dafür ist noch zu wenig gespielt.
