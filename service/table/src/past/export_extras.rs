//! The part of an export that stands beside the log: talk, promises, standing orders, sealed answers. An operator's file holds all of it, a
//! player's what that seat's holder reads and has said. No file holds an address: a former holder is named as the seat's present holder or as
//! somebody before.

use crate::play::orders_given::MOST_ORDERS;
use crate::talk::audience::{hears, holder, holder_by, is_id, may_read};
use crate::talk::said::LONGEST_SAID;
use crate::{Refused, Snapshot};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::{CampaignId, Given};
use sternpost_model::entropy::token;
use sternpost_model::free_text::tidied;
use sternpost_model::order::Order;
use sternpost_store::{FollowUp, Promise, PromiseBody, Said, Sealed, SeatRow, SeatState, StandingOrder, Status, Store};

/// The name in files for the holder of a seat as the file is written.
const NOW: &str = "holder";
/// The name in files for any holder before: nobody reads a private word by that.
const BEFORE: &str = "former";
/// The name in files for the holder of a seat that nobody was named for.
const NOBODY: &str = "nobody";
/// All there is.
const ALL: u32 = u32::MAX >> 1;

/// A record of what stands beside the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "beside", deny_unknown_fields)]
enum Kept {
    /// Something that was said.
    Talk { id: String, seat: u8, audience: u32, holders: BTreeMap<String, String>, said: String, said_at: DateTime<Utc>, seq: u64 },
    /// A deal in words.
    Promise { id: String, audience: u32, awaited: bool, body: PromiseBody },
    /// A standing order.
    Order { seat: u8, number: u64, id: String, order: Order },
    /// An answer that waits until all are in.
    Waiting { step: u64, given: Given, then: Vec<FollowUp> },
}

fn line(kept: &Kept) -> String {
    serde_json::to_string(kept).expect("a record is plain data") + "\n"
}

/// The holder of a seat at that time, as files name them.
fn in_a_file(rows: &[SeatRow], seat: u8, by: &str) -> String {
    let now = rows.get(usize::from(seat)).and_then(holder);
    if now.as_deref() == Some(by) { NOW.to_owned() } else { BEFORE.to_owned() }
}

/// The records beside a log, a line each; for a seat those that its holder reads or has said.
pub(crate) async fn beside(store: &Arc<Store>, id: CampaignId, rows: &[SeatRow], eyes: Option<Seat>) -> Result<Vec<String>, Refused> {
    let (mut talk, mut promises) = (BTreeMap::new(), BTreeMap::new());
    for row in rows.iter().filter(|row| eyes.is_none_or(|seat| seat.0 == row.seat)) {
        let reads = |audience: u32, held: Option<&String>| eyes.is_none() || may_read(audience, held.map(String::as_str), row);
        let said = store.talk(id, row.seat, u64::MAX >> 1, ALL).await?.into_iter();
        talk.extend(said.filter(|said| reads(said.what.audience, said.what.holders.get(&row.seat))).map(|said| (said.number, said.what)));
        let made = store.promises(id, row.seat, ALL).await?.into_iter();
        let own = |promise: &Promise| promise.body.parties.iter().find(|party| party.seat == row.seat).map(|party| party.holder.clone());
        let made = made.filter(|promise| reads(promise.audience, own(promise).as_ref()));
        promises.extend(made.map(|promise| ((promise.body.said_at, promise.id.clone()), promise)));
    }
    let mut lines: Vec<String> = vec![];
    lines.extend(talk.into_values().map(|Said { id, seat, audience, holders, said, said_at, seq, .. }| {
        let holders = holders.into_iter().map(|(seat, by)| (seat.to_string(), in_a_file(rows, seat, &by))).collect();
        line(&Kept::Talk { id, seat, audience, holders, said, said_at, seq })
    }));
    lines.extend(promises.into_values().map(|Promise { id, audience, is_awaited: awaited, mut body, .. }| {
        body.parties.iter_mut().for_each(|party| party.holder = in_a_file(rows, party.seat, &party.holder));
        line(&Kept::Promise { id, audience, awaited, body })
    }));
    let is_asked = |seat: u8| eyes.is_none_or(|eyes| eyes.0 == seat);
    let orders = store.orders(id).await?.into_iter().filter(|order| is_asked(order.seat));
    lines.extend(orders.map(|StandingOrder { seat, number, id, order, .. }| line(&Kept::Order { seat, number, id, order })));
    let waiting = store.sealed(id).await?.into_iter().filter(|sealed| is_asked(sealed.given.seat.0));
    lines.extend(waiting.map(|Sealed { step, given, then, .. }| line(&Kept::Waiting { step, given, then })));
    Ok(lines)
}

