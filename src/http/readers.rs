//! Who reads a campaign's pages: an account, or a browser that one of a seat's letters has let in.
//!
//! The pass a letter's link leaves behind is a signed cookie: good for one campaign and one seat, for a day from the last link that was opened
//! or turn that was sent, and dead with the seat's link generation. Nothing is stored for it, so that leaving it changes nothing.

use super::app::{App, row_of};
use super::auth;
use super::problem::Problem;
use crate::campaign::{Hot, eyes_of};
use crate::log::CampaignId;
use crate::post::links::SeatPass;
use crate::store::SeatRow;
use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite, time};
use chrono::TimeDelta;
use sternpost_core::{Eyes, Seat};

/// How long a pass lives.
const PASS_LIFE: TimeDelta = TimeDelta::days(1);

fn cookie_name(app: &App) -> &'static str {
    if app.is_secure() { "__Secure-sternpost-seat" } else { "sternpost-seat" }
}

/// Who reads a campaign's pages.
pub(in crate::http) struct Reader {
    address: Option<String>,
    /// The seat a pass lets in.
    by_pass: Option<u8>,
}

impl Reader {
    /// Whoever sends a request. An account that holds a seat in the campaign goes before a pass: the pass of a letter that was opened in
    /// passing takes nobody away from the own seat.
    ///
    /// # Errors
    /// If a bearer token is not valid, or the store fails.
    pub(in crate::http) async fn of(request: &HttpRequest, app: &App, hot: &Hot) -> Result<Self, Problem> {
        let address = auth::caller(request, app).await?;
        let has_seat = address.as_ref().is_some_and(|address| hot.seats_of(address).next().is_some());
        let by_pass = if has_seat { None } else { passed(request, app, hot) };
        Ok(Self { address, by_pass })
    }

    /// The address of who is signed in; none of who has a pass only.
    pub(in crate::http) fn address(&self) -> Option<&str> {
        self.address.as_deref()
    }

    /// Whether the seat is read by a pass.
    pub(in crate::http) fn is_by_pass(&self) -> bool {
        self.by_pass.is_some()
    }

    /// The reader's seat.
    pub(in crate::http) fn row<'a>(&'a self, hot: &'a Hot) -> Option<&'a SeatRow> {
        match (self.by_pass, &self.address) {
            (Some(seat), _) => row_of(hot, seat),
            (None, Some(address)) => hot.seats_of(address).next(),
            (None, None) => None,
        }
    }

    /// What the reader sees: a campaign is shown to its players and to whoever has its address, for ids cannot be guessed, and spectators see
    /// what is public.
    pub(in crate::http) fn eyes(&self, hot: &Hot) -> Eyes {
        match (self.by_pass, &self.address) {
            (Some(seat), _) => Eyes::Seat(Seat(seat)),
            (None, Some(address)) => eyes_of(hot, address),
            (None, None) => Eyes::Spectator,
        }
    }
}

/// The seat a request's pass lets in.
fn passed(request: &HttpRequest, app: &App, hot: &Hot) -> Option<u8> {
    let cookie = request.cookie(cookie_name(app))?;
    let pass: SeatPass = app.links.read(cookie.value(), app.now()).ok()?;
    let row = row_of(hot, pass.seat).filter(|row| row.is_held())?;
    (pass.campaign == hot.campaign.id && pass.generation == row.link_generation).then_some(pass.seat)
}

/// A pass for a seat, for the browser that is answered.
pub(in crate::http) fn pass(app: &App, row: &SeatRow) -> Cookie<'static> {
    let said = SeatPass { campaign: row.campaign, seat: row.seat, generation: row.link_generation };
    let token = app.links.sign(said, app.expiry_now() + PASS_LIFE);
    of_campaign(app, row.campaign, token).max_age(time::Duration::seconds(PASS_LIFE.num_seconds())).finish()
}

/// Takes the pass to a campaign from a browser.
pub(in crate::http) fn no_pass(app: &App, campaign: CampaignId) -> Cookie<'static> {
    let mut gone = of_campaign(app, campaign, String::new()).finish();
    gone.make_removal();
    gone
}

fn of_campaign(app: &App, campaign: CampaignId, token: String) -> actix_web::cookie::CookieBuilder<'static> {
    let path = format!("/c/{campaign}");
    Cookie::build(cookie_name(app), token).path(path).http_only(true).same_site(SameSite::Lax).secure(app.is_secure())
}
