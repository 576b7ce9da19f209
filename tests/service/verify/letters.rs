//! Letters as witnesses: doctored, broken by mail programs, full of other people's words, about several campaigns.

use super::campaign::{Campaign, checked, finds, id, wrong};
use sternpost_verify::letters::{HEAD, SEAL, witness};
use sternpost_verify::{About, Verdict};
use uuid::Uuid;

#[test]
fn a_doctored_letter_is_found_and_named() {
    let campaign = Campaign::played(9, 1);
    let letter = campaign.letter(9);
    let hash = &campaign.entries[8].hash;
    let doctored = [
        letter.replace(hash, &campaign.entries[7].hash),
        letter.replace(hash, "2:short"),
        letter
            .replace(&format!("{}9, ", HEAD[1]), &format!("{}8, ", HEAD[1]))
            .replace(&format!("{}9, ", HEAD[0]), &format!("{}8, ", HEAD[0])),
    ];
    for text in doctored {
        let mut letters = campaign.letters();
        letters[1] = witness("second.eml", text.as_bytes()).unwrap();
        let report = checked(&campaign.lines(), &letters);
        assert!(wrong(&report).iter().any(|found| found.letter.as_deref() == Some("second.eml")), "{}", report.lines());
    }
    let other_seal = letter.replace(&campaign.secret.commitment(), &"cd".repeat(32));
    let report = checked(&campaign.lines(), &[witness("seal.eml", other_seal.as_bytes()).unwrap()]);
    assert!(wrong(&report).iter().any(|found| found.letter.as_deref() == Some("seal.eml")), "{}", report.lines());
    // One that was forwarded counts all the same, and one of another campaign does not.
    let quoted = letter.replace("\r\n\r\nYour turn.", "\r\n\r\n> Your turn.").replace(HEAD[0], &format!("> {}", HEAD[0]));
    let other = letter.replace(&id().to_string(), &Uuid::from_u128(8).to_string()).replace(hash, &campaign.entries[7].hash);
    let mut letters = campaign.letters();
    letters.extend([quoted, other].iter().map(|text| witness("more.eml", text.as_bytes()).unwrap()));
    assert_eq!(checked(&campaign.lines(), &letters).verdict(), Verdict::Proven);
}

/// Players write what they like above a letter's sign-off, and their words may look like ours.
#[test]
fn words_of_players_in_a_letter_witness_nothing() {
    let campaign = Campaign::played(9, 1);
    let letter = campaign.letter(9);
    let (other, thread) = ("ab".repeat(32), id());
    let own = witness("9.eml", letter.as_bytes()).unwrap().said;
    let foot = format!("{}9, {}<br>{}{}", HEAD[0], campaign.entries[8].hash, SEAL[0], campaign.secret.commitment());
    for (number, words) in [
        format!("{}9, 2:{other}", HEAD[0]),
        format!("{}9, of nothing", HEAD[1]),
        format!("{}{other}", SEAL[0]),
        format!("{}8, 2:{other}\r\n{}{other}", HEAD[1], SEAL[1]),
        format!("-- \r\n{}8, 2:{other}\r\n{}{other}", HEAD[0], SEAL[0]),
    ]
    .iter()
    .enumerate()
    {
        let planted = letter.replace("Your turn.", &format!("Bo says:\r\n{words}\r\nYour turn."));
        assert_eq!(witness("9.eml", planted.as_bytes()).unwrap().said, own, "{words}");
        let report = checked(&campaign.lines(), &[witness("9.eml", planted.as_bytes()).unwrap()]);
        assert_eq!(wrong(&report), wrong(&checked(&campaign.lines(), &campaign.letters())), "{}", report.lines());
        let head = format!("In-Reply-To: <campaign-{thread}-seat-0@a.test>\r\nContent-Type: text/html; charset=utf-8");
        let items = words.replace("\r\n", "</li><li>").replace("-- ", "");
        let page = format!("{head}\r\n\r\n<ul><li>{items}</li></ul><p>{foot}<br>Keep this letter.</p>");
        let said = witness("9.eml", page.as_bytes()).unwrap().said;
        assert_eq!(said, witness("9.eml", format!("{head}\r\n\r\n<p>{foot}</p>").as_bytes()).unwrap().said, "{number}: {words}");
    }
    // A first letter has no head: of the seals in it the last one counts.
    let first = |above: &str| format!("Content-Type: text/plain\r\n\r\n{above}\r\nKeep it.\r\n\r\n--\r\nA war.\r\n");
    let seal = format!("{}{}", SEAL[0], campaign.secret.commitment());
    let said = witness("4.eml", first(&format!("{}{other}\r\nSoon.\r\n{seal}", SEAL[0])).as_bytes()).unwrap().said;
    assert_eq!(said.iter().map(|said| said.seal.clone()).collect::<Vec<_>>(), [Some(campaign.secret.commitment())]);
    assert_eq!(witness("4.eml", first(&format!("{}soon", SEAL[0])).as_bytes()).unwrap().said, []);
}

/// A letter about several campaigns belongs to the thread of none: the seal says of which of them a head is.
#[test]
fn a_letter_about_several_campaigns_witnesses_each() {
    let campaign = Campaign::played(9, 1);
    let (last, seal) = (campaign.entries.last().unwrap(), campaign.secret.commitment());
    let written = |hash: &str, seal: &str| {
        let other = format!("The long night\r\n{}9, 2:{}\r\n{}{}\r\n", HEAD[0], "ab".repeat(32), SEAL[0], "cd".repeat(32));
        let own = format!("A war\r\n{}{}, {hash}\r\n{}{seal}\r\n", HEAD[0], last.seq, SEAL[0]);
        let head = "Message-ID: <1@a.test>\r\nContent-Type: text/plain; charset=utf-8\r\n";
        witness("owed.eml", format!("{head}\r\n-- \r\n{other}\r\n{own}").as_bytes()).unwrap()
    };
    let held = checked(&campaign.lines(), &[written(&last.hash, &seal)]);
    assert_eq!(held.verdict(), Verdict::Proven, "{}", held.lines());
    finds(&checked(&campaign.lines(), &[written(&campaign.entries[3].hash, &seal)]), About::Letters, last.seq);
    // What is of another campaign speaks neither for nor against this one.
    let of_another = checked(&campaign.lines(), &[written(&campaign.entries[3].hash, &"ef".repeat(32))]);
    assert_eq!(of_another.verdict(), Verdict::Open, "{}", of_another.lines());
}

/// What mail programs do to long lines.
#[test]
fn a_letter_that_was_broken_into_short_lines_is_read() {
    let campaign = Campaign::played(9, 1);
    let whole = campaign.letter(9);
    let (hash, seal) = (&campaign.entries[8].hash, campaign.secret.commitment());
    let broken = whole.replace(&format!(" {hash}"), &format!("\r\n> {hash}")).replace(&format!(" {seal}"), &format!("\r\n> {seal}"));
    assert_ne!(broken, whole);
    assert_eq!(witness("9.eml", broken.as_bytes()), witness("9.eml", whole.as_bytes()));
}

/// Letters are worded in the texts of the service.
#[test]
fn letters_name_the_head_in_the_words_that_are_looked_for() {
    for (file, head, seal) in [("service/post/text/en.ftl", HEAD[0], SEAL[0]), ("service/post/text/de.ftl", HEAD[1], SEAL[1])] {
        let texts = std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        for line in [format!("letter-head = {head}{{ $seq }}, {{ $hash }}"), format!("letter-seal = {seal}{{ $seal }}")] {
            assert!(texts.lines().any(|text| text == line), "{file}: {line}");
        }
    }
}
