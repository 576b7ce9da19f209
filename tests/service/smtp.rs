//! Mail leaves over a real socket, or into a folder, and nothing that goes wrong on the way loses a letter.

use crate::support::sample_letters::{PIXEL, turn};
use crate::support::smtp::{Encryption, Failures, Sink};
use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use sqlx::{Connection as _, SqliteConnection};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use sternpost::config;
use sternpost_model::clock::{Clock, ManualClock, SystemClock};
use sternpost_model::language::Language;
use sternpost_model::letter::{Letter, LinkPayload};
use sternpost_model::settings::{self, Tls};
use sternpost_post::composer::{ComposeError, Composed};
use sternpost_post::letters::{Turn, Wording as _, Words};
use sternpost_post::message::{Parts, Ready, build};
use sternpost_post::postbox::{self, Postbox};
use sternpost_post::smtp::SmtpTransport;
use sternpost_post::worker::{LEASE, MOST_REFUSED, MOST_TRIES, Worker, Writer};
use sternpost_post::{SendError, Transport};
use sternpost_store::{Commit, DeliveryState, NewLetter, Store};
use tempfile::TempDir;

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn server(sink: &Sink) -> settings::Smtp {
    let (host, port) = (sink.address.ip().to_string(), sink.address.port());
    settings::Smtp { host, port, tls: Tls::None, timeout_seconds: 5, ..config::Config::default().mail.smtp }
}

fn through(sink: &Sink) -> SmtpTransport {
    SmtpTransport::new(server(sink))
}

fn mail(name: &str) -> Ready {
    mail_saying(name, &turn())
}

fn mail_saying(name: &str, letter: &Turn) -> Ready {
    let parts = Parts {
        worded: letter.worded(&Words::default()).unwrap(),
        id: name.to_owned(),
        to: "zoe@reader.example".to_owned(),
        thread: None,
        reply: None,
        unsubscribe: None,
        picture: Some((letter.picture.clone(), PIXEL.to_vec())),
        calendar: None,
        date: at("2026-11-21T12:00:00Z").into(),
    };
    build(&"Sternpost <game@post.example>".parse().unwrap(), parts).unwrap()
}

#[tokio::test]
async fn a_letter_arrives_as_it_was_written() {
    let sink = Sink::start().await;
    let prompt = "Größe — 統率 — Ἄγε?".to_owned();
    let mail = mail_saying("m1", &Turn { prompt: prompt.clone(), ..turn() });

    through(&sink).send(&mail).await.unwrap();

    let got = sink.wait_for(|_| true).await;
    assert_eq!((got.from.as_str(), got.to.as_slice()), ("game@post.example", &["zoe@reader.example".to_owned()][..]));
    assert_eq!(got.mail().message_id(), Some("m1@post.example"));
    assert!(got.mail().body_text(0).unwrap().contains(&prompt));
    assert!(got.mail().body_html(0).unwrap().contains(&prompt));
    assert_eq!(got.mail().attachment(0).unwrap().contents(), PIXEL);
}

#[tokio::test]
async fn lines_that_begin_with_a_dot_stay_whole() {
    let sink = Sink::start().await;
    let dots = "From: a@post.example\r\n\r\n.\r\n..\r\n.one\r\nend\r\n";

    through(&sink).send(&Ready { bytes: dots.into(), ..mail("m1") }).await.unwrap();

    let body = String::from_utf8(sink.wait_for(|_| true).await.data).unwrap();
    assert!(body.contains("\r\n\r\n.\r\n..\r\n.one\r\nend\r\n"), "{body:?}");
}

#[tokio::test]
async fn mails_share_a_connection_and_survive_a_restart_of_the_server() {
    let sink = Sink::start().await;
    let out = through(&sink);
    out.send(&mail("m1")).await.unwrap();
    out.send(&mail("m2")).await.unwrap();
    assert_eq!(sink.connections(), 1);

    let sink = sink.restart().await;
    out.send(&mail("m3")).await.unwrap();

    assert_eq!(sink.connections(), 2);
    let ids: Vec<String> = sink.received().iter().map(|got| got.mail().message_id().unwrap().to_owned()).collect();
    assert_eq!(ids, ["m1@post.example", "m2@post.example", "m3@post.example"]);
}

#[tokio::test]
async fn many_mails_do_not_wait_for_acknowledgements() {
    let sink = Sink::start().await;
    let out = through(&sink);
    let mail = mail("m1");

    let mut fastest = Duration::MAX;
    for _ in 0..100 {
        let began = std::time::Instant::now();
        out.send(&mail).await.unwrap();
        fastest = fastest.min(began.elapsed());
    }

    // With Nagle's algorithm and delayed acknowledgements each takes 45 milliseconds, however fast the machine is.
    assert!(fastest < Duration::from_millis(40), "{fastest:?}");
}