/// The records of a file that are kept beside a log, and those that are not, each with its line of the file and the reason.
#[derive(Default)]
pub(crate) struct Taken {
    pub(crate) talk: Vec<Said>,
    pub(crate) promises: Vec<Promise>,
    pub(crate) orders: Vec<StandingOrder>,
    pub(crate) sealed: Vec<Sealed>,
    pub(crate) not: Vec<String>,
}

impl Taken {
    /// Reads the lines of a file into records beside the log of a campaign as it will stand here.
    pub(crate) fn of(snapshot: &Snapshot, lines: &[(u64, String)]) -> Self {
        let mut taking = Taking { snapshot, names: BTreeSet::new(), taken: Self::default() };
        for (at, text) in lines {
            if let Err(why) = read(text).and_then(|kept| taking.take(kept)) {
                taking.taken.not.push(format!("line {at}: {why}"));
            }
        }
        taking.taken
    }
}

/// A record, if it is written as a server writes it.
fn read(text: &str) -> Result<Kept, String> {
    let kept: Kept = serde_json::from_str(text).map_err(|why| why.to_string())?;
    if line(&kept).trim_end() == text { Ok(kept) } else { Err("it is not as a server writes it".to_owned()) }
}

/// Whether something can have been said: it is as this server keeps what people write.
fn is_text(said: &str) -> bool {
    said.chars().count() <= LONGEST_SAID && tidied(said) == said
}

/// A file that is taken over record by record.
struct Taking<'s> {
    /// The campaign as it will stand here.
    snapshot: &'s Snapshot,
    /// The names that were given in the file.
    names: BTreeSet<String>,
    taken: Taken,
}

impl<'s> Taking<'s> {
    fn take(&mut self, kept: Kept) -> Result<(), String> {
        let campaign = self.snapshot.campaign.id;
        match kept {
            Kept::Talk { id, seat, audience, holders, said, said_at, seq } => {
                self.row(seat)?;
                if !self.is_audience(audience) || !is_text(&said) || seq > self.snapshot.seq || audience != 0 && !hears(audience, seat) {
                    return Err("what was said cannot have been said here".to_owned());
                }
                let named = |(seat, by): (String, String)| -> Result<(u8, String), String> {
                    let seat = seat.parse().map_err(|_| format!("`{seat}` is no seat"))?;
                    Ok((seat, self.holder_here(seat, &by)?))
                };
                let holders = holders.into_iter().map(named).collect::<Result<BTreeMap<_, _>, String>>()?;
                self.name(&id)?;
                let unread = holders.iter().find(|(_, by)| *by == NOBODY).map(|(seat, _)| *seat).filter(|_| audience != 0);
                self.taken.talk.push(Said { campaign, id, seat, audience, holders, said, said_at, seq });
                unread.map_or(Ok(()), |seat| Err(format!("kept, but nobody reads it at seat {seat}, which nobody was named for (--seat)")))
            }
            Kept::Promise { id, audience, awaited: is_awaited, mut body } => {
                self.row(body.seat)?;
                let parties: BTreeSet<u8> = body.parties.iter().map(|party| party.seat).collect();
                let is_whole = parties.contains(&body.seat) && parties.len() == body.parties.len();
                if !self.is_audience(audience) || !is_text(&body.said) || !is_whole {
                    return Err("what was promised cannot have been promised here".to_owned());
                }
                for party in &mut body.parties {
                    party.holder = self.holder_here(party.seat, &party.holder)?;
                }
                self.name(&id)?;
                let unread = body.parties.iter().find(|party| party.holder == NOBODY).map(|party| party.seat);
                self.taken.promises.push(Promise { campaign, id, audience, changes: 0, is_awaited, body });
                unread.map_or(Ok(()), |seat| Err(format!("kept, but it binds nobody at seat {seat}, which nobody was named for (--seat)")))
            }
            Kept::Order { seat, number: _, id, order } => self.order(seat, id, order),
            Kept::Waiting { step, given, then } => self.waiting(step, given, then),
        }
    }

