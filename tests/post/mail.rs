//! Letters as messages, and the way to a mail server with its moods.

use crate::smtp::{Failures, Sink};
use sternpost_model::settings::{Smtp, Tls};
use sternpost_post::letters::{Words, samples};
use sternpost_post::message::{Parts, Ready, build};
use sternpost_post::smtp::SmtpTransport;
use sternpost_post::{SendError, Transport as _};

fn message(name: &str) -> Ready {
    let (_, letter) = samples(Words::default()).into_iter().find(|(known, _)| *known == name).unwrap();
    let parts = Parts {
        worded: letter.worded(&Words::default()).unwrap(),
        id: "0123abcd".to_owned(),
        to: "ada@a.test".to_owned(),
        thread: Some("campaign-1-seat-2".to_owned()),
        reply: None,
        unsubscribe: Some("https://post.example/u/token".to_owned()),
        picture: Some(("board@post.example".to_owned(), b"\x89PNG".to_vec())),
        calendar: None,
        date: std::time::UNIX_EPOCH,
    };
    build(&"Sternpost <post@sternpost.test>".parse().unwrap(), parts).unwrap()
}

fn transport(sink: &Sink) -> SmtpTransport {
    let server =
        Smtp { host: sink.address.ip().to_string(), port: sink.address.port(), tls: Tls::None, timeout_seconds: 5, ..Smtp::default() };
    SmtpTransport::new(server)
}

#[test]
fn every_letter_is_worded_with_every_sample() {
    for (name, letter) in samples(Words::default()) {
        let worded = letter.worded(&Words::default()).unwrap();
        assert!(!worded.subject.is_empty() && !worded.subject.contains('\n'), "{name}: {}", worded.subject);
        assert!(worded.text.contains("http"), "{name}: the text part stands alone");
        assert!(!worded.html.contains("<script"), "{name}: hostile text is shown, not run");
        assert!(!worded.html.contains("{{") && !worded.text.contains("{{"), "{name}");
        assert_eq!(worded.html.matches("<h1").count(), 1, "{name}: one heading");
    }
}

#[test]
fn a_hostile_name_adds_no_header() {
    let message = message("turn-hostile");
    let text = String::from_utf8_lossy(&message.bytes);
    let head = &text[..text.find("\r\n\r\n").unwrap()];
    assert_eq!(head.lines().filter(|line| line.to_lowercase().starts_with("subject:")).count(), 1, "{head}");
}

#[tokio::test]
async fn a_message_carries_what_threads_and_machines_need() {
    let sink = Sink::start().await;
    transport(&sink).send(&message("turn")).await.unwrap();
    let received = sink.nth(0).await;
    let mail = received.mail();
    let header = |name: &str| mail.header_raw(name).unwrap_or_default().trim().to_owned();
    assert_eq!(received.to, ["ada@a.test"]);
    assert_eq!(mail.message_id(), Some("0123abcd@sternpost.test"));
    assert_eq!(header("In-Reply-To"), "<campaign-1-seat-2@sternpost.test>");
    assert_eq!(header("References"), "<campaign-1-seat-2@sternpost.test>");
    assert_eq!(header("Auto-Submitted"), "auto-generated");
    assert_eq!(header("List-Unsubscribe"), "<https://post.example/u/token>");
    assert_eq!(header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert!(mail.body_text(0).unwrap().starts_with("Which system do you activate?"), "the question is the first line");
    assert!(mail.body_html(0).unwrap().contains("cid:board@post.example"));
}

#[tokio::test]
async fn a_server_that_was_restarted_is_spoken_to_again() {
    let sink = Sink::start().await;
    let way = transport(&sink);
    way.send(&message("turn")).await.unwrap();
    let sink = sink.restart().await;
    let first = way.send(&message("started")).await;
    if first.is_err() {
        way.send(&message("started")).await.unwrap();
    }
    assert_eq!(sink.received().len(), 2);
    assert!(sink.connections() >= 2);
}

#[tokio::test]
async fn a_busy_server_is_tried_again_and_a_refusal_is_final() {
    let sink = Sink::start().await;
    sink.fail(Failures { busy: 1, ..Failures::default() });
    let busy = transport(&sink).send(&message("turn")).await;
    assert!(matches!(busy, Err(SendError::Later(_))), "{busy:?}");
    sink.fail(Failures { unknown: 1, ..Failures::default() });
    let unknown = transport(&sink).send(&message("turn")).await;
    assert!(matches!(unknown, Err(SendError::Never(_))), "{unknown:?}");
    assert!(sink.received().is_empty());
}
