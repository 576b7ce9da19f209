//! A turn letter to send, and what goes with it.

use sternpost_post::letters::*;

/// A name that would break out of HTML and of a header line.
pub const HOSTILE: &str = "<b onload=alert(1)>\"Mallory\" & 'Co'\r\nBcc: all@example.org";

/// A PNG of one pixel.
pub const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

fn text(text: &str) -> String {
    text.to_owned()
}

fn witness() -> Witness {
    let hash = text("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08");
    Witness { seq: 1_042, hash, seal: text("2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae") }
}

pub fn choice(label: &str, hint: Option<&str>) -> MailedChoice {
    let url = format!("https://post.example/t/token-{}", label.to_lowercase().replace(' ', "-"));
    MailedChoice { mark: String::new(), label: text(label), hint: hint.map(text), does: None, url: Some(url) }
}

pub fn turn() -> Turn {
    Turn {
        campaign: text("Fall of Hylar"),
        game: text("Twilight Imperium"),
        name: text("Ada"),
        begins: None,
        happened: vec![text("Bo activated system 26."), text("Cy passed.")],
        latest: None,
        parts: vec![MailedPart::Lines(vec![text("Bo activated system 26."), text("Cy passed.")])],
        earlier: true,
        said: vec![],
        talk: String::new(),
        promises: MailedPromises::default(),
        orders: vec![text("Your order “Any reaction” has answered 3 questions.")],
        orders_url: text("https://post.example/c/1/link/token?to=orders"),
        due: text("Tue 2 March 2027, 18:00 (Europe/Berlin)"),
        receipt: None,
        asks: text("Which strategic action do you take?"),
        round: text("Round 4"),
        in_full: false,
        prompt: text("Which strategic action do you take?"),
        rule: text("LRR 78.1"),
        how: vec![],
        choices: vec![choice("Leadership", Some("3 command tokens")), choice("Pass", None)],
        more: 5,
        default: text("Pass"),
        reply: vec![],
        remarks: vec![text("As it stands: Ada wins 62 of 100 such fights, Bo 35, nobody 3.")],
        barred: vec![text("Pass: Your strategic action comes first: Warfare (LRR 4.4)")],
        url: text("https://post.example/t/token"),
        others: text("Bo, Cy"),
        standing: MailedStanding::default(),
        board: text("18 Mecatol Rex: Ada, 2 infantry\n26 Lodor: Bo, 1 carrier"),
        picture: text("board-0a1b2c"),
        witness: witness(),
        unsubscribe: text("https://post.example/u/token"),
    }
}
