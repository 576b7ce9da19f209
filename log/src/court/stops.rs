//! The time for which clocks stand still because of a dispute: bounded for each seat, so that nobody plays on by disputing.

use super::Court;
use super::cases::later;
use chrono::{DateTime, TimeDelta, Utc};
use sternpost_core::Seat;

/// Disputes and appeals of one seat in a campaign for which clocks stand still; what it lets rest counts.
pub const MOST_STOPS: usize = 3;
/// Days in all for which clocks stand still for the disputes and appeals of one seat.
pub const MOST_DAYS_STOPPED: i64 = 14;

/// A time in which something was disputed by a seat.
struct Case {
    seat: Seat,
    from: DateTime<Utc>,
    /// None: it is open.
    until: Option<DateTime<Utc>>,
}

impl Court {
    /// The time up to which clocks stand still for what is disputed now; none: nothing is, or the seat has had its share. It may be past.
    #[must_use]
    pub fn stops_until(&self) -> Option<DateTime<Utc>> {
        let cases = self.cases();
        let open = cases.last().filter(|case| case.until.is_none())?;
        let (stops, time) = share_left(&cases[..cases.len() - 1], open.seat);
        (stops > 0 && time > TimeDelta::zero()).then(|| later(open.from, time))
    }

    /// Whether clocks stand still.
    #[must_use]
    pub fn stops_clocks(&self, now: DateTime<Utc>) -> bool {
        self.stops_until().is_some_and(|until| now < until)
    }

    /// The number of further disputes or appeals of a seat that let clocks stand still.
    #[must_use]
    pub fn stops_left(&self, seat: Seat) -> usize {
        let (stops, time) = share_left(&self.cases(), seat);
        if time > TimeDelta::zero() { stops } else { 0 }
    }

    /// Disputes and appeals in the order in which they came: one is open at a time, the last.
    fn cases(&self) -> Vec<Case> {
        let mut cases = vec![];
        for dispute in &self.disputes {
            let ruled = |at: usize| dispute.verdicts.get(at).map(|verdict| verdict.at);
            cases.push(Case { seat: dispute.seat, from: dispute.at, until: ruled(0).or(dispute.withdrawn_at) });
            cases.extend(dispute.appeal.as_ref().map(|said| Case { seat: said.seat, from: said.at, until: ruled(1) }));
        }
        // What is open comes last, also where a clock was set back.
        cases.sort_by_key(|case| (case.until.is_none(), case.from));
        cases
    }
}

/// The rest of a seat's share after some cases: how many more, and for how long in all.
fn share_left(cases: &[Case], seat: Seat) -> (usize, TimeDelta) {
    let (mut stops, mut time) = (MOST_STOPS, TimeDelta::days(MOST_DAYS_STOPPED));
    for case in cases.iter().filter(|case| case.seat == seat) {
        // Only for its first few clocks have stood still.
        if stops > 0 {
            // What is open takes what it takes once it is over.
            let lasted = case.until.map_or(TimeDelta::zero(), |until| until - case.from);
            time -= lasted.clamp(TimeDelta::zero(), time);
        }
        stops = stops.saturating_sub(1);
    }
    (stops, time)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::court::{CourtAct, Ruling};
    use crate::entry::{CampaignId, NewEntry};
    use crate::{Body, Court};

    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    fn day(days: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::days(days)
    }

    fn note(court: &mut Court, at: DateTime<Utc>, seq: u64, act: CourtAct) {
        court.note(&NewEntry::after(seq - 1, CampaignId(uuid::Uuid::nil()), at, 1, Body::Court { act }));
    }

    fn disputed(seat: Seat, entry: u64) -> CourtAct {
        CourtAct::Disputed { seat, entry, why: "why".to_owned() }
    }

    fn ruled(dispute: u64) -> CourtAct {
        CourtAct::Ruled { dispute, ruling: Ruling::Upheld, why: "so".to_owned(), patch: None, motion: None, fork: None }
    }

    #[test]
    fn clocks_stand_still_for_the_first_three_disputes_of_a_seat_and_one_let_rest_counts() {
        let mut court = Court::default();
        assert!(!court.stops_clocks(day(0)));
        for (nth, seq) in [10, 20, 30].into_iter().enumerate() {
            assert_eq!(court.stops_left(ADA), MOST_STOPS - nth);
            note(&mut court, day(0), seq, disputed(ADA, seq - 5));
            assert!(court.stops_clocks(day(0)), "{seq}");
            note(&mut court, day(0), seq + 1, CourtAct::Withdrawn { dispute: seq, seat: ADA });
            assert!(!court.stops_clocks(day(0)), "{seq}");
        }
        note(&mut court, day(1), 40, disputed(ADA, 35));
        assert!(!court.stops_clocks(day(1)), "the fourth is heard while time runs");
        note(&mut court, day(1), 41, ruled(40));
        note(&mut court, day(2), 50, disputed(BO, 45));
        assert!(court.stops_clocks(day(2)), "what another seat disputes is its own");
    }

    #[test]
    fn all_disputes_of_a_seat_stop_clocks_for_so_many_days() {
        let mut court = Court::default();
        for seq in [10, 20] {
            let from = i64::try_from(seq).unwrap();
            note(&mut court, day(from), seq, disputed(ADA, seq - 5));
            note(&mut court, day(from + 6), seq + 1, ruled(seq));
        }
        note(&mut court, day(30), 30, disputed(ADA, 25));
        assert_eq!(court.stops_until(), Some(day(32)), "twelve of fourteen days are gone");
        assert!(court.stops_clocks(day(31)) && !court.stops_clocks(day(32)));
    }

    #[test]
    fn an_appeal_is_one_of_whoever_appeals() {
        let mut court = Court::default();
        for seq in [10, 20, 30] {
            note(&mut court, day(0), seq, disputed(ADA, seq - 5));
            note(&mut court, day(0), seq + 1, ruled(seq));
        }
        let appealed = |seat| CourtAct::Appealed { dispute: 30, seat, why: "why".to_owned() };
        let mut by_bo = court.clone();
        note(&mut by_bo, day(1), 40, appealed(BO));
        assert_eq!((by_bo.stops_until(), by_bo.stops_left(BO)), (Some(day(15)), 2));
        note(&mut court, day(1), 40, appealed(ADA));
        assert_eq!(court.stops_until(), None, "who has had three disputes stops no clock by an appeal");
    }
}
