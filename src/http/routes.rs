//! Every route, on one screen.

use super::api::{self, board, campaigns, record, seats, stream, turns};
use super::handlers::{campaign, door, language, lobby, postbox, turn};
use super::health;
use actix_web::web::{ServiceConfig, get, post, put, resource, scope};

/// Mounts all routes.
pub fn routes(app: &mut ServiceConfig) {
    app.service(
        scope("/api/v1")
            .route("/games", get().to(campaigns::games))
            .route("/campaigns", post().to(campaigns::create))
            .route("/campaigns/{id}", get().to(campaigns::one))
            .route("/campaigns/{id}/questions", get().to(turns::questions))
            .route("/campaigns/{id}/answers", post().to(turns::answer))
            .route("/campaigns/{id}/preview", post().to(turns::preview))
            .route("/campaigns/{id}/take-back", post().to(turns::take_back))
            .route("/campaigns/{id}/language", put().to(seats::language))
            .route("/campaigns/{id}/log", get().to(record::log))
            .route("/campaigns/{id}/at/{seq}", get().to(record::at))
            .route("/campaigns/{id}/diff", get().to(record::diff))
            .route("/campaigns/{id}/export", get().to(record::export))
            .route("/campaigns/{id}/stream", get().to(stream::stream))
            .route("/campaigns/{id}/board.{kind}", get().to(board::board)),
    )
    .route("/api/openapi.json", get().to(api::openapi))
    .route("/healthz", get().to(health::alive))
    .route("/readyz", get().to(health::ready))
    .route("/metrics", get().to(health::metrics))
    .route("/assets/{name}", get().to(door::asset))
    .route("/", get().to(door::home))
    .service(resource("/sign-in").route(get().to(door::sign_in)).route(post().to(door::send_link)))
    .service(resource("/s/{token}").route(get().to(door::confirm_sign_in)).route(post().to(door::enter)))
    .route("/sign-out", post().to(door::leave))
    .service(resource("/u/{token}").route(get().to(door::ask_to_stop)).route(post().to(door::stop_mail)))
    .service(resource("/create").route(get().to(lobby::new)).route(post().to(lobby::create)))
    .service(resource("/i/{token}").route(get().to(lobby::look)).route(post().to(lobby::take)))
    .route("/i/{token}/language", post().to(language::by_invitation))
    .route("/campaigns", get().to(campaign::all))
    .route("/c/{id}", get().to(campaign::one))
    .route("/c/{id}/language", post().to(language::signed_in))
    .route("/c/{id}/at/{seq}", get().to(campaign::at))
    .service(resource("/c/{id}/turn").route(get().to(turn::look_signed_in)).route(post().to(turn::act_signed_in)))
    .route("/c/{id}/turn/take-back", post().to(turn::take_back_signed_in))
    .service(resource("/t/{token}").route(get().to(turn::look_by_link)).route(post().to(turn::act_by_link)))
    .route("/t/{token}/take-back", post().to(turn::take_back_by_link))
    .route("/t/{token}/language", post().to(language::by_link))
    .route("/postbox", get().to(postbox::list))
    .route("/postbox/{id}", get().to(postbox::one))
    .route("/postbox/{id}/html", get().to(postbox::html))
    .route("/postbox/{id}/raw", get().to(postbox::raw));
}
