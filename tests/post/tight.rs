//! What is compared of two campaigns that differ only in what a seat may not know: every route there is. The list is made of `service/web/src/routes.rs`; a route that
//! is new is compared by itself, or the tests that put twins side by side (`even`, `windows`, `follow_ups`, `waivers`) stop and ask how it is looked at.

use crate::hand_over::signed;
use crate::planted::{ID, PLAYERS};
use crate::walk::routes;
use serde_json::{Value, json};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_post::links::{
    AnswerLink, BlockLink, FormerLink, HandLink, InviteLink, OpenLink, PoolLink, SecondLink, SubstituteLink, UnsubscribeLink, WatchLink,
};

/// Nothing of any campaign is there.
const OF_NO_CAMPAIGN: [&str; 19] = [
    "/",
    "/api/openapi.json",
    "/api/v1/games",
    "/api/v1/games/{game}/reference",
    "/api/v1/sessions",
    "/app.webmanifest",
    "/assets/{name}",
    "/create",
    "/games/{game}/reference",
    "/games/{game}/reference/{kind}",
    "/games/{game}/reference/{kind}/{id}",
    "/healthz",
    "/offline",
    "/readyz",
    "/s/{token}",
    "/sessions",
    "/sign-in",
    "/worker.js",
    // A lobby, which a planted campaign never was.
    "/w/{token}",
];

/// For who runs the server, who may know everything: the postbox holds everybody's letters.
const OF_THE_OPERATOR: [&str; 5] = ["/metrics", "/postbox", "/postbox/{id}", "/postbox/{id}/html", "/postbox/{id}/raw"];

/// Read beside these, because they have no end or are fetched in another way.
const READ_ELSEWHERE: [&str; 3] = ["/api/v1/campaigns/{id}/stream", "/c/{id}/stream", "/k/{token}"];

/// Where times stand that are the machine's, and differ, unless the test sets them.
const BY_THE_CLOCK: [&str; 17] = [
    "/api/v1/campaigns/{id}/course",
    "/api/v1/campaigns/{id}/delivery",
    // When the own answer came that waits to be opened.
    "/api/v1/campaigns/{id}/export",
    "/api/v1/campaigns/{id}/forecast",
    "/api/v1/campaigns/{id}/promises",
    "/api/v1/campaigns/{id}/seats",
    "/api/v1/campaigns/{id}/talk",
    "/api/v1/campaigns/{id}/time",
    "/api/v1/letters",
    "/c/{id}/chronicle",
    "/c/{id}/letters",
    "/c/{id}/promises",
    "/c/{id}/seats",
    "/c/{id}/talk",
    "/c/{id}/time",
    "/letters",
    "/u/{token}",
];

/// What is looked at, filled in for who looks; none for nobody: only the address is known.
pub(crate) fn looks(seat: Option<usize>, clocked: bool) -> Vec<String> {
    let mut paths = vec![];
    for (_, path) in routes().into_iter().filter(|(method, _)| method == "GET") {
        let is_left_out = [&OF_NO_CAMPAIGN[..], &OF_THE_OPERATOR, &READ_ELSEWHERE].iter().any(|named| named.contains(&path.as_str()));
        if is_left_out || BY_THE_CLOCK.contains(&path.as_str()) && !clocked {
            continue;
        }
        let Some(with_link) = linked(&path, seat) else { continue };
        let filled = with_link.replace("{id}", ID).replace("{seq}", "2").replace("{dispute}", "1").replace("{seat}", "1");
        match path.as_str() {
            "/api/v1/campaigns/{id}/board.{kind}" => {
                paths.extend(["svg", "png", "small.png", "txt"].map(|kind| filled.replace("{kind}", kind)))
            }
            "/api/v1/campaigns/{id}/keepsake.{kind}" => paths.extend(["png", "gif"].map(|kind| filled.replace("{kind}", kind))),
            "/api/v1/campaigns/{id}/diff" => paths.push(format!("{filled}?from=1&to=2")),
            "/api/v1/campaigns/{id}/log" => paths.extend([filled.clone(), format!("{filled}?after=1")]),
            "/api/v1/campaigns/{id}/compare" | "/c/{id}/compare" => paths.push(format!("{filled}?a=2&b=2")),
            "/api/v1/campaigns/{id}/what-if" | "/c/{id}/what-if" => {
                paths.extend([1, 2].map(|sample| format!("{filled}?from=2&sample={sample}")))
            }
            "/c/{id}/at" => paths.extend([format!("{filled}?seq=9999"), format!("{filled}?seq=2")]),
            "/c/{id}/chronicle" => paths.extend(["", "?seat=1", "?round=1", "?before=9999"].map(|query| format!("{filled}{query}"))),
            "/fair-chance" => paths.push(format!("/fair-chance?campaign={ID}")),
            _ if filled.contains('{') => panic!("nobody has said how {path} is looked at: see tests/post/tight.rs"),
            _ => paths.push(filled),
        }
    }
    // What is not there yet: the refusals must not tell either.
    for seq in [3, 4, 99] {
        paths.extend([format!("/api/v1/campaigns/{ID}/at/{seq}"), format!("/c/{ID}/at/{seq}")]);
        paths.push(format!("/api/v1/campaigns/{ID}/diff?from=1&to={seq}"));
    }
    paths
}

