//! Mail leaves over a real socket, or into a folder, and nothing that goes wrong on the way loses a letter.

#[path = "support/sample_letters.rs"]
#[expect(dead_code, reason = "shared with the tests of letters, which use more of it")]
mod sample_letters;
#[path = "support/smtp.rs"]
mod smtp;

use async_trait::async_trait;
use chrono::TimeDelta;
use lettre::Message;
use lettre::address::Envelope;
use sample_letters::{at, turn};
use smtp::{Failures, Sink};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use sternpost::clock::{Clock, ManualClock};
use sternpost::post::letters::{Headers, Letter as _, Turn, Words, message};
use sternpost::post::postbox::Postbox;
use sternpost::post::smtp::{Smtp, SmtpParams, Tls};
use sternpost::post::transport::{SendError, Transport};
use sternpost::post::worker::{Composer, Worker, WorkerParams};
use sternpost::store::{Commit, Letter, NewLetter, Store};
use tempfile::TempDir;
use tokio::sync::watch;

fn through(sink: &Sink) -> Smtp {
    Smtp::new(params(sink))
}

fn params(sink: &Sink) -> SmtpParams {
    let (host, port) = (sink.address.ip().to_string(), sink.address.port());
    SmtpParams { host, port, tls: Tls::None, credentials: None, timeout: Duration::from_secs(5) }
}

fn mail(name: &str) -> Message {
    mail_saying(name, &turn())
}

fn mail_saying(name: &str, letter: &Turn) -> Message {
    let headers = Headers {
        letter: name.to_owned(),
        thread: None,
        from: "Sternpost <game@post.example>".parse().unwrap(),
        to: "Zoë <zoe@reader.example>".parse().unwrap(),
        date: at("2026-11-21T12:00:00Z"),
        unsubscribe: None,
    };
    message(letter.write(&Words::default()), headers).unwrap()
}

async fn send(transport: &dyn Transport, mail: &Message) -> Result<(), SendError> {
    transport.send(mail.envelope(), &mail.formatted()).await
}

#[tokio::test]
async fn a_letter_arrives_as_it_was_written() {
    let sink = Sink::start().await;
    let prompt = "Größe — 統率 — Ἄγε?".to_owned();
    let mail = mail_saying("m1", &Turn { prompt: prompt.clone(), ..turn() });

    send(&through(&sink), &mail).await.unwrap();

    let got = sink.wait_for(|_| true).await;
    assert_eq!((got.from.as_str(), got.to.as_slice()), ("game@post.example", &["zoe@reader.example".to_owned()][..]));
    assert_eq!(got.mail().message_id(), Some("m1@post.example"));
    assert_eq!(got.mail().to().unwrap().first().unwrap().name(), Some("Zoë"));
    assert!(got.mail().body_text(0).unwrap().contains(&prompt));
    assert!(got.mail().body_html(0).unwrap().contains(&prompt));
    assert_eq!(got.mail().attachment(0).unwrap().contents(), sample_letters::PIXEL);
}

#[tokio::test]
async fn lines_that_begin_with_a_dot_stay_whole() {
    let sink = Sink::start().await;
    let dots = "From: a@post.example\r\nMessage-ID: <dots@post.example>\r\n\r\n.\r\n..\r\n.one\r\nend\r\n";
    let envelope = Envelope::new(Some("a@post.example".parse().unwrap()), vec!["b@reader.example".parse().unwrap()]).unwrap();

    through(&sink).send(&envelope, dots.as_bytes()).await.unwrap();

    let body = String::from_utf8(sink.wait_for(|_| true).await.data).unwrap();
    assert!(body.contains("\r\n\r\n.\r\n..\r\n.one\r\nend\r\n"), "{body:?}");
}

#[tokio::test]
async fn mails_share_a_connection_and_survive_a_restart_of_the_server() {
    let sink = Sink::start().await;
    let out = through(&sink);
    send(&out, &mail("m1")).await.unwrap();
    send(&out, &mail("m2")).await.unwrap();
    assert_eq!(sink.connections(), 1);

    let sink = sink.restart().await;
    send(&out, &mail("m3")).await.unwrap();

    assert_eq!(sink.connections(), 2);
    let ids: Vec<String> = sink.received().iter().map(|got| got.mail().message_id().unwrap().to_owned()).collect();
    assert_eq!(ids, ["m1@post.example", "m2@post.example", "m3@post.example"]);
}

