//! Composes the posts to a campaign's channel: what happened, as spectators read it, with the board as they see it. Where nobody may look on, a post
//! says that something happened and nothing else.

use super::composer::{ComposeError, Composed, Composer};
use super::letters;
use super::message::{Instead, Ready};
use super::webhook::{Body, Call};
use serde_json::{Value, json};
use sternpost_boards::Kind;
use sternpost_core::{Eyes, Seat};
use sternpost_games::{book_of, game_name};
use sternpost_model::entropy;
use sternpost_model::language::Language;
use sternpost_model::letter::Letter;
use sternpost_picture::Words;
use sternpost_store::{Channel, ChannelFormat, NewLetter};
use sternpost_table::past::chronicle::Part;
use sternpost_table::talk::channels::ShownToChannel;
use sternpost_table::{Refused, Snapshot};
use sternpost_words::own_lines;

/// Lines of a post.
const LINES: usize = 6;
/// Letters of all of them: Slack takes 3,000 in a block, Discord 4,096.
const LETTERS: usize = 2_800;
/// The name of the board's file.
const BOARD: &str = "board.png";

/// A post before it is put as a channel takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Post {
    /// The campaign's name, which its host chose.
    title: String,
    /// What happened, in lines.
    lines: Vec<String>,
    /// Where one looks on.
    url: String,
    /// Where the board is, as it stood then; none where nobody may look on.
    picture: Option<String>,
    /// What the picture shows, for who does not see it.
    shows: String,
}

impl Composer {
    /// The post of a campaign's channel, if it still has one and there is something to tell.
    pub(super) async fn post_to_channel(&self, letter: &NewLetter) -> Result<Composed, ComposeError> {
        let campaign = letter.campaign.ok_or_else(|| ComposeError::Unreadable("no campaign".to_owned()))?;
        let Letter::Channel(payload) = letter.content else { return Ok(Composed::Gone) };
        let Some(channel) = self.service.store.channel(campaign).await.map_err(Refused::from)? else { return Ok(Composed::Gone) };
        // What may be seen is looked at now: the host may have closed it since.
        let (snapshot, generation) = match self.service.shown_to_channel(campaign).await? {
            ShownToChannel::NothingYet => return Ok(Composed::Gone),
            ShownToChannel::ThatSomethingHappened { snapshot } => {
                let words = letters::Words::new(channel.language);
                let post = Post {
                    title: snapshot.campaign.name.clone(),
                    lines: vec![words.channel_something()],
                    url: self.addresses.campaign(campaign),
                    picture: None,
                    shows: String::new(),
                };
                return Ok(self.put(letter, &snapshot, &channel, post, None));
            }
            ShownToChannel::Board { snapshot, generation } => (snapshot, generation),
        };
        let part = Part { after: payload.after, before: Some(payload.up_to.saturating_add(1)), most: LINES };
        let told = self.service.part_of_chronicle(&snapshot, Eyes::Spectator, part).await?;
        let lines = said(&snapshot, channel.language, |words| words.say_acts(&told.lines, |line| &line.text));
        let lines = last_of(lines);
        if lines.is_empty() {
            return Ok(Composed::Gone);
        }
        let own = self.addresses.campaign(campaign);
        let address = generation.map_or_else(|| own.clone(), |generation| self.addresses.watching(campaign, generation));
        let watch = generation.and_then(|_| address.rsplit('/').next()).map(|token| format!("watch={token}&")).unwrap_or_default();
        let seq = snapshot.seq;
        let words = letters::Words::new(channel.language);
        let post = Post {
            title: snapshot.campaign.name.clone(),
            lines,
            picture: Some(format!("{}/api/v1/campaigns/{campaign}/{BOARD}?{watch}entry={seq}", self.addresses.public_url)),
            shows: words.channel_board(&snapshot.campaign.name),
            url: address,
        };
        let is_sent_along = channel.format == ChannelFormat::Discord;
        let drawn = match snapshot.play.as_ref().filter(|_| is_sent_along) {
            Some(play) => self.boards.board(&snapshot, play, (seq, Eyes::Spectator), channel.language.tag(), Kind::Png).await.ok(),
            None => None,
        };
        let png = drawn.map(|bytes| bytes.to_vec());
        Ok(self.put(letter, &snapshot, &channel, post, png))
    }

    fn put(&self, letter: &NewLetter, snapshot: &Snapshot, channel: &Channel, post: Post, png: Option<Vec<u8>>) -> Composed {
        let (body, secret) = match channel.format {
            ChannelFormat::Json => (Body::json(&in_fields(letter, snapshot, &post)), Some(channel.secret.clone())),
            ChannelFormat::Slack => (Body::json(&for_slack(&post)), None),
            ChannelFormat::Discord => (for_discord(&post, png, &entropy::token()), None),
        };
        let call = Call { url: channel.url.0.clone(), body, secret };
        let (from, to) = (self.from.email.clone(), self.from.email.clone());
        Composed::Message(Box::new(Ready { id: letter.id.clone(), from, to, bytes: vec![], instead: Some(Instead::Post(call)) }))
    }
}