#[tokio::test]
async fn a_busy_server_means_later_and_an_unknown_reader_means_never() {
    let sink = Sink::start().await;
    let out = through(&sink);

    sink.fail(Failures { busy: 1, unknown: 1, ..Failures::default() });
    let busy = out.send(&mail("m1")).await.unwrap_err();
    let unknown = out.send(&mail("m1")).await.unwrap_err();

    assert!(matches!(&busy, SendError::Later(reason) if reason.contains("4.2.1")), "{busy:?}");
    assert!(matches!(&unknown, SendError::Never(reason) if reason.contains("5.1.1")), "{unknown:?}");
    out.send(&mail("m1")).await.unwrap();
}

#[tokio::test]
async fn a_server_that_says_nothing_holds_nobody_up() {
    let sink = Sink::start().await;
    sink.fail(Failures { silent: 1, ..Failures::default() });
    let out = SmtpTransport::new(settings::Smtp { timeout_seconds: 1, ..server(&sink) });

    let error = out.send(&mail("m1")).await.unwrap_err();

    assert!(matches!(&error, SendError::Later(reason) if reason == "no end after 1 seconds"), "{error:?}");
    out.send(&mail("m1")).await.unwrap();
}

#[tokio::test]
async fn a_server_without_starttls_gets_no_mail_when_it_is_asked_for() {
    let sink = Sink::start().await;
    let password = settings::Hidden("secret".to_owned());
    let out = SmtpTransport::new(settings::Smtp { tls: Tls::Starttls, user: "user".to_owned(), password, ..server(&sink) });

    let error = out.send(&mail("m1")).await.unwrap_err();

    assert!(matches!(&error, SendError::Later(reason) if reason.contains("STARTTLS")), "{error:?}");
    assert!(sink.received().is_empty());
}

#[tokio::test]
async fn a_server_nobody_vouches_for_gets_no_mail_and_no_password() {
    for (encryption, tls) in [(Encryption::Implicit, Tls::Implicit), (Encryption::Starttls, Tls::Starttls)] {
        let sink = Sink::start_with(encryption).await;
        let password = settings::Hidden("secret".to_owned());
        let named = settings::Smtp { host: "localhost".to_owned(), tls, user: "user".to_owned(), password, ..server(&sink) };

        let error = SmtpTransport::new(named).send(&mail("m1")).await.unwrap_err();

        assert!(matches!(&error, SendError::Later(reason) if reason.contains("certificate")), "{tls:?}: {error:?}");
        assert_eq!((sink.connections(), sink.secured(), sink.received().len()), (1, 0, 0), "{tls:?}");
    }
}

#[tokio::test]
async fn a_server_that_is_away_means_later() {
    let sink = Sink::start().await;
    let out = through(&sink);
    drop(sink);
    tokio::task::yield_now().await;
    assert!(matches!(out.send(&mail("m1")).await, Err(SendError::Later(_))));
}

// ---- the folder

#[tokio::test]
async fn the_postbox_keeps_a_mail_once_and_shows_it() {
    let folder = TempDir::new().unwrap();
    let out = Postbox::open(folder.path().join("made-when-needed")).unwrap();
    let folder = folder.path().join("made-when-needed");
    assert!(postbox::list(&folder).is_empty());

    out.send(&mail("m1")).await.unwrap();
    out.send(&mail("m1")).await.unwrap();

    let list = postbox::list(&folder);
    assert_eq!(list.len(), 1);
    let kept = postbox::read(&folder, "m1@post.example").unwrap();
    assert_eq!(kept.head, list[0]);
    assert_eq!(
        (kept.head.to.as_str(), kept.head.subject.as_str()),
        ("zoe@reader.example", "[Fall of Hylar] Your turn: Which strategic action do you take? (Round 4)")
    );
    assert!(kept.text.starts_with("Which strategic action do you take?\n"));
    let html = kept.html.unwrap();
    assert!(html.contains("src=\"data:image/png;base64,iVBORw0KGgo") && !html.contains("cid:"));
    assert_eq!(kept.links[0], ("https://post.example/t/token".to_owned(), "Answer on the page".to_owned()));
    assert!(kept.links.contains(&("https://post.example/t/token-leadership".to_owned(), "Leadership 3 command tokens".to_owned())));
}

