//! Every route, on one screen.

use super::api::{
    self, board, campaigns as api_campaigns, course as course_of, lobby as seat_acts, orders as orders_api, promises as promises_api,
    record, reference as look_up, seats, stream, talk as talk_api, time as time_api, turns,
};
use super::handlers::{
    anytime, block, calendar, campaign, campaigns, course, create, desk, door, host, inbound, language, lobby, notes, open, orders,
    postbox, promises, reference, talk, time, turn,
};
use super::health;
use super::route::at;
use actix_web::web::{ServiceConfig, scope};

/// Mounts all routes. What is there to be read (`get`) answers HEAD too; every other method is refused with those that are.
pub fn routes(app: &mut ServiceConfig) {
    app.service(
        scope("/api/v1")
            .service(at("/games").get(api_campaigns::games))
            .service(at("/games/{game}/reference").get(look_up::reference))
            .service(at("/campaigns").post(api_campaigns::create))
            .service(at("/campaigns/{id}").get(api_campaigns::one))
            .service(at("/campaigns/{id}/questions").get(turns::questions))
            .service(at("/campaigns/{id}/answers").post(turns::answer))
            .service(at("/campaigns/{id}/preview").post(turns::preview))
            .service(at("/campaigns/{id}/take-back").post(turns::take_back))
            .service(at("/campaigns/{id}/language").put(seats::language))
            .service(at("/campaigns/{id}/mail").put(seats::mail))
            .service(at("/campaigns/{id}/revoke-links").post(seats::revoke_links))
            .service(at("/campaigns/{id}/seats/{seat}").post(seat_acts::settle))
            .service(at("/campaigns/{id}/open-link").put(seat_acts::open_link))
            .service(at("/campaigns/{id}/course").get(course_of::course))
            .service(at("/campaigns/{id}/talk").get(talk_api::heard).post(talk_api::say))
            .service(at("/campaigns/{id}/talk/settings").get(talk_api::settings).put(talk_api::set))
            .service(at("/campaigns/{id}/promises").get(promises_api::promises).post(promises_api::put_forward))
            .service(at("/campaigns/{id}/promises/{promise}").post(promises_api::settle))
            .service(at("/campaigns/{id}/orders").get(orders_api::orders).post(orders_api::give))
            .service(at("/campaigns/{id}/orders/{order}").put(orders_api::change).delete(orders_api::delete))
            .service(at("/campaigns/{id}/time").get(time_api::look).post(time_api::act).put(time_api::settle))
            .service(at("/campaigns/{id}/log").get(record::log))
            .service(at("/campaigns/{id}/at/{seq}").get(record::at))
            .service(at("/campaigns/{id}/diff").get(record::diff))
            .service(at("/campaigns/{id}/export").get(record::export))
            .service(at("/campaigns/{id}/stream").get(stream::stream))
            .service(at("/campaigns/{id}/board.{kind}").get(board::board)),
    )
    .service(at("/api/openapi.json").get(api::openapi))
    .service(at("/healthz").get(health::alive))
    .service(at("/readyz").get(health::ready))
    .service(at("/metrics").get(health::metrics))
    .service(at("/assets/{name}").get(door::asset))
    .service(at("/").get(door::home))
    .service(at("/sign-in").get(door::sign_in).post(door::send_link))
    .service(at("/s/{token}").get(door::confirm_sign_in).post(door::enter))
    .service(at("/sign-out").post(door::leave))
    .service(at("/u/{token}").get(door::ask_to_stop).post(door::stop_mail).for_other_sites())
    .service(at("/u/{token}/resume").post(door::resume_mail))
    .service(at("/k/{token}").get(calendar::feed))
    .service(at("/calendar").post(calendar::set))
    .service(at("/b/{token}").get(block::look).post(block::set))
    .service(at("/games/{game}/reference").get(reference::all))
    .service(at("/games/{game}/reference/{kind}").get(reference::kind))
    .service(at("/games/{game}/reference/{kind}/{id}").get(reference::one))
    .service(at("/create").get(create::new).post(create::create))
    .service(at("/i/{token}").get(lobby::look).post(lobby::take))
    .service(at("/i/{token}/language").post(language::by_invitation))
    .service(at("/o/{token}").get(open::look).post(open::ask))
    .service(at("/w/{token}").get(open::come).post(open::take))
    .service(at("/campaigns").get(campaigns::all))
    .service(at("/c/{id}").get(campaign::one))
    .service(at("/c/{id}/language").post(language::signed_in))
    .service(at("/c/{id}/link/{token}").get(turn::look_by_letter).post(turn::write_again_by_link))
    .service(at("/c/{id}/leave").post(turn::leave))
    .service(at("/c/{id}/talk").get(talk::look).post(talk::say))
    .service(at("/c/{id}/talk/read").post(talk::read))
    .service(at("/c/{id}/talk/settings").post(talk::settings))
    .service(at("/c/{id}/promises").get(promises::look).post(promises::put_forward))
    .service(at("/c/{id}/promises/{promise}").post(promises::settle))
    .service(at("/c/{id}/orders").get(orders::look).post(orders::give))
    .service(at("/c/{id}/orders/{order}").post(orders::change))
    .service(at("/c/{id}/notes").get(notes::look).post(notes::keep))
    .service(at("/c/{id}/notes.txt").get(notes::export))
    .service(at("/c/{id}/stream").get(stream::for_page))
    .service(at("/c/{id}/time").get(time::look).post(time::act))
    .service(at("/c/{id}/mail").post(desk::mail))
    .service(at("/c/{id}/revoke-links").post(desk::revoke))
    .service(at("/c/{id}/seats/{seat}").post(host::settle))
    .service(at("/c/{id}/open-link").post(host::open_link))
    .service(at("/c/{id}/chronicle").get(course::all))
    .service(at("/c/{id}/at").get(campaign::near))
    .service(at("/c/{id}/at/{seq}").get(campaign::at))
    .service(at("/c/{id}/turn").get(turn::look_signed_in).post(turn::act_signed_in))
    .service(at("/c/{id}/anytime").get(anytime::look_signed_in).post(anytime::act_signed_in))
    .service(at("/c/{id}/turn/take-back").post(turn::take_back_signed_in))
    .service(at("/t/{token}").get(turn::look_by_link).post(turn::act_by_link))
    .service(at("/t/{token}/take-back").post(turn::take_back_by_link))
    .service(at("/t/{token}/language").post(language::by_link))
    .service(at("/inbound/mail").post(inbound::mail))
    .service(at("/postbox").get(postbox::list))
    .service(at("/postbox/{id}").get(postbox::one))
    .service(at("/postbox/{id}/html").get(postbox::html))
    .service(at("/postbox/{id}/raw").get(postbox::raw));
}
