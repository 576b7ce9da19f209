//! A campaign's channel: its host names where people beside the table are told of it. It stands on the page of roles, beside who may look on.

use crate::campaign::Snapshot;
use crate::entropy;
use crate::http::app::App;
use crate::http::pages::{ChannelPart, Lex};
use crate::http::problem::Problem;
use crate::language::Language;
use crate::post::calls::BadAddress;
use crate::post::channels::greeting;
use crate::post::webhook::Call;
use crate::post::wishes::Secret;
use crate::store::{Channel, ChannelFormat, Watching};

/// A channel that was named.
pub(in crate::http) struct Named {
    /// With what calls are signed, of a program: shown once.
    pub(in crate::http) secret: Option<String>,
    /// What a first call came to.
    pub(in crate::http) called: Result<(), String>,
}

/// A campaign is told of there from now on; the key of the words that say why not.
///
/// # Errors
/// If the caller is not the host, or has named too many.
pub(in crate::http) async fn name(
    app: &App,
    snapshot: &Snapshot,
    address: &str,
    (url, format, language): (&str, ChannelFormat, Language),
) -> Result<Result<Named, &'static str>, Problem> {
    let campaign = snapshot.campaign.id;
    only_host(snapshot, address)?;
    app.service.limits.write_again(address, address)?;
    let url = url.trim();
    if let Err(why) = app.webhooks.calls.check(url).await {
        return Ok(Err(match why {
            BadAddress::NoUrl => "page-letters-no-url",
            BadAddress::Private => "page-letters-private",
            BadAddress::NotFound => "page-letters-not-found",
        }));
    }
    // What has happened before is none of its readers' news.
    let told = app.service.shown_to_channel(campaign).await?.last().unwrap_or_default();
    let secret = Secret(entropy::token());
    let channel = Channel { campaign, url: Secret(url.to_owned()), format, secret: secret.clone(), language, told };
    app.service.store.put_channel(&channel).await?;
    let is_signed = format == ChannelFormat::Json;
    let text = Lex::new(language).t1("page-channel-greeting", "campaign", &snapshot.campaign.name);
    let body = greeting(format, &text, &app.addresses.campaign(campaign));
    let call = Call { url: url.to_owned(), body, secret: is_signed.then(|| secret.clone()) };
    let called = app.webhooks.post(&call).await.map_err(|error| error.to_string());
    Ok(Ok(Named { secret: is_signed.then_some(secret.0), called }))
}

/// A campaign is told of nowhere any more.
///
/// # Errors
/// If the caller is not the host.
pub(in crate::http) async fn end(app: &App, snapshot: &Snapshot, address: &str) -> Result<(), Problem> {
    only_host(snapshot, address)?;
    app.service.store.drop_channel(snapshot.campaign.id).await?;
    Ok(())
}

fn only_host(snapshot: &Snapshot, address: &str) -> Result<(), Problem> {
    if snapshot.campaign.host_address == address {
        Ok(())
    } else {
        Err(Problem::forbidden("only the host settles where a campaign is told of"))
    }
}

/// The name of a format in forms and calls.
pub(in crate::http) fn format_named(name: &str) -> Option<ChannelFormat> {
    [ChannelFormat::Discord, ChannelFormat::Slack, ChannelFormat::Json].into_iter().find(|format| name_of(*format) == name)
}

fn name_of(format: ChannelFormat) -> &'static str {
    match format {
        ChannelFormat::Discord => "discord",
        ChannelFormat::Slack => "slack",
        ChannelFormat::Json => "json",
    }
}

/// What the page shows the host of it.
///
/// # Errors
/// If the store fails.
pub(super) async fn part(
    app: &App,
    snapshot: &Snapshot,
    lex: Lex,
    watching: Watching,
    named: Option<Named>,
) -> Result<ChannelPart, Problem> {
    let known = app.service.store.channel(snapshot.campaign.id).await?;
    let at = |channel: &Channel| crate::config::host_of(&channel.url.0).unwrap_or_default();
    let format = |format| match format {
        ChannelFormat::Discord => lex.t("page-channel-discord"),
        ChannelFormat::Slack => lex.t("page-channel-slack"),
        ChannelFormat::Json => lex.t("page-channel-json"),
    };
    let (secret, called) = match named {
        None => (None, None),
        Some(Named { secret, called: Ok(()) }) => (secret, Some(lex.t("page-letters-called"))),
        Some(Named { secret, called: Err(why) }) => (secret, Some(lex.t1("page-letters-not-called", "why", why))),
    };
    Ok(ChannelPart {
        is: known.as_ref().map(|channel| lex.t2("page-channel-is", "host", at(channel), "format", format(channel.format))),
        shows: lex.t(match watching {
            Watching::Anybody => "page-channel-anybody",
            Watching::ByLink(_) => "page-channel-by-link",
            Watching::Nobody => "page-channel-nobody",
        }),
        formats: [ChannelFormat::Discord, ChannelFormat::Slack, ChannelFormat::Json].map(|one| (name_of(one), format(one))).to_vec(),
        secret,
        called,
    })
}
