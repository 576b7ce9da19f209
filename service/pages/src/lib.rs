//! The pages: the content of each one as plain data with every word in it, and its template.
//!
//! Models know no store and no game; handlers fill them. Their templates lie in `templates/page/`, the service's own words in
//! the crate of words, style and script in `assets/`. Every page works without its script.

mod anytime;
pub mod assets;
pub mod board_look;
mod campaign;
mod choice;
mod compare;
mod course;
mod court;
mod differences;
mod door;
mod folds;
mod form;
mod host;
mod layout;
mod letters;
mod linked;
mod lobby;
mod look_back;
mod mailed;
mod options;
mod orders;
mod plot;
mod postbox;
mod promises;
pub mod reference;
mod refused;
mod roles;
mod seats;
mod sessions;
mod sheet;
mod since;
mod standing;
pub mod state;
mod talk;
mod time;
mod told;
mod turn;
mod what_if;
mod why;
mod windows;

// Templates name messages.
use sternpost_words::say;

pub use anytime::{Anytime, AnytimeAct};
pub use campaign::{CampaignGroup, CampaignPage, CampaignRow, CampaignsPage, Desk, Moment};
pub use choice::{Choice, NotOffered, fetch, fold};
pub use compare::{ComparePage, Compared};
pub use course::{CoursePage, Ending, LineLeft, LinesPart, Ranked, SeatCourse, Statistics, Story};
pub use court::{
    CorrectionPage, CorrectionPreview, CourtPage, CourtSurePage, DisputePart, Evidence, MomentCourt, MotionPart, PastPart, RewindPage,
    RulingForm, SaidPart, SeenPage,
};
pub use differences::{Difference, DifferenceGroup, Differences, How, Side};
pub use door::{ConfirmSecondPage, EnterPage, FairChancePage, HomePage, NoticePage, ProblemPage, SentPage, SignInPage, StopMailPage};
pub use folds::Folds;
pub use form::{Action, BadForm, Control, ControlShape, Gauge, TurnForm};
pub use host::{FieldError, HostPart, HostSeat, OpenSeatPage};
pub use layout::{Board, LanguageForm, Line, Link, LookLink, Page, Panel, Preview, SeatLine};
pub use letters::{DeliveryLine, DeviceFields, DeviceLine, LettersPage, SecondTyped, SecondWay, WishesFields};
pub use linked::{InLabel, Linked};
pub use lobby::{CreatePage, Decline, GameCard, LobbyPage, LobbySeat, Offer, Rematch, SeatRow};
pub use look_back::{LookBack, LuckRow, Source, WaitRow, luck, waits};
pub use mailed::{MailedLine, MailedPage};
pub use options::{
    BadOption, OptionField, OptionKind, as_typed, in_words_of, option_fields, option_notes, option_rows, options_from, read_options,
};
pub use orders::{DealFields, HasField, KindGroup, OrderFields, OrderLine, OrdersPage, RankField, TermField, UsualLine, UsualPart};
pub use plot::{Plot, PlotMoment, PlotSeat};
pub use postbox::{LetterPage, LetterRow, PostboxPage};
pub use promises::{DueChoice, PartyLine, PromiseForm, PromiseLine, PromisesPage};
pub use refused::Wrong;
pub use roles::{ChannelPart, ProposalLine, RolesPage, WatchPart};
pub use seats::{HeldSeat, HostSeats, OfferLine, OwnSeat, Press, SeatPage, SeatsPage, Typed, seat_state, sought_seat};
pub use sessions::{SessionLine, SessionsPage};
pub use sheet::{DEAL_FIELD, Sheet, SheetRow, SheetSide};
pub use since::{Lines, Since, SinceLine, SinceTurn};
pub use standing::{CountCell, CountRow, GoalCell, GoalRow, NameList, Named, SeatHead, Shown, Standing};
pub use talk::{Listener, Notes, NotesPage, SaidLine, TalkDock, TalkPage, Thread};
pub use time::{AwayLine, BallotLines, ForecastPart, PaceFields, TimePage, VoteLine};
pub use told::{SoughtForm, SoughtOption, Teller, Time, ToldGroup, ToldLines, ToldTurn, duration};
pub use turn::{ConflictPage, Does, GivenAnswer, Hidden, OldLetter, Primary, ReceiptPage, Step, TurnPage, WaitingPage, WaiveForm};
pub use what_if::{TriedFields, TriedLine, WhatIfPage};
pub use why::{Why, WhyAnswered, WhyStep};
pub use windows::{WaiverLine, WindowsPart};
