//! The demo: a rules question on a table of its own, every seat in one hand.

use crate::forms::Form;
use crate::page::Page;
use crate::server::until;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

/// A demo on a free port with a data folder of its own; killed when dropped.
pub(crate) struct Demo {
    child: Child,
    /// What it has said until it serves.
    said: Vec<String>,
    _folder: tempfile::TempDir,
}

impl Demo {
    pub(crate) fn start(arguments: &[&str], says_last: &str) -> Self {
        let folder = tempfile::TempDir::new().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_sternpost"))
            .args(["demo", "--data-dir"])
            .arg(folder.path())
            .args(if arguments.contains(&"--port") { &[][..] } else { &["--port", "0"] })
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut demo = Self { child, said: vec![], _folder: folder };
        for line in lines {
            demo.said.push(line.unwrap());
            if demo.said.last().is_some_and(|line| line.contains(says_last)) {
                return demo;
            }
        }
        panic!("the demo never said `{says_last}`: {:?}", demo.said);
    }

    /// The link to the question of whoever is named by these words, without a choice, as soon as there is a letter.
    pub(crate) async fn turn_link(&self, whose: &str) -> String {
        self.letter(whose).await.link
    }

    /// The letter with the question of whoever is named by these words, as soon as there is one.
    pub(crate) async fn letter(&self, whose: &str) -> Letter {
        let (postbox, client) = (self.address(whose), reqwest::Client::new());
        let get = async |url: &str| client.get(url).send().await.unwrap().text().await.unwrap();
        let base = postbox.split("/postbox").next().unwrap();
        let mut found = None;
        until("a letter with a question", async || {
            if let Some(letter) = Page::of(&get(&postbox).await).link_to("/postbox/") {
                let (text, html) = (get(&format!("{base}{letter}")).await, get(&format!("{base}{letter}/html")).await);
                let link = Page::of(&html).links().into_iter().rfind(|url| url.contains("/t/"));
                found = link.map(|link| Letter { text, html, link, address: format!("{base}{letter}/html") });
            }
            found.is_some()
        })
        .await;
        found.expect("it was found")
    }

    /// The link to the question of whoever is asked first, on a table of its own.
    pub(crate) async fn first_turn_link(&self) -> String {
        self.first_letter().await.link
    }

    /// The postboxes of the seats, on a table of its own.
    fn boxes(&self) -> Vec<&str> {
        let lines = self.said.iter().filter_map(|line| Some((line, line.split_once("letters ")?.1)));
        lines.filter(|(line, _)| line.contains("seat ")).map(|(_, url)| url.trim()).collect()
    }

    /// The link to the question of whoever is asked after somebody has answered that of another link.
    pub(crate) async fn next_turn_link(&self, answered: &str) -> String {
        let client = reqwest::Client::new();
        let get = async |url: &str| client.get(url).send().await.unwrap().text().await.unwrap();
        // A letter has the same link with other choices, too.
        let answered = answered.split('?').next().unwrap();
        let mut found = None;
        until("somebody else has a letter", async || {
            for postbox in self.boxes() {
                let base = postbox.split("/postbox").next().unwrap();
                let Some(letter) = Page::of(&get(postbox).await).link_to("/postbox/") else { continue };
                let html = get(&format!("{base}{letter}/html")).await;
                let links = Page::of(&html).links();
                found = links.into_iter().rfind(|url| url.contains("/t/") && !url.starts_with(answered)).or(found.take());
            }
            found.is_some()
        })
        .await;
        found.expect("it was found")
    }

    /// The letter to whoever is asked first, on a table of its own; to the last of them where several are.
    pub(crate) async fn first_letter(&self) -> Letter {
        let client = reqwest::Client::new();
        let boxes = self.boxes();
        let campaign = self.address("the campaign").replace("/c/", "/api/v1/campaigns/");
        let mut found = vec![];
        let mut rounds = 0;
        until("somebody has a letter", async || {
            found.clear();
            for (at, postbox) in boxes.iter().enumerate() {
                let page = client.get(*postbox).send().await.unwrap().text().await.unwrap();
                if Page::of(&page).link_to("/postbox/").is_some() {
                    found.push(at + 1);
                }
            }
            // Letters to several come one after the other. Who is named without being asked has none: in the end those that are there will do.
            let summary = client.get(&campaign).send().await.unwrap().json::<serde_json::Value>().await.unwrap_or_default();
            let asked = summary["waiting-for"].as_array().map_or(1, Vec::len);
            rounds += usize::from(!found.is_empty());
            found.len() >= asked.max(1) || rounds > 100
        })
        .await;
        self.letter(&format!("seat {}:", found.last().expect("somebody is asked"))).await
    }

    /// The address behind these words.
    pub(crate) fn address(&self, words: &str) -> String {
        let line = self.said.iter().find(|line| line.contains(words)).unwrap_or_else(|| panic!("no {words}: {:?}", self.said));
        line.split_whitespace().last().unwrap().to_owned()
    }
}

/// A letter with a question.
pub(crate) struct Letter {
    /// As the postbox shows it.
    pub(crate) text: String,
    /// As a mail program shows it.
    pub(crate) html: String,
    /// Where it leads to, without a choice.
    pub(crate) link: String,
    /// Where the postbox shows it as a mail program does.
    pub(crate) address: String,
}

