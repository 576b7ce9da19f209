# Talk: how often letters tell it.

## en
page-talk-digest = If something was said and I am not written to anyway, write to me
page-talk-digest-off = never
page-talk-digest-daily = once a day at most
page-talk-digest-weekly = once a week at most
page-talk-digest-is-off = Letters do not tell you what is said at the table, nor of promises.
page-talk-digest-is-daily = What is said at the table is told in your letters, and once a day at most in one of its own; so are promises.
page-talk-digest-is-weekly = What is said at the table is told in your letters, and once a week at most in one of its own; so are promises.
page-talk-digest-change = Change this

## de
page-talk-digest = Wenn etwas gesagt wurde und mir sonst niemand schreibt, schreib mir
page-talk-digest-off = nie
page-talk-digest-daily = höchstens einmal am Tag
page-talk-digest-weekly = höchstens einmal in der Woche
page-talk-digest-is-off = Briefe erzählen dir nicht, was am Tisch gesagt wird, auch nichts von Absprachen.
page-talk-digest-is-daily = Was am Tisch gesagt wird, steht in deinen Briefen und höchstens einmal am Tag in einem eigenen; Absprachen ebenso.
page-talk-digest-is-weekly = Was am Tisch gesagt wird, steht in deinen Briefen und höchstens einmal in der Woche in einem eigenen; Absprachen ebenso.
page-talk-digest-change = Ändern
