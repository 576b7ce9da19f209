//! Handlers of the talk page of a table, for the holder of a seat, signed in or let in by a letter. Looking marks nothing as read.

use super::campaign::read_by;
use super::{OnPage as _, field_of, notes, own_path, page, reader_frame};
use crate::app::App;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{CampaignId, Cause};
use sternpost_pages::layout::{Link, Page};
use sternpost_pages::promises::DueChoice;
use sternpost_pages::talk::{Listener, SaidLine, TalkDock, TalkPage, Thread};
use sternpost_pages::told::Time;
use sternpost_picture::seat_character;
use sternpost_store::{Digest, SaidAs, SeatRow, SeatState};
use sternpost_table::talk::said::{LONGEST_SAID, MOST_UNREAD};
use sternpost_table::talk::wishes::TalkWish;
use sternpost_table::{Act, Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// Messages of a page.
const MESSAGES: usize = 40;

/// A campaign, who reads it, and the seat they hold.
pub(super) async fn seated(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Reader, u8), Problem> {
    let known = crate::auth::caller(request, app).await?.is_some();
    let (snapshot, reader) = match read_by(request, app, id).await {
        Err(problem) if !known && problem.is_not_found() => return Err(Problem::unauthorized()),
        read => read?,
    };
    let nobody = || if known { Problem::not_found() } else { Problem::unauthorized() };
    let seat = reader.row(&snapshot).filter(|row| row.is_held()).ok_or_else(nobody)?.seat;
    Ok((snapshot, reader, seat))
}

/// The query parameters: which part is looked at, and whom the form is filled for.
#[derive(Deserialize)]
pub struct Wanted {
    before: Option<String>,
    to: Option<u8>,
    with: Option<u8>,
}

/// The input and errors shown besides the talk.
#[derive(Default)]
struct Typed {
    with: Option<u8>,
    said: String,
    to: BTreeSet<u8>,
    error: Option<String>,
}

async fn talk_page(
    app: &App,
    snapshot: &Snapshot,
    reader: &Reader,
    seat: u8,
    before: Option<&str>,
    typed: Typed,
) -> Result<HttpResponse, Problem> {
    let row = snapshot.seats.get(usize::from(seat)).ok_or_else(Problem::not_found)?;
    let with = typed.with.filter(|with| *with != seat && usize::from(*with) < snapshot.seats.len());
    let heard = app.service.heard_with(snapshot, Seat(seat), with, before, MESSAGES).await?;
    let marks = app.service.talk_marks(snapshot, Seat(seat)).await?;
    let mut frame = reader_frame(app, snapshot, PageWords::new(row.spoken()), reader);
    frame.title = format!("{} · {}", frame.t(say::TALK), snapshot.campaign.name);
    beside(app, snapshot, reader, &mut frame).await?;
    frame.stream = Some(format!("/c/{}/stream", snapshot.campaign.id));
    let action = format!("/c/{}/talk", snapshot.campaign.id);
    let lines: Vec<SaidLine> = heard.said.iter().map(|said| line(snapshot, seat, said, marks.read)).collect();
    let last = lines.iter().any(|line| line.is_new).then(|| lines.last().map(|line| line.id.clone())).flatten();
    let thread = with.map(|with| format!("with={with}")).unwrap_or_default();
    page(&TalkPage {
        older: heard
            .older
            .map(|id| if with.is_some() { format!("{action}?{thread}&before={id}") } else { format!("{action}?before={id}") }),
        latest: before.map(|_| if with.is_some() { format!("{action}?{thread}") } else { action.clone() }),
        // Of one thread what else was said in between would be marked as read unseen.
        unread: last.filter(|_| before.is_none() && with.is_none()),
        threads: threads(snapshot, seat, frame.page_words, &action, with),
        others: others(snapshot, seat, marks.muted, &typed.to),
        digests: digests(frame.page_words, marks.digest),
        longest: LONGEST_SAID,
        typed: typed.said,
        error: typed.error,
        lines,
        action,
        page: frame,
    })
}

/// All talk, and the private talk with each other seat.
fn threads(snapshot: &Snapshot, seat: u8, page_words: PageWords, action: &str, with: Option<u8>) -> Vec<Thread> {
    let whole = Thread { href: action.to_owned(), name: page_words.t(say::TALK_ALL), is_shown: with.is_none() };
    let with_one = |other: Listener| Thread {
        href: format!("{action}?with={}", other.seat),
        name: format!("{} {}", other.mark, other.name),
        is_shown: with == Some(other.seat),
    };
    std::iter::once(whole).chain(others(snapshot, seat, 0, &BTreeSet::new()).into_iter().map(with_one)).collect()
}

/// Messages beside a turn.
const DOCKED: usize = 6;

/// The latest talk, for beside a turn whose form leads back to `back`.
pub(super) async fn dock(app: &App, snapshot: &Snapshot, row: &SeatRow, back: &str) -> Result<TalkDock, Problem> {
    let (seat, unread) = (row.seat, app.service.unread(snapshot, Seat(row.seat)).await?);
    let heard = app.service.heard(snapshot, Seat(seat), None, DOCKED).await?;
    let marks = app.service.talk_marks(snapshot, Seat(seat)).await?;
    Ok(TalkDock {
        action: format!("/c/{}/talk", snapshot.campaign.id),
        back: back.to_owned(),
        lines: heard.said.iter().map(|said| line(snapshot, seat, said, marks.read)).collect(),
        // What does not stand here was not seen.
        up_to: unread.last().filter(|_| unread.len() <= DOCKED).map(|said| said.what.id.clone()),
        unread: unread.len(),
        others: others(snapshot, seat, 0, &BTreeSet::new()),
        longest: LONGEST_SAID,
    })
}

/// To whom something private was said, without who reads it.
pub(crate) fn hearers(snapshot: &Snapshot, said: &SaidAs) -> Option<Vec<u8>> {
    let what = &said.what;
    let is_hearer = |row: &&SeatRow| row.seat != what.seat && what.audience >> row.seat & 1 == 1;
    (what.audience != 0).then(|| snapshot.seats.iter().filter(is_hearer).map(|row| row.seat).collect())
}

fn line(snapshot: &Snapshot, seat: u8, said: &SaidAs, read: u64) -> SaidLine {
    let what = &said.what;
    let held = |seat: u8| what.holders.get(&seat).map(String::as_str);
    let is_own = what.seat == seat && snapshot.is_same_holder(seat, held(seat));
    let names = |seats: Vec<u8>| seats.into_iter().map(|seat| snapshot.name_then(seat, held(seat))).collect::<Vec<_>>().join(", ");
    SaidLine {
        id: what.id.clone(),
        mark: seat_character(Seat(what.seat)),
        name: snapshot.name_then(what.seat, held(what.seat)),
        to: hearers(snapshot, said).map(names),
        said: what.said.clone(),
        time: Time::of(what.said_at),
        is_own,
        is_new: what.seat != seat && said.number > read,
    }
}

pub(super) fn others(snapshot: &Snapshot, seat: u8, muted: u32, picked: &BTreeSet<u8>) -> Vec<Listener> {
    let people = snapshot.seats.iter().filter(|row| row.seat != seat && (row.state != SeatState::Bot || row.is_sat_in()));
    let listener = |row: &SeatRow| Listener {
        seat: row.seat,
        mark: seat_character(Seat(row.seat)),
        name: row.name.clone(),
        is_picked: picked.contains(&row.seat),
        is_muted: muted >> row.seat & 1 == 1,
    };
    people.map(listener).collect()
}

/// The choices of how often letters tell what was said.
pub(super) fn digests(page_words: PageWords, chosen: Digest) -> Vec<DueChoice> {
    let choice = |digest: Digest| DueChoice {
        value: digest.name().to_owned(),
        label: match digest {
            Digest::Off => page_words.t(say::TALK_DIGEST_OFF),
            Digest::Daily => page_words.t(say::TALK_DIGEST_DAILY),
            Digest::Weekly => page_words.t(say::TALK_DIGEST_WEEKLY),
        },
        is_picked: digest == chosen,
    };
    Digest::ALL.into_iter().map(choice).collect()
}

/// Adds to the frame of a campaign's page, for a reader with a seat: the ways to its talk and its promises with what waits there, and its notes.
pub(super) async fn beside(app: &App, snapshot: &Snapshot, reader: &Reader, frame: &mut Page) -> Result<(), Problem> {
    let Some(row) = reader.row(snapshot).filter(|row| row.is_held()) else { return Ok(()) };
    let unread = app.service.unread(snapshot, Seat(row.seat)).await?.len();
    let action = format!("/c/{}/talk", snapshot.campaign.id);
    let words = match unread {
        0 => frame.t(say::TALK),
        1..MOST_UNREAD => frame.t(say::talk_unread(unread)),
        _ => frame.t(say::TALK_MANY),
    };
    // What waits for the reader comes first.
    frame.nav.insert(0, Link::new(action, words).with_waiting(unread));
    let waiting = app.service.promises(snapshot, Seat(row.seat)).await?.iter().filter(|promised| promised.waits).count();
    let words = if waiting == 0 { frame.t(say::PROMISES) } else { frame.t(say::promises_waiting(waiting)) };
    frame.nav.insert(1, Link::new(format!("/c/{}/promises", snapshot.campaign.id), words).with_waiting(waiting));
    let waiting = snapshot.orders.iter().filter(|order| order.seat == row.seat && order.order.holds_up()).count();
    let words = if waiting == 0 { frame.t(say::ORDERS) } else { frame.t(say::orders_waiting(waiting)) };
    frame.nav.insert(2, Link::new(format!("/c/{}/orders", snapshot.campaign.id), words).with_waiting(waiting));
    frame.notes = Some(notes::part(app, row).await?);
    if snapshot.watch().is_some_and(|watch| watch.terms.are_timed()) || !snapshot.waivers().is_empty() {
        frame.nav.push(Link::new(format!("/c/{}/time", snapshot.campaign.id), frame.t(say::TIME)));
    }
    Ok(())
}

/// `GET /c/{id}/talk`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn look(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    wanted: web::Query<Wanted>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let to = wanted.to.or(wanted.with).filter(|to| *to != seat);
    let typed = Typed { to: to.into_iter().collect(), with: wanted.with, ..Typed::default() };
    talk_page(&app, &snapshot, &reader, seat, wanted.before.as_deref(), typed).await.on_page()
}

