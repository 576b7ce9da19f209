//! A campaign's page, and the board as it stood.

use super::anytime::address_of;
use super::desk::desk;
use super::host;
use super::letters;
use super::{OnPage as _, compare, course, court, language_form, lines, lobby, page, page_words_of, reader_frame, talk, watch, why};
use crate::app::{App, game_name};
use crate::auth;
use crate::problem::Problem;
use crate::readers::{Reader, looked_at};
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, ResponseError as _, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_boards::Before;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::CampaignId;
use sternpost_model::reason::Reason;
use sternpost_pages::board_look::BoardLook;
use sternpost_pages::board_look::look_links;
use sternpost_pages::{Anytime, CampaignPage, Differences, Lines, Link, Moment, Page, Preview, Side, SinceLine, Time};
use sternpost_picture::ChangedSince;
use sternpost_store::{SeatState, Status};
use sternpost_table::past::chronicle_search::{Sought, ToldEntry};
use sternpost_table::past::history::History;
use sternpost_table::past::readable::Chronicled;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::{PageWords, say};

/// Lines of the chronicle on a campaign's page: more are on its own.
const LINES: usize = 40;

/// The words of the reader's seat; of a reader without one, those the browser asks for.
pub(super) fn page_words_at(snapshot: &Snapshot, request: &Request, reader: &Reader) -> PageWords {
    reader.row(snapshot).map_or_else(|| page_words_of(request), |row| PageWords::new(row.spoken()))
}

/// `GET /c/{id}`.
///
/// # Errors
/// If there is no such campaign.
pub async fn one(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    look: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    if look.costs() {
        let named = auth::caller(&request, &app).await.on_page()?;
        app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    }
    let (snapshot, reader) = read_by(&request, &app, *id).await.on_page()?;
    if snapshot.campaign.status == Status::Lobby {
        let own = reader.row(&snapshot);
        let mut model =
            lobby::lobby_page(&app, &snapshot, page_words_at(&snapshot, &request, &reader), reader.address(), own.map(|row| row.seat));
        model.take = own.filter(|row| row.state == SeatState::Invited).map(|row| app.addresses.path_of(&app.addresses.invitation(row)));
        model.host = host::part(&app, &snapshot, reader.address()).await.on_page()?;
        model.page.language_form = own.and_then(|_| language_form(format!("/c/{id}/language"), format!("/c/{id}")));
        model.page.stream = Some(format!("/c/{id}/stream"));
        let page_words = model.page.page_words;
        model.more = vec![Link::new(format!("/c/{id}/roles"), page_words.t(say::ROLES))];
        letters::beside(&app, &snapshot, page_words, (reader.address(), own.map(|row| row.seat)), &mut model.desk).await.on_page()?;
        return page(&model);
    }
    let Some(play) = snapshot.play.as_ref() else {
        let why = match snapshot.campaign.status {
            Status::Ended => Refused::WrongState(Reason::CampaignWasClosed),
            Status::Lobby | Status::Running | Status::Stuck => Refused::Stuck,
        };
        return Err(Problem::from(why).on_page());
    };
    shown(&app, &snapshot, page_words_at(&snapshot, &request, &reader), &reader, (play, None), &look, None).await.on_page()
}

/// A number of an entry, as the form for moments sends it.
#[derive(Deserialize)]
pub struct Near {
    seq: u64,
    /// The move of the head that left the line on which it is looked for; none: the line that counts.
    line: Option<u64>,
}

/// `GET /c/{id}/at?seq=`: leads to the position that stood then.
///
/// # Errors
/// If there is no such campaign.
pub async fn near(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    near: web::Query<Near>,
) -> Result<HttpResponse, Problem> {
    let (snapshot, _) = read_by(&request, &app, *id).await.on_page()?;
    let history = match near.line.map(|by| snapshot.moves.left(snapshot.seq).into_iter().find(|line| line.by == by)) {
        Some(Some(line)) => compare::along(&app, &snapshot, line.last).await.on_page()?,
        Some(None) => return Err(Problem::not_found().on_page()),
        None => course::history(&app, &snapshot).await.on_page()?,
    };
    let step = history.at(near.seq).or(history.steps.first()).ok_or_else(|| Problem::not_found().on_page())?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/c/{id}/at/{}", step.seq))).finish())
}

