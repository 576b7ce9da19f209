//! Extracts what a person wrote in a reply from what their mail program put around it: quotes, attribution lines, signatures.
//!
//! Nothing here is certain. A line that is left over by mistake is one that nobody understands, and the whole reply is refused with that line. So
//! this may leave too much, but never takes a line out of the middle of what was written.

/// Beginnings of a line that stands above a quoted letter.
const ABOVE_QUOTES: [&str; 10] = [
    "-----original message",
    "----- original message",
    "-----ursprüngliche nachricht",
    "----- ursprüngliche nachricht",
    "-------- original message",
    "-------- ursprüngliche nachricht",
    "---------- forwarded message",
    "begin forwarded message",
    "anfang der weitergeleiteten nachricht",
    "-------- forwarded message",
];

/// Beginnings of a line that a mail program puts below what was written.
const BELOW: [&str; 18] = [
    "sent from my ",
    "sent from mail for",
    "sent from outlook",
    "sent from yahoo",
    "sent with proton",
    "sent from proton",
    "sent via ",
    "get outlook for",
    "von meinem iphone gesendet",
    "von meinem ipad gesendet",
    "von meinem ",
    "gesendet von meinem ",
    "gesendet von ",
    "gesendet mit ",
    "gesendet mit der ",
    "diese nachricht wurde von meinem ",
    "holen sie sich outlook",
    "outlook für ",
];

/// With what people greet, if a line holds nothing else but perhaps a name.
const GREETINGS: [&str; 11] = ["hi", "hello", "hey", "dear", "hallo", "moin", "servus", "liebe", "lieber", "guten", "good"];

/// With what people take leave; what follows is their name.
const CLOSINGS: [&str; 21] = [
    "thanks",
    "thank you",
    "cheers",
    "regards",
    "kind regards",
    "best regards",
    "best wishes",
    "best",
    "yours",
    "danke",
    "vielen dank",
    "grüße",
    "gruß",
    "viele grüße",
    "liebe grüße",
    "mit freundlichen grüßen",
    "beste grüße",
    "schöne grüße",
    "mfg",
    "lg",
    "vg",
];

/// Lines below which nothing is looked at any more.
const MOST_LINES: usize = 2_000;

/// The lines somebody wrote. `is_flowed`: a space at the end of a line says that it goes on (RFC 3676).
pub(super) fn written(text: &str, is_flowed: bool) -> Vec<String> {
    let lines: Vec<String> = joined(text, is_flowed);
    let mut kept: Vec<String> = vec![];
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at].trim();
        if line.starts_with('>') {
            at += 1;
            continue;
        }
        if let Some(length) = attribution(&lines[at..]) {
            if !kept.is_empty() {
                break;
            }
            // A person who writes below the quote has written nothing yet.
            at += length;
            continue;
        }
        if is_signature(&lines[at]) || is_below(line) || is_header_block(&lines[at..]) || is_above_quotes(line) {
            break;
        }
        if !line.is_empty() {
            kept.push(line.to_owned());
        }
        at += 1;
    }
    without_courtesies(kept)
}

/// The lines, tidied: one kind of space, nothing that does not show; flowed ones put together.
fn joined(text: &str, is_flowed: bool) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    let mut goes_on = false;
    for line in text.lines().take(MOST_LINES) {
        let line: String = line.chars().filter_map(tidied).collect();
        let flows = is_flowed && line.ends_with(' ') && line != "-- " && !line.starts_with('>');
        match lines.last_mut().filter(|_| goes_on && !line.starts_with('>') && line != "-- ") {
            Some(last) => last.push_str(&line),
            None => lines.push(line),
        }
        goes_on = flows;
    }
    lines
}

fn tidied(letter: char) -> Option<char> {
    match letter {
        '\u{a0}' | '\u{2007}' | '\u{202f}' | '\t' => Some(' '),
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => None,
        letter if letter.is_control() => None,
        letter => Some(letter),
    }
}

/// The number of lines in the attribution of the quote below; none if these are no attribution.
fn attribution(lines: &[String]) -> Option<usize> {
    let first = lines[0].trim().to_lowercase();
    if first.is_empty() {
        return None;
    }
    // "On Mon, 3 Nov 2026 at 10:11, Sternpost <post+…@…> wrote:", over up to four lines.
    let mut whole = String::new();
    for (at, line) in lines.iter().take(4).enumerate() {
        if line.trim().is_empty() {
            break;
        }
        whole.push_str(&line.trim().to_lowercase());
        whole.push(' ');
        let said = whole.trim_end();
        let is_english = said.starts_with("on ") && said.ends_with("wrote:");
        let is_german = said.starts_with("am ") && (said.ends_with("schrieb:") || said.contains(" schrieb ") && said.ends_with(':'));
        let is_either = at == 0 && (said.ends_with(" wrote:") || said.ends_with(" schrieb:")) && said.contains(['@', ',', '<']);
        if is_english || is_german || is_either {
            return Some(at + 1);
        }
    }
    None
}

fn is_signature(line: &str) -> bool {
    line == "-- " || line.trim_end() == "--" || line.trim_end() == "—"
}

fn is_below(line: &str) -> bool {
    let line = line.to_lowercase();
    BELOW.iter().any(|known| line.starts_with(known))
}

