//! Handlers of the lobby, before the start, and of taking a seat by the link of an invitation.

use super::open::host_at_the_table;
use super::{OnPage as _, asked_language, campaign_frame, frame, page};
use crate::app::{App, game_name, row_of};
use crate::problem::Problem;
use crate::readers::pass;
use crate::request::Request;
use crate::show;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_api::problem::ProblemKind;
use sternpost_model::language::Language;
use sternpost_model::{entropy, pace};
use sternpost_pages::assets;
use sternpost_pages::campaign::Desk;
use sternpost_pages::door::NoticePage;
use sternpost_pages::layout::{Board, Page};
use sternpost_pages::linked::Linked;
use sternpost_pages::lobby::{Decline, LobbyPage, LobbySeat, Offer};
use sternpost_pages::options::{option_notes, option_rows};
use sternpost_post::links::InviteLink;
use sternpost_store::{SeatRow, SeatState, Status};
use sternpost_table::Snapshot;
use sternpost_table::seats::people::host_name;
use sternpost_words::policies::policies;
use sternpost_words::{PageWords, say};

/// The lobby, as somebody sees it.
pub(super) fn lobby_page(app: &App, snapshot: &Snapshot, page_words: PageWords, reader: Option<&str>, own: Option<u8>) -> LobbyPage {
    let page = campaign_frame(app, snapshot, page_words, reader);
    let seats = snapshot.seats.iter().map(|row| lobby_seat(snapshot, &page, row, own)).collect();
    let missing = snapshot.seats.iter().filter_map(|row| match row.state {
        SeatState::Invited => Some(page.t(say::line_invited(&row.name))),
        SeatState::Open => Some(page.t(say::line_open(u32::from(row.seat) + 1))),
        SeatState::Taken | SeatState::Bot => None,
    });
    let missing = missing.collect();
    let mut options = option_rows(snapshot.catalogue(page_words.tag()), page_words, &snapshot.campaign.options);
    options.insert(0, (page.t(say::HOSTED_BY), host_at_the_table(snapshot, page_words)));
    options.insert(1, (page.t(say::TIME), pace::Words::new(page_words.tag()).terms(&snapshot.terms()).join(" ")));
    options.extend(policies(page_words, snapshot.campaign.table).into_iter().map(|policy| (policy.called, policy.holds)));
    LobbyPage {
        name: snapshot.campaign.name.clone(),
        game: game_name(&snapshot.campaign.game),
        seats,
        take: None,
        choose: None,
        decline: None,
        offers: vec![],
        phrase: String::new(),
        is_drawn: false,
        start: None,
        missing,
        invite: None,
        options,
        notes: notes(snapshot, page_words),
        board: first_look(snapshot, page.page_words.tag()),
        more: vec![],
        desk: Desk::of(snapshot, page_words, reader, None, None),
        host: None,
        is_in: false,
        page,
    }
}

/// The game's notes on the options by which a campaign is played.
pub(super) fn notes(snapshot: &Snapshot, page_words: PageWords) -> Vec<String> {
    option_notes(snapshot.catalogue(page_words.tag()), &snapshot.game.default_options(), &snapshot.campaign.options)
}

/// The map, if it is settled before the start.
fn first_look(snapshot: &Snapshot, language: &str) -> Option<Board> {
    let look = snapshot.first_look()?;
    Some(show::with_words(snapshot, language, |words| show::board(&look.scene, words, &look.colours, show::Showing::default())))
}

fn lobby_seat(snapshot: &Snapshot, page: &Page, row: &SeatRow, own: Option<u8>) -> LobbySeat {
    let offers = snapshot.game.seat_offers(&snapshot.campaign.options, &[]).unwrap_or_default();
    let text = row.options.as_ref().and_then(|chosen| offers.into_iter().find(|(value, _)| value == chosen)).map(|(_, text)| text);
    let state = match row.state {
        SeatState::Bot => say::STATE_BOT,
        SeatState::Invited => say::STATE_INVITED,
        SeatState::Taken => say::STATE_IN,
        SeatState::Open => say::STATE_OPEN,
    };
    LobbySeat {
        number: u32::from(row.seat) + 1,
        name: row.name.clone(),
        state: page.t(state),
        choice: text.map(|text| show::with_words(snapshot, page.page_words.tag(), |words| words.say(&text))),
        is_ready: !row.state.is_missing(),
        is_reader: own == Some(row.seat),
    }
}

pub(super) async fn invited(app: &App, token: &str) -> Result<InviteLink, Problem> {
    let link: InviteLink = app.links.read(token, app.now())?;
    let snapshot = app.service.snapshot(link.campaign).await?;
    let row = row_of(&snapshot, link.seat).ok_or_else(Problem::not_found)?;
    if row.link_generation == link.generation {
        Ok(link)
    } else {
        Err(Problem::new(ProblemKind::LinkRevoked, "this invitation was withdrawn"))
    }
}

/// `GET /i/{token}`: the lobby as the invited player sees it; once the campaign has begun, the way to its turn.
///
/// # Errors
/// If the link is dead.
pub async fn look(request: Request, app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    shown(&request, &app, &token, None).await
}

