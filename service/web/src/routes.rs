//! The routing table: every route, and the handler that answers it, on one screen.

use super::api::{
    self, board, campaigns as api_campaigns, course as course_of, court as court_api, devices as devices_api, keepsake,
    letters as letters_api, lobby as seat_acts, orders as orders_api, promises as promises_api, record, reference as look_up,
    roles as roles_api, seating, seats, sessions as sessions_api, stream, talk as talk_api, time as time_api, turns,
    what_if as what_if_api,
};
use super::health;
use super::route::at;
use actix_web::web::{ServiceConfig, scope};
use handlers::{
    anytime, block, calendar, campaign, campaigns, compare, course, court, create, desk, door, fair, handing, host, inbound, language,
    letters, lobby, mailed, notes, open, orders, postbox, promises, reference, roles, seats as held_seats, sessions, stop_mail, talk, time,
    turn, usual_orders, watch, what_if,
};

/// The pages' handlers: each parses, calls a use case and renders.
#[path = "handlers"]
pub(crate) mod handlers {
    use crate::page::{
        OnPage, asked_language, campaign_frame, field_of, frame, language_form, own_path, page, page_words_of, reader_frame,
    };

    pub mod anytime;
    pub mod block;
    pub mod calendar;
    pub mod campaign;
    pub mod campaigns;
    pub mod channel;
    pub mod compare;
    pub mod course;
    pub mod court;
    pub mod create;
    mod deal_orders;
    pub mod desk;
    pub mod devices;
    pub mod door;
    pub mod fair;
    pub mod handing;
    pub mod host;
    pub mod inbound;
    pub mod language;
    pub mod letters;
    mod lines;
    pub mod lobby;
    pub mod mailed;
    mod moment;
    pub mod notes;
    pub mod open;
    pub mod orders;
    mod pasted;
    pub mod postbox;
    pub mod promises;
    pub mod reference;
    pub mod roles;
    pub mod seats;
    pub mod sessions;
    pub mod stop_mail;
    pub mod talk;
    pub mod time;
    pub mod turn;
    pub mod usual_orders;
    pub mod watch;
    pub mod what_if;
    pub mod who;
    mod windows;
}

/// Mounts all routes. What is there to be read (`get`) answers HEAD too; every other method is refused with those that are.
/// Rules are asked apart from the threads that serve requests, unless an address says that it asks none.
pub fn routes(app: &mut ServiceConfig) {
    app.configure(for_programs).configure(outside_a_campaign).configure(within_a_campaign);
}

/// The API, its document, and what watches over the server.
fn for_programs(app: &mut ServiceConfig) {
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
            .service(at("/campaigns/{id}/orders/usual").post(orders_api::give_usual))
            .service(at("/campaigns/{id}/orders/{order}").put(orders_api::change).delete(orders_api::delete))
            .service(at("/campaigns/{id}/time").get(time_api::look).post(time_api::act).put(time_api::settle))
            .service(at("/campaigns/{id}/delivery").get(letters_api::delivery))
            .service(at("/letters").get(letters_api::look).put(letters_api::set))
            .service(at("/letters/second").put(letters_api::second))
            .service(at("/letters/reachable").post(letters_api::reachable))
            .service(at("/devices").get(devices_api::all).post(devices_api::name))
            .service(at("/devices/{device}").delete(devices_api::forget))
            .service(at("/devices/{device}/notice").post(devices_api::notice))
            .service(at("/campaigns/{id}/forecast").get(time_api::forecast))
            .service(at("/campaigns/{id}/seats").get(seating::seats))
            .service(at("/campaigns/{id}/seats/{seat}/holder").post(seating::act))
            .service(at("/campaigns/{id}/substitutes").post(seating::substitutes))
            .service(at("/campaigns/{id}/roles").get(roles_api::look).post(roles_api::act))
            .service(at("/sessions").get(sessions_api::all).delete(sessions_api::end_others))
            .service(at("/sessions/{session}").delete(sessions_api::end))
            .service(at("/campaigns/{id}/court").get(court_api::look).post(court_api::act))
            .service(at("/campaigns/{id}/rewinds/{seq}").get(court_api::rewind))
            .service(at("/campaigns/{id}/log").get(record::log))
            .service(at("/campaigns/{id}/at/{seq}").get(record::at))
            .service(at("/campaigns/{id}/diff").get(record::diff))
            .service(at("/campaigns/{id}/compare").get(record::compare))
            .service(at("/campaigns/{id}/lines").get(record::lines))
            .service(at("/campaigns/{id}/what-if").get(what_if_api::look).post(what_if_api::go_on))
            .service(at("/campaigns/{id}/export").without_rules().get(record::export))
            .service(at("/campaigns/{id}/stream").without_rules().get(stream::stream))
            .service(at("/campaigns/{id}/board.{kind}").get(board::board))
            .service(at("/campaigns/{id}/keepsake.{kind}").get(keepsake::keepsake)),
    )
    .service(at("/api/openapi.json").without_rules().get(api::openapi))
    .service(at("/healthz").without_rules().get(health::alive))
    .service(at("/readyz").without_rules().get(health::ready))
    .service(at("/metrics").without_rules().get(health::metrics));
}