/// Says something of a campaign in a language, as spectators read it.
fn said<T>(snapshot: &Snapshot, language: Language, say: impl FnOnce(&Words<'_>) -> T) -> T {
    let names = |seat: Seat| snapshot.name(seat);
    let (game, tag) = (snapshot.campaign.game.as_str(), language.tag());
    say(&Words::new(tag, snapshot.catalogue(tag), &names).telling(own_lines::lines(tag)).looking_up(game, tag, book_of(game)))
}

/// The first post to a channel, when it is named.
#[must_use]
pub fn greeting(format: ChannelFormat, text: &str, url: &str) -> Body {
    let post = Post { title: text.to_owned(), lines: vec![url.to_owned()], url: url.to_owned(), picture: None, shows: String::new() };
    match format {
        ChannelFormat::Json => Body::json(&json!({ "id": entropy::letter_id(), "kind": "test", "text": text, "url": url })),
        ChannelFormat::Slack => Body::json(&for_slack(&post)),
        ChannelFormat::Discord => for_discord(&post, None, ""),
    }
}

/// The last lines, as many as there is room for.
fn last_of(mut lines: Vec<String>) -> Vec<String> {
    lines.drain(..lines.len().saturating_sub(LINES));
    let mut room = LETTERS;
    let mut kept: Vec<String> = vec![];
    for line in lines.into_iter().rev() {
        let length = line.chars().count();
        let line = if length <= room { line } else { line.chars().take(room.saturating_sub(1)).chain(['…']).collect() };
        room = room.saturating_sub(length);
        kept.push(line);
        if room == 0 {
            break;
        }
    }
    kept.reverse();
    kept
}

fn in_fields(letter: &NewLetter, snapshot: &Snapshot, post: &Post) -> Value {
    json!({
        "id": letter.id,
        "kind": letter.kind().name(),
        "campaign": { "id": snapshot.campaign.id, "name": post.title, "game": game_name(&snapshot.campaign.game) },
        "lines": post.lines,
        "url": post.url,
        "picture": post.picture,
    })
}

/// Blocks of Slack. What players have named is plain text there, or escaped: it addresses nobody and links nowhere.
fn for_slack(post: &Post) -> Value {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let head = format!("*<{}|{}>*", post.url, escaped(&post.title).replace(['|', '*', '_', '~', '`'], " "));
    let mut blocks = vec![
        json!({ "type": "section", "text": { "type": "mrkdwn", "text": head } }),
        json!({ "type": "section", "text": { "type": "plain_text", "text": post.lines.join("\n"), "emoji": false } }),
    ];
    if let Some(picture) = &post.picture {
        blocks.push(json!({ "type": "image", "image_url": picture, "alt_text": post.shows }));
    }
    json!({ "text": escaped(&format!("{}: {}", post.title, post.lines.join(" "))), "blocks": blocks, "unfurl_links": false })
}

/// A form with an embed, and the board as a file that it shows.
fn for_discord(post: &Post, png: Option<Vec<u8>>, boundary: &str) -> Body {
    let escaped = |text: &str| {
        let is_sign = |letter: char| "\\*_~`|>[]()#-@<:".contains(letter);
        text.chars().flat_map(|letter| is_sign(letter).then_some('\\').into_iter().chain([letter])).collect::<String>()
    };
    let mut embed = json!({ "title": post.title, "url": post.url, "description": escaped(&post.lines.join("\n")) });
    let mut said = json!({ "allowed_mentions": { "parse": [] } });
    if png.is_some() {
        embed["image"] = json!({ "url": format!("attachment://{BOARD}") });
        said["attachments"] = json!([{ "id": 0, "filename": BOARD, "description": post.shows }]);
    }
    said["embeds"] = json!([embed]);
    let Some(png) = png else { return Body::json(&said) };
    let mut bytes = format!(
        "--{boundary}\r\nContent-Disposition: form-data; name=\"payload_json\"\r\nContent-Type: application/json\r\n\r\n{said}\r\n\
         --{boundary}\r\nContent-Disposition: form-data; name=\"files[0]\"; filename=\"{BOARD}\"\r\nContent-Type: image/png\r\n\r\n"
    )
    .into_bytes();
    bytes.extend_from_slice(&png);
    bytes.extend_from_slice(format!("\r\n--{boundary}--\r\n").as_bytes());
    Body { kind: format!("multipart/form-data; boundary={boundary}"), bytes }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn post(lines: &[&str]) -> Post {
        Post {
            title: "<!channel> *war*".to_owned(),
            lines: lines.iter().map(|line| (*line).to_owned()).collect(),
            url: "https://post.example/c/1".to_owned(),
            picture: Some("https://post.example/board.png".to_owned()),
            shows: "The board".to_owned(),
        }
    }

    #[test]
    fn names_of_players_address_nobody_and_link_nowhere() {
        let sly = post(&["@everyone [free](https://evil.example) <@1> `x`"]);
        let slack = for_slack(&sly);
        assert_eq!(slack["blocks"][1]["text"]["type"], "plain_text");
        assert_eq!(slack["blocks"][0]["text"]["text"], "*<https://post.example/c/1|&lt;!channel&gt;  war >*");
        assert!(!slack["text"].as_str().unwrap().contains('<'), "{slack}");
        let discord: Value = serde_json::from_slice(&for_discord(&sly, None, "x").bytes).unwrap();
        let said = discord["embeds"][0]["description"].as_str().unwrap();
        assert_eq!(said, "\\@everyone \\[free\\]\\(https\\://evil.example\\) \\<\\@1\\> \\`x\\`");
        assert_eq!(discord["allowed_mentions"], json!({ "parse": [] }));
        assert!(discord["embeds"][0].get("image").is_none(), "without a picture none is named");
    }

    #[test]
    fn a_post_has_room_wherever_it_goes() {
        let long = "x".repeat(2_000);
        let lines = last_of((0..9).map(|number| format!("{number}{long}")).collect());
        assert_eq!(lines.len(), 2, "the last ones");
        assert!(lines[1].starts_with('8') && lines[0].starts_with('7') && lines[0].ends_with('…'));
        assert!(lines.iter().map(|line| line.chars().count()).sum::<usize>() <= LETTERS);
        let few = last_of((0..9).map(|number| number.to_string()).collect());
        assert_eq!(few, ["3", "4", "5", "6", "7", "8"]);
    }
}
