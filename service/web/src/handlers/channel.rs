//! Handlers of a campaign's channel: the address at which the host has news of the campaign posted for people beside the table. The channel is part
//! of the page of roles, beside who may look on.

use crate::app::App;
use crate::problem::Problem;
use sternpost_core::Key;
use sternpost_log::CampaignId;
use sternpost_pages::roles::ChannelPart;
use sternpost_post::calls::BadAddress;
use sternpost_post::channels::greeting;
use sternpost_post::webhook::Call;
use sternpost_store::{Channel, ChannelFormat, Watching};
use sternpost_table::seats::roles::RoleWish;
use sternpost_table::{Act, By, Outcome, Snapshot};
use sternpost_words::{PageWords, say};

/// A channel that was named.
pub(crate) struct Named {
    /// With what calls are signed, of a program: shown once.
    pub(crate) secret: Option<String>,
    /// What a first call came to.
    pub(crate) called: Result<(), String>,
}

/// A campaign is told of there from now on; the key of the words that say why not. Nothing is looked up for who may not do this.
///
/// # Errors
/// If the caller is not the host, or has named too many.
pub(crate) async fn name(app: &App, id: CampaignId, by: By, wish: RoleWish) -> Result<Result<Named, Key>, Problem> {
    let url = if let RoleWish::Channel { url, .. } = &wish { url.0.trim().to_owned() } else { String::new() };
    let admitted = app.service.admit(id, by, Act::Role(wish)).await?;
    if let Err(why) = app.webhooks.calls.check(&url).await {
        return Ok(Err(match why {
            BadAddress::NoUrl => say::LETTERS_NO_URL,
            BadAddress::Private => say::LETTERS_PRIVATE,
            BadAddress::NotFound => say::LETTERS_NOT_FOUND,
        }));
    }
    let name = admitted.snapshot().campaign.name.clone();
    let Outcome::Channel(channel) = app.service.carry_out(admitted).await? else { return Err(Problem::not_found()) };
    let is_signed = channel.format == ChannelFormat::Json;
    let text = PageWords::new(channel.language).t(say::channel_greeting(&name));
    let body = greeting(channel.format, &text, &app.addresses.campaign(id));
    let call = Call { url, body, secret: is_signed.then(|| channel.secret.clone()) };
    let called = app.webhooks.post(&call).await.map_err(|error| error.to_string());
    Ok(Ok(Named { secret: is_signed.then_some(channel.secret.0), called }))
}

/// The name of a format in forms.
fn name_of(format: ChannelFormat) -> &'static str {
    match format {
        ChannelFormat::Discord => "discord",
        ChannelFormat::Slack => "slack",
        ChannelFormat::Json => "json",
    }
}

/// The host's section about the channel.
///
/// # Errors
/// If the store fails.
pub(super) async fn part(
    app: &App,
    snapshot: &Snapshot,
    page_words: PageWords,
    watching: Watching,
    named: Option<Named>,
) -> Result<ChannelPart, Problem> {
    let known = app.service.store.channel(snapshot.campaign.id).await?;
    let at = |channel: &Channel| sternpost_post::hosts::host_of(&channel.url.0).unwrap_or_default();
    let format = |format| match format {
        ChannelFormat::Discord => page_words.t(say::CHANNEL_DISCORD),
        ChannelFormat::Slack => page_words.t(say::CHANNEL_SLACK),
        ChannelFormat::Json => page_words.t(say::CHANNEL_JSON),
    };
    let (secret, called) = match named {
        None => (None, None),
        Some(Named { secret, called: Ok(()) }) => (secret, Some(page_words.t(say::LETTERS_CALLED))),
        Some(Named { secret, called: Err(why) }) => (secret, Some(page_words.t(say::letters_not_called(why)))),
    };
    Ok(ChannelPart {
        is: known.as_ref().map(|channel| page_words.t(say::channel_is(at(channel), format(channel.format)))),
        shows: page_words.t(match watching {
            Watching::Anybody => say::CHANNEL_ANYBODY,
            Watching::ByLink(_) => say::CHANNEL_BY_LINK,
            Watching::Nobody => say::CHANNEL_NOBODY,
        }),
        formats: [ChannelFormat::Discord, ChannelFormat::Slack, ChannelFormat::Json].map(|one| (name_of(one), format(one))).to_vec(),
        secret,
        called,
    })
}