#[tokio::test]
async fn the_postbox_lists_the_latest_first() {
    let folder = TempDir::new().unwrap();
    let out = Postbox::open(folder.path().to_owned()).unwrap();
    for name in ["z", "a", "m"] {
        out.send(&mail(name)).await.unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    std::fs::write(folder.path().join(".half@post.example.part"), "a crash left this").unwrap();

    let ids: Vec<String> = postbox::list(folder.path()).into_iter().map(|head| head.id).collect();
    assert_eq!(ids, ["m@post.example", "a@post.example", "z@post.example"]);
}

#[tokio::test]
async fn no_name_leads_out_of_the_postbox() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("secret.eml"), "Subject: secret\r\n\r\n").unwrap();
    let inside = folder.path().join("box");
    Postbox::open(inside.clone()).unwrap().send(&mail("m1")).await.unwrap();
    for name in ["../secret", "..", "", "box/../../secret", "m1@post.example\0"] {
        assert_eq!(postbox::read(&inside, name), None, "{name:?}");
    }
    assert!(postbox::read(&inside, "m1@post.example").is_some());
}

// ---- the worker

/// Writes a sample under each letter's name; what its link says goes wrong.
struct Clerk;

#[async_trait]
impl Writer for Clerk {
    async fn write(&self, letter: &NewLetter) -> Result<Composed, ComposeError> {
        let Letter::SignIn(LinkPayload { url, .. }) = &letter.content else { return Ok(Composed::Gone) };
        match url.as_str() {
            "gone" => Ok(Composed::Gone),
            "broken" => Err(ComposeError::Unreadable(letter.kind().name().to_owned())),
            "panics" => panic!("a fault in the rules"),
            _ => Ok(Composed::Message(Box::new(mail(&letter.id)))),
        }
    }
}

/// A mail server far away.
struct Slow {
    each: Duration,
    way: SmtpTransport,
}

#[async_trait]
impl Transport for Slow {
    async fn send(&self, message: &Ready) -> Result<(), SendError> {
        tokio::time::sleep(self.each).await;
        self.way.send(message).await
    }
}

struct Office {
    folder: TempDir,
    store: Arc<Store>,
    clock: Arc<ManualClock>,
    sink: Sink,
}

impl Office {
    async fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let store = sternpost_store::open(&format!("sqlite:{}", folder.path().join("test.db").display())).await.unwrap();
        let clock = Arc::new(ManualClock::at(at("2026-11-21T12:00:00Z")));
        Self { folder, store, clock, sink: Sink::start().await }
    }

    fn worker(&self) -> Worker {
        Worker {
            store: Arc::clone(&self.store),
            composer: Arc::new(Clerk),
            transport: Arc::new(through(&self.sink)),
            clock: Arc::clone(&self.clock) as Arc<dyn Clock>,
            lease: LEASE,
        }
    }

    /// A worker that lives in real time, with a short lease, on a way that takes its time.
    fn slow_worker(&self, each: Duration) -> Worker {
        let transport = Arc::new(Slow { each, way: through(&self.sink) });
        Worker { transport, clock: Arc::new(SystemClock), lease: Duration::from_secs(3), ..self.worker() }
    }

    /// What somebody with access to the database does past us.
    async fn by_hand(&self, statements: &'static str) {
        let file = format!("sqlite:{}", self.folder.path().join("test.db").display());
        let mut connection = SqliteConnection::connect(&file).await.unwrap();
        sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
    }

    /// Puts letters of no campaign into the outbox, due now.
    async fn post(&self, letters: &[(&str, &str)]) {
        self.post_at(self.clock.now(), letters).await;
    }

    async fn post_at(&self, not_before: DateTime<Utc>, letters: &[(&str, &str)]) {
        let letter = |(id, url): &(&str, &str)| NewLetter {
            id: (*id).to_owned(),
            campaign: None,
            seat: None,
            content: Letter::SignIn(LinkPayload { language: Language::English, url: (*url).to_owned() }),
            recipient: "zoe@reader.example".to_owned(),
            not_before,
        };
        self.store.commit(Commit { letters: letters.iter().map(letter).collect(), ..Commit::default() }).await.unwrap();
    }

    fn arrived(&self) -> Vec<String> {
        let name = |got: &crate::support::smtp::Received| got.mail().message_id().unwrap().trim_end_matches("@post.example").to_owned();
        self.sink.received().iter().map(name).collect()
    }
}

#[tokio::test]
async fn letters_to_one_reader_arrive_once_and_in_order() {
    let office = Office::open().await;
    office.post(&[("z", ""), ("a", ""), ("m", "")]).await;
    let worker = office.worker();

    assert_eq!(worker.round().await.unwrap(), 3);
    assert_eq!(worker.round().await.unwrap(), 0);

    office.clock.advance(TimeDelta::days(30));
    assert_eq!(worker.round().await.unwrap(), 0, "settled for good");
    assert_eq!(office.arrived(), ["z", "a", "m"]);
}

