//! API handlers of the caller's letters: when they come, which way they go, how far they come.

use crate::app::App;
use crate::auth;
use crate::handlers::letters::{BadSecond, deliveries, name_address, name_hook, reachable as reachable_again};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::letters::{Deliveries, Letters, MailState, SecondChoice, SecondKept, SecondWay};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::reason::Reason;
use sternpost_model::wishes::{Second, SecondTo, Wishes};
use sternpost_table::Refused;
use sternpost_table::past::readable::eyes_of;
use sternpost_words::PageWords;

/// `GET /campaigns/{id}/delivery`: how far letters come, as the caller may know it.
///
/// # Errors
/// 403 for who neither plays nor hosts.
pub async fn delivery(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let snapshot = app.service.snapshot(*id).await?;
    let own = eyes_of(&snapshot, &address).seat().map(|seat| seat.0);
    if own.is_none() && snapshot.campaign.host_address != address {
        return Err(Problem::forbidden("you neither play nor host this campaign"));
    }
    let seats = deliveries(&app, &snapshot, Some(&address), own).await?;
    Ok(HttpResponse::Ok().json(Deliveries { seats }))
}

/// `GET /letters`: what the caller wants of letters, and the second way.
///
/// # Errors
/// If nobody is signed in.
pub async fn look(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let store = &app.service.store;
    let lost = store.lost_way(&address).await?.filter(|lost| lost.is_bounced(app.now()));
    let state = lost.map_or(MailState::Fine, |lost| if lost.is_unreachable() { MailState::Unreachable } else { MailState::Bounced });
    let wishes = store.wishes(&address).await?.unwrap_or_default();
    let second = store.second_way(&address).await?.map(shown);
    Ok(HttpResponse::Ok().json(Letters { wishes, second, state }))
}

/// A second way without its secret.
fn shown(second: Second) -> SecondWay {
    let always = second.always;
    match second.to {
        SecondTo::Mail { address, confirmed } => SecondWay::Mail { address, confirmed, always },
        SecondTo::Hook { url, format, .. } => SecondWay::Hook { url, format, always },
    }
}

/// `PUT /letters`: what the caller wants of letters.
///
/// # Errors
/// If it cannot be kept to.
pub async fn set(request: Request, app: web::Data<App>, body: web::Json<Wishes>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    app.service.set_wishes(&address, &body).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// `PUT /letters/second`: the second way of the caller's letters. The secret of a webhook is said here and never again.
///
/// # Errors
/// 422 if it cannot be one, 429 if too many were named.
pub async fn second(request: Request, app: web::Data<App>, body: web::Json<SecondChoice>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let page_words = PageWords::new(crate::page::asked_language(&request).unwrap_or_default());
    let named = match body.into_inner() {
        SecondChoice::None {} => {
            app.service.store.put_second_way(&address, None).await?;
            return Ok(HttpResponse::Ok().json(SecondKept { secret: None, called: None }));
        }
        SecondChoice::Mail { address: second, always } => {
            name_address(&app, &address, &second, always, page_words).await?.map(|()| SecondKept { secret: None, called: None })
        }
        SecondChoice::Hook { url, format, always } => name_hook(&app, &address, &url, format, always)
            .await?
            .map(|(secret, called)| SecondKept { secret: Some(secret), called: Some(called.err().unwrap_or_else(|| "ok".to_owned())) }),
    };
    match named {
        Ok(said) => Ok(HttpResponse::Ok().json(said)),
        Err(BadSecond::Field(why)) => {
            Err(Refused::Invalid(Reason::SecondWayCannotBe { message: PageWords::new(Language::English).t(why) }).into())
        }
    }
}

/// `POST /letters/reachable`: letters reach the caller again; what is open is sent anew.
///
/// # Errors
/// 429 if that was said too often.
pub async fn reachable(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    reachable_again(&app, &address).await?;
    Ok(HttpResponse::NoContent().finish())
}
