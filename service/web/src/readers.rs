//! The reader of a campaign's pages: an account, or a browser that one of a seat's letters has let in.
//!
//! The pass that a letter's link leaves behind is a signed cookie. It is good for one campaign and one seat; it lasts as long as a letter's link
//! does, counted from the last such link that was opened or turn that was sent, and dies with the seat's link generation. Nothing is stored for it,
//! so that leaving it changes nothing.

use super::app::{App, row_of};
use super::auth;
use super::problem::Problem;
use super::request::Request;
use actix_web::cookie::{Cookie, SameSite, time};
use chrono::TimeDelta;
use std::sync::Arc;
use sternpost_core::{Eyes, Seat};
use sternpost_log::{CampaignId, Cause};
use sternpost_post::links::{SeatPass, WatchLink};
use sternpost_store::{Delay, SeatRow, Spectators, Watching};
use sternpost_table::past::readable::{eyes_at, eyes_of};
use sternpost_table::{By, Refused, Snapshot};
use sternpost_words::PageWords;

/// The life of the spectators' cookie in a browser; following it again begins anew.
const WATCH_LIFE: TimeDelta = TimeDelta::days(90);

fn cookie_name(app: &App) -> &'static str {
    if app.is_secure() { "__Secure-sternpost-seat" } else { "sternpost-seat" }
}

/// The reader of a campaign's pages.
pub(crate) struct Reader {
    address: Option<String>,
    /// The seat a pass lets in.
    by_pass: Option<u8>,
    /// The spectators' link it was let in by; none: it sees the campaign as it stands.
    behind: Option<Behind>,
}

/// A reader at a campaign: what its pages are made for.
#[derive(Clone, Copy)]
pub(crate) struct Visit<'v> {
    pub(crate) app: &'v App,
    pub(crate) snapshot: &'v Snapshot,
    pub(crate) page_words: PageWords,
    pub(crate) reader: &'v Reader,
}

/// The delay with which somebody looks on, and their link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Behind {
    pub(crate) delay: Delay,
    generation: u32,
}

/// A campaign as whoever asks may look at it, and who that is: its table as it stands, everybody else as its host has settled.
///
/// # Errors
/// If there is no such campaign, or it is not for who asks: these two are not told apart.
pub(crate) async fn looked_at(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Reader), Problem> {
    // Who asks is known before the campaign is looked at.
    auth::caller(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    let reader = Reader::of(request, app, &snapshot).await?;
    admitted(request, app, snapshot, reader).await
}

/// The same for programs: the pass of a letter opens pages only.
///
/// # Errors
/// As [`looked_at`].
pub(crate) async fn looked_at_by_program(request: &Request, app: &App, id: CampaignId) -> Result<(Arc<Snapshot>, Reader), Problem> {
    let address = auth::caller(request, app).await?;
    let snapshot = app.service.snapshot(id).await?;
    admitted(request, app, snapshot, Reader { address, by_pass: None, behind: None }).await
}

async fn admitted(request: &Request, app: &App, snapshot: Arc<Snapshot>, reader: Reader) -> Result<(Arc<Snapshot>, Reader), Problem> {
    if reader.is_of_the_table(&snapshot) {
        return Ok((snapshot, reader));
    }
    let Spectators { watching, generation } = app.service.store.spectators(snapshot.campaign.id).await?;
    match watching {
        Watching::Anybody => Ok((snapshot, reader)),
        Watching::ByLink(delay) if has_link(request, app, snapshot.campaign.id, generation) => {
            let stood = app.service.as_it_stood(&snapshot, delay).await?;
            Ok((stood, Reader { behind: Some(Behind { delay, generation }), ..reader }))
        }
        Watching::ByLink(_) | Watching::Nobody => Err(Refused::NoCampaign.into()),
    }
}

impl Behind {
    /// The campaign as it stood, at a later look; none: the link is good no more.
    pub(crate) async fn look_again(self, app: &App, id: CampaignId) -> Option<Arc<Snapshot>> {
        let now = app.service.store.spectators(id).await.ok()?;
        if now != (Spectators { watching: Watching::ByLink(self.delay), generation: self.generation }) {
            return None;
        }
        let snapshot = app.service.snapshot(id).await.ok()?;
        app.service.as_it_stood(&snapshot, self.delay).await.ok()
    }
}

fn watch_cookie_name(app: &App) -> &'static str {
    if app.is_secure() { "__Secure-sternpost-watch" } else { "sternpost-watch" }
}

/// Whether a request comes with a campaign's living spectators' link: what its page has left in the browser, or `?watch=`.
fn has_link(request: &Request, app: &App, id: CampaignId, generation: u32) -> bool {
    let is_it = |token: &str| {
        let link: Result<WatchLink, _> = app.links.read(token, app.now());
        link.is_ok_and(|link| link.campaign == id && link.generation == generation)
    };
    let named = request.query_string().split('&').find_map(|pair| pair.strip_prefix("watch="));
    named.is_some_and(is_it) || request.cookie(watch_cookie_name(app)).is_some_and(|cookie| is_it(cookie.value()))
}

/// The cookies that the spectators' link leaves in a browser: they are sent with the campaign's pages and with its part of the API.
pub(crate) fn watch_cookies(app: &App, id: CampaignId, token: &str) -> [Cookie<'static>; 2] {
    [format!("/c/{id}"), format!("/api/v1/campaigns/{id}")].map(|path| {
        let cookie = Cookie::build(watch_cookie_name(app), token.to_owned()).path(path).http_only(true).same_site(SameSite::Lax);
        cookie.secure(app.is_secure()).max_age(time::Duration::seconds(WATCH_LIFE.num_seconds())).finish()
    })
}

