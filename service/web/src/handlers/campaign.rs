//! Handlers of a campaign's page: the campaign as it stands, and the board as it stood.

use super::anytime::address_of;
use super::moment::EntryLookedAt;
use super::{OnPage as _, compare, course, host, language_form, letters, lobby, page, page_words_of, reader_frame, talk, watch};
use crate::app::{App, game_name};
use crate::problem::Problem;
use crate::readers::{Reader, Visit, looked_at};
use crate::request::Request;
use crate::{auth, show};
use actix_web::{HttpResponse, ResponseError as _, web};
use serde::Deserialize;
use std::sync::Arc;
use sternpost_boards::Before;
use sternpost_core::{Eyes, Seat};
use sternpost_game::Play;
use sternpost_log::CampaignId;
use sternpost_model::reason::Reason;
use sternpost_pages::anytime::Anytime;
use sternpost_pages::board_look::{BoardLook, look_links};
use sternpost_pages::campaign::{CampaignPage, Desk};
use sternpost_pages::layout::{Board, Link, Page, Preview};
use sternpost_picture::{ChangedSince, Words};
use sternpost_store::{SeatState, Status};
use sternpost_table::past::chronicle_search::{Sought, ToldPart};
use sternpost_table::past::history::History;
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
    let page_words = page_words_at(&snapshot, &request, &reader);
    shown(Visit { app: &app, snapshot: &snapshot, page_words, reader: &reader }, (play, None), &look, None).await.on_page()
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
    let page_words = page_words_at(&snapshot, &request, &reader);
    shown(Visit { app: &app, snapshot: &snapshot, page_words, reader: &reader }, (&play, Some(seq)), &look, None).await.on_page()
}

/// A campaign as its reader may look at it, and who that is.
pub(super) async fn read_by(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Reader), Problem> {
    looked_at(request, app, id).await
}

/// Links from a campaign's page to its further pages; `whole` is its chronicle. Pages that only show the present are not for a reader who looks on
/// with a delay.
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

/// The page of a campaign, for a reader: as it stands, or as it stood after an entry.
///
/// # Errors
/// If the store fails.
pub(super) async fn shown(
    visit: Visit<'_>,
    (play, seq): (&Arc<dyn Play>, Option<u64>),
    look: &BoardLook,
    preview: Option<Preview>,
) -> Result<HttpResponse, Problem> {
    let Visit { app, snapshot, page_words, reader } = visit;
    let eyes = seq.map_or_else(|| reader.eyes(snapshot), |seq| reader.eyes_at(snapshot, seq));
    let frame = frame_of(visit, seq, preview).await?;
    let history = match seq {
        Some(seq) => compare::along(app, snapshot, seq).await?,
        None => course::history(app, snapshot).await?,
    };
    let view = View { visit, play, seq, eyes, history: &history };
    let found = view.told().await?;
    let before = view.before().await?;
    let board = view.board(before.as_ref(), look).await?;
    let entry = match seq {
        Some(seq) => Some(EntryLookedAt::of(&view, seq, before.as_ref(), &found.entries).await?),
        None => None,
    };
    let desk = view.desk().await?;
    let has_ended = seq.is_none() && snapshot.campaign.status == Status::Ended;
    let look_back = if has_ended { course::look_back(app, snapshot, &history, eyes, page_words).await? } else { None };
    let whole = entry.as_ref().and_then(|entry| entry.left.as_ref()).map(|(_, link)| link.href.clone());
    let whole = whole.unwrap_or_else(|| format!("/c/{}/chronicle", snapshot.campaign.id));
    page(&show::with_words(snapshot, page_words.tag(), |words| CampaignPage {
        look_back,
        name: snapshot.campaign.name.clone(),
        game: game_name(&snapshot.campaign.game),
        state: show::state_words(snapshot, page_words),
        answer: view.answer(),
        anytime: view.anytime(words),
        moment: entry.as_ref().map(|entry| entry.moment(&view, words)),
        court: entry.as_ref().and_then(|entry| entry.court(&view)),
        standing: show::standing(snapshot, &frame, words, &**play, eyes),
        board,
        panels: show::panels(&play.scene(eyes), words, &**play, eyes),
        ending: if has_ended { course::ending(snapshot, page_words, &history, reader) } else { None },
        plot: if has_ended { course::plot(snapshot, page_words, &history, &**play, words) } else { None },
        told: course::told(snapshot, &history, &found.entries, words, (eyes.seat(), seq)),
        more: more(snapshot, reader, &frame, &whole).into_iter().chain(view.tried()).collect(),
        chronicle: (
            whole.clone(),
            found.older.map(|before| format!("{whole}{}before={before}", if whole.contains('?') { '&' } else { '?' })),
        ),
        desk,
        page: frame,
    }))
}

/// The frame of a campaign's page.
async fn frame_of(visit: Visit<'_>, seq: Option<u64>, preview: Option<Preview>) -> Result<Page, Problem> {
    let Visit { app, snapshot, page_words, reader } = visit;
    let id = snapshot.campaign.id;
    let mut frame = reader_frame(app, snapshot, page_words, reader);
    frame.preview = preview;
    frame.language_form = reader.row(snapshot).and_then(|_| language_form(format!("/c/{id}/language"), format!("/c/{id}")));
    talk::beside(app, snapshot, reader, &mut frame).await?;
    frame.note = reader.behind().map(|behind| watch::behind_in_words(page_words, behind.delay));
    // How it ended stands on the page itself.
    frame.over = frame.over.filter(|_| seq.is_some());
    frame.stream = seq.is_none().then(|| format!("/c/{id}/stream"));
    Ok(frame)
}