/// The lobby, with what was typed if words were drawn for its form just now.
async fn shown(request: &Request, app: &App, token: &str, typed: Option<ChoiceForm>) -> Result<HttpResponse, Problem> {
    let link = invited(app, token).await.on_page()?;
    let snapshot = app.service.snapshot(link.campaign).await.on_page()?;
    let row = row_of(&snapshot, link.seat).ok_or_else(|| Problem::not_found().on_page())?;
    if snapshot.campaign.status != Status::Lobby {
        return Ok(let_in(app, &snapshot, row));
    }
    let offers = app.service.seat_offers(link.campaign, link.seat).await.on_page()?;
    // On the first visit the browser knows better than the host; afterwards its holder has chosen.
    let first = typed.as_ref().and_then(|typed| typed.language);
    let first = first.or(asked_language(request).filter(|_| row.state == SeatState::Invited));
    let mut model = lobby_page(app, &snapshot, PageWords::new(first.unwrap_or(row.spoken())), None, Some(link.seat));
    let chosen = row.options.clone();
    // Some games have a wording of their own for leaving it to chance.
    let has_own_fate = offers.iter().any(sternpost_table::seats::join::Offer::leaves_it_open);
    let fate =
        Offer { value: String::new(), label: Linked::from(model.page.t(say::FATE).as_str()), character: None, is_chosen: chosen.is_none() };
    let known = offers.into_iter().map(|offer| Offer {
        label: show::with_words(&snapshot, model.page.page_words.tag(), |words| Linked::label(&words.everywhere(), &offer.text)),
        character: show::with_words(&snapshot, model.page.page_words.tag(), |words| words.character(&offer.text)),
        is_chosen: chosen.as_ref().map_or(offer.leaves_it_open(), |chosen| *chosen == offer.value),
        value: offer.value.to_string(),
    });
    model.offers = (!has_own_fate).then_some(fate).into_iter().chain(known).collect();
    model.choose = Some(format!("/i/{token}"));
    let is_in = row.state == SeatState::Taken;
    model.phrase = app.service.phrase_of_seat(link.campaign, link.seat).await.on_page()?.filter(|_| is_in).unwrap_or_default();
    if let Some(typed) = typed {
        let picked = typed.choice.unwrap_or_default();
        model.offers.iter_mut().for_each(|offer| offer.is_chosen = offer.value == picked);
        model.phrase = entropy::words(&assets::words(model.page.page_words.language()));
        model.is_drawn = true;
    }
    if !is_in {
        model.decline = Some(Decline { way: format!("/i/{token}"), host: host_name(&snapshot) });
        return page(&model);
    }
    // Who is in may listen for the others, and for the beginning.
    model.is_in = true;
    model.page.stream = Some(format!("/c/{}/stream", link.campaign));
    let mut response = page(&model)?;
    // Without the cookie the page is right as well, and has to be loaded anew.
    let _ = response.add_cookie(&pass(app, row));
    Ok(response)
}

/// The way from an invitation to its campaign once that has begun: the browser is let in as the seat, and led to its turn.
fn let_in(app: &App, snapshot: &Snapshot, row: &SeatRow) -> HttpResponse {
    let id = snapshot.campaign.id;
    let way = match snapshot.campaign.status {
        Status::Running => format!("/c/{id}/turn"),
        Status::Lobby | Status::Ended | Status::Stuck => format!("/c/{id}"),
    };
    let mut leads = HttpResponse::SeeOther();
    leads.insert_header(("Location", way)).insert_header(("Cache-Control", "no-store"));
    if row.is_held() {
        leads.cookie(pass(app, row));
    }
    leads.finish()
}

/// A choice in the lobby.
#[derive(Deserialize)]
pub struct ChoiceForm {
    choice: Option<String>,
    #[serde(default)]
    phrase: String,
    language: Option<Language>,
    /// Nothing is taken yet: words are drawn for the form.
    #[serde(default)]
    draw: bool,
    /// The seat is not wanted.
    #[serde(default)]
    decline: bool,
}

/// `POST /i/{token}`: the seat is taken with its choice, or declined; or words are drawn for the form, which is shown again.
///
/// # Errors
/// If the link is dead or the choice is not free any more.
pub async fn take(
    request: Request,
    app: web::Data<App>,
    token: web::Path<String>,
    form: web::Form<ChoiceForm>,
) -> Result<HttpResponse, Problem> {
    if form.draw {
        return shown(&request, &app, &token, Some(form.into_inner())).await;
    }
    let link = invited(&app, &token).await.on_page()?;
    let snapshot = app.service.snapshot(link.campaign).await.on_page()?;
    if form.decline {
        let row = row_of(&snapshot, link.seat).ok_or_else(|| Problem::not_found().on_page())?;
        let (page_words, host) = (PageWords::new(asked_language(&request).unwrap_or(row.spoken())), host_name(&snapshot));
        app.service.decline_invitation(link.campaign, link.seat).await.on_page()?;
        let (what, why) = (page_words.t(say::DECLINED_SEAT), page_words.t(say::declined_seat_why(host)));
        return page(&NoticePage { page: frame(&app, page_words, what.clone(), None), what, why });
    }
    // The page of a lobby that is over: what it would choose is settled.
    if let Some(row) = row_of(&snapshot, link.seat).filter(|row| row.is_held() && snapshot.campaign.status != Status::Lobby) {
        return Ok(let_in(&app, &snapshot, row));
    }
    drop(snapshot);
    let choice = match form.choice.as_deref() {
        None | Some("") => None,
        Some(json) => Some(serde_json::from_str(json).map_err(|_| Problem::bad_request("the choice cannot be read").on_page())?),
    };
    if let Some(language) = form.language {
        app.service.set_language(link.campaign, link.seat, language).await.on_page()?;
    }
    app.service.take_seat_with(link.campaign, link.seat, choice, &form.phrase).await.on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", format!("/i/{token}"))).finish())
}
