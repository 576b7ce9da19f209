//! Composes the receipt of a reply: on top of what its seat is asked now, or by itself.

use super::owed::Told;
use super::{Answerable, ComposeError, Composer, Draft, standing, with_words, witness};
use crate::letters::{self, MailedReceipt, MailedStanding, Receipt, ReceiptHeading, TableWords};
use crate::say;
use sternpost_core::{Answer, Eyes, Seat, Text};
use sternpost_game::{Asked, Offered};
use sternpost_games::game_name;
use sternpost_model::letter::{Absence, MoreTime, ReceiptPayload, Understood, Voted};
use sternpost_picture::{Neighbours, text};
use sternpost_store::{NewLetter, SeatRow, Status};
use sternpost_table::Snapshot;
use sternpost_table::play::answer::anytime_id;

/// Lines of the chronicle that LOG tells.
const LOGGED: usize = 40;

/// Questions with what was answered.
type Answered = [(Asked, Answer)];

impl Composer {
    /// Composes the receipt of a reply, with what is asked now. A holder who has taken over the seat since is told nothing.
    pub(super) async fn receipt(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        payload: &ReceiptPayload,
        letter: &NewLetter,
    ) -> Result<Option<Draft>, ComposeError> {
        let is_its = row.link_generation == payload.generation && row.address.as_deref() == Some(letter.recipient.as_str());
        if !is_its || !row.wants_mail {
            return Ok(None);
        }
        let mut receipt = self.heard(snapshot, row, payload).await?;
        let seat = Seat(row.seat);
        let proposed = snapshot.anytime_of(seat).filter(|_| !payload.proposal.is_empty());
        let open: Vec<&Offered> =
            proposed.iter().flat_map(|own| own.offers.iter()).filter(|offer| payload.proposal.contains(&offer.id)).collect();
        // For whom a bot sits in nothing is theirs to answer before they are back.
        let is_asked = snapshot.campaign.status == Status::Running && open.is_empty() && !row.is_sat_in();
        let asked = snapshot.owed_by(seat).filter(|_| is_asked);
        if let Some(own) = asked {
            // A question that has come meanwhile is in this letter: the one that was to ask it stays.
            let now = self.service.clock.now();
            let withdrawn = self.service.store.withdraw_asking(snapshot.campaign.id, row.seat, &own.id, now).await;
            withdrawn.map_err(sternpost_table::Refused::from)?;
            let told = Told { in_full: matches!(payload.heard, Understood::Board | Understood::Status), ..Told::default() };
            return self.turn(snapshot, row, own, &letter.id, Some(receipt), told).await;
        }
        let own_words = letters::Words::new(row.spoken());
        if snapshot.campaign.status == Status::Running {
            receipt.notes.push(if row.is_sat_in() { own_words.t(say::SEAT_BOT_WHY) } else { own_words.asked_nothing() });
        }
        let unsubscribe = self.addresses.unsubscribing(row);
        let board = match (&payload.heard, snapshot.play.as_deref()) {
            (Understood::Board, Some(play)) => {
                with_words(snapshot, row, |words| text(&play.scene(Eyes::Seat(seat)), words, Neighbours::Left))
            }
            _ => String::new(),
        };
        let written = with_words(snapshot, row, |words| Receipt {
            campaign: snapshot.campaign.name.clone(),
            game: game_name(&snapshot.campaign.game),
            name: row.name.clone(),
            receipt,
            choices: proposed.as_ref().map(|own| self.proposed(snapshot, row, own, &open, words)).unwrap_or_default(),
            reply: if open.is_empty() { own_words.what_can_be_replied() } else { own_words.how_to_reply_to_proposal() },
            url: self.addresses.table(row, snapshot.seq),
            standing: if payload.heard == Understood::Status { standing(snapshot, row) } else { MailedStanding::default() },
            board,
            witness: witness(snapshot),
            unsubscribe: unsubscribe.clone(),
        });
        let reply = if open.is_empty() {
            Answerable::nothing(snapshot, row)
        } else {
            Answerable::of(snapshot, row, &anytime_id(seat), open.iter().map(|offer| offer.id.clone()).collect())
        };
        Ok(Some(Draft::of(&written, &own_words)?.stopped_at(unsubscribe).about(reply)))
    }

    /// The part of a receipt about the reply.
    async fn heard(&self, snapshot: &Snapshot, row: &SeatRow, payload: &ReceiptPayload) -> Result<MailedReceipt, ComposeError> {
        let own = letters::Words::new(row.spoken());
        let mut receipt =
            MailedReceipt { quoted: payload.quoted.clone(), told_heading: own.happened_heading(), ..MailedReceipt::default() };
        let (mut heading, notes) = heading_and_notes(snapshot, row, &own, &payload.heard);
        receipt.notes = notes;
        if let Understood::Taken { key, steps, replaced } = &payload.heard {
            heading = self.taken(snapshot, row, (key, steps, replaced), &mut receipt).await?;
        } else if payload.heard == Understood::Log {
            receipt.told = worded(snapshot, row, &self.service.latest_lines(snapshot, Seat(row.seat), LOGGED).await?);
            receipt.told_heading = own.receipt_heading(heading);
        }
        receipt.heading = own.receipt_heading(heading);
        Ok(receipt)
    }