/// A position of a campaign as its page shows it to a reader.
pub(super) struct View<'v> {
    pub(super) visit: Visit<'v>,
    pub(super) play: &'v Arc<dyn Play>,
    /// The entry after which it stood so; none: it stands so now.
    seq: Option<u64>,
    pub(super) eyes: Eyes,
    /// The course of the line it stands on.
    pub(super) history: &'v History,
}

impl View<'_> {
    /// The latest that was told until then.
    async fn told(&self) -> Result<ToldPart, Problem> {
        let Visit { app, snapshot, reader, .. } = self.visit;
        let line = self.seq.and_then(|seq| snapshot.moves.end_of_line(seq, snapshot.seq));
        let sought = Sought { before: self.seq.map(|seq| seq + 1), line, most: LINES, ..Sought::default() };
        Ok(app.service.told(snapshot, self.history, reader.eyes(snapshot), &sought).await?)
    }

    /// The position that this one is compared with: of a moment of the past the one before its entry, of now the one the reader has seen last.
    async fn before(&self) -> Result<Option<Before>, Problem> {
        let Visit { app, snapshot, reader, .. } = self.visit;
        let Some(seq) = self.seq else {
            return Ok(match reader.row(snapshot) {
                Some(row) => show::last_seen(app, snapshot, row).await,
                None => None,
            });
        };
        // A move of the head leads away from where it stood just before.
        let before = match snapshot.moves.leads_to(seq) {
            Some(_) => Some(seq - 1),
            None => self.history.around(seq).0.map(|step| step.seq),
        };
        let Some(before) = before else { return Ok(None) };
        match show::position(app, snapshot, before).await {
            Ok(play) => Ok(Some(Before { seq: before, play, since: ChangedSince::Entry })),
            // Where older rules led nothing is marked.
            Err(problem) if problem.status_code().is_client_error() => Ok(None),
            Err(problem) => Err(problem),
        }
    }

    /// The board, with what has changed marked, and links to other ways of looking at it.
    async fn board(&self, before: Option<&Before>, look: &BoardLook) -> Result<Board, Problem> {
        let Visit { app, snapshot, page_words, .. } = self.visit;
        let scene = self.play.scene(self.eyes);
        let looked = look.of_campaign(&**self.play, &scene, self.eyes);
        let at = (self.seq.unwrap_or(snapshot.seq), self.eyes);
        let board = show::kept_board(app, snapshot, self.play, at, (before, &looked), page_words.tag()).await?;
        let id = snapshot.campaign.id;
        let here = self.seq.map_or_else(|| format!("/c/{id}"), |seq| format!("/c/{id}/at/{seq}"));
        Ok(show::with_words(snapshot, page_words.tag(), |words| {
            let near = show::name_of_focus(&scene, words, &looked);
            board.with_looks(look_links(&looked, &here, page_words, &|text| words.say(text), &near))
        }))
    }

    /// The link to the question that is asked of the reader now.
    fn answer(&self) -> Option<Link> {
        let Visit { snapshot, page_words, .. } = self.visit;
        let owes = |seat| snapshot.campaign.status == Status::Running && snapshot.owing().contains(&seat);
        let answer = || Link::new(format!("/c/{}/turn", snapshot.campaign.id), page_words.t(say::ANSWER_NOW));
        self.eyes.seat().is_some_and(owes).then(answer)
    }

    /// The acts open to the reader now although nobody waits for them.
    fn anytime(&self, words: &Words<'_>) -> Option<Anytime> {
        let snapshot = self.visit.snapshot;
        let asked = self.eyes.seat().filter(|_| self.seq.is_none()).and_then(|seat| snapshot.anytime_of(seat))?;
        Some(Anytime::of(&asked, words, |offer| address_of(snapshot.campaign.id, &offer.id)))
    }

    /// The link to the what-if page, from the present position.
    fn tried(&self) -> Option<Link> {
        let Visit { snapshot, page_words, reader, .. } = self.visit;
        let is_played = self.seq.is_none() && snapshot.campaign.status == Status::Running;
        let link = |_| Link::new(format!("/c/{}/what-if", snapshot.campaign.id), page_words.t(say::WHAT_IF_TRY_NOW));
        reader.row(snapshot).filter(|_| is_played).map(link)
    }

    /// The reader's settings, beside the campaign as it stands now.
    async fn desk(&self) -> Result<Option<Desk>, Problem> {
        let Visit { app, snapshot, page_words, reader } = self.visit;
        if self.seq.is_some() {
            return Ok(None);
        }
        let row = reader.row(snapshot);
        let digest = match row {
            Some(row) => Some(app.service.talk_marks(snapshot, Seat(row.seat)).await?.digest),
            None => None,
        };
        let mut desk = Desk::of(snapshot, page_words, reader.address(), row.filter(|_| reader.is_by_pass()), digest);
        letters::beside(app, snapshot, page_words, (reader.address(), row.map(|row| row.seat)), &mut desk).await?;
        Ok(desk)
    }
}