/// A path with the link that who looks has been sent, or could have found; none if nobody would send them one.
fn linked(path: &str, seat: Option<usize>) -> Option<String> {
    if !path.contains("{token}") {
        return Some(path.to_owned());
    }
    let campaign: CampaignId = ID.parse().unwrap();
    let number = u8::try_from(seat?).unwrap();
    let address = PLAYERS[usize::from(number)].to_owned();
    let (name, language) = ("Esi".to_owned(), Language::English);
    let token = match path {
        "/t/{token}" | "/c/{id}/link/{token}" => {
            signed(AnswerLink { campaign, seat: number, question: None, version: 2, generation: 1, choice: None })
        }
        "/u/{token}" => signed(UnsubscribeLink::of(campaign, number, &address)),
        "/b/{token}" => signed(BlockLink { address, campaign }),
        "/f/{token}" | "/f/{token}/notes.txt" => signed(FormerLink { campaign, seat: number, generation: 1 }),
        "/h/{token}" => signed(HandLink { campaign, offer: "nothing".to_owned() }),
        "/i/{token}" => signed(InviteLink { campaign, seat: number, generation: 1 }),
        "/o/{token}" => signed(OpenLink { campaign, generation: 1 }),
        "/p/{token}" => signed(PoolLink { campaign, generation: 1 }),
        "/q/{token}" => signed(SubstituteLink { campaign, address: "esi@e.test".to_owned(), name, language }),
        "/v/{token}" => signed(SecondLink { address, second: "second@s.test".to_owned() }),
        "/x/{token}" => signed(WatchLink { campaign, generation: 1 }),
        _ => panic!("nobody has said what link leads to {path}: see tests/post/tight.rs"),
    };
    Some(path.replace("{token}", &token))
}

/// What changes something however little is said, or has to do with no campaign: nothing is sent there.
const NOT_SENT: [&str; 18] = [
    "DELETE /api/v1/sessions",
    "POST /api/v1/campaigns",
    "POST /api/v1/campaigns/{id}/orders/usual",
    "POST /api/v1/campaigns/{id}/revoke-links",
    "POST /api/v1/letters/reachable",
    "POST /c/{id}/leave",
    "POST /c/{id}/mail",
    "POST /c/{id}/notes",
    "POST /c/{id}/orders/usual",
    "POST /c/{id}/revoke-links",
    "POST /c/{id}/talk/settings",
    "POST /calendar",
    "POST /create",
    "POST /inbound/mail",
    "POST /letters",
    "POST /sessions",
    "POST /sign-in",
    "POST /sign-out",
];

/// What is sent to be refused: method, path, and a body for programs; none: a form of a page, with nothing of what it should hold.
pub(crate) fn refusals() -> Vec<(String, String, Option<Value>)> {
    let mut all = vec![];
    for (method, path) in routes().into_iter().filter(|(method, _)| method != "GET") {
        // A link says what may be done with it; those of others nobody has.
        if path.contains("{token}") || NOT_SENT.contains(&format!("{method} {path}").as_str()) {
            continue;
        }
        let nothing = ["{promise}", "{order}", "{session}"].iter().fold(path.clone(), |path, name| path.replace(name, "nothing"));
        let filled = nothing.replace("{id}", ID).replace("{seat}", "1").replace("{dispute}", "1");
        let body = path.strip_prefix("/api/v1/campaigns/{id}/").map(|way| match (method.as_str(), way) {
            (_, "answers" | "preview") => json!({ "version": 2, "question": "q999-0", "answers": [{ "one": "nothing" }] }),
            (_, "take-back") => json!({ "version": 999 }),
            (_, "language") => json!({ "language": "xx" }),
            (_, "mail") => json!({ "wanted": 5 }),
            (_, "seats/{seat}") => json!({ "act": "resend" }),
            (_, "seats/{seat}/holder") => json!({ "act": "agree", "offer": "nothing" }),
            (_, "open-link") => json!({ "open": true }),
            (_, "substitutes") => json!({ "act": "invite", "name": "", "email": "nowhere" }),
            (_, "talk") => json!({ "said": "", "to": [1] }),
            (_, "talk/settings") => json!({ "digest": "never" }),
            (_, "promises") => json!({ "said": "", "with": [1] }),
            (_, "promises/{promise}") => json!({ "act": "agree" }),
            ("POST", "orders") => json!({ "kind": "no-such-kind", "choose": "default" }),
            (_, "orders/{order}") => json!({ "on": false }),
            ("POST", "time") => json!({ "act": "say", "verdict": "nothing" }),
            ("PUT", "time") => json!({ "pace": { "kind": "nothing" } }),
            (_, "court") => json!({ "act": "vote", "motion": 1, "yes": true }),
            (_, "roles") => json!({ "act": "agree" }),
            (_, "what-if") => json!({ "act": "answer", "from": 2, "answer": { "one": "nothing" } }),
            _ => panic!("nobody has said what is refused of {method} {path}: see tests/post/tight.rs"),
        });
        let is_api = path.starts_with("/api/");
        all.push((method, filled, body.or(is_api.then(|| json!({ "nothing": true })))));
    }
    assert!(all.len() > 30, "{all:?}");
    all
}

#[test]
fn every_name_in_these_lists_is_a_route() {
    let known: Vec<String> = routes().into_iter().map(|(method, path)| format!("{method} {path}")).collect();
    let looked = [&OF_NO_CAMPAIGN[..], &OF_THE_OPERATOR, &READ_ELSEWHERE, &BY_THE_CLOCK].concat();
    for path in looked {
        assert!(known.contains(&format!("GET {path}")), "{path} is no route any more");
    }
    for name in NOT_SENT {
        assert!(known.contains(&name.to_owned()), "{name} is no route any more");
    }
    assert!(looks(Some(0), true).len() > 60 && looks(None, false).len() > 20);
}