fn is_above_quotes(line: &str) -> bool {
    let is_rule = line.len() >= 20 && line.chars().all(|letter| letter == '_');
    let line = line.to_lowercase();
    is_rule || ABOVE_QUOTES.iter().any(|known| line.starts_with(known))
}

/// "From: … Sent: … To: … Subject: …", as Outlook puts it above what it quotes.
fn is_header_block(lines: &[String]) -> bool {
    let named = |line: &String| {
        let line = line.trim().trim_start_matches(['*', ' ']).to_lowercase();
        let name = line.split(':').next().unwrap_or_default().trim_end_matches('*').trim().to_owned();
        if line.contains(':') { name } else { String::new() }
    };
    let begins = ["from", "von"].contains(&named(&lines[0]).as_str());
    let others = ["sent", "gesendet", "to", "an", "subject", "betreff", "date", "datum"];
    begins && lines[1..].iter().take(5).filter(|line| others.contains(&named(line).as_str())).count() >= 2
}

/// Without a greeting at the beginning, and without a farewell and the name below it at the end.
fn without_courtesies(mut lines: Vec<String>) -> Vec<String> {
    let bare = |line: &str| line.to_lowercase().trim_end_matches([',', '.', '!']).to_owned();
    if lines.len() > 1 && lines[0].ends_with([',', '!']) {
        let first = bare(&lines[0]);
        let words: Vec<&str> = first.split_whitespace().collect();
        if words.len() <= 4 && words.first().is_some_and(|word| GREETINGS.contains(&word.trim_end_matches(','))) {
            lines.remove(0);
        }
    }
    // A farewell has at most two lines below it: a name, and what else one puts there.
    let from = lines.len().saturating_sub(3).max(1);
    if let Some(at) = (from..lines.len()).find(|at| CLOSINGS.contains(&bare(&lines[*at]).as_str())) {
        lines.truncate(at);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<String> {
        written(text, false)
    }

    #[test]
    fn quotes_are_left_out_in_every_form_mail_programs_give_them() {
        let forms = [
            "b\n\nOn Mon, 3 Nov 2026 at 10:11, Sternpost <post+abc@x.example> wrote:\n> a) Pass\n> b) Trade\n",
            "b\r\n\r\nOn Mon, 3 Nov 2026 at 10:11, Sternpost\r\n<post+abc@x.example> wrote:\r\n\r\n> a) Pass\r\n",
            "b\n\nAm Mo., 3. Nov. 2026 um 10:11 Uhr schrieb Sternpost <post@x.example>:\n> a) Passen\n",
            "b\n\nAm 03.11.26 um 10:11 schrieb Sternpost:\n> a) Passen\n",
            "b\n\n-----Original Message-----\nFrom: Sternpost\nSent: Monday\n\na) Pass",
            "b\n\n-----Ursprüngliche Nachricht-----\nVon: Sternpost\n\na) Passen",
            "b\n\n________________________________\nFrom: Sternpost <post@x.example>\nSent: Monday\nTo: Ada\n\na) Pass",
            "b\n\nFrom: Sternpost <post@x.example>\nSent: Monday, 3 November\nTo: Ada <ada@a.test>\nSubject: [x] Your turn\n\na) Pass",
            "b\n\n*Von:* Sternpost <post@x.example>\n*Gesendet:* Montag\n*An:* Ada\n*Betreff:* [x]\n\na) Passen",
            "b\n\nSternpost <post+abc@x.example> wrote:\n\n> a) Pass",
            "b\n> a) Pass\n> b) Trade",
            "On Monday, 3 Nov 2026, Sternpost wrote:\n> a) Pass\n> b) Trade\n\nb\n",
            "> a) Pass\n> b) Trade\n\nb\n",
        ];
        for form in forms {
            assert_eq!(of(form), ["b"], "{form}");
        }
    }

    #[test]
    fn signatures_and_courtesies_are_left_out() {
        let forms = [
            "b\n-- \nAda\nCaptain",
            "b\n--\nAda",
            "b\n\nSent from my iPhone",
            "b\n\nVon meinem iPhone gesendet",
            "b\n\nGesendet von Mail für Windows",
            "b\n\nGet Outlook for iOS<https://aka.ms/x>\n",
            "Hi Sternpost,\n\nb\n\nThanks,\nAda",
            "Hallo,\nb\nViele Grüße\nAda",
            "\u{feff}b\u{a0}\u{200b}\n\nMfG",
        ];
        for form in forms {
            assert_eq!(of(form), ["b"], "{form}");
        }
    }

    #[test]
    fn what_was_written_stays_whole() {
        assert_eq!(of("a\n\nc, d\n2 cruiser, 1 carrier\n"), ["a", "c, d", "2 cruiser, 1 carrier"]);
        assert_eq!(of("Best of Times\nb"), ["Best of Times", "b"], "no farewell");
        assert_eq!(of("Thanks"), ["Thanks"], "nothing else was written");
        assert_eq!(of("From here on I attack\nb"), ["From here on I attack", "b"]);
        assert_eq!(of("On your head\nb"), ["On your head", "b"]);
        assert_eq!(written("activate \nLodor\nb", true), ["activate Lodor", "b"]);
        assert_eq!(of(""), Vec::<String>::new());
    }
}