/// Pages that are of no campaign, or whose link says of which; and what programs put in or take out by mail.
fn outside_a_campaign(app: &mut ServiceConfig) {
    app.service(at("/assets/{name}").without_rules().get(door::asset))
        .service(at("/app.webmanifest").without_rules().get(door::manifest))
        .service(at("/worker.js").without_rules().get(door::worker))
        .service(at("/offline").without_rules().get(door::offline))
        .service(at("/").get(door::home))
        .service(at("/fair-chance").get(fair::look))
        .service(at("/sign-in").get(door::sign_in).post(door::send_link))
        .service(at("/s/{token}").get(door::confirm_sign_in).post(door::enter))
        .service(at("/sign-out").post(door::leave))
        .service(at("/u/{token}").get(stop_mail::look).post(stop_mail::stop).for_other_sites())
        .service(at("/u/{token}/resume").post(stop_mail::resume))
        .service(at("/u/{token}/wishes").post(stop_mail::wishes))
        .service(at("/letters").get(letters::look).post(letters::act))
        .service(at("/v/{token}").get(letters::ask).post(letters::confirm))
        .service(at("/k/{token}").get(calendar::feed))
        .service(at("/calendar").post(calendar::set))
        .service(at("/b/{token}").get(block::look).post(block::set))
        .service(at("/games/{game}/reference").get(reference::all))
        .service(at("/games/{game}/reference/{kind}").get(reference::kind))
        .service(at("/games/{game}/reference/{kind}/{id}").get(reference::one))
        .service(at("/create").get(create::new).post(create::create))
        .service(at("/i/{token}").get(lobby::look).post(lobby::take))
        .service(at("/o/{token}").get(open::look).post(open::ask))
        .service(at("/w/{token}").get(open::come).post(open::take))
        .service(at("/h/{token}").get(handing::look).post(handing::answer))
        .service(at("/f/{token}").get(handing::former).post(handing::ask_back))
        .service(at("/f/{token}/notes.txt").get(handing::notes))
        .service(at("/p/{token}").get(handing::pool).post(handing::ask))
        .service(at("/q/{token}").get(handing::substitute).post(handing::settle))
        .service(at("/campaigns").get(campaigns::all))
        .service(at("/sessions").get(sessions::look).post(sessions::end))
        .service(at("/x/{token}").get(watch::look))
        .service(at("/inbound/mail").without_rules().post(inbound::mail))
        .service(at("/postbox").get(postbox::list))
        .service(at("/postbox/{id}").get(postbox::one))
        .service(at("/postbox/{id}/html").get(postbox::html))
        .service(at("/postbox/{id}/raw").get(postbox::raw));
}

/// The pages of a campaign, for whom it knows: by session, or by the link of a letter.
fn within_a_campaign(app: &mut ServiceConfig) {
    app.service(at("/c/{id}").get(campaign::one))
        .service(at("/c/{id}/language").post(language::signed_in))
        .service(at("/c/{id}/link/{token}").get(turn::look_by_letter).post(turn::write_again_by_link))
        .service(at("/c/{id}/leave").post(turn::leave))
        .service(at("/c/{id}/talk").get(talk::look).post(talk::say))
        .service(at("/c/{id}/talk/read").post(talk::read))
        .service(at("/c/{id}/talk/settings").post(talk::settings))
        .service(at("/c/{id}/promises").get(promises::look).post(promises::put_forward))
        .service(at("/c/{id}/promises/{promise}").post(promises::settle))
        .service(at("/c/{id}/orders").get(orders::look).post(orders::give))
        .service(at("/c/{id}/orders/usual").post(usual_orders::give))
        .service(at("/c/{id}/orders/{order}").post(orders::change))
        .service(at("/c/{id}/notes").get(notes::look).post(notes::keep))
        .service(at("/c/{id}/notes.txt").get(notes::export))
        .service(at("/c/{id}/stream").without_rules().get(stream::for_page))
        .service(at("/c/{id}/time").get(time::look).post(time::act))
        .service(at("/c/{id}/seats").get(held_seats::look).post(held_seats::act))
        .service(at("/c/{id}/roles").get(roles::look).post(roles::act))
        .service(at("/c/{id}/court").get(court::look).post(court::acting::act))
        .service(at("/c/{id}/court/{dispute}/position").get(court::correcting::look))
        .service(at("/c/{id}/court/{dispute}/correction").post(court::correcting::preview))
        .service(at("/c/{id}/court/{dispute}/seen/{seat}").get(court::seen::look))
        .service(at("/c/{id}/rewinds/{seq}").get(court::report::look))
        .service(at("/c/{id}/mail").post(desk::mail))
        .service(at("/c/{id}/revoke-links").post(desk::revoke))
        .service(at("/c/{id}/seats/{seat}").post(host::settle))
        .service(at("/c/{id}/open-link").post(host::open_link))
        .service(at("/c/{id}/chronicle").get(course::all))
        .service(at("/c/{id}/at").get(campaign::near))
        .service(at("/c/{id}/at/{seq}").get(campaign::at))
        .service(at("/c/{id}/compare").get(compare::look))
        .service(at("/c/{id}/letters").get(mailed::look))
        .service(at("/c/{id}/what-if").get(what_if::look).post(what_if::go_on))
        .service(at("/c/{id}/turn").get(turn::look_signed_in).post(turn::act_signed_in))
        .service(at("/c/{id}/anytime").get(anytime::look_signed_in).post(anytime::act_signed_in))
        .service(at("/c/{id}/turn/take-back").post(turn::take_back_signed_in))
        .service(at("/t/{token}").get(turn::look_by_link).post(turn::act_by_link))
        .service(at("/t/{token}/take-back").post(turn::take_back_by_link))
        .service(at("/t/{token}/language").post(language::by_link));
}