/// A writer whose first letter says what the second was to say.
struct SaysBoth(Arc<Store>);

#[async_trait]
impl Writer for SaysBoth {
    async fn write(&self, letter: &NewLetter) -> Result<Composed, ComposeError> {
        if letter.id == "first" {
            self.0.settle_letter("second", DeliveryState::Withdrawn, letter.not_before, None, None).await.unwrap();
        }
        Clerk.write(letter).await
    }
}

#[tokio::test]
async fn a_letter_that_the_one_before_it_makes_needless_is_not_sent_even_when_both_were_taken_at_once() {
    let office = Office::open().await;
    office.post(&[("first", ""), ("second", ""), ("third", "")]).await;
    let worker = Worker { composer: Arc::new(SaysBoth(Arc::clone(&office.store))), ..office.worker() };

    assert_eq!(worker.round().await.unwrap(), 3);
    assert_eq!(office.arrived(), ["first", "third"]);
}

#[tokio::test]
async fn a_letter_whose_question_is_gone_is_withdrawn() {
    let office = Office::open().await;
    office.post(&[("m1", "gone")]).await;
    let worker = office.worker();

    worker.round().await.unwrap();

    office.clock.advance(TimeDelta::days(30));
    assert_eq!(worker.round().await.unwrap(), 0);
    assert!(office.arrived().is_empty());
}

#[tokio::test]
async fn a_busy_server_is_tried_again_after_longer_and_longer_waits() {
    let office = Office::open().await;
    office.sink.fail(Failures { busy: 4, ..Failures::default() });
    office.post(&[("m1", "")]).await;
    let worker = office.worker();

    let mut tries = vec![];
    for second in 0..200 {
        if worker.round().await.unwrap() > 0 {
            tries.push(second);
        }
        office.clock.advance(TimeDelta::seconds(1));
    }

    assert_eq!(tries, [0, 5, 15, 35, 75]);
    assert_eq!(office.arrived(), ["m1"]);
}

#[tokio::test]
async fn a_connection_lost_after_the_mail_sends_it_again_under_its_name() {
    let office = Office::open().await;
    office.sink.fail(Failures { drops_after_data: 1, ..Failures::default() });
    office.post(&[("m1", "")]).await;
    let worker = office.worker();

    worker.round().await.unwrap();
    office.clock.advance(TimeDelta::seconds(5));
    worker.round().await.unwrap();

    assert_eq!(office.arrived(), ["m1", "m1"], "at least once, and the reader's mail program can tell");
}

#[tokio::test]
async fn a_server_that_fails_one_time_in_five_loses_no_letter() {
    let office = Office::open().await;
    office.sink.fail(Failures { one_in: 5, ..Failures::default() });
    let names: Vec<String> = (0..120).map(|n| format!("m{n}")).collect();
    office.post(&names.iter().map(|name| (name.as_str(), "")).collect::<Vec<_>>()).await;
    let worker = office.worker();

    let mut tries = 0;
    // For as long as anything may still be tried.
    for _ in 0..MOST_TRIES {
        tries += worker.round().await.unwrap() + worker.round().await.unwrap();
        office.clock.advance(TimeDelta::hours(7));
    }

    let arrived = office.arrived();
    assert_eq!(arrived.iter().cloned().collect::<BTreeSet<_>>(), names.iter().cloned().collect(), "each, under its own name");
    assert!(tries >= 120 + 120 / 5, "it did fail: {tries} tries");
    let twice = arrived.len() - names.len();
    assert!(twice <= tries / 25 + 1, "only what was kept without a word came twice: {twice}");
    office.clock.advance(TimeDelta::days(30));
    assert_eq!(worker.round().await.unwrap(), 0, "nothing is left");
}

#[tokio::test]
async fn a_refusal_that_is_repeated_is_believed() {
    let office = Office::open().await;
    office.post(&[("m1", "")]).await;
    let worker = Worker { transport: Arc::new(Refusing), ..office.worker() };

    let mut tries = 0;
    while worker.round().await.unwrap() > 0 {
        tries += 1;
        office.clock.advance(TimeDelta::hours(6));
    }

    assert_eq!(tries, MOST_REFUSED, "fewer than a server that is merely busy gets: {MOST_TRIES}");
}

/// A server that likes no mail.
struct Refusing;

#[async_trait]
impl Transport for Refusing {
    async fn send(&self, _: &Ready) -> Result<(), SendError> {
        Err(SendError::Refused("554 5.7.1 no".to_owned()))
    }
}