/// The values of a field that may come more than once.
pub(super) fn seats_in(fields: &[(String, String)], name: &str) -> Result<BTreeSet<u8>, Problem> {
    let bad = |_| Problem::bad_request(format!("{name}: a seat is a number")).on_page();
    fields.iter().filter(|(field, _)| field == name).map(|(_, value)| value.parse::<u8>().map_err(bad)).collect()
}

/// `POST /c/{id}/talk`.
///
/// # Errors
/// If nobody with a seat is signed in, or it has said enough for now.
pub async fn say(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let back = field_of(&form, "back").to_owned();
    // A list has an entry for nobody in particular.
    let form: Vec<_> = form.into_inner().into_iter().filter(|(name, value)| name != "to" || !value.is_empty()).collect();
    let to = seats_in(&form, "to")?;
    let said = form.iter().find(|(name, _)| name == "said").map(|(_, value)| value.clone()).unwrap_or_default();
    let act = Act::Talk(TalkWish::Say { to: to.clone(), said: said.clone() });
    match app.service.act(*id, reader.by(Some(seat), Cause::Page), act).await {
        Ok(named) => {
            let name = named.names().concat();
            let there = own_path(Some(back)).map_or_else(|| format!("/c/{id}/talk#said-{name}"), |back| format!("{back}#talk-dock"));
            Ok(HttpResponse::SeeOther().insert_header(("Location", there)).finish())
        }
        Err(Refused::Invalid(why)) => {
            let page_words = PageWords::new(snapshot.seats.get(usize::from(seat)).map(SeatRow::spoken).unwrap_or_default());
            let error = Some(why.told(page_words.language()));
            let typed = Typed { said, to, error, with: None };
            let mut response = talk_page(&app, &snapshot, &reader, seat, None, typed).await.on_page()?;
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            Ok(response)
        }
        Err(refused) => Err(refused).on_page(),
    }
}

