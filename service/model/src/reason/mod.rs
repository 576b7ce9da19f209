//! Reasons for refusals, one case for each. Each is worded once, in every language: `text/`.

use crate::language::Language;
use crate::pace::NotAway;
use crate::wishes::BadWishes;
use std::fmt;
use std::sync::LazyLock;
use sternpost_core::{Arg, Catalogue, Text};

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("en", &[include_str!("text/en.ftl")]).expect("the wording of refusals is well formed"));
static GERMAN: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("de", &[include_str!("text/de.ftl")]).expect("the wording of refusals is well formed"));

/// What the keys of all refusals begin with.
const PREFIX: &str = "refusal-";

/// Reasons with their keys, what their words are told, and the field of a request that they are about.
macro_rules! reasons {
    ($($(#[$doc:meta])+ $name:ident $({ $($arg:ident: $kind:ty),+ })? = $key:literal $(about $field:literal)?;)+) => {
        /// The reason why something is refused.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Reason {
            $($(#[$doc])+ $name $({ $(#[doc = concat!("Its words' `", stringify!($arg), "`.")] $arg: $kind),+ })?,)+
        }

        impl Reason {
            /// The keys of all reasons, each with the arguments that its words are given.
            pub const ALL_KEYS: &'static [(&'static str, &'static [&'static str])] = &[$(($key, &[$($(stringify!($arg)),+)?])),+];

            fn key(&self) -> &'static str {
                match self { $(Self::$name { .. } => $key,)+ }
            }

            fn args(&self) -> Vec<(&'static str, String)> {
                match self { $(Self::$name $({ $($arg),+ })? => vec![$($((stringify!($arg), $arg.to_string())),+)?],)+ }
            }

            /// The field of the request that it is about, if it is about one.
            #[must_use]
            pub fn field(&self) -> Option<&'static str> {
                const FIELDS: &[(&str, &[&str])] = &[$(($key, &[$($field)?])),+];
                FIELDS.iter().find(|(key, _)| *key == self.key()).and_then(|(_, field)| field.first().copied())
            }
        }
    };
}

