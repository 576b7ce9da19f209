//! Every letter, a row each: its payload, its name in the outbox (for ever), what people call it, whom it is for, how long it can wait, what becomes
//! of it among others.

use super::*;

/// The letters, each once.
macro_rules! letters {
    ($($(#[$doc:meta])+ $name:ident($payload:ty) = $word:literal, called $called:literal {
        $reader:ident, $patience:ident, $gathering:ident, $devices:ident
    })+) => {
        /// The letters there are.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum LetterKind {
            $($(#[$doc])+ $name,)+
        }

        /// A letter: which it is, and what it needs to know besides its campaign. It is worded when it goes out.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Letter {
            $($(#[$doc])+ $name($payload),)+
        }

        impl LetterKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// Its name in the outbox.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => $word,)+ }
            }

            /// The key of what people call it, among the words of letters.
            #[must_use]
            pub fn called(self) -> &'static str {
                match self { $(Self::$name => $called,)+ }
            }

            /// Whom it is for.
            #[must_use]
            pub fn reader(self) -> Reader {
                match self { $(Self::$name => Reader::$reader,)+ }
            }

            /// How patient it is.
            #[must_use]
            pub fn patience(self) -> Patience {
                match self { $(Self::$name => Patience::$patience,)+ }
            }

            /// Whether it goes into the letter that tells everything.
            #[must_use]
            pub fn gathering(self) -> Gathering {
                match self { $(Self::$name => Gathering::$gathering,)+ }
            }

            /// Whether devices are told of it.
            #[must_use]
            pub fn devices(self) -> Devices {
                match self { $(Self::$name => Devices::$devices,)+ }
            }
        }

        impl Letter {
            /// Which letter it is.
            #[must_use]
            pub fn kind(&self) -> LetterKind {
                match self { $(Self::$name(_) => LetterKind::$name,)+ }
            }

            /// What it needs to know, as the outbox keeps it.
            #[must_use]
            pub fn payload(&self) -> String {
                let json = match self { $(Self::$name(payload) => serde_json::to_string(payload),)+ };
                json.expect("a payload is plain data")
            }

            /// A letter as the outbox keeps it: the one place where that is read.
            ///
            /// # Errors
            /// If there is no such letter, or it needs to know something else.
            pub fn read(kind: &str, payload: &str) -> Result<Self, UnreadableLetter> {
                let kind = LetterKind::named(kind).ok_or_else(|| UnreadableLetter::Kind(kind.to_owned()))?;
                Ok(match kind { $(LetterKind::$name => Self::$name(serde_json::from_str(payload)?),)+ })
            }

            /// What it asks its seat, and the entry it was asked at; none of what asks nothing by itself.
            #[must_use]
            pub fn asked(&self) -> Option<&TurnPayload> {
                match self { $(Self::$name(payload) => payload.asked(),)+ }
            }

            /// Puts what it tells into the letter that tells everything, if it is gathered. `about`: its campaign and its seat.
            pub fn gather(&self, about: Option<(CampaignId, u8)>, into: &mut Gathered) {
                if self.kind().is_gathered() {
                    match self { $(Self::$name(payload) => payload.gather(about, into),)+ }
                }
            }
        }
    };
}

letters! {
    /// A seat is offered.
    Invitation(InvitationPayload) = "invitation", called "letter-called-invitation" { Invited, None, Alone, Untold }
    /// Somebody has taken a seat: for the host.
    SeatTaken(SeatPayload) = "seat-taken", called "letter-called-seat-taken" { Host, Any, Alone, Untold }
    /// Somebody does not want the seat they were invited to: for the host.
    SeatDeclined(DeclinedPayload) = "seat-declined", called "letter-called-seat-declined" { Host, None, Alone, Untold }
    /// The campaign has started.
    Started(NoPayload) = "started", called "letter-called-started" { Player, Any, Alone, Untold }
    /// An answer is owed.
    Turn(TurnPayload) = "turn", called "letter-called-turn" { Player, Any, Asks, Told }
    /// Somebody has put something to the seat that nobody waits for.
    Proposal(ProposalPayload) = "proposal", called "letter-called-proposal" { Player, Any, Alone, Told }
    /// What was said at the table, to who is asked nothing.
    Talk(TalkPayload) = "talk", called "letter-called-talk" { Player, Any, Tells, Untold }
    /// What seats promise each other: something is asked, has changed or has fallen due.
    Promise(PromisePayload) = "promise", called "letter-called-promise" { Player, Any, Tells, Untold }
    /// The campaign is over.
    Ended(NoPayload) = "ended", called "letter-called-ended" { Holder, Any, Alone, Untold }
    /// A link to sign in.
    SignIn(LinkPayload) = "sign-in", called "letter-called-link" { Address, None, Alone, Untold }
    /// The campaign is stuck: for host and operator.
    Stuck(StuckPayload) = "stuck", called "letter-called-stuck" { Host, None, Alone, Untold }
    /// The rules have changed under the campaign.
    NewRules(NewRulesPayload) = "new-rules", called "letter-called-new-rules" { Player, Any, Alone, Untold }
    /// The time of an answer is passing.
    Reminder(TurnPayload) = "reminder", called "letter-called-reminder" { Player, Deadline, Alone, Told }
    /// Something about time has changed for everybody.
    Timing(TimingPayload) = "timing", called "letter-called-timing" { Holder, Any, Alone, Untold }
    /// What became of a reply, and what is asked next.
    Receipt(Box<ReceiptPayload>) = "receipt", called "letter-called-receipt" { Holder, None, Alone, Untold }
    /// Everything its reader owes, over all campaigns.
    Owed(Gathered) = "owed", called "letter-called-owed" { Person, Any, Gathered, Told }
    /// Whether a second address is its reader's.
    Confirm(LinkPayload) = "confirm", called "letter-called-link" { Address, None, Alone, Untold }
    /// Letters to a player do not arrive: for the host.
    Unreachable(SeatPayload) = "unreachable", called "letter-called-unreachable" { Host, Any, Alone, Untold }
    /// Something about a seat that changes hands: to who is to have it, has it, had it.
    Seat(SeatNews) = "seat", called "letter-called-seat" { Holder, None, Alone, Untold }
    /// Something about a dispute or a motion, or the campaign went back.
    Court(CourtPayload) = "court", called "letter-called-court" { Holder, Any, Tells, Untold }
    /// What happened at the tables somebody hosts, and who is waited for there.
    Hosted(HostedPayload) = "hosted", called "letter-called-hosted" { Person, Any, Alone, Untold }
    /// What happened at the table, to people beside it.
    Channel(PostPayload) = "channel", called "letter-called-channel" { Channel, None, Alone, Untold }
}

#[cfg(test)]
#[path = "every_tests.rs"]
mod tests;
