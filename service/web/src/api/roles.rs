//! API handlers of roles in a campaign: the arbiter, and who may look on.

use super::looked_at;
use crate::app::App;
use crate::auth;
use crate::handlers::channel::Named;
use crate::handlers::roles::carry_out;
use crate::problem::Problem;
use crate::readers::Reader;
use crate::request::Request;
use actix_web::{HttpResponse, web};
use sternpost_api::roles::{ChannelTold, ProposedArbiter, Roles};
use sternpost_log::{CampaignId, Cause};
use sternpost_store::{Channel, Watching};
use sternpost_table::seats::arbiter::waits_for;
use sternpost_table::seats::people::{host_name, masked};
use sternpost_table::seats::roles::RoleWish;
use sternpost_table::{By, Snapshot};

/// `GET /campaigns/{id}/roles`: host and arbiter by name, and who may look on; to who plays or hosts what is proposed, to the host the link.
///
/// # Errors
/// If there is no such campaign.
pub async fn look(request: Request, app: web::Data<App>, id: web::Path<CampaignId>) -> Result<HttpResponse, Problem> {
    let (snapshot, reader, _) = looked_at(&request, &app, *id).await?;
    reader.only_now()?;
    let body = shown(&app, &snapshot, &reader).await?;
    Ok(HttpResponse::Ok().json(body))
}

async fn shown(app: &App, snapshot: &Snapshot, reader: &Reader) -> Result<Roles, Problem> {
    let id = snapshot.campaign.id;
    let is_host = reader.address() == Some(snapshot.campaign.host_address.as_str());
    let may_see = is_host || reader.row(snapshot).is_some_and(|row| row.is_held());
    let proposal = app.service.store.arbiter_proposal(id).await?.filter(|_| may_see).map(|proposal| ProposedArbiter {
        proposal: proposal.name(),
        name: proposal.who.as_ref().map(|who| who.name.clone()),
        address: proposal.who.as_ref().map(|who| masked(&who.address)),
        since: proposal.since,
        waits_for: waits_for(snapshot, &proposal).iter().map(|row| row.seat).collect(),
    });
    let spectators = app.service.store.spectators(id).await?;
    let is_linked = matches!(spectators.watching, Watching::ByLink(_));
    let url = (is_host && is_linked).then(|| app.addresses.watching(id, spectators.generation));
    let channel = app.service.store.channel(id).await?.filter(|_| is_host);
    let told = |channel: Channel| ChannelTold {
        at: sternpost_post::hosts::host_of(&channel.url.0),
        format: channel.format,
        language: channel.language,
    };
    Ok(Roles {
        host: snapshot.seats_of(&snapshot.campaign.host_address).next().map(|_| host_name(snapshot)),
        arbiter: snapshot.arbiter().map(|arbiter| arbiter.name.clone()),
        proposal,
        watching: spectators.watching,
        channel: channel.map(told),
        url,
        secret: None,
        called: None,
    })
}

/// `POST /campaigns/{id}/roles`: the arbiter is named, proposed, agreed to; the host settles who may look on.
///
/// # Errors
/// 403 if it is not the caller's to do, 409 and 422 if it cannot be done, 429 if there was too much of it.
pub async fn act(
    request: Request,
    app: web::Data<App>,
    id: web::Path<CampaignId>,
    body: web::Json<RoleWish>,
) -> Result<HttpResponse, Problem> {
    let address = auth::signed_in(&request, &app).await?;
    let (snapshot, reader, _) = looked_at(&request, &app, *id).await?;
    let named = carry_out(&app, *id, By::of(&snapshot, &address, Cause::Api), body.into_inner()).await?;
    // An arbiter who has laid it down may be nobody here any more: what they have done is told them all the same.
    let snapshot = app.service.snapshot(*id).await?;
    let mut body = shown(&app, &snapshot, &reader).await?;
    if let Some(Named { secret, called }) = named {
        // The secret is said here and never again.
        body.secret = Some(secret);
        body.called = Some(called.err().unwrap_or_else(|| "ok".to_owned()));
    }
    Ok(HttpResponse::Ok().json(body))
}