reasons! {
    /// The campaign is over.
    CampaignIsOver = "refusal-campaign-is-over";
    /// The campaign is not over.
    CampaignIsNotOver = "refusal-campaign-is-not-over";
    /// The campaign was closed.
    CampaignWasClosed = "refusal-campaign-was-closed";
    /// The campaign has not started.
    NotStarted = "refusal-not-started";
    /// The campaign had not started.
    HadNotStarted = "refusal-had-not-started";
    /// At entry `entry` the campaign had not started.
    HadNotStartedAt { entry: u64 } = "refusal-had-not-started-at";
    /// The campaign has started already.
    StartedAlready = "refusal-started-already";
    /// The campaign is not running.
    NotRunning = "refusal-not-running";
    /// The campaign is not stuck.
    NotStuck = "refusal-not-stuck";
    /// Only a campaign that runs or is stuck can be rewound.
    OnlyRewoundInPlay = "refusal-only-rewound-in-play";
    /// This campaign is shown with a delay, and nothing of it is shown yet.
    NothingShownYet = "refusal-nothing-shown-yet";
    /// The log has entries 1 to `entries`.
    LogEnds { entries: u64 } = "refusal-log-ends";
    /// At entry `entry` it stood where no table can stand.
    StoodWhereNoTableCan { entry: u64 } = "refusal-stood-where-no-table-can";
    /// Older rules led there, and they cannot be folded any more.
    OlderRulesLedThere = "refusal-older-rules-led-there";
    /// Older rules led from there: chance cannot give the same again.
    OlderRulesDrew = "refusal-older-rules-drew";
    /// What was drawn can come again only after an entry that counts.
    DrawnAgainOnlyWhereItCounts = "refusal-drawn-again-only-where-it-counts";
    /// Name: 1 to `most` letters that can be seen, no line breaks.
    NameCannotBe { most: usize } = "refusal-name-cannot-be" about "name";
    /// The address is not a mail address.
    AddressCannotBe = "refusal-address-cannot-be" about "email";
    /// ``name`` is the name of another seat, or looks like it.
    NameAtTable { name: String } = "refusal-name-at-table" about "name";
    /// ``address`` is given for two seats; one person holds one seat.
    AddressAtTable { address: String } = "refusal-address-at-table" about "email";
    /// Phrase: at most `most` letters that can be seen, no line breaks.
    PhraseTooLong { most: usize } = "refusal-phrase-too-long" about "phrase";
    /// Seats: a name has 1 to `most` letters that can be seen, no line breaks.
    SeatNameCannotBe { most: usize } = "refusal-seat-name-cannot-be" about "seats";
    /// Seats: the name ``name`` is there twice, or looks like another.
    SeatNameTwice { name: String } = "refusal-seat-name-twice" about "seats";
    /// Seats: ``address`` is not a mail address.
    SeatAddressIsNone { address: String } = "refusal-seat-address-is-none" about "seats";
    /// Seats: ``address`` is there twice; one person holds one seat.
    SeatAddressTwice { address: String } = "refusal-seat-address-twice" about "seats";
    /// Seats: a seat is a bot, is open, or has an e-mail address.
    SeatIsNothing = "refusal-seat-is-nothing" about "seats";
    /// Seats: `least` to `most` can play.
    SeatsCannotPlay { least: u8, most: u8 } = "refusal-seats-cannot-play" about "seats";
    /// Seats: the position has `seats`.
    SeatsOfPosition { seats: u8 } = "refusal-seats-of-position" about "seats";
    /// The host has no mail address.
    HostHasNoAddress = "refusal-host-has-no-address";
    /// Policies.`what`.
    PoliciesCannotHold { what: String } = "refusal-policies-cannot-hold" about "policies";
    /// Terms of time that cannot hold.
    TermsCannotHold { what: String } = "refusal-terms-cannot-hold";
    /// There is no seat `seat`.
    NoSeat { seat: u8 } = "refusal-no-seat";
    /// `seat` is no other seat.
    NoOtherSeat { seat: u8 } = "refusal-no-other-seat" about "muted";
    /// Nobody was invited to this seat.
    NobodyInvited = "refusal-nobody-invited";
    /// A bot plays this seat.
    BotPlaysSeat = "refusal-bot-plays-seat";
    /// This choice is not free any more.
    ChoiceIsGone = "refusal-choice-is-gone" about "choice";
    /// This seat is taken already.
    SeatTaken = "refusal-seat-taken";
    /// This seat is taken already, or nobody is invited to it.
    SeatTakenOrNobodyInvited = "refusal-seat-taken-or-nobody-invited";
    /// The open link was closed.
    OpenLinkWasClosed = "refusal-open-link-was-closed";
    /// No seat is open any more.
    NoSeatIsOpen = "refusal-no-seat-is-open";
    /// Nothing is left to choose for a seat.
    NothingLeftToChoose = "refusal-nothing-left-to-choose";
    /// There is no arbiter.
    NoArbiter = "refusal-no-arbiter";
    /// Before the start the host names the arbiter.
    HostNamesArbiter = "refusal-host-names-arbiter";
    /// Agreeing names what is proposed, and it is something else by now.
    AnotherArbiterProposed = "refusal-another-arbiter-proposed" about "proposal";
    /// You are not its arbiter.
    NotItsArbiter = "refusal-not-its-arbiter";
    /// The holder of the seat agrees or does not.
    HolderAgrees = "refusal-holder-agrees";
    /// Nothing is proposed any more.
    NothingProposed = "refusal-nothing-proposed";
    /// Name, email: an arbiter is somebody who has no seat at the table, and no name of one who has.
    ArbiterSitsAtTable = "refusal-arbiter-sits-at-table" about "name";
    /// You hold a seat in this campaign.
    HoldsSeat = "refusal-holds-seat";
    /// The campaign has enough substitutes.
    EnoughSubstitutes = "refusal-enough-substitutes";
    /// No substitute is sought for this seat.
    NoSubstituteSought = "refusal-no-substitute-sought";
    /// A substitute is sought already, or nobody holds this seat.
    SubstituteSoughtOrNobodyHolds = "refusal-substitute-sought-or-nobody-holds";
    /// Its holder is there: it is theirs to do.
    HolderIsThere = "refusal-holder-is-there";
    /// This seat is not offered yet.
    SeatNotOfferedYet = "refusal-seat-not-offered-yet";
    /// The seat is theirs already.
    SeatIsTheirs = "refusal-seat-is-theirs" about "email";
    /// It is offered to them already.
    OfferedAlready = "refusal-offered-already";
    /// `most` offers of this seat wait already.
    OffersWait { most: usize } = "refusal-offers-wait";
    /// This offer of a seat is gone.
    OfferIsGone = "refusal-offer-is-gone";
    /// This offer is not yours to take back.
    OfferNotYours = "refusal-offer-not-yours";
    /// This does not wait for you.
    OfferWaitsForOther = "refusal-offer-waits-for-other";
    /// Nobody holds this seat for whom a bot could sit in.
    NobodyToSitInFor = "refusal-nobody-to-sit-in-for";
    /// No bot sits in for this seat.
    NoBotSitsIn = "refusal-no-bot-sits-in";
    /// This seat has said that it lets such windows pass: it says otherwise first, in the open.
    SeatLetsWindowsPass = "refusal-seat-lets-windows-pass";
    /// Windows are waived while a campaign is played.
    WaivedInPlay = "refusal-waived-in-play";
    /// A seat waives `most` kinds at most.
    TooManyWaived { most: usize } = "refusal-too-many-waived";
    /// You have answered such a window with something else: take that back first.
    WindowAnsweredOtherwise = "refusal-window-answered-otherwise";
    /// A seat has `most` orders at most: delete some first.
    TooManyOrders { most: usize } = "refusal-too-many-orders";
    /// This order has answered as often as it was to: give another.
    OrderIsUsedUp = "refusal-order-is-used-up";
    /// Orders are given while a campaign is played.
    OrdersInPlay = "refusal-orders-in-play";
    /// Dice were rolled or something hidden was shown since.
    ChanceSince = "refusal-chance-since";
    /// Somebody else has acted since.
    OthersActedSince = "refusal-others-acted-since";
    /// This link is good for another question only.
    LinkIsForAnother = "refusal-link-is-for-another";
    /// There is no sealed answer any more.
    NothingSealed = "refusal-nothing-sealed";
    /// What was tried cannot be read: the address was cut or changed.
    TriedUnreadable = "refusal-tried-unreadable";
    /// This is as far as trying goes: `most` answers at most.
    TriedTooMuch { most: usize } = "refusal-tried-too-much";
    /// There is nothing in this that could be proposed to the table.
    NothingToPropose = "refusal-nothing-to-propose";
    /// A rule failed in what was tried: the campaign itself goes on.
    RuleFailedInTry = "refusal-rule-failed-in-try";
    /// The rules cannot deal anew there: `message`.
    RulesCannotDealAnew { message: String } = "refusal-rules-cannot-deal-anew";
    /// The rules cannot go on from there so: `message`.
    RulesCannotGoOn { message: String } = "refusal-rules-cannot-go-on";
    /// There the seat was not asked this, or not alone.
    NotAskedAlone = "refusal-not-asked-alone";
    /// What moved the game can be disputed: a turn, answers that were opened, a correction.
    NotDisputable = "refusal-not-disputable" about "entry";
    /// The arbiter rules, or the table by its vote.
    ArbiterRules = "refusal-arbiter-rules";
    /// Only who has proposed it lets it drop.
    ProposerLetsDrop = "refusal-proposer-lets-drop";
    /// Players put a rewind to the vote.
    PlayersVoteOnRewind = "refusal-players-vote-on-rewind";
    /// The correction: it does not say what is changed.
    CorrectionSaysNothing = "refusal-correction-says-nothing" about "patch";
    /// The correction: it names what is hidden and has changed since the disputed entry: that is not for who rules to see.
    CorrectionTouchesHidden = "refusal-correction-touches-hidden" about "patch";
    /// The correction: how many questions were answered and dice thrown is counted, and no part of the table.
    CorrectionCounts = "refusal-correction-counts" about "patch";
    /// The correction: nothing is changed by it, or nobody is asked anything afterwards.
    CorrectionChangesNothing = "refusal-correction-changes-nothing" about "patch";
    /// The correction: it would end the campaign.
    CorrectionEndsCampaign = "refusal-correction-ends-campaign" about "patch";
    /// The correction: `message`.
    CorrectionCannotStand { message: String } = "refusal-correction-cannot-stand" about "patch";
    /// You hold no seat in this campaign.
    HoldsNoSeat = "refusal-holds-no-seat";
    /// Only the host looks after the seats of a campaign.
    OnlyHostSeats = "refusal-only-host-seats";
    /// Only its holder and the host do this.
    OnlyHolderAndHost = "refusal-only-holder-and-host";
    /// Only who plays or hosts does this.
    OnlyTable = "refusal-only-table";
    /// Only who plays, hosts or rules does something here.
    OnlyTableAndArbiter = "refusal-only-table-and-arbiter";
    /// Only the host settles who may look on.
    OnlyHostWatching = "refusal-only-host-watching";
    /// Only the host settles where a campaign is told of.
    OnlyHostChannel = "refusal-only-host-channel";
    /// Only its holder comes back.
    OnlyHolderComesBack = "refusal-only-holder-comes-back";
    /// Only the host does this.
    OnlyHost = "refusal-only-host";
    /// No time runs.
    NoTimeRuns = "refusal-no-time-runs";
    /// Time runs already.
    TimeRunsAlready = "refusal-time-runs-already";
    /// No time runs that several share.
    NoSharedTimeRuns = "refusal-no-shared-time-runs";
    /// Nothing is asked that ends at a fixed time.
    NothingEndsAtFixedTime = "refusal-nothing-ends-at-fixed-time";
    /// 1 to `most` hours.
    HoursCannotBe { most: u32 } = "refusal-hours-cannot-be" about "hours";
    /// The table is asked something else.
    TableIsAskedOtherwise = "refusal-table-is-asked-otherwise";
    /// Only who is asked asks for more time.
    OnlyAskedAskForTime = "refusal-only-asked-ask-for-time";
    /// Only who is asked says so.
    OnlyAskedSaysSo = "refusal-only-asked-says-so";
    /// Each seat says so once.
    SaidSoOnce = "refusal-said-so-once";
    /// The table is not asked.
    TableIsNotAsked = "refusal-table-is-not-asked";
    /// The others say what is done; answer what you are asked.
    OthersSayWhatIsDone = "refusal-others-say-what-is-done";
    /// A substitute comes for a seat that is asked alone.
    SubstituteForOneAlone = "refusal-substitute-for-one-alone";
    /// There is no such absence ahead.
    NoSuchAbsence = "refusal-no-such-absence";
    /// An absence ends on the day it begins, or later.
    AbsenceEndsBefore = "refusal-absence-ends-before" about "to";
    /// This absence would be over.
    AbsenceIsOver = "refusal-absence-is-over" about "to";
    /// Absences are booked for the next two years.
    AbsenceTooFar = "refusal-absence-too-far" about "to";
    /// There is an absence in these days already.
    AbsenceOverlaps = "refusal-absence-overlaps" about "from";
    /// `days` days of absence are left.
    AbsenceDaysLeft { days: u32 } = "refusal-absence-days-left" about "to";
    /// A delay has 1 to `hours` hours, or 1 to `entries` entries.
    DelayCannotBe { hours: u32, entries: u32 } = "refusal-delay-cannot-be" about "by";
    /// Rhythm: 15, 60 or 240 minutes.
    RhythmMinutes = "refusal-rhythm-minutes" about "rhythm";
    /// Rhythm: an hour from 0 to 23.
    RhythmHour = "refusal-rhythm-hour" about "rhythm";
    /// Quiet: hours from 0 to 23.
    QuietHours = "refusal-quiet-hours" about "quiet";
    /// Quiet: from one hour to another.
    QuietSpan = "refusal-quiet-span" about "quiet";
    /// A channel that cannot be named.
    ChannelCannotBe { message: String } = "refusal-channel-cannot-be" about "url";
    /// A second way for letters that cannot be named.
    SecondWayCannotBe { message: String } = "refusal-second-way-cannot-be";
    /// A device that cannot be told.
    DeviceCannotBe { message: String } = "refusal-device-cannot-be";
    /// Name somebody else to say it to, or nobody for the whole table.
    NobodyElseToHear = "refusal-nobody-else-to-hear" about "to";
    /// Nothing like that was said to this seat.
    NotSaidToSeat = "refusal-not-said-to-seat";
    /// These notes were changed elsewhere since they were shown.
    NotesChangedElsewhere = "refusal-notes-changed-elsewhere";
    /// A note has at most `most` letters.
    NoteTooLong { most: usize } = "refusal-note-too-long" about "note";
    /// There is nothing in it.
    NothingInIt = "refusal-nothing-in-it" about "said";
    /// At most `letters` letters on `lines` lines are said at once.
    SaidTooMuch { letters: usize, lines: usize } = "refusal-said-too-much" about "said";
    /// Promises are made while a campaign is played.
    PromisesInPlay = "refusal-promises-in-play";
    /// `most` of your promises wait for an answer already.
    PromisesWait { most: usize } = "refusal-promises-wait";
    /// You are no party to this promise.
    NoPartyToPromise = "refusal-no-party-to-promise";
    /// This cannot be done about this promise now.
    PromiseMovedOn = "refusal-promise-moved-on";
    /// Seat `seat` is held by nobody who could promise anything.
    NobodyToPromise { seat: u8 } = "refusal-nobody-to-promise" about "with";
    /// Name somebody else to promise something to.
    NobodyElseToPromise = "refusal-nobody-else-to-promise" about "with";
    /// There is no round of this name ahead.
    NoSuchRound = "refusal-no-such-round" about "due";
    /// Name a day that is not over, within ten years.
    NoSuchDay = "refusal-no-such-day" about "due";
    /// The letter is on its way still.
    LetterOnItsWay = "refusal-letter-on-its-way";
}

