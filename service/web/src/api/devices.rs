//! API handlers of the devices on which the caller is notified that they are asked something, for programs and for the pages' own script.

use crate::app::App;
use crate::auth;
use crate::handlers::devices::{Subscription, Tried, add, attempt, browser, key};
use crate::problem::Problem;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::devices::{self as api, DeviceKeys, NewDevice};
use sternpost_model::language::Language;
use sternpost_model::reason::Reason;
use sternpost_store::Device;
use sternpost_table::Refused;
use sternpost_words::PageWords;

fn shown(device: &Device) -> api::Device {
    api::Device { device: device.id.clone(), name: device.name.clone(), since: device.since }
}

/// `GET /devices`: the caller's, the key with which browsers subscribe, and how many campaigns wait for the caller.
///
/// # Errors
/// If nobody is signed in.
pub async fn all(request: Request, app: web::Data<App>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let devices = app.service.store.devices(&address).await?.iter().map(shown).collect();
    let waiting = app.service.waiting_for_person(&address).await?;
    let key = key(&app).await?;
    Ok(HttpResponse::Ok().json(api::Devices { key, devices, waiting }))
}

/// `POST /devices`: the caller is told there.
///
/// # Errors
/// 422 if it cannot be told, 429 if too many were named.
pub async fn name(request: Request, app: web::Data<App>, body: web::Json<NewDevice>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let NewDevice { endpoint, keys: DeviceKeys { p256dh, auth }, name, expiration: _ } = body.into_inner();
    let name = name.unwrap_or_else(|| browser(&request));
    match add(&app, &address, Subscription { endpoint, p256dh, auth, name }).await? {
        Ok(device) => Ok(HttpResponse::Created().json(shown(&device))),
        Err(why) => Err(Refused::Invalid(Reason::DeviceCannotBe { message: PageWords::new(Language::English).t(why) }).into()),
    }
}

/// `DELETE /devices/{device}`: nothing is told there any more.
///
/// # Errors
/// 404 if the caller has no such one.
pub async fn forget(request: Request, app: web::Data<App>, device: web::Path<String>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    if app.service.store.drop_device(&address, &device).await? { Ok(HttpResponse::NoContent().finish()) } else { Err(Problem::not_found()) }
}

/// `POST /devices/{device}/notice`: a notice goes there now.
///
/// # Errors
/// 404 if the caller has no such one, 429 if it was tried too often.
pub async fn notice(request: Request, app: web::Data<App>, device: web::Path<String>) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let page_words = PageWords::new(crate::page::asked_language(&request).unwrap_or_default());
    let (told, why) = match attempt(&app, page_words, &address, &device).await? {
        Tried::Told => (true, None),
        Tried::Not(why) => (false, Some(why)),
        Tried::Gone => (false, Some("the device is gone, and forgotten".to_owned())),
    };
    Ok(HttpResponse::Ok().json(api::Tried { told, why }))
}