/// `GET /c/{id}/at/{seq}`.
///
/// # Errors
/// If there is no such campaign or entry.
pub async fn at(
    request: Request,
    app: web::Data<App>,
    path: web::Path<(CampaignId, u64)>,
    look: web::Query<BoardLook>,
) -> Result<HttpResponse, Problem> {
    let (id, seq) = path.into_inner();
    let named = auth::caller(&request, &app).await.on_page()?;
    app.limits.look(named.as_deref(), app.network(&request)).on_page()?;
    let (snapshot, reader) = read_by(&request, &app, id).await.on_page()?;
    if seq > snapshot.seq {
        return Err(Problem::not_found().on_page());
    }
    let play = show::position(&app, &snapshot, seq).await.on_page()?;
    shown(&app, &snapshot, page_words_at(&snapshot, &request, &reader), &reader, (&play, Some(seq)), &look, None).await.on_page()
}

/// What is shown of a moment of the past, without what it says of itself.
fn moment(snapshot: &Snapshot, history: &History, seq: u64) -> Moment {
    let id = snapshot.campaign.id;
    let at = |seq: u64| format!("/c/{id}/at/{seq}");
    let (before, after) = history.around(seq);
    let (first, last) = (history.steps.first().map_or(seq, |step| step.seq), history.steps.last().map_or(seq, |step| step.seq));
    let step = history.at(seq);
    let who: Vec<String> = step.iter().flat_map(|step| &step.seats).map(|seat| snapshot.name(*seat)).collect();
    Moment {
        seq,
        time: step.map(|step| Time::of(step.at)),
        who: Some(who.join(", ")).filter(|who| !who.is_empty()),
        lines: vec![],
        changed: None,
        why: None,
        line: None,
        line_by: None,
        ways: vec![],
        first: (seq > first).then(|| at(first)),
        earlier: before.map(|step| at(step.seq)),
        later: after.map(|step| at(step.seq)),
        last: (seq < last).then(|| at(last)),
        slide: (format!("/c/{id}/at"), first, last),
        now: format!("/c/{id}"),
    }
}

/// What can be looked at from a moment of the past.
fn ways(snapshot: &Snapshot, page_words: PageWords, (play, seq): (&dyn Play, u64), reader: &Reader) -> Vec<Link> {
    let id = snapshot.campaign.id;
    let own = reader.row(snapshot).map(|row| Seat(row.seat));
    let tried = own.filter(|seat| seq == snapshot.seq || play.waiting_for().contains(seat));
    let tried = tried.map(|_| Link::new(format!("/c/{id}/what-if?from={seq}"), page_words.t(say::WHAT_IF_HERE)));
    let is_left = snapshot.moves.end_of_line(seq, snapshot.seq).is_some();
    let beside = if is_left { page_words.t(say::COMPARE_LINE) } else { page_words.t(say::COMPARE_WITH_NOW) };
    let now = (seq < snapshot.seq).then(|| Link::new(format!("/c/{id}/compare?a={seq}&b={}", snapshot.seq), beside));
    let letters = reader.row(snapshot).map(|_| Link::new(format!("/c/{id}/letters?entry={seq}"), page_words.t(say::MAILED_HERE)));
    now.into_iter().chain(tried).chain(letters).collect()
}

