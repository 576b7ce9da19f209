//! Handlers of the page about time at a table. Everybody sees what holds and until when; a seat books absences and asks the table, the host settles
//! the rest.

use super::campaign::{page_words_at, read_by};
use super::{OnPage as _, field_of, page, reader_frame, talk, windows};
use crate::app::App;
use crate::form_act::{self, Field};
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use sternpost_core::{Key, Seat};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::pace::{self, Ballot, Forecast, Held, Pace, Terms, Verdict, Vote, VoteOn, Watch, zones};
use sternpost_model::policy::Windows;
use sternpost_pages::time::{AwayLine, BallotLines, ForecastPart, PaceFields, TimePage, VoteLine};
use sternpost_store::Status;
use sternpost_table::time::outlook::outlook;
use sternpost_table::time::pace_acts::TimeWish;
use sternpost_table::{Act, Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// The input and errors shown on the page besides its state.
#[derive(Default)]
struct Typed {
    error: Option<String>,
    host: Option<PaceFields>,
}

/// `GET /c/{id}/time`.
///
/// # Errors
/// If there is no such campaign.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    reader.only_now().on_page()?;
    let page_words = page_words_at(&snapshot, &request, &reader);
    shown(&app, &snapshot, page_words, &reader, Typed::default()).await.on_page()
}

fn is_host(snapshot: &Snapshot, reader: &Reader) -> bool {
    reader.address() == Some(snapshot.campaign.host_address.as_str())
}

/// The state of time for the question that is asked now, in words.
fn stands(snapshot: &Snapshot, watch: &Watch, page_words: PageWords, zone: pace::Tz) -> Option<String> {
    if snapshot.campaign.status != Status::Running || !watch.terms.are_timed() {
        return None;
    }
    let words = pace::Words::new(page_words.tag());
    Some(match (watch.held, watch.due()) {
        (Some(Held::Host), _) => page_words.t(say::TIME_PAUSED),
        (Some(Held::TimeOver), _) => page_words.t(say::TIME_OVER),
        (None, Some(due)) => {
            let names: Vec<String> = watch
                .waiting
                .iter()
                .flat_map(|waiting| waiting.questions.keys())
                .filter(|seat| !watch.excused.contains(seat))
                .map(|seat| snapshot.name(Seat(*seat)))
                .collect();
            page_words.t(say::time_due(names.join(", "), words.moment(due, zone)))
        }
        (None, None) => return None,
    })
}

/// Until when a reader's page says that who is asked can answer; nothing if no time runs.
pub(crate) fn due_in_words(snapshot: &Snapshot, page_words: PageWords, seat: Option<u8>) -> Option<String> {
    let watch = snapshot.watch()?;
    let zone = seat.map_or(watch.terms.zone, |seat| watch.zone_of(seat));
    Some(pace::Words::new(page_words.tag()).moment(snapshot.due()?, zone))
}

fn vote_line(snapshot: &Snapshot, vote: &Vote, page_words: PageWords, own: Option<u8>) -> VoteLine {
    let by = snapshot.name(Seat(vote.by));
    let (text, act) = match vote.on {
        VoteOn::Extend(hours) => (page_words.t(say::time_asks_more(hours, by)), ("ask-more".to_owned(), hours)),
        VoteOn::Resume => (page_words.t(say::time_asks_resume(by)), ("ask-resume".to_owned(), 0)),
    };
    let agreed: Vec<String> = vote.agreed.iter().map(|seat| snapshot.name(Seat(*seat))).collect();
    let may = own.is_some_and(|seat| seat != vote.by && !vote.agreed.contains(&seat));
    VoteLine { text, agreed: agreed.join(", "), agree: may.then_some(act) }
}

/// A verdict in the reader's words.
fn verdict_words(page_words: PageWords, verdict: Verdict) -> String {
    page_words.t(match verdict {
        Verdict::Default => say::VERDICT_DEFAULT,
        Verdict::Extend => say::VERDICT_EXTEND,
        Verdict::Bot => say::VERDICT_BOT,
        Verdict::Substitute => say::VERDICT_SUBSTITUTE,
    })
}

/// The section of the vote on what is done once time is over.
fn ballot_lines(
    snapshot: &Snapshot,
    watch: &Watch,
    ballot: &Ballot,
    page_words: PageWords,
    own: Option<u8>,
    zone: pace::Tz,
) -> BallotLines {
    let alone = watch.waiting.as_ref().and_then(pace::Waiting::alone);
    let said =
        ballot.votes.iter().map(|(seat, verdict)| format!("{}: {}", snapshot.name(Seat(*seat)), verdict_words(page_words, *verdict)));
    let choice = |verdict: Verdict| {
        (verdict.id(), verdict_words(page_words, verdict), own.is_some_and(|seat| ballot.votes.get(&seat) == Some(&verdict)))
    };
    let may = own.is_some() && own != alone;
    let open = Verdict::ALL.into_iter().filter(|verdict| may && (*verdict != Verdict::Substitute || alone.is_some()));
    BallotLines {
        text: page_words.t(say::ballot(pace::Words::new(page_words.tag()).moment(ballot.until, zone))),
        said: said.collect(),
        choices: open.map(choice).collect(),
    }
}