impl Letter {
    /// The page it leads to.
    pub(crate) async fn page(&self) -> String {
        reqwest::get(&self.link).await.unwrap().text().await.unwrap()
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_is_tried_in_the_language_that_was_asked_for() {
    let arcs = "rules/arcs/scenarios/round/arcs-lead-01-the-initiative-holder-leads.yaml";
    let imperium = "rules/twilight-imperium/scenarios/71-game-round/lrr-71-2-turns-belong-to-the-action-phase.yaml";
    let conquest = "rules/conquest/scenarios/combat/12-the-battle-of-the-book.yaml";
    let cases: [(&[&str], &str, &str, &str); 5] = [
        (&["--language", "de"], arcs, "de", "Primuskarte"),
        (&["--language", "de"], imperium, "de", "Welche Strategiekarte wählst du?"),
        (&["--language", "de"], conquest, "de", "Benutzt du einen Schild?"),
        (&["--language", "en"], imperium, "en", "Which strategy card do you choose?"),
        // Nothing is said.
        (&[], imperium, "en", "Which strategy card do you choose?"),
    ];
    for (said, file, language, words) in cases {
        let demo = Demo::start(&[said, &["--from", file]].concat(), "Whoever is asked has a letter");
        let letter = demo.first_letter().await;
        let speaks = |text: &str| text.contains(&format!("lang=\"{language}\"")) && text.contains(words);
        assert!(speaks(&letter.html), "{said:?}, {file}, the letter: {}", letter.html);
        let page = letter.page().await;
        assert!(speaks(&page), "{said:?}, {file}, the page: {page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_is_tried_at_a_table_where_whoever_is_asked_has_a_letter() {
    let file = "rules/twilight-imperium/scenarios/71-game-round/lrr-71-2-turns-belong-to-the-action-phase.yaml";
    let demo = Demo::start(&["--from", file], "Whoever is asked has a letter");
    let client = reqwest::Client::new();
    let get = async |url: String| client.get(url).send().await.unwrap().text().await.unwrap();
    let campaign = demo.address("the campaign");
    let base = campaign.split("/c/").next().unwrap().to_owned();
    let mut letters: Vec<String> = vec![];
    until("somebody has a letter", async || {
        for seat in 1..=3 {
            let postbox = demo.address(&format!("seat {seat}:"));
            letters.extend(Page::of(&get(postbox).await).link_to("/postbox/").map(|letter| format!("{base}{letter}")));
        }
        !letters.is_empty()
    })
    .await;
    let [letter] = &letters[..] else { panic!("one seat is asked: {letters:?}") };
    let turn = Page::of(&get(letter.clone()).await).link_to("/t/").expect("the letter has a link");
    let page = get(turn).await;
    let form = Form::with_field(&page, "turn").expect("the link shows the question");
    let fields = form.filled(&mut sternpost_players::Rng::new(1));
    let sent = client.post(format!("{base}{}", form.action)).form(&fields).send().await.unwrap();
    assert_eq!(sent.status(), 200);
    let chronicle = get(campaign).await;
    assert!(chronicle.contains("Seat 1") && chronicle.contains("Seat 3"), "{chronicle}");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_is_one_word_and_an_unknown_one_is_refused() {
    let others: [(&[&str], &str); 7] = [
        (&["arcs"], "Arcs with 4 seats"),
        (&["conquest"], "Conquest with 2 seats"),
        (&["forbidden-stars"], "Forbidden Stars with 4 seats"),
        (&["voidfall"], "Voidfall with 4 seats"),
        (&["voidfall", "--options", r#"{"mode":"expedition"}"#], "Voidfall with 1 seat"),
        (&["voidfall", "--options", r#"{"mode":"solo","difficulty":"easy"}"#], "Voidfall with 1 seat"),
        (&["voidfall", "--options", r#"{"mode":"cooperative","difficulty":"easy"}"#], "Voidfall with 4 seats"),
    ];
    for (game, called) in others {
        let demo = Demo::start(&[&["--game"], game].concat(), "Ctrl-C stops");
        assert!(demo.said.contains(&format!("A campaign of {called} waits for you.")), "{:?}", demo.said);
    }
    let folder = tempfile::TempDir::new().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_sternpost"));
    let refused = command.args(["demo", "--port", "0", "--game", "chess", "--data-dir"]).arg(folder.path()).output().unwrap();
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("there is no game `chess`"), "{refused:?}");
}

/// Who sees Forbidden Stars for the first time gets the board that its book lays out, and begins with an order (FS-SET-13).
#[tokio::test(flavor = "multi_thread")]
async fn a_first_campaign_begins_on_the_board_for_one() {
    let demo = Demo::start(&["--game", "forbidden-stars"], "Ctrl-C stops");
    let person = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let address = demo.address("open this");
    until("an order is asked for", async || {
        person.get(&address).send().await.unwrap().text().await.unwrap().contains("Which order do you lay, and where?")
    })
    .await;
}

/// Whoever opens what the demo prints sits at the first turn, with steady opponents, on whatever port it got.
#[tokio::test(flavor = "multi_thread")]
async fn the_demo_opens_at_the_first_turn_with_its_link_although_its_port_is_taken() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let demo = Demo::start(&["--port", &port.to_string(), "--game", "arcs"], "Ctrl-C stops");
    let person = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let way_in = demo.address("open this");
    assert!(!way_in.contains(&format!(":{port}/")), "the port was taken: {way_in}");
    let answer = person.get(&way_in).send().await.unwrap();
    let address = answer.url().to_string();
    assert!(address.ends_with("/turn"), "no seat to be taken, nothing to be accepted first: {address}");
    until("the first question is asked", async || {
        let page = person.get(&address).send().await.unwrap().text().await.unwrap();
        Form::with_field(&page, "question").is_some()
    })
    .await;
}
