//! Handlers of the calendar feed of a person's deadlines. A calendar program fetches it by a secret link, which the person makes and closes.

use super::OnPage as _;
use crate::app::App;
use crate::auth;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use sternpost_api::problem::ProblemKind;
use sternpost_core::Seat;
use sternpost_model::pace::Words;
use sternpost_model::pace::ics::{Event, calendar};
use sternpost_post::links::CalendarLink;
use sternpost_store::Status;
use sternpost_words::{PageWords, say};

/// `GET /k/{token}`: what its person owes an answer to, and until when; nothing anybody else may not know.
///
/// # Errors
/// If the link is dead.
pub async fn feed(app: web::Data<App>, token: web::Path<String>) -> Result<HttpResponse, Problem> {
    let link: CalendarLink = app.links.read(&token, app.now())?;
    let store = &app.service.store;
    if store.calendar_link(&link.address).await? != Some(link.generation) {
        return Err(Problem::new(ProblemKind::LinkRevoked, "this calendar was closed"));
    }
    let mut events = vec![];
    for campaign in store.campaigns_of(&link.address).await?.iter().filter(|campaign| campaign.status == Status::Running) {
        let snapshot = app.service.snapshot(campaign.id).await?;
        for row in snapshot.seats_of(&link.address) {
            let seat = Seat(row.seat);
            let (Some(due), Some(watch)) = (snapshot.due_of(seat).filter(|_| snapshot.owed_by(seat).is_some()), &snapshot.watch) else {
                continue;
            };
            let page_words = PageWords::new(row.spoken());
            let until = Words::new(page_words.tag()).moment(due, watch.watch.zone_of(row.seat));
            events.push(Event {
                uid: format!("{}-{}-{}@sternpost", campaign.id, row.seat, snapshot.seq),
                sequence: watch.change,
                due,
                summary: page_words.t(say::calendar_due(&campaign.name)),
                description: page_words.t(say::until(until)),
                url: format!("{}/turn", app.addresses.campaign(campaign.id)),
            });
        }
    }
    let text = calendar("Sternpost", &events, app.service.clock.now());
    Ok(HttpResponse::Ok().content_type("text/calendar; charset=utf-8").insert_header(("Cache-Control", "no-store")).body(text))
}

/// The address of a person's calendar, if they have made one.
pub(super) async fn address_of(app: &App, address: &str) -> Result<Option<String>, Problem> {
    let generation = app.service.store.calendar_link(address).await?;
    Ok(generation.map(|generation| app.addresses.calendar(address, generation)))
}

/// The form that opens or closes the calendar.
#[derive(Deserialize)]
pub struct CalendarForm {
    open: bool,
}

/// `POST /calendar`: another link to the reader's calendar, or none. The one before is dead.
///
/// # Errors
/// If nobody is signed in.
pub async fn set(request: Request, app: web::Data<App>, form: web::Form<CalendarForm>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await.on_page()?;
    app.service.store.set_calendar_link(&address, form.open).await.on_page()?;
    Ok(HttpResponse::SeeOther().insert_header(("Location", "/campaigns#calendar")).finish())
}