#[tokio::test]
async fn many_mails_do_not_wait_for_acknowledgements() {
    let sink = Sink::start().await;
    let out = through(&sink);
    let mail = mail("m1");

    let began = std::time::Instant::now();
    for _ in 0..100 {
        send(&out, &mail).await.unwrap();
    }

    // With Nagle's algorithm and delayed acknowledgements these take 4.5 seconds.
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_busy_server_means_later_and_an_unknown_reader_means_never() {
    let sink = Sink::start().await;
    let out = through(&sink);

    sink.fail(Failures { busy: 1, unknown: 1, ..Failures::default() });
    let busy = send(&out, &mail("m1")).await.unwrap_err();
    let unknown = send(&out, &mail("m1")).await.unwrap_err();

    assert!(matches!(&busy, SendError::Later(reason) if reason.contains("4.2.1")), "{busy:?}");
    assert!(matches!(&unknown, SendError::Refused(reason) if reason.contains("5.1.1")), "{unknown:?}");
    send(&out, &mail("m1")).await.unwrap();
}

#[tokio::test]
async fn a_server_that_says_nothing_holds_nobody_up() {
    let sink = Sink::start().await;
    sink.fail(Failures { silent: 1, ..Failures::default() });
    let out = Smtp::new(SmtpParams { timeout: Duration::from_millis(200), ..params(&sink) });

    let error = send(&out, &mail("m1")).await.unwrap_err();

    assert_eq!(error, SendError::Later("no end after 0.2 seconds".to_owned()));
    send(&out, &mail("m1")).await.unwrap();
}

#[tokio::test]
async fn a_server_without_starttls_gets_no_mail_when_it_is_asked_for() {
    let sink = Sink::start().await;
    let credentials = Some(("user".to_owned(), "secret".to_owned()));
    let out = Smtp::new(SmtpParams { tls: Tls::Starttls, credentials, ..params(&sink) });

    let error = out.check().await.unwrap_err();

    assert!(matches!(&error, SendError::Later(reason) if reason.contains("STARTTLS")), "{error:?}");
    assert!(send(&out, &mail("m1")).await.is_err());
    assert!(sink.received().is_empty());
}

#[tokio::test]
async fn a_server_that_is_away_means_later() {
    let sink = Sink::start().await;
    let out = through(&sink);
    drop(sink);
    tokio::task::yield_now().await;
    assert!(matches!(send(&out, &mail("m1")).await, Err(SendError::Later(_))));
}

#[test]
fn a_password_is_not_printed() {
    let credentials = Some(("ada".to_owned(), "hunter2".to_owned()));
    let params = SmtpParams { host: "mx".to_owned(), port: 25, tls: Tls::None, credentials, timeout: Duration::from_secs(1) };
    assert_eq!(format!("{params:?}"), "SmtpParams(mx:25, None, as somebody, within 1s)");
}

// ---- the folder

#[tokio::test]
async fn the_postbox_keeps_a_mail_once_and_shows_it() {
    let folder = TempDir::new().unwrap();
    let postbox = Postbox::new(folder.path().join("made-when-needed"));
    assert!(postbox.list(None, 9).await.unwrap().is_empty());

    send(&postbox, &mail("m1")).await.unwrap();
    send(&postbox, &mail("m1")).await.unwrap();

    let list = postbox.list(None, 9).await.unwrap();
    assert_eq!(list.len(), 1);
    let (head, mail) = (&list[0], postbox.read(&list[0].name).await.unwrap().unwrap());
    assert_eq!(*head, mail.heading);
    assert_eq!((head.from.as_str(), head.to.as_str()), ("game@post.example", "zoe@reader.example"));
    assert_eq!((head.subject.as_str(), head.date), ("Fall of Hylar: your turn", Some(at("2026-11-21T12:00:00Z"))));
    assert!(mail.text.starts_with("Hello Ada,\n"));
    let html = mail.html.unwrap();
    assert!(html.contains("src=\"data:image/png;base64,iVBORw0KGgo") && !html.contains("cid:"));
    assert_eq!(mail.links[0], ("Leadership 3 command tokens".to_owned(), "https://post.example/t/token?choice=leadership".to_owned()));
    assert!(mail.links.contains(&("Open your turn".to_owned(), "https://post.example/t/token".to_owned())));
}

#[tokio::test]
async fn the_postbox_lists_the_latest_first_and_one_persons_mail_only() {
    let folder = TempDir::new().unwrap();
    let postbox = Postbox::new(folder.path());
    for name in ["z", "a", "m"] {
        send(&postbox, &mail(name)).await.unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    std::fs::write(folder.path().join("half.part"), "a crash left this").unwrap();

    let names = |list: Vec<sternpost::post::postbox::Heading>| list.into_iter().map(|heading| heading.name).collect::<Vec<_>>();
    assert_eq!(names(postbox.list(None, 9).await.unwrap()), ["m", "a", "z"]);
    assert_eq!(names(postbox.list(Some("ZOE@reader.example"), 2).await.unwrap()), ["m", "a"]);
    assert!(postbox.list(Some("bo@reader.example"), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn no_name_leads_out_of_the_postbox() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("secret.eml"), "Subject: secret\r\n\r\n").unwrap();
    let postbox = Postbox::new(folder.path().join("box"));
    send(&postbox, &mail("m1")).await.unwrap();
    for name in ["../secret", "..", "", "box/../../secret", "m1\0"] {
        assert_eq!(postbox.read(name).await.unwrap(), None, "{name:?}");
    }
    assert!(postbox.read("m1").await.unwrap().is_some());
}

// ---- the worker

/// Writes a sample under each letter's name; what the payload says goes wrong.
struct Clerk;

#[async_trait]
impl Composer for Clerk {
    async fn compose(&self, letter: &Letter) -> anyhow::Result<Option<Message>> {
        match letter.letter.payload.as_str() {
            "gone" => Ok(None),
            "broken" => Err(anyhow::anyhow!("the campaign cannot be read")),
            "panics" => panic!("a fault in the rules"),
            _ => Ok(Some(mail(&letter.letter.id))),
        }
    }
}

struct Office {
    _folder: TempDir,
    store: Arc<dyn Store>,
    clock: Arc<ManualClock>,
    sink: Sink,
}

impl Office {
    async fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let store = sternpost::store::open(&format!("sqlite:{}", folder.path().join("test.db").display())).await.unwrap();
        let clock = Arc::new(ManualClock::at(at("2026-11-21T12:00:00Z")));
        Self { _folder: folder, store, clock, sink: Sink::start().await }
    }

    fn worker(&self) -> Worker {
        Worker {
            outbox: Arc::new(Arc::clone(&self.store)),
            composer: Arc::new(Clerk),
            transport: Arc::new(through(&self.sink)),
            clock: Arc::clone(&self.clock) as Arc<dyn Clock>,
            params: WorkerParams::default(),
        }
    }

    /// Puts letters of no campaign into the outbox, due now.
    async fn post(&self, letters: &[(&str, &str)]) {
        let letter = |(id, payload): &(&str, &str)| NewLetter {
            id: (*id).to_owned(),
            campaign: None,
            seat: None,
            kind: "sign-in".to_owned(),
            recipient: "zoe@reader.example".to_owned(),
            payload: (*payload).to_owned(),
            not_before: self.clock.now(),
        };
        self.store.commit(Commit { letters: letters.iter().map(letter).collect(), ..Commit::default() }).await.unwrap();
    }

    fn arrived(&self) -> Vec<String> {
        let name = |got: &smtp::Received| got.mail().message_id().unwrap().trim_end_matches("@post.example").to_owned();
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
    office.sink.fail(Failures { busy: 2, ..Failures::default() });
    office.post(&[("m1", "")]).await;
    let worker = office.worker();

    let mut tries = vec![];
    for second in 0..200 {
        if worker.round().await.unwrap() > 0 {
            tries.push(second);
        }
        office.clock.advance(TimeDelta::seconds(1));
    }

    assert_eq!(tries, [0, 30, 90]);
    assert_eq!(office.arrived(), ["m1"]);
}

#[tokio::test]
async fn a_connection_lost_after_the_mail_sends_it_again_under_its_name() {
    let office = Office::open().await;
    office.sink.fail(Failures { drops_after_data: 1, ..Failures::default() });
    office.post(&[("m1", "")]).await;
    let worker = office.worker();

    worker.round().await.unwrap();
    office.clock.advance(TimeDelta::seconds(30));
    worker.round().await.unwrap();

    assert_eq!(office.arrived(), ["m1", "m1"], "at least once, and the reader's mail program can tell");
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
        office.clock.advance(WorkerParams::default().longest_wait);
    }

    assert_eq!(office.arrived(), ["m3"]);
    assert_eq!(rounds, WorkerParams::default().most_attempts);
}

#[tokio::test]
async fn a_running_worker_stops_when_told() {
    let office = Office::open().await;
    let (stop, told) = watch::channel(false);
    let worker = Worker { params: WorkerParams { poll: Duration::from_millis(10), ..WorkerParams::default() }, ..office.worker() };
    let running = tokio::spawn(worker.run(office.store.subscribe(), told));

    office.post(&[("m1", "")]).await;
    office.sink.wait_for(|got| got.mail().message_id() == Some("m1@post.example")).await;
    stop.send(true).unwrap();

    tokio::time::timeout(Duration::from_secs(5), running).await.expect("it stops soon").unwrap();
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

#[test]
fn waits_double_up_to_the_longest() {
    let params = WorkerParams::default();
    let minutes = |failures| params.wait(failures).num_seconds();
    assert_eq!([1, 2, 3, 4].map(minutes), [30, 60, 120, 240]);
    assert_eq!([11, 31, 32, 33, 400].map(minutes), [6 * 3600; 5]);
}