    /// The outcome of answers that were taken: each as it was understood, and what they led to unless they wait for others.
    async fn taken(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        (key, steps, replaced): (&str, &Answered, &Answered),
        receipt: &mut MailedReceipt,
    ) -> Result<ReceiptHeading, ComposeError> {
        let own = letters::Words::new(row.spoken());
        let (service, seat) = (&self.service, Seat(row.seat));
        let became = service.receipt_under(snapshot, seat, key).await?;
        let is_sealed = became.as_ref().is_some_and(|became| became.sealed);
        let step = |(asked, answer): &(Asked, Answer)| {
            with_words(snapshot, row, |words| own.understood(&words.say(&asked.prompt), &words.answer_counted(asked, answer)))
        };
        receipt.steps = steps.iter().map(step).collect();
        if let Some(became) = became.filter(|_| !is_sealed) {
            let told: Vec<Text> = became.told.into_iter().map(|told| told.text).collect();
            receipt.told = worded(snapshot, row, &told);
            let question = steps.first().map_or("", |(asked, _)| asked.id.as_str());
            receipt.notes = own.taken(became.version, service.may_take_back(snapshot.campaign.id, seat, question).await?);
        } else {
            receipt.notes = vec![own.sealed()];
        }
        if !replaced.is_empty() {
            let answers = with_words(snapshot, row, |words| {
                replaced.iter().map(|(asked, answer)| words.answer_counted(asked, answer)).collect::<Vec<_>>()
            });
            receipt.notes.insert(0, own.replaced(&answers.join(" · ")));
        }
        Ok(if is_sealed { ReceiptHeading::Sealed } else { ReceiptHeading::Taken })
    }
}

fn worded(snapshot: &Snapshot, row: &SeatRow, texts: &[Text]) -> Vec<String> {
    with_words(snapshot, row, |words| texts.iter().map(|text| words.say(text)).collect())
}

/// The heading of a receipt, and the notes under it.
fn heading_and_notes(snapshot: &Snapshot, row: &SeatRow, own: &letters::Words, heard: &Understood) -> (ReceiptHeading, Vec<String>) {
    match heard {
        Understood::NotTaken(why) => {
            let name = |seat: Seat| snapshot.name(seat);
            let notes = with_words(snapshot, row, |words| own.why_not(why, &TableWords { say: &|text| words.say(text), name: &name }));
            (ReceiptHeading::NotTaken, notes)
        }
        Understood::TakenBack => (ReceiptHeading::TakenBack, vec![]),
        Understood::NotTakenBack => (ReceiptHeading::NotTakenBack, vec![own.not_taken_back()]),
        Understood::Status => (ReceiptHeading::Status, vec![]),
        Understood::Board => (ReceiptHeading::Board, vec![]),
        Understood::Help => (ReceiptHeading::Help, own.reply_help()),
        Understood::Absence(came) => {
            let zone = snapshot.watch().map_or(sternpost_model::pace::Tz::UTC, |watch| watch.zone_of(row.seat));
            (heading_of_absence(came), own.absence(came, zone))
        }
        Understood::Vote(voted) => (heading_of_vote(*voted), own.voted(*voted)),
        Understood::MoreTime(came) => (heading_of_time(*came), own.more_time(*came)),
        Understood::Waived { windows, until } => {
            (ReceiptHeading::Waived, own.waived(&with_words(snapshot, row, |words| words.say(windows)), *until))
        }
        Understood::WaivedNoMore => (ReceiptHeading::WaivedNoMore, own.waived_no_more()),
        Understood::NothingWaived => (ReceiptHeading::NotTaken, own.nothing_waived()),
        Understood::NotWaivable => (ReceiptHeading::NotTaken, own.not_waivable()),
        Understood::NotWaivedNow => (ReceiptHeading::NotTaken, own.not_waived_now()),
        Understood::Orders => (ReceiptHeading::Orders, super::ordered::list(snapshot, row, own)),
        Understood::OrderOff { number } => (ReceiptHeading::Orders, vec![own.order_off(*number)]),
        Understood::NoOrder { number } => (ReceiptHeading::NotTaken, vec![own.no_order(*number)]),
        Understood::Ordered { order } => (ReceiptHeading::Ordered, super::ordered::one(snapshot, row, order)),
        Understood::NotOrdered => (ReceiptHeading::NotTaken, vec![own.not_ordered()]),
        Understood::Taken { .. } => (ReceiptHeading::Taken, vec![]),
        Understood::Log => (ReceiptHeading::Log, vec![]),
    }
}

fn heading_of_absence(came: &Absence) -> ReceiptHeading {
    match came {
        Absence::Booked { .. } => ReceiptHeading::Away,
        Absence::Back => ReceiptHeading::Back,
        Absence::How { .. } => ReceiptHeading::AwayHow,
        Absence::NoPace | Absence::Not(_) | Absence::NotAway => ReceiptHeading::NotTaken,
    }
}

fn heading_of_vote(voted: Voted) -> ReceiptHeading {
    match voted {
        Voted::Yes | Voted::No | Voted::Decided => ReceiptHeading::Voted,
        Voted::Nothing | Voted::How | Voted::NoVoice => ReceiptHeading::NotTaken,
    }
}

fn heading_of_time(came: MoreTime) -> ReceiptHeading {
    match came {
        MoreTime::Given(_) => ReceiptHeading::MoreTime,
        MoreTime::Asked(_) => ReceiptHeading::MoreTimeAsked,
        MoreTime::Agreed(_) | MoreTime::Said => ReceiptHeading::MoreTimeAgreed,
        MoreTime::AskedForOthers(_)
        | MoreTime::TooMany
        | MoreTime::NoTime
        | MoreTime::NotAsked
        | MoreTime::OthersSay
        | MoreTime::Before => ReceiptHeading::NotTaken,
    }
}