#[tokio::test]
async fn a_refused_reader_is_given_up_and_nobody_else() {
    let office = Office::open().await;
    office.sink.fail(Failures { unknown: 1, ..Failures::default() });
    office.post(&[("m1", ""), ("m2", "")]).await;
    let worker = office.worker();

    worker.round().await.unwrap();
    office.clock.advance(TimeDelta::days(30));
    assert_eq!(worker.round().await.unwrap(), 0);

    assert_eq!(office.arrived(), ["m2"]);
}

#[tokio::test]
async fn a_fault_in_one_letter_silences_no_other_and_ends_after_the_last_attempt() {
    let office = Office::open().await;
    office.post(&[("m1", "panics"), ("m2", "broken"), ("m3", "")]).await;
    let worker = office.worker();

    let mut rounds = 0;
    while worker.round().await.unwrap() > 0 {
        rounds += 1;
        office.clock.advance(TimeDelta::hours(6));
    }

    assert_eq!(office.arrived(), ["m3"]);
    assert_eq!(rounds, MOST_TRIES);
}

#[tokio::test]
async fn what_is_no_letter_silences_none_and_is_given_up_after_the_last_attempt() {
    let office = Office::open().await;
    office.post(&[("m1", ""), ("m2", ""), ("m3", "")]).await;
    office.by_hand("UPDATE letters SET kind = 'parcel' WHERE id = 'm1'; UPDATE letters SET payload = '[' WHERE id = 'm2'").await;
    let worker = office.worker();

    let mut rounds = 0;
    while worker.round().await.unwrap() > 0 {
        rounds += 1;
        office.clock.advance(TimeDelta::hours(6));
    }

    assert_eq!(office.arrived(), ["m3"]);
    assert_eq!(rounds, MOST_TRIES);
    let why = async |id| office.store.letter(id).await.unwrap_err().to_string();
    assert!(why("m1").await.ends_with("there is no letter `parcel`"), "{}", why("m1").await);
    assert!(why("m2").await.starts_with("letters.payload of letter m2 cannot be read"), "{}", why("m2").await);
}

#[tokio::test]
async fn a_running_worker_sends_what_is_committed() {
    let office = Office::open().await;
    let running = tokio::spawn(office.worker().run());

    office.post(&[("m1", "")]).await;
    office.sink.wait_for(|got| got.mail().message_id() == Some("m1@post.example")).await;

    running.abort();
}

#[tokio::test]
async fn two_workers_send_each_letter_once() {
    let office = Office::open().await;
    let names: Vec<String> = (0..150).map(|n| format!("m{n}")).collect();
    office.post(&names.iter().map(|name| (name.as_str(), "")).collect::<Vec<_>>()).await;

    let work = |worker: Worker| async move { while worker.round().await.unwrap() > 0 {} };
    tokio::join!(work(office.worker()), work(office.worker()));

    let arrived = office.arrived();
    assert_eq!(arrived.len(), names.len());
    assert_eq!(arrived.into_iter().collect::<BTreeSet<_>>(), names.into_iter().collect());
}

#[tokio::test]
async fn a_worker_that_takes_longer_than_its_lease_keeps_its_letters() {
    let office = Office::open().await;
    office.post_at(DateTime::UNIX_EPOCH, &[("m1", ""), ("m2", "")]).await;
    let (slow, other) = (office.slow_worker(Duration::from_secs(4)), office.slow_worker(Duration::ZERO));

    let looking = async {
        // The first to look is the slow one; the other comes by until all is sent.
        while office.arrived().len() < 2 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            assert_eq!(other.round().await.unwrap(), 0, "they are another's");
        }
    };
    let (sent, ()) = tokio::join!(slow.round(), looking);

    assert_eq!(sent.unwrap(), 2);
    assert_eq!(office.arrived(), ["m1", "m2"], "each once, though both together took longer than a lease");
}

#[tokio::test]
async fn letters_of_a_worker_that_died_wait_no_longer_than_its_lease() {
    let office = Office::open().await;
    office.post_at(DateTime::UNIX_EPOCH, &[("m1", "")]).await;
    let dying = office.slow_worker(Duration::from_secs(600));
    let died = tokio::time::timeout(Duration::from_millis(700), dying.round()).await;
    assert!(died.is_err(), "it was at work when it died, and had lengthened its lease");

    let next = office.slow_worker(Duration::ZERO);
    let taken_over = async {
        while next.round().await.unwrap() == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), taken_over).await.expect("the lease runs out by itself");

    assert_eq!(office.arrived(), ["m1"]);
}
