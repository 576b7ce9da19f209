//! What is asked of each route: its path with everything filled in, and what is sent to it.

use super::tokens::token;
use super::world::{EveryCaller, PLAYERS};
use reqwest::Method;
use serde_json::{Value, json};
use sternpost_model::language::Language;
use sternpost_post::links::{
    AnswerLink, BlockLink, CalendarLink, FormerLink, HandLink, InviteLink, OpenLink, PoolLink, SecondLink, SignInLink, SubstituteLink,
    UnsubscribeLink, WatchLink, WishLink,
};

impl EveryCaller {
    /// The path with everything filled in; the token of a link is what the caller has.
    pub(super) async fn filled(&self, path: &str, caller: &str) -> String {
        let campaign = self.running.parse().unwrap();
        let seat = u8::try_from(self.asked.0).unwrap();
        let path = path.replace("{game}", self.game);
        let (kind, entry) = self.looked_up();
        let path = if path.starts_with("/games/") { path.replace("{kind}", kind).replace("{id}", &entry) } else { path };
        let path = path.replace("{id}", if path.starts_with("/postbox") { &self.letter } else { &self.running });
        let path = path
            .replace("{seq}", &self.asked.2.to_string())
            .replace("{seat}", &self.asked.0.to_string())
            .replace("keepsake.{kind}", "keepsake.png")
            .replace("{kind}", "svg")
            .replace("{promise}", "nothing")
            .replace("{order}", "nothing")
            .replace("{session}", "nothing")
            .replace("{device}", "nothing")
            .replace("{dispute}", "1")
            .replace("{name}", "style.css");
        if !path.contains("{token}") {
            return path;
        }
        let kind = if path.contains("/link/") { "/t/" } else { &path[..3] };
        let link = match kind {
            "/t/" => {
                let question = self.asked.1["id"].as_str().map(str::to_owned);
                let link =
                    |generation| AnswerLink { campaign, seat, question: question.clone(), version: self.asked.2, generation, choice: None };
                token(caller, link(1), link(0))
            }
            // What is taken by an invitation is a seat of a lobby.
            "/i/" => {
                let link = |generation| InviteLink { campaign: self.lobby.parse().unwrap(), seat: 0, generation };
                token(caller, link(1), link(0))
            }
            "/s/" => {
                // A link lets in once: each caller has another.
                let link = || SignInLink::to(format!("{}@w.test", caller.replace(' ', "-")));
                let signed = token(caller, link(), link());
                if caller == "revoked" {
                    self.client.post(format!("{}/s/{signed}", self.server.url)).send().await.unwrap();
                }
                signed
            }
            // Nobody has made a calendar: one of the first generation is dead already.
            "/k/" => {
                let link = || CalendarLink { address: self.address(caller).to_owned(), generation: 1 };
                token(caller, link(), link())
            }
            "/u/" => {
                let link = || UnsubscribeLink::of(campaign, seat, PLAYERS[self.asked.0]);
                token(caller, link(), link())
            }
            // No seat was offered, none has passed to anybody.
            "/h/" => {
                let link = || HandLink { campaign, offer: "nothing".to_owned() };
                token(caller, link(), link())
            }
            "/f/" => {
                let link = || FormerLink { campaign, seat, generation: 1 };
                token(caller, link(), link())
            }
            // Nobody has made a link for substitutes.
            "/p/" => {
                let link = || PoolLink { campaign, generation: 1 };
                token(caller, link(), link())
            }
            "/q/" => {
                let (name, address) = ("Esi".to_owned(), "esi@e.test".to_owned());
                let link = || SubstituteLink { campaign, address: address.clone(), name: name.clone(), language: Language::English };
                token(caller, link(), link())
            }
            // Nobody has named a second address.
            "/v/" => {
                let link = || SecondLink { address: self.address(caller).to_owned(), second: "second@s.test".to_owned() };
                token(caller, link(), link())
            }
            // Nobody has made a link for spectators, but where roles are walked.
            "/x/" => {
                let link = || WatchLink { campaign, generation: 1 };
                token(caller, link(), link())
            }
            "/b/" => {
                let link = || BlockLink { address: self.address(caller).to_owned(), campaign };
                token(caller, link(), link())
            }
            // Nobody has made an open link: one of the first generation is dead already.
            "/o/" => {
                let link = || OpenLink { campaign: self.lobby.parse().unwrap(), generation: 1 };
                token(caller, link(), link())
            }
            "/w/" => {
                let (campaign, name, address) = (self.lobby.parse().unwrap(), "Esi".to_owned(), "esi@e.test".to_owned());
                let link = || WishLink {
                    campaign,
                    generation: 1,
                    name: name.clone(),
                    address: address.clone(),
                    language: Language::English,
                    seat: None,
                };
                token(caller, link(), link())
            }
            other => panic!("a link of an unknown kind: {other}"),
        };
        path.replace("{token}", &link)
    }