    fn order(&mut self, seat: u8, id: String, order: Order) -> Result<(), String> {
        let row = self.row(seat)?;
        if self.snapshot.campaign.status != Status::Running {
            return Err("an order of a campaign that is over answers nothing".to_owned());
        }
        if !row.is_held() || row.address.is_none() {
            return Err(format!("an order is a person's, and nobody was named for seat {seat} (--seat)"));
        }
        let there = self.taken.orders.iter().filter(|order| order.seat == seat).count();
        if there >= MOST_ORDERS {
            return Err(format!("a seat has {MOST_ORDERS} orders at most"));
        }
        self.name(&id)?;
        let (campaign, number) = (self.snapshot.campaign.id, there as u64 + 1);
        self.taken.orders.push(StandingOrder { campaign, seat, number, id, changes: 0, order });
        Ok(())
    }

    fn waiting(&mut self, step: u64, given: Given, then: Vec<FollowUp>) -> Result<(), String> {
        let (snapshot, row) = (self.snapshot, self.row(given.seat.0)?);
        if row.state != SeatState::Bot && row.address.is_none() {
            return Err(format!("an answer is its person's, and nobody was named for seat {} (--seat)", given.seat));
        }
        let play = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running);
        let fits = |play: &dyn Play| {
            let asked = play.asked_of(given.seat).filter(|_| snapshot.asks_together() && play.steps_answered() == step);
            asked.is_some_and(|asked| asked.id == given.question && play.check(given.seat, &given.answer).is_ok())
        };
        if !play.is_some_and(fits) || self.taken.sealed.iter().any(|sealed| sealed.given.seat == given.seat) {
            return Err(format!("the answer of seat {} does not fit what is asked here: it is asked again", given.seat));
        }
        self.taken.sealed.push(Sealed { id: token(), campaign: snapshot.campaign.id, step, given, then });
        Ok(())
    }

    fn row(&self, seat: u8) -> Result<&'s SeatRow, String> {
        self.snapshot.seats.get(usize::from(seat)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// The holder of a seat at that time, by who holds it here.
    fn holder_here(&self, seat: u8, by: &str) -> Result<String, String> {
        Ok(match (by, self.row(seat)?.address.as_deref()) {
            (NOW, Some(address)) => holder_by(address),
            (NOW, None) => NOBODY.to_owned(),
            _ => BEFORE.to_owned(),
        })
    }

    /// Whether all that hear something have a seat here.
    fn is_audience(&self, audience: u32) -> bool {
        let seats = u32::try_from(self.snapshot.seats.len()).unwrap_or(u32::MAX);
        u64::from(audience).checked_shr(seats).unwrap_or(0) == 0
    }

    /// Gives a name, once.
    fn name(&mut self, id: &str) -> Result<(), String> {
        let is_new = !id.is_empty() && is_id(id) && self.names.insert(id.to_owned());
        if is_new { Ok(()) } else { Err("its name is none, or there twice".to_owned()) }
    }
}