/// The form that marks messages as read.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ReadForm {
    up_to: String,
    back: Option<String>,
}

/// `POST /c/{id}/talk/read`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn read(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<ReadForm>,
) -> Result<HttpResponse, Problem> {
    let (_, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let ReadForm { up_to, back } = form.into_inner();
    app.service.act(*id, reader.by(Some(seat), Cause::Page), Act::Talk(TalkWish::Read { up_to })).await.on_page()?;
    let back = own_path(back);
    Ok(back.map_or_else(|| to_talk(*id), |back| HttpResponse::SeeOther().insert_header(("Location", back)).finish()))
}

fn to_talk(id: CampaignId) -> HttpResponse {
    HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/talk"))).finish()
}

/// `POST /c/{id}/talk/settings`.
///
/// # Errors
/// If nobody with a seat is signed in.
pub async fn settings(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let (_, reader, seat) = seated(&request, &app, *id).await.on_page()?;
    let muted = Some(seats_in(&form, "mute")?);
    let named = form.iter().find(|(name, _)| name == "digest").map(|(_, value)| value.as_str());
    let digest = named.map(|name| Digest::ALL.into_iter().find(|digest| digest.name() == name));
    let digest = digest.map(|digest| digest.ok_or_else(|| Problem::bad_request("digest: off, weekly or daily").on_page())).transpose()?;
    app.service.act(*id, reader.by(Some(seat), Cause::Page), Act::Talk(TalkWish::Follow { digest, muted })).await.on_page()?;
    Ok(to_talk(*id))
}