    /// With whom a caller could agree on something: a seat that is not its own, whoever calls.
    fn partner_of(&self, caller: &str) -> usize {
        if caller == "another seat" { self.asked.0 } else { (self.asked.0 + self.seats() - 1) % self.seats() }
    }

    /// Something that the seat asked can order.
    async fn order_kind(&self) -> String {
        let url = format!("{}/api/v1/campaigns/{}/orders", self.server.url, self.running);
        let known = self.client.get(url).bearer_auth(self.bearer("the seat asked").unwrap()).send().await.unwrap();
        let known: Value = known.json().await.unwrap();
        known["kinds"][0]["id"].as_str().unwrap_or_else(|| panic!("something can be ordered: {known}")).to_owned()
    }

    /// What a caller is answered.
    pub(super) async fn status(&self, method: &str, path: &str, caller: &str) -> u16 {
        let url = format!("{}{}", self.server.url, self.filled(path, Self::as_role(caller)).await);
        let mut request = self.client.request(Method::from_bytes(method.as_bytes()).unwrap(), url);
        let (role, caller) = (caller, Self::as_role(caller));
        if role == "spectator by link" {
            request = request.header("cookie", format!("sternpost-watch={}", self.watching));
        }
        if let Some(token) = self.bearer(caller).filter(|_| !path.contains("{token}")) {
            request = request.bearer_auth(token);
        }
        if path.trim_end_matches('/') == "/api/v1/campaigns/{id}/diff" {
            request = request.query(&[("from", self.asked.2), ("to", self.asked.2)]);
        }
        let (_, question, version) = &self.asked;
        let turn = || json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
        let request = match (method, path) {
            ("GET", _) => request,
            ("POST", "/api/v1/campaigns") => request.json(&self.new_campaign(&PLAYERS)),
            ("POST", "/api/v1/campaigns/{id}/answers" | "/api/v1/campaigns/{id}/preview") => request.json(&turn()),
            ("POST", "/api/v1/campaigns/{id}/take-back") => request.json(&json!({ "version": version })),
            ("POST", "/api/v1/campaigns/{id}/revoke-links") => request.json(&json!({})),
            ("POST", "/api/v1/campaigns/{id}/seats/{seat}") => request.json(&json!({ "act": "resend" })),
            ("POST", "/api/v1/campaigns/{id}/seats/{seat}/holder") => request.json(&json!({ "act": "back" })),
            ("POST", "/api/v1/campaigns/{id}/substitutes") => request.json(&json!({ "act": "link", "open": false })),
            ("POST", "/api/v1/campaigns/{id}/roles") => request.json(&json!({ "act": "agree" })),
            ("POST", "/c/{id}/roles") => request.form(&[("act", "agree")]),
            ("POST", "/sessions") => request.form(&[("act", "others")]),
            ("DELETE", _) => request,
            ("POST", "/q/{token}") => request.form(&[("act", "leave")]),
            ("POST", "/api/v1/campaigns/{id}/what-if") => request.json(&json!({ "act": "bots", "from": version })),
            ("POST", "/c/{id}/what-if") => {
                let (from, seat) = (version.to_string(), self.asked.0.to_string());
                request.form(&[("from", from.as_str()), ("sample", "1"), ("tried", ""), ("seat", seat.as_str()), ("action", "bots")])
            }
            ("POST", "/c/{id}/seats/{seat}") => request.form(&[("act", "resend")]),
            ("PUT", "/api/v1/campaigns/{id}/open-link") => request.json(&json!({ "open": true })),
            ("POST", "/c/{id}/open-link") => request.form(&[("open", "true")]),
            ("POST", "/o/{token}" | "/w/{token}") => request.form(&[("name", "Esi"), ("mail", "esi@e.test")]),
            ("PUT", "/api/v1/letters") => {
                request.json(&json!({ "rhythm": { "kind": "at-once" }, "together": false, "quiet": null, "zone": "Europe/Berlin" }))
            }
            ("PUT", "/api/v1/letters/second") => request.json(&json!({ "kind": "none" })),
            // Keys that are none: nothing is kept.
            ("POST", "/api/v1/devices") => {
                request.json(&json!({ "endpoint": "https://push.example/x", "keys": { "p256dh": "none", "auth": "none" } }))
            }
            ("POST", "/letters") => request.form(&[("act", "drop")]),
            ("POST", "/u/{token}/wishes") => {
                request.form(&[("rhythm", "at-once"), ("hour", "8"), ("quiet-from", "22"), ("quiet-to", "7"), ("zone", "Europe/Berlin")])
            }
            ("PUT", "/api/v1/campaigns/{id}/mail") => request.json(&json!({ "wanted": true })),
            ("PUT", "/api/v1/campaigns/{id}/language") => request.json(&json!({ "language": "de" })),
            // A form without a choice: it is shown again, and nothing is answered.
            ("POST", "/c/{id}/turn" | "/t/{token}") => {
                let (version, question) = (version.to_string(), question["id"].as_str().unwrap());
                request.form(&[("action", "confirm"), ("turn", "[]"), ("version", &version), ("question", question), ("key", "walked")])
            }
            // Nothing may be done at any time: the page says that the campaign has moved on.
            ("POST", "/c/{id}/anytime") => {
                let (version, question) = (version.to_string(), format!("any-{}", self.asked.0));
                request.form(&[("action", "confirm"), ("turn", "[]"), ("version", &version), ("question", &question), ("key", "walked")])
            }
            ("POST", "/c/{id}/turn/take-back" | "/t/{token}/take-back") => request.form(&[("version", version)]),
            ("POST", "/api/v1/campaigns/{id}/talk") => request.json(&json!({ "said": "Good evening." })),
            ("POST", "/c/{id}/talk") => request.form(&[("said", "Good evening.")]),
            ("POST", "/c/{id}/talk/read") => request.form(&[("up-to", "nothing")]),
            ("PUT", "/api/v1/campaigns/{id}/talk/settings") => request.json(&json!({ "digest": "weekly" })),
            ("POST", "/api/v1/campaigns/{id}/promises") => request.json(&json!({ "said": "No war.", "with": [self.partner_of(caller)] })),
            ("POST", "/c/{id}/promises") => request.form(&[("said", "No war."), ("with", &self.partner_of(caller).to_string())]),
            ("POST", "/api/v1/campaigns/{id}/orders") => request.json(&json!({ "kind": self.order_kind().await, "choose": "default" })),
            ("PUT", "/api/v1/campaigns/{id}/orders/{order}") => request.json(&json!({ "on": false })),
            ("POST", "/c/{id}/orders") => {
                let kind = self.order_kind().await;
                request.form(&[("kind", kind.as_str()), ("choose", "default"), ("lasts", "always")])
            }
            ("POST", "/api/v1/campaigns/{id}/orders/usual" | "/c/{id}/orders/usual") => request,
            ("POST", "/c/{id}/orders/{order}") => request.form(&[("act", "off")]),
            ("POST", "/api/v1/campaigns/{id}/promises/{promise}") => request.json(&json!({ "act": "agree" })),
            ("POST", "/c/{id}/promises/{promise}") => request.form(&[("act", "agree")]),
            // Nothing is disputed.
            ("POST", "/api/v1/campaigns/{id}/court") => request.json(&json!({ "act": "withdraw", "dispute": 1 })),
            ("POST", "/api/v1/campaigns/{id}/time") => request.json(&json!({ "act": "zone", "zone": "Europe/Berlin" })),
            ("PUT", "/api/v1/campaigns/{id}/time") => request.json(&json!({})),
            ("POST", "/c/{id}/notes") => request.form(&[("note", "Watch the east.")]),
            ("POST", "/c/{id}/mail") => request.form(&[("wanted", "true")]),
            ("POST", "/sign-in") => request.form(&[("mail", self.address(caller))]),
            ("POST", "/b/{token}") => request.form(&[("from", "nobody")]),
            ("POST", "/i/{token}") => request.form(&[("choice", "")]),
            ("POST", "/calendar") => request.form(&[("open", "false")]),
            ("POST", "/create") => request.form(&[("game", self.game), ("name", "Walked")]),
            ("POST", path) if path.ends_with("/language") => request.form(&[("language", "en")]),
            ("POST", _) => request.form(&[("nothing", "")]),
            other => panic!("nobody has said what is sent to {other:?}"),
        };
        if path.trim_end_matches('/').ends_with("/stream") {
            // Only the head: the body has no end.
            return tokio::time::timeout(std::time::Duration::from_secs(60), request.send()).await.unwrap().unwrap().status().as_u16();
        }
        request.send().await.unwrap().status().as_u16()
    }
}
