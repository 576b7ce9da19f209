//! Handlers of the devices on which a person is notified that they are asked something: naming, trying and removing them. They are part of the page
//! of letters.

use crate::app::App;
use crate::browser::browser_of;
use crate::problem::Problem;
use crate::request::Request;
use actix_web::http::header;
use serde::Deserialize;
use sternpost_core::Key;
use sternpost_model::device_keys::DeviceKeys;
use sternpost_pages::letters::{DeviceFields, DeviceLine};
use sternpost_pages::told::Time;
use sternpost_post::SendError;
use sternpost_post::calls::BadAddress;
use sternpost_post::letters::Words;
use sternpost_post::notices::trial;
use sternpost_store::Device;
use sternpost_table::talk::devices::{BadDevice, NewDevice};
use sternpost_words::{PageWords, say};

/// A subscription as a browser has it, and what its person calls the device.
#[derive(Clone, Debug, Deserialize)]
pub struct Subscription {
    /// Where its push service takes what is for it.
    pub endpoint: String,
    /// The key `p256dh`.
    pub p256dh: String,
    /// The key `auth`.
    pub auth: String,
    /// What its person calls it.
    #[serde(default)]
    pub name: String,
}

/// The browser of who asks, in two words.
pub(crate) fn browser(request: &Request) -> String {
    let said = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    browser_of(said.unwrap_or_default())
}

/// Keeps a device; the key of the words that say why not.
///
/// # Errors
/// If too many were named.
pub(crate) async fn add(app: &App, address: &str, named: Subscription) -> Result<Result<Device, Key>, Problem> {
    app.service.limits.write_again(address, address)?;
    let Some(keys) = DeviceKeys::read(&named.p256dh, &named.auth) else { return Ok(Err(say::DEVICES_NO_KEYS)) };
    if let Err(why) = app.pushes.calls().check(&named.endpoint).await {
        return Ok(Err(match why {
            BadAddress::NoUrl => say::DEVICES_NO_ENDPOINT,
            BadAddress::Private => say::LETTERS_PRIVATE,
            BadAddress::NotFound => say::LETTERS_NOT_FOUND,
        }));
    }
    let added = app.service.add_device(address, NewDevice { endpoint: named.endpoint, keys, name: named.name }).await?;
    Ok(added.map_err(|why| match why {
        BadDevice::TooMany => say::DEVICES_TOO_MANY,
        BadDevice::SomebodyElses => say::DEVICES_SOMEBODY_ELSES,
        BadDevice::Name => say::DEVICES_NO_NAME,
    }))
}

/// The result of trying a device.
pub(crate) enum Tried {
    /// Its push service has taken a notice.
    Told,
    /// It has not, for now or for good.
    Not(String),
    /// The device is there no more, and is forgotten.
    Gone,
}

/// Sends somebody's device a notice now.
///
/// # Errors
/// If they have no such device, or have tried too often.
pub(crate) async fn attempt(app: &App, page_words: PageWords, address: &str, id: &str) -> Result<Tried, Problem> {
    let store = &app.service.store;
    let device = store.device(id).await?.filter(|device| device.address == address).ok_or_else(Problem::not_found)?;
    app.service.limits.write_again(address, address)?;
    let waiting = app.service.waiting_for_person(address).await?;
    let notice = trial(device, &Words::new(page_words.language()), format!("{}/letters", app.public_url), waiting);
    match app.pushes.send(&notice).await {
        Ok(()) => Ok(Tried::Told),
        Err(SendError::Gone(_)) => {
            store.drop_device(address, id).await?;
            Ok(Tried::Gone)
        }
        Err(why @ (SendError::Later(_) | SendError::NotBefore(..) | SendError::Refused(_) | SendError::Never(_))) => {
            Ok(Tried::Not(why.to_string()))
        }
    }
}

/// The key with which browsers subscribe.
///
/// # Errors
/// If there is none.
pub(crate) async fn key(app: &App) -> Result<String, Problem> {
    let key = app.pushes.key().await.map_err(|error| {
        tracing::error!(%error, "devices cannot be told");
        Problem::failed()
    })?;
    Ok(key.public().to_owned())
}

/// The section about a person's devices.
///
/// # Errors
/// If the store fails.
pub(super) async fn fields(app: &App, request: &Request, page_words: PageWords, address: &str) -> Result<DeviceFields, Problem> {
    let devices = app.service.store.devices(address).await?;
    let line = |device: &Device| DeviceLine {
        id: device.id.clone(),
        name: if device.name.is_empty() { page_words.t(say::DEVICES_UNNAMED) } else { device.name.clone() },
        since: Time::of(device.since),
    };
    Ok(DeviceFields { key: key(app).await?, devices: devices.iter().map(line).collect(), name: browser(request), said: None, error: None })
}
