//! Every route is walked by everybody who may come by, and each is answered as the table in `docs/roles.md` says.

mod asking;
mod table;
mod tokens;
mod world;

use crate::server::Server;
use reqwest::{Client, redirect::Policy};
use serde_json::json;
use std::collections::BTreeSet;
use sternpost_games::GAMES;
pub(crate) use table::routes;
use table::{Cell, ROLES_TABLE, promised, written};
use world::{EveryCaller, PLAYERS};

/// Who comes by a campaign at which everybody may look, in the order of the cell.
const OPEN: [&str; 6] =
    ["nobody", "a player elsewhere", "a spectator with an account", "the host without a seat", "another seat", "the seat asked"];

/// The roles, in the order of the cell about a campaign with a spectators' link.
const ROLES: [&str; 6] = ["nobody", "spectator by link", "former seat", "seat", "host", "arbiter"];

/// A test for each game of the list: one that is new is walked by being there.
macro_rules! for_each_game {
    ($($test:ident: $walk:ident;)*) => {$(
        #[tokio::test(flavor = "multi_thread")]
        async fn $test() {
            futures_util::future::join_all(GAMES.iter().map(|game| $walk(game.id()))).await;
        }
    )*};
}

for_each_game! {
    every_route_answers_every_caller_and_every_bad_token_as_the_table_says: routes_answer;
    pages_of_other_sites_change_nothing: other_sites;
    every_role_is_answered_as_the_table_says: roles_are_answered;
    each_role_sees_what_the_table_says: roles_see;
    a_slash_at_the_end_of_an_address_changes_nothing: slashes;
}

/// What is wrong with a token, in the order of the cell.
const BAD_TOKENS: [&str; 6] = ["revoked", "expired", "another purpose", "another key", "unsigned", "made up"];

async fn answered(world: &EveryCaller, (method, path): &(String, String), callers: [&str; 6]) -> Cell {
    let mut cell = [0; 6];
    for (status, caller) in cell.iter_mut().zip(callers) {
        *status = world.status(method, path, caller).await;
    }
    cell
}

/// The table says what is answered where nothing may be done at any time just then: the way back. Where a seat may always give up, say, the page for it is
/// there, for seats and nobody else.
fn as_where_nothing_may_be_done(world: &EveryCaller, (method, path): &(String, String), found: Cell) -> Cell {
    let is_there = method == "GET" && path == "/c/{id}/anytime" && world.acts_at_any_time();
    if is_there { found.map(|status| if status == 200 { 303 } else { status }) } else { found }
}

async fn routes_answer(game: &'static str) {
    let (promised, routes) = (promised(), routes());
    assert!(routes.len() > 40, "the routes were found: {routes:?}");
    let mut world = EveryCaller::of(game).await;
    let mut wrong: Vec<String> =
        promised.keys().filter(|route| !routes.contains(*route)).map(|route| format!("no route: {route:?}")).collect();
    for route in &routes {
        let (method, path) = route;
        let (open, bad) = (answered(&world, route, OPEN).await, answered(&world, route, BAD_TOKENS).await);
        let open = as_where_nothing_may_be_done(&world, route, open);
        let row = format!("| `{method} {path}` | {} | … | {} |", written(open), written(bad));
        match promised.get(route) {
            None => wrong.push(format!("no row: {row}")),
            Some([promised, _, promised_bad]) if (promised, promised_bad) != (&open, &bad) => wrong.push(format!("not as promised: {row}")),
            Some(_) => {}
        }
        if method != "GET" {
            // The next route finds everything as this one did.
            world.running = world.begin().await;
            world.lobby = world.create(&PLAYERS).await;
            let running = world.running.clone();
            world.asked = world.table.question(&world.server.url, &running).await.unwrap();
        }
    }
    assert!(wrong.is_empty(), "{game}:\n{}", wrong.join("\n"));
}

