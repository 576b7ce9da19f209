//! Mail over TLS: a real handshake with a mail server whose authority the machine trusts.
//!
//! Which authorities are trusted is told to the server process as to any program, by `SSL_CERT_FILE`. That nothing is sent to
//! a server nobody vouches for is tested in `tests/smtp.rs`.

use crate::server::Server;
use crate::smtp::{Encryption, Sink};

const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/tls/authority.pem");

async fn a_letter_goes_out_over(encryption: Encryption, tls: &str) {
    let sink = Sink::start_with(encryption).await;
    let more = [("SSL_CERT_FILE", AUTHORITY), ("STERNPOST__MAIL__SMTP__HOST", "localhost"), ("STERNPOST__MAIL__SMTP__TLS", tls)];
    let server = Server::start_with(None, Some(sink.address), &more);
    let asked = reqwest::Client::new().post(format!("{}/sign-in", server.url)).form(&[("mail", "ada@a.test")]).send().await.unwrap();
    assert_eq!(asked.status(), 200);

    let received = sink.nth(0).await;

    assert_eq!(received.to, ["ada@a.test"]);
    assert_eq!(received.mail().subject(), Some("Sign in to Sternpost"));
    assert_eq!((sink.connections(), sink.secured()), (1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_goes_out_over_tls_from_the_first_byte() {
    a_letter_goes_out_over(Encryption::Implicit, "implicit").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_goes_out_over_tls_after_starttls() {
    a_letter_goes_out_over(Encryption::Starttls, "starttls").await;
}