impl Reader {
    /// The reader who sends a request. An account that holds a seat in the campaign goes before a pass: the pass of a letter that was opened in
    /// passing takes nobody away from the own seat.
    ///
    /// # Errors
    /// If a bearer token is not valid, or the store fails.
    pub(crate) async fn of(request: &Request, app: &App, snapshot: &Snapshot) -> Result<Self, Problem> {
        let address = auth::caller(request, app).await?;
        let has_seat = address.as_ref().is_some_and(|address| snapshot.seats_of(address).next().is_some());
        let by_pass = if has_seat { None } else { passed(request, app, snapshot) };
        Ok(Self { address, by_pass, behind: None })
    }

    /// The same, let in by a letter of a seat: the pass is given with the answer.
    pub(crate) fn let_in(self, row: &SeatRow) -> Self {
        Self { by_pass: Some(row.seat), ..self }
    }

    /// Somebody of whom nothing is known but that they have the spectators' link.
    pub(crate) fn by_link(delay: Delay, generation: u32) -> Self {
        Self { address: None, by_pass: None, behind: Some(Behind { delay, generation }) }
    }

    /// Whether it sits at the table, hosts it, or rules its disputes.
    pub(crate) fn is_of_the_table(&self, snapshot: &Snapshot) -> bool {
        let address = self.address.as_deref();
        let is_arbiter = |address: &str| snapshot.arbiter().is_some_and(|arbiter| arbiter.address == address);
        self.by_pass.is_some() || address.is_some_and(|address| snapshot.is_known_to(address) || is_arbiter(address))
    }

    /// The delay with which the reader looks on, by the spectators' link.
    pub(crate) fn behind(&self) -> Option<Behind> {
        self.behind
    }

    /// The actor of what the reader does for this seat, or for none.
    pub(crate) fn by(&self, seat: Option<u8>, cause: Cause) -> By {
        By { address: self.address.clone(), seat: seat.map(Seat), by_letter: self.is_by_pass(), cause, key: None }
    }

    /// Refuses who looks on with a delay: what is asked for is only known as it is now.
    ///
    /// # Errors
    /// If it does.
    pub(crate) fn only_now(&self) -> Result<(), Problem> {
        if self.behind.is_some() { Err(Problem::not_found()) } else { Ok(()) }
    }

    /// The address of who is signed in; none of who has a pass only.
    pub(crate) fn address(&self) -> Option<&str> {
        self.address.as_deref()
    }

    /// Whether the seat is read by a pass.
    pub(crate) fn is_by_pass(&self) -> bool {
        self.by_pass.is_some()
    }

    /// The reader's seat.
    pub(crate) fn row<'a>(&'a self, snapshot: &'a Snapshot) -> Option<&'a SeatRow> {
        match (self.by_pass, &self.address) {
            (Some(seat), _) => row_of(snapshot, seat),
            (None, Some(address)) => snapshot.seats_of(address).next(),
            (None, None) => None,
        }
    }

    /// The eyes of the reader: a campaign is shown to its players and to whoever has its address, for ids cannot be guessed, and spectators see what
    /// is public.
    pub(crate) fn eyes(&self, snapshot: &Snapshot) -> Eyes {
        match (self.by_pass, &self.address) {
            (Some(seat), _) => Eyes::Seat(Seat(seat)),
            (None, Some(address)) => eyes_of(snapshot, address),
            (None, None) => Eyes::Spectator,
        }
    }

    /// The same at a moment.
    pub(crate) fn eyes_at(&self, snapshot: &Snapshot, seq: u64) -> Eyes {
        match (self.by_pass, &self.address, self.behind) {
            (None, Some(address), None) => eyes_at(snapshot, address, seq),
            (_, _, _) => self.eyes(snapshot),
        }
    }
}

/// The seat a request's pass lets in.
fn passed(request: &Request, app: &App, snapshot: &Snapshot) -> Option<u8> {
    let cookie = request.cookie(cookie_name(app))?;
    let pass: SeatPass = app.links.read(cookie.value(), app.now()).ok()?;
    let row = row_of(snapshot, pass.seat).filter(|row| row.is_held())?;
    (pass.campaign == snapshot.campaign.id && pass.generation == row.link_generation).then_some(pass.seat)
}

/// A pass for a seat, for the browser that is answered.
pub(crate) fn pass(app: &App, row: &SeatRow) -> Cookie<'static> {
    // Between two turns of a long game weeks may pass: a pass lasts as long as the link that left it.
    let life = app.addresses.link_life;
    let said = SeatPass { campaign: row.campaign, seat: row.seat, generation: row.link_generation };
    let token = app.links.sign(said, app.expiry_now() + life);
    of_campaign(app, row.campaign, token).max_age(time::Duration::seconds(life.num_seconds())).finish()
}

/// The same pass for what a letter's link opens by itself: it comes back with whatever is sent to that link's address.
pub(crate) fn pass_at_link(app: &App, row: &SeatRow, token: &str) -> Cookie<'static> {
    let mut pass = pass(app, row);
    pass.set_path(format!("/t/{token}"));
    pass
}

/// Takes the pass to a campaign from a browser.
pub(crate) fn no_pass(app: &App, campaign: CampaignId) -> Cookie<'static> {
    let mut gone = of_campaign(app, campaign, String::new()).finish();
    gone.make_removal();
    gone
}

fn of_campaign(app: &App, campaign: CampaignId, token: String) -> actix_web::cookie::CookieBuilder<'static> {
    let path = format!("/c/{campaign}");
    Cookie::build(cookie_name(app), token).path(path).http_only(true).same_site(SameSite::Lax).secure(app.is_secure())
}