/// A browser says where a request comes from. What one click on a letter's header does is for the mail program of whoever has the
/// letter (RFC 8058).
async fn other_sites(game: &'static str) {
    let mut world = EveryCaller::of(game).await;
    let elsewhere = [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")];
    let headers = |(name, value): (&'static str, &'static str)| (name.parse().unwrap(), value.parse().unwrap());
    let mut open = vec![];
    for said in elsewhere {
        world.client = Client::builder().redirect(Policy::none()).default_headers([headers(said)].into_iter().collect()).build().unwrap();
        for (method, path) in routes().iter().filter(|(method, _)| method != "GET") {
            if world.status(method, path, "the seat asked").await != 403 {
                open.push(format!("{method} {path} {said:?}"));
            }
        }
    }
    assert_eq!(open, elsewhere.map(|said| format!("POST /u/{{token}} {said:?}")), "{game}");
}

/// People type a slash at the end of an address, and programs copy it.
async fn slashes(game: &'static str) {
    let world = EveryCaller::of(game).await;
    let mut wrong = vec![];
    for (method, path) in routes().iter().filter(|(method, path)| method == "GET" && path != "/" && !path.contains("{token}")) {
        let (plain, slashed) =
            (world.status(method, path, "the seat asked").await, world.status(method, &format!("{path}/"), "the seat asked").await);
        if plain != slashed {
            wrong.push(format!("{path}: {plain}, with a slash {slashed}"));
        }
    }
    assert!(wrong.is_empty(), "{game}:\n{}", wrong.join("\n"));
}

async fn roles_are_answered(game: &'static str) {
    let (promised, routes) = (promised(), routes());
    let mut world = EveryCaller::of(game).await;
    world.begin_with_roles().await;
    let mut wrong: Vec<String> =
        promised.keys().filter(|route| !routes.contains(*route)).map(|route| format!("no route: {route:?}")).collect();
    for route in &routes {
        let (method, path) = route;
        let by_link = as_where_nothing_may_be_done(&world, route, answered(&world, route, ROLES).await);
        let row = format!("| `{method} {path}` | … | {} | … |", written(by_link));
        match promised.get(route) {
            None => wrong.push(format!("no row: {row}")),
            Some([_, promised, _]) if *promised != by_link => wrong.push(format!("not as promised: {row}")),
            Some(_) => {}
        }
        if method != "GET" {
            world.begin_with_roles().await;
        }
    }
    assert!(wrong.is_empty(), "{game}:\n{}", wrong.join("\n"));
}

async fn roles_see(game: &'static str) {
    let section = ROLES_TABLE.split("## Whose eyes").nth(1).unwrap().split("\n## ").next().unwrap();
    let mut world = EveryCaller::of(game).await;
    world.begin_with_roles().await;
    let running = world.running.clone();
    for (row, by) in
        [("without a link", json!("anybody")), ("with a link", json!({ "by-link": { "entries": 1 } })), ("seen by nobody", json!("nobody"))]
    {
        world.settle(&running, json!({ "act": "watching", "by": by })).await;
        let mut cells = vec![];
        for role in ROLES {
            cells.push(world.seen(role).await);
        }
        let found = format!("| {row} | {} |", cells.join(" | "));
        assert!(section.contains(&found), "{game}: {found}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_of_an_operator_has_a_row() {
    let section = ROLES_TABLE.split("## The operator").nth(1).unwrap();
    let rows: BTreeSet<String> = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .flat_map(|line| line.split('|').nth(1).unwrap().split(',').map(|name| name.trim().trim_matches('`').to_owned()))
        .collect();
    let server = Server::start(None, None);
    let below = |arguments: &[&str]| -> Vec<String> {
        let out = server.command(&[arguments, &["--help"]].concat());
        let text = String::from_utf8(out.stdout).unwrap();
        let list = text.split("Commands:\n").nth(1).unwrap_or_default().split("\n\n").next().unwrap_or_default().to_owned();
        list.lines().filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").map(str::to_owned).collect()
    };
    let mut commands = BTreeSet::new();
    for command in below(&[]) {
        let more = below(&[&command]);
        // What has parts does something by itself only if it says so.
        if more.is_empty() || command == "token" {
            commands.insert(command.clone());
        }
        commands.extend(more.iter().map(|part| format!("{command} {part}")));
    }
    assert!(commands.len() > 12, "{commands:?}");
    assert_eq!(commands, rows);
}