/// The forecast in the reader's words.
fn forecast_parts(snapshot: &Snapshot, told: &Forecast, page_words: PageWords, zone: pace::Tz) -> Vec<ForecastPart> {
    if told.seats.is_empty() {
        return vec![];
    }
    let words = pace::Words::new(page_words.tag());
    let moment = |moment| words.moment(moment, zone);
    let mut ahead: Vec<String> = told.end.map(|(from, to)| page_words.t(say::forecast_end(moment(from), moment(to)))).into_iter().collect();
    let next = |seat: &pace::SeatForecast| {
        let (from, to) = seat.next?;
        let (name, from, to) = (snapshot.name(Seat(seat.seat)), moment(from), moment(to));
        Some(page_words.t(say::forecast_next(name.as_str(), from.as_str(), to.as_str())))
    };
    ahead.extend(told.seats.iter().filter_map(next));
    if ahead.is_empty() {
        ahead.push(page_words.t(say::FORECAST_TOO_EARLY));
    } else if told.end.is_none() {
        ahead.insert(0, page_words.t(say::FORECAST_END_UNKNOWN));
    }
    let mut slowest: Vec<&pace::SeatForecast> = told.seats.iter().collect();
    slowest.sort_by_key(|seat| std::cmp::Reverse(seat.share));
    let line = |seat: &&pace::SeatForecast| {
        let (name, median) = (snapshot.name(Seat(seat.seat)), words.length(seat.median.unwrap_or_default()));
        page_words.t(say::forecast_seat(name.as_str(), median.as_str(), u32::from(seat.share)))
    };
    let mut waits: Vec<String> = slowest.iter().map(line).collect();
    if told.together > 0 {
        waits.push(page_words.t(say::forecast_together(u32::from(told.together))));
    }
    if let Some((time, percent)) = told.saved {
        waits.push(page_words.t(say::forecast_saved(words.length(time), u32::from(percent))));
    }
    vec![
        ForecastPart { heading: page_words.t(say::FORECAST), lines: ahead },
        ForecastPart { heading: page_words.t(say::FORECAST_WAITS), lines: waits },
    ]
}

async fn shown(app: &App, snapshot: &Snapshot, page_words: PageWords, reader: &Reader, typed: Typed) -> Result<HttpResponse, Problem> {
    let watch = snapshot.watch().cloned().unwrap_or_default();
    let now = app.service.clock.now();
    let own = reader.row(snapshot).filter(|row| row.is_held()).map(|row| row.seat);
    let zone = own.map_or(watch.terms.zone, |seat| watch.zone_of(seat));
    let words = pace::Words::new(page_words.tag());
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.title = format!("{} · {}", frame.t(say::TIME), snapshot.campaign.name);
    talk::beside(app, snapshot, reader, &mut frame).await?;
    let is_running = snapshot.campaign.status == Status::Running && watch.terms.are_timed();
    let runs = is_running && watch.due().is_some();
    let is_open = matches!(snapshot.campaign.status, Status::Lobby | Status::Running);
    let hosts = is_host(snapshot, reader) && is_open;
    let away = watch.away.iter().filter(|away| away.until > now).map(|away| AwayLine {
        name: snapshot.name(Seat(away.seat)),
        days: words.days(away.from, away.until, watch.zone_of(away.seat)),
        own: (own == Some(away.seat)).then(|| away.from.to_rfc3339()),
    });
    let asked = own.is_some_and(|seat| watch.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&seat)));
    let looks_ahead =
        snapshot.campaign.status == Status::Running && snapshot.play.is_some() && (own.is_some() || is_host(snapshot, reader));
    let forecast = match looks_ahead {
        true => forecast_parts(snapshot, &outlook(snapshot, &*app.service.history(snapshot).await?, now), page_words, zone),
        false => vec![],
    };
    let model = TimePage {
        ballot: watch.ballot.as_ref().filter(|_| is_running).map(|ballot| ballot_lines(snapshot, &watch, ballot, page_words, own, zone)),
        forecast,
        action: format!("/c/{}/time", snapshot.campaign.id),
        terms: words.terms(&watch.terms),
        now: stands(snapshot, &watch, page_words, zone),
        stores: snapshot.seats.iter().filter_map(|row| Some((row.name.clone(), words.store(watch.store_of(row.seat, now)?)))).collect(),
        away: away.collect(),
        vote: watch.vote.as_ref().filter(|_| is_running).map(|vote| vote_line(snapshot, vote, page_words, own)),
        error: typed.error,
        own: own.filter(|_| is_open && watch.terms.are_timed()).map(|seat| (zone.name().to_owned(), watch.days_left(seat))),
        may_ask: runs && asked && watch.vote.is_none(),
        may_ask_to_resume: is_running && own.is_some() && watch.held.is_some() && watch.vote.is_none(),
        host: hosts.then(|| typed.host.unwrap_or_else(|| PaceFields::of(page_words, &watch.terms))),
        may_pause: hosts && is_running && watch.held != Some(Held::Host),
        may_resume: hosts && is_running && watch.held.is_some(),
        may_extend: hosts && runs,
        windows: windows::part(snapshot, page_words, own),
        zones: zones().collect(),
        page: frame,
    };
    page(&model)
}

