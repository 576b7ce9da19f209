//! Pages: every one, with every sample, is sound HTML that can be used by keyboard, by ear and without its script.

use crate::support::sample_pages::{HOSTILE, Sample, all};
use std::collections::BTreeSet;
use sternpost_model::language::Language;
use sternpost_pages::assets;

/// A start tag: its name and attributes.
struct Tag {
    name: String,
    attributes: Vec<(String, String)>,
    /// The text up to the next tag.
    text: String,
}

impl Tag {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

/// The start tags of a page in order. Everything we write quotes its attributes, so that this little suffices.
fn tags(html: &str) -> Vec<Tag> {
    let mut found = vec![];
    for part in html.split('<').skip(1) {
        if part.starts_with(['/', '!']) {
            continue;
        }
        let end = end_of_tag(part);
        let (tag, text) = (part[..end].trim_end_matches('/'), part[end + 1..].to_owned());
        let name = tag.split_whitespace().next().unwrap_or_default().to_owned();
        let mut attributes = vec![];
        let mut rest = tag[name.len()..].trim();
        while !rest.is_empty() {
            let stop = rest.find([' ', '=', '\n']).unwrap_or(rest.len());
            let attribute = rest[..stop].to_owned();
            rest = &rest[stop..];
            let mut value = String::new();
            if let Some(quoted) = rest.strip_prefix("=\"") {
                let close = quoted.find('"').expect("an attribute's quote is closed");
                value = quoted[..close].to_owned();
                rest = &quoted[close + 1..];
            }
            attributes.push((attribute, value));
            rest = rest.trim_start();
        }
        found.push(Tag { name, attributes, text });
    }
    found
}

fn end_of_tag(part: &str) -> usize {
    let mut is_quoted = false;
    for (i, c) in part.char_indices() {
        match c {
            '"' => is_quoted = !is_quoted,
            '>' if !is_quoted => return i,
            _ => {}
        }
    }
    panic!("a tag is not closed: {part}");
}

fn each(check: impl Fn(&Sample, &[Tag])) {
    let samples = all();
    assert!(samples.len() >= 72);
    for sample in &samples {
        check(sample, &tags(&sample.html));
    }
    // To be looked at: `SAMPLES_TO=/some/folder cargo test`.
    if let Ok(folder) = std::env::var("SAMPLES_TO") {
        for Sample { name, language, html } in samples {
            std::fs::write(format!("{folder}/{name}.{}.html", language.tag()), html.replace("/assets/", "assets/")).unwrap();
        }
    }
}

#[test]
fn every_page_has_a_language_a_title_and_one_heading_of_the_first_rank() {
    each(|sample, tags| {
        let name = sample.name;
        let one = |tag: &str| tags.iter().filter(|t| t.name == tag).count();
        assert_eq!(tags[0].get("lang"), Some(sample.language.tag()), "{name}");
        assert_eq!((one("h1"), one("main")), (1, 1), "{name}");
        assert!(tags.iter().any(|tag| tag.name == "title" && tag.text.len() > 14), "{name}");
    });
}

#[test]
fn headings_skip_no_rank() {
    each(|sample, tags| {
        let mut last = 1;
        for tag in tags {
            let Some(rank) = tag.name.strip_prefix('h').and_then(|rank| rank.parse::<u32>().ok()) else { continue };
            assert!(rank <= last + 1, "{}: h{rank} after h{last}", sample.name);
            last = rank;
        }
    });
}

#[test]
fn ids_are_unique_and_what_refers_to_one_finds_it() {
    each(|sample, tags| {
        let mut ids = BTreeSet::new();
        for id in tags.iter().filter_map(|tag| tag.get("id")) {
            assert!(!id.is_empty() && ids.insert(id), "{}: the id `{id}` is there twice", sample.name);
        }
        for tag in tags {
            for name in ["for", "aria-labelledby", "aria-describedby"] {
                if let Some(id) = tag.get(name) {
                    assert!(ids.contains(id), "{}: {name}={id} leads nowhere", sample.name);
                }
            }
            if let Some(id) = tag.get("href").and_then(|href| href.strip_prefix('#')) {
                assert!(ids.contains(id), "{}: a link to #{id} leads nowhere", sample.name);
            }
        }
    });
}

#[test]
fn every_field_has_a_label() {
    each(|sample, tags| {
        let labelled: BTreeSet<&str> = tags.iter().filter(|tag| tag.name == "label").filter_map(|tag| tag.get("for")).collect();
        for field in tags.iter().filter(|tag| matches!(tag.name.as_str(), "input" | "select" | "textarea")) {
            if field.get("type") == Some("hidden") {
                continue;
            }
            let id = field.get("id").unwrap_or_else(|| panic!("{}: a field without id", sample.name));
            assert!(labelled.contains(id), "{}: `{id}` has no label", sample.name);
        }
    });
}

#[test]
fn links_go_somewhere_and_say_something() {
    each(|sample, tags| {
        for (i, link) in tags.iter().enumerate().filter(|(_, tag)| tag.name == "a") {
            assert!(link.get("href").is_some(), "{}", sample.name);
            let inside = &tags[i..(i + 3).min(tags.len())];
            let says = link.get("aria-label").is_some() || inside.iter().any(|tag| !tag.text.trim().is_empty());
            assert!(says, "{}: the link to {:?} is empty", sample.name, link.get("href"));
        }
        for form in tags.iter().filter(|tag| tag.name == "form") {
            let action = form.get("action").unwrap_or_default();
            let may_only_look =
                ["/chronicle", "/at", "/compare", "/correction", "/position", "/reference"].iter().any(|end| action.ends_with(end));
            let only_looks = form.get("method") == Some("get") && may_only_look;
            assert!(only_looks || form.get("method") == Some("post"), "{}: what changes something is a POST", sample.name);
            assert!(!action.is_empty(), "{}", sample.name);
        }
    });
}

#[test]
fn a_strict_content_policy_is_kept() {
    each(|sample, tags| {
        for tag in tags {
            let bad = tag.attributes.iter().find(|(name, _)| name == "style" || name.starts_with("on"));
            assert!(bad.is_none(), "{}: <{} {bad:?}>", sample.name, tag.name);
            assert_ne!(tag.name, "style", "{}", sample.name);
            if tag.name == "script" {
                let script = tag.get("src").and_then(|path| path.strip_prefix("/assets/")?.split_once('?')).map(|(name, _)| name);
                assert!(
                    matches!(script, Some("app.js" | "turn.js" | "board.js" | "course.js" | "cards.js" | "talk.js" | "draw.js")),
                    "{}: {script:?}",
                    sample.name
                );
                assert_eq!(tag.text.trim(), "", "{}", sample.name);
            }
            for name in ["src", "href", "action"] {
                let target = tag.get(name).unwrap_or_default();
                assert!(
                    !target.starts_with("http") && !target.starts_with("//") && !target.starts_with("javascript"),
                    "{}: {target}",
                    sample.name
                );
            }
        }
        assert!(!sample.html.contains(HOSTILE), "{}", sample.name);
    });
}

#[test]
fn every_asset_a_page_loads_is_shipped() {
    each(|sample, tags| {
        for tag in tags {
            for name in ["src", "href"] {
                if let Some(asset) = tag.get(name).and_then(|path| path.strip_prefix("/assets/")) {
                    // The address names the text: a browser never shows a page of today in the clothes of yesterday.
                    let (name, mark) = asset.split_once('?').unwrap_or((asset, ""));
                    assert!(assets::asset(name).is_some() && assets::mark(name) == Some(mark), "{}: {asset}", sample.name);
                }
            }
        }
    });
    assert!(assets::asset("../Cargo.toml").is_none());
}

#[test]
fn a_turn_is_carried_along_in_the_form() {
    let samples = all();
    let page = &samples.iter().find(|sample| sample.name == "turn-some-of").unwrap().html;
    let tags = tags(page);
    let hidden = |name: &str| tags.iter().find(|tag| tag.get("name") == Some(name)).and_then(|tag| tag.get("value")).map(str::to_owned);
    let turn = hidden("turn").unwrap().replace("&#34;", "\"");
    assert_eq!(turn, r#"[{"one":"tactical-action"},{"one":"system:12"}]"#);
    assert_eq!((hidden("version").as_deref(), hidden("question").as_deref()), (Some("128"), Some("q412-0")));
    let actions: Vec<_> = tags.iter().filter(|tag| tag.name == "button").filter_map(|tag| tag.get("value")).collect();
    assert_eq!(actions, ["next", "confirm", "order", "waive"], "the button that goes on is the one that Enter presses");
    let steps: Vec<_> = tags.iter().filter(|tag| tag.get("class") == Some("step")).filter_map(|tag| tag.get("href")).collect();
    assert_eq!(steps.len(), 3, "each answer is a link to its question");
    let checked: Vec<_> = tags.iter().filter(|tag| tag.get("checked").is_some()).filter_map(|tag| tag.get("value")).collect();
    assert_eq!(checked, ["system:12"]);
    assert_eq!(
        tags.iter().filter(|tag| tag.get("class").is_some_and(|class| class.starts_with("mark") && class != "mark-area")).count(),
        4,
        "what lies on the board is marked there"
    );
}

/// What a page says of how everybody stands, from the section's beginning to its end.
fn standing(html: &str) -> Option<&str> {
    let from = html.find("<section class=\"standing\"")?;
    Some(&html[from..from + html[from..].find("</section>").unwrap()])
}

#[test]
fn everybody_stands_in_sight_and_who_is_waited_for_is_said_in_words() {
    let samples = all();
    let shown: Vec<(&Sample, &str)> = samples.iter().filter_map(|sample| Some((sample, standing(&sample.html)?))).collect();
    assert!(shown.len() >= 16, "turn, waiting, campaign and receipt pages in both languages: {}", shown.len());
    for (Sample { name, language, .. }, html) in shown {
        let strip = &html[..html.find("</summary>").unwrap()];
        for (seat, points) in
            [("Ada", Some(3)), ("Boris", Some(4)), ("Chen", Some(5)), ("Dana", Some(6)), ("Emeka", Some(7)), ("Franziska", None)]
        {
            let of_the_seat =
                strip.split("class=\"strip-seat").skip(1).find(|part| part.contains(seat)).unwrap_or_else(|| panic!("{name}: {seat}"));
            let score = of_the_seat.split("strip-score\">").nth(1).map(|rest| rest.split('<').next().unwrap().parse::<u32>().unwrap());
            assert_eq!(score, points, "{name}: {seat}");
        }
        let waits = match language {
            Language::English => "Waiting for Ada, Boris.",
            Language::German => "Es fehlt noch: Ada, Boris.",
        };
        assert!(html.contains(waits), "{name}: {waits}");
        // In the order of turns; who has left the game comes last.
        let order =
            ["Dana", "Emeka", "Ada", "Boris", "Chen", "Franziska"].map(|seat| strip.find(&format!("strip-name\">{seat}<")).unwrap());
        assert!(order.is_sorted(), "{name}: {order:?}");
    }
}

#[test]
fn a_number_that_the_turn_would_change_says_what_it_was() {
    let samples = all();
    let turn = samples.iter().find(|sample| sample.name.starts_with("turn") && sample.language == Language::English).unwrap();
    let html = standing(&turn.html).unwrap();
    assert!(html.contains("<td class=\"is-changed\">5<span class=\"sr\"> (was 2)</span></td>"), "{html}");
    assert!(html.contains("4<small>/6</small>") && html.contains("✓<span class=\"sr\"> (scored)</span>"), "{html}");
}