impl Reason {
    /// Its name, for programs.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.key().strip_prefix(PREFIX).unwrap_or(self.key())
    }

    /// A sentence for a reader.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        match language {
            Language::German => self.words(&GERMAN),
            // Programs read the English words as they are; a person reads a sentence.
            Language::English => sentence(&self.to_string()),
        }
    }

    fn words(&self, catalogue: &Catalogue) -> String {
        // No number here is counted: they are bounds and names.
        let args = self.args().into_iter().map(|(name, value)| (name.into(), Arg::Literal(value))).collect();
        catalogue.say(&Text { key: self.key().into(), args }, &|seat| seat.to_string())
    }
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let end = if words.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(&ENGLISH))
    }
}

impl From<BadWishes> for Reason {
    fn from(why: BadWishes) -> Self {
        match why {
            BadWishes::Minutes => Self::RhythmMinutes,
            BadWishes::Hour => Self::RhythmHour,
            BadWishes::QuietHours => Self::QuietHours,
            BadWishes::QuietSpan => Self::QuietSpan,
        }
    }
}

impl From<NotAway> for Reason {
    fn from(why: NotAway) -> Self {
        match why {
            NotAway::Order => Self::AbsenceEndsBefore,
            NotAway::Over => Self::AbsenceIsOver,
            NotAway::TooFar => Self::AbsenceTooFar,
            NotAway::Overlaps => Self::AbsenceOverlaps,
            NotAway::Budget(days) => Self::AbsenceDaysLeft { days },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PREFIX, Reason};
    use crate::language::Language;
    use std::collections::BTreeSet;
    use sternpost_workbench::Said;

    #[test]
    fn every_reason_has_words_in_both_languages_with_just_its_arguments() {
        let mut said = Said::default();
        for (key, args) in Reason::ALL_KEYS {
            assert!(key.starts_with(PREFIX), "{key}");
            said.add(*key, args.iter().map(|arg| (*arg).to_owned()));
        }
        for source in [include_str!("text/en.ftl"), include_str!("text/de.ftl")] {
            assert_eq!(said.defects(&[source]), Vec::<String>::new());
        }
        let keys: BTreeSet<&str> = Reason::ALL_KEYS.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys.len(), Reason::ALL_KEYS.len(), "no key stands for two reasons");
    }

    #[test]
    fn a_reason_is_a_sentence_for_people_and_what_it_was_for_programs() {
        let reason = Reason::LogEnds { entries: 12_345 };
        assert_eq!((reason.to_string().as_str(), reason.name(), reason.field()), ("the log has entries 1 to 12345", "log-ends", None));
        assert_eq!(reason.told(Language::English), "The log has entries 1 to 12345.");
        assert_eq!(reason.told(Language::German), "Das Protokoll hat die Einträge 1 bis 12345.");
        let named = Reason::SeatNameTwice { name: "Bo { $name }".to_owned() };
        assert_eq!(named.to_string(), "two seats are named `Bo { $name }`, or names that look alike");
        assert_eq!(named.field(), Some("seats"));
    }
}