/// `POST /c/{id}/time`: the reader's seat, or the host, does something about time. What cannot be done is said on the page.
///
/// # Errors
/// If neither host nor a seat asks, or the form is none of ours.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    form: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Problem> {
    let known = crate::auth::caller(&request, &app).await.on_page()?.is_some();
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    let own = reader.row(&snapshot).filter(|row| row.is_held()).map(|row| row.seat);
    let hosts = is_host(&snapshot, &reader);
    if own.is_none() && !hosts {
        let why = if known { Problem::forbidden("only who plays or hosts does something about time") } else { Problem::unauthorized() };
        return Err(why.on_page());
    }
    let page_words = page_words_at(&snapshot, &request, &reader);
    let fields = form.into_inner();
    let mut typed = Typed::default();
    let wish = match field_of(&fields, "act") {
        "settle" => settled(&snapshot, page_words, &fields, &mut typed),
        act => {
            let wish = form_act::read(&fields, FIELDS, page_words.language());
            if wish.is_none() {
                typed.error = Some(page_words.t(unread(act).on_page()?));
            }
            wish
        }
    };
    if let Some(wish) = wish {
        let is_waiver = matches!(wish, TimeWish::Waive { .. } | TimeWish::TakeWaiverBack { .. });
        let place = if is_waiver { "#windows" } else { "" };
        match app.service.act(*id, reader.by(own, Cause::Page), Act::Time(wish)).await {
            Ok(_) => return Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/time{place}"))).finish()),
            Err(Refused::Order(_) | Refused::NoOrder) => typed.error = Some(page_words.t(say::WINDOWS_NONE)),
            Err(Refused::WrongState(_)) if is_waiver => typed.error = Some(page_words.t(say::WINDOWS_NOT_NOW)),
            Err(Refused::Invalid(why) | Refused::WrongState(why)) => typed.error = Some(why.told(page_words.language())),
            Err(refused) => return Err(Problem::from(refused).on_page()),
        }
    }
    let snapshot = app.service.snapshot(*id).await.on_page()?;
    let mut response = shown(&app, &snapshot, page_words, &reader, typed).await.on_page()?;
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

/// The fields of a form about time.
const FIELDS: &[Field] = &[
    ("hours", "hours", form_act::Typed::Number, &["extend", "ask-more"]),
    ("from", "from", form_act::Typed::Text, &["away", "return"]),
    ("to", "to", form_act::Typed::Text, &["away"]),
    ("verdict", "verdict", form_act::Typed::Text, &["say"]),
    ("windows", "windows", form_act::Typed::Text, &["waive", "take-waiver-back"]),
    ("until", "until", form_act::Typed::Text, &["waive"]),
    ("zone", "zone", form_act::Typed::Text, &["zone"]),
];

/// The words for a form of which nothing can be made.
///
/// # Errors
/// If no page of ours has such a form.
fn unread(act: &str) -> Result<Key, Problem> {
    match act {
        "away" => Ok(say::TIME_NO_DATE),
        "zone" => Ok(say::TIME_NO_ZONE),
        "return" | "say" => Ok(say::TIME_WRONG),
        "waive" => Err(Problem::bad_request("until: none of ours")),
        _ => Err(Problem::bad_request("act: none of ours")),
    }
}

/// The terms a form settles; none: they cannot hold, and it is said why.
fn settled(snapshot: &Snapshot, page_words: PageWords, fields: &[(String, String)], typed: &mut Typed) -> Option<TimeWish> {
    let (filled, terms) = PaceFields::read(page_words, fields);
    typed.host = Some(filled);
    let needs_hours = snapshot.campaign.table.windows == Windows::Even;
    if terms.is_none() {
        typed.error = Some(page_words.t(say::TIME_WRONG));
    }
    let terms = terms?;
    if needs_hours && !terms.are_windows_timed() {
        typed.error = Some(page_words.t(say::WINDOWS_EVEN_NEEDS));
        return None;
    }
    // Where windows need no hours of their own, "as long as it takes" holds for them too.
    let is_untimed = terms.pace == Pace::None && !needs_hours;
    Some(TimeWish::Settle(Box::new(if is_untimed { Terms::default() } else { terms })))
}