/// The position before an entry: what the entry changed is marked on the board. Where older rules led, nothing is.
async fn before_entry(app: &App, snapshot: &Snapshot, history: &History, seq: u64) -> Result<Option<Before>, Problem> {
    // A move of the head leads away from where it stood just before.
    let before = match snapshot.moves.leads_to(seq) {
        Some(_) => Some(seq - 1),
        None => history.around(seq).0.map(|step| step.seq),
    };
    let Some(before) = before else { return Ok(None) };
    match show::position(app, snapshot, before).await {
        Ok(play) => Ok(Some(Before { seq: before, play, since: ChangedSince::Entry })),
        Err(problem) if problem.status_code().is_client_error() => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// A campaign as its reader may look at it, and who that is.
pub(super) async fn read_by(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Reader), Problem> {
    looked_at(request, app, id).await
}

/// Where one goes on from a campaign's page. What is only known as it is now is not for who looks on with a delay.
fn more(snapshot: &Snapshot, reader: &Reader, frame: &Page, whole: &str) -> Vec<Link> {
    let id = snapshot.campaign.id;
    let mut links = vec![Link::new(whole, frame.t(say::CHRONICLE_WHOLE))];
    if reader.behind().is_none() {
        links.push(Link::new(format!("/c/{id}/time"), frame.t(say::TIME)));
        links.push(Link::new(format!("/c/{id}/seats"), frame.t(say::HANDS)));
        links.push(Link::new(format!("/c/{id}/court"), frame.t(say::COURT)));
        links.push(Link::new(format!("/c/{id}/roles"), frame.t(say::ROLES)));
    }
    let is_stranger = reader.address().is_none() && !reader.is_by_pass();
    links.extend(is_stranger.then(|| Link::new("/sign-in", frame.t(say::PLAY_HERE))));
    links.push(Link::new(format!("/api/v1/campaigns/{id}/export"), frame.t(say::EXPORT)));
    links.push(Link::new(format!("/fair-chance?campaign={id}"), frame.t(say::FAIR_CHANCE)));
    links
}

/// The page of a campaign, for a reader.
///
/// # Errors
/// If the store fails.
pub(super) async fn shown(
    app: &App,
    snapshot: &Snapshot,
    page_words: PageWords,
    reader: &Reader,
    (shared, seq): (&Arc<dyn Play>, Option<u64>),
    look: &BoardLook,
    preview: Option<Preview>,
) -> Result<HttpResponse, Problem> {
    let play = &**shared;
    let eyes = seq.map_or_else(|| reader.eyes(snapshot), |seq| reader.eyes_at(snapshot, seq));
    let id = snapshot.campaign.id;
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.preview = preview;
    frame.language_form = reader.row(snapshot).and_then(|_| language_form(format!("/c/{id}/language"), format!("/c/{id}")));
    talk::beside(app, snapshot, reader, &mut frame).await?;
    frame.note = reader.behind().map(|behind| watch::behind_in_words(page_words, behind.delay));
    // How it ended stands on the page itself.
    frame.over = frame.over.filter(|_| seq.is_some());
    frame.stream = seq.is_none().then(|| format!("/c/{id}/stream"));
    let history = match seq {
        Some(seq) => compare::along(app, snapshot, seq).await?,
        None => course::history(app, snapshot).await?,
    };
    let line = seq.and_then(|seq| snapshot.moves.end_of_line(seq, snapshot.seq));
    let sought = Sought { before: seq.map(|seq| seq + 1), line, most: LINES, ..Sought::default() };
    let found = app.service.told(snapshot, &history, reader.eyes(snapshot), &sought).await?;
    let owes = eyes.seat().is_some_and(|seat| snapshot.campaign.status == Status::Running && snapshot.owing().contains(&seat));
    let can_act = if seq.is_none() { eyes.seat().and_then(|seat| snapshot.anytime_of(seat)) } else { None };
    let before = match (seq, reader.row(snapshot)) {
        (Some(seq), _) => before_entry(app, snapshot, &history, seq).await?,
        (None, Some(row)) => show::last_seen(app, snapshot, row).await,
        (None, None) => None,
    };
    let scene = play.scene(eyes);
    let looked = look.of_campaign(play, &scene, eyes);
    let board =
        show::kept_board(app, snapshot, shared, (seq.unwrap_or(snapshot.seq), eyes), (before.as_ref(), &looked), page_words.tag()).await?;
    let here = seq.map_or_else(|| format!("/c/{id}"), |seq| format!("/c/{id}/at/{seq}"));
    let digest = match reader.row(snapshot) {
        Some(row) => Some(app.service.talk_marks(snapshot, Seat(row.seat)).await?.digest),
        None => None,
    };
    let has_ended = seq.is_none() && snapshot.campaign.status == Status::Ended;
    let account = match seq {
        Some(seq) => app.service.account(snapshot, eyes, seq).await?,
        None => None,
    };
    let left = match seq {
        Some(seq) => lines::note(app, snapshot, page_words, seq).await?,
        None => None,
    };
    let changed = seq.and(before.as_ref()).map(|before| [Side::of(&*before.play, eyes), Side::of(play, eyes)]);
    let whole = left.as_ref().map_or_else(|| format!("/c/{id}/chronicle"), |(_, link)| link.href.clone());
    let tried = reader.row(snapshot).filter(|_| seq.is_none() && snapshot.campaign.status == Status::Running);
    let tried = tried.map(|_| Link::new(format!("/c/{id}/what-if"), page_words.t(say::WHAT_IF_TRY_NOW)));
    let is_back = account.as_ref().is_some_and(|account| matches!(account.line.kind, "rewound" | "taken-back"));
    let moves = account.as_ref().is_some_and(|account| court::moves_the_position(account.line.kind));
    let from_here = seq.and_then(|seq| court::moment(snapshot, page_words, reader, &history, (seq, is_back, moves)));
    // A fight may have begun in entries before it.
    let lines = |entry: &ToldEntry| {
        let seq = entry.seq;
        entry.lines.iter().map(move |text| Chronicled { seq, text: text.clone() }).collect::<Vec<_>>()
    };
    let until: Vec<Chronicled> = seq.map_or_else(Vec::new, |_| found.entries.iter().rev().flat_map(lines).collect());
    let told_at = show::with_lines(snapshot, (page_words.tag(), eyes), &until, |lines| {
        Lines { reader: None, ..lines }.told(&|told| Some(told) == seq)
    });
    let told_at: Vec<SinceLine> = told_at.into_iter().map(|(_, line)| line).collect();
    let look_back = if has_ended { course::look_back(app, snapshot, &history, eyes, page_words).await? } else { None };
    let mut model = show::with_words(snapshot, page_words.tag(), |words| CampaignPage {
        look_back,
        name: snapshot.campaign.name.clone(),
        game: game_name(&snapshot.campaign.game),
        state: show::state_words(snapshot, page_words),
        answer: owes.then(|| Link::new(format!("/c/{id}/turn"), frame.t(say::ANSWER_NOW))),
        anytime: can_act.map(|asked| Anytime::of(&asked, words, |offer| address_of(id, &offer.id))),
        moment: seq.map(|seq| Moment {
            lines: told_at.clone(),
            changed: changed.as_ref().map(|[before, after]| Differences::between(before, after, page_words, words)),
            why: account.as_ref().map(|account| why::why(snapshot, page_words, words, account)),
            line_by: left.as_ref().map(|(by, _)| *by),
            line: left.as_ref().map(|(_, link)| link.clone()),
            ways: ways(snapshot, page_words, (play, seq), reader),
            ..moment(snapshot, &history, seq)
        }),
        court: from_here,
        standing: show::standing(snapshot, &frame, words, play, eyes),
        board: board.with_looks(look_links(
            &looked,
            &here,
            page_words,
            &|text| words.say(text),
            &show::name_of_focus(&scene, words, &looked),
        )),
        panels: show::panels(&scene, words, play, eyes),
        ending: if has_ended { course::ending(snapshot, page_words, &history, reader) } else { None },
        plot: if has_ended { course::plot(snapshot, page_words, &history, play, words) } else { None },
        told: course::told(snapshot, &history, &found.entries, words, (eyes.seat(), seq)),
        chronicle: (
            whole.clone(),
            found.older.map(|before| format!("{whole}{}before={before}", if whole.contains('?') { '&' } else { '?' })),
        ),
        more: more(snapshot, reader, &frame, &whole).into_iter().chain(tried).collect(),
        desk: if seq.is_none() {
            desk(snapshot, page_words, reader.address(), reader.row(snapshot).filter(|_| reader.is_by_pass()), digest)
        } else {
            None
        },
        page: frame,
    });
    letters::beside(app, snapshot, page_words, (reader.address(), reader.row(snapshot).map(|row| row.seat)), &mut model.desk).await?;
    page(&model)
}
