//! Checks that letters would leave, be believed, and be answered.

use super::{Findings, PATIENCE, dns, running};
use crate::config::{Config, Inbound, TransportKind};
use std::net::SocketAddr;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::entropy;
use sternpost_model::settings::{Smtp, Tls};
use sternpost_post::Transport as _;
use sternpost_post::dkim::Signer;
use sternpost_post::letters::Worded;
use sternpost_post::message::{Parts, Ready, build};
use sternpost_post::smtp::{SmtpTransport, Step};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpStream;

/// Checks mail in both directions; sends a test letter if an address is named.
pub(super) async fn check(config: &Config, send_to: Option<&str>, nameserver: Option<SocketAddr>, findings: &mut Findings) {
    let signer = dkim(config, findings);
    match config.mail.transport {
        TransportKind::Postbox => {
            findings.ok(format!("letters are kept in {}", config.postbox_dir().display()));
            if send_to.is_some() {
                findings.wrong("no test letter is sent: mail.transport is \"postbox\"; set it to \"smtp\"");
            }
        }
        TransportKind::Smtp => smtp(config, signer.as_ref(), send_to, findings).await,
    }
    dns::check(config, signer.as_ref(), nameserver, findings).await;
    inbound(config, findings).await;
}

/// The keys that sign, with the records DNS has to have.
fn dkim(config: &Config, findings: &mut Findings) -> Option<Signer> {
    let signer = match Signer::new(&config.mail.dkim) {
        Err(why) => {
            findings.wrong(format!("mail.dkim: {why}; make one with `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048`"));
            return None;
        }
        Ok(None) => {
            if config.mail.transport == TransportKind::Smtp {
                findings.mind("letters are not signed here: see that the mail server signs them (DKIM), or set mail.dkim");
            }
            return None;
        }
        Ok(Some(signer)) => signer,
    };
    for (name, text) in signer.records() {
        findings.ok(format!("letters are signed; DNS has to have: {name} TXT \"{text}\" (look with `dig +short TXT {name}`)"));
    }
    Some(signer)
}

async fn smtp(config: &Config, signer: Option<&Signer>, send_to: Option<&str>, findings: &mut Findings) {
    let Smtp { host, port, tls, user, .. } = &config.mail.smtp;
    let way = SmtpTransport::new(config.mail.smtp.clone());
    let mut is_whole = true;
    for (step, result) in way.look().await {
        is_whole &= result.is_ok();
        match (step, result) {
            (Step::Reached, Ok(())) => findings.ok("the mail server can be reached"),
            (Step::Reached, Err(why)) => findings
                .wrong(format!("the mail server {host}:{port} cannot be reached: {why}; see mail.smtp.host and port, and firewalls between")),
            (Step::Greeted, Ok(())) if *tls == Tls::None => findings.ok("the mail server greets, and the connection is not encrypted"),
            (Step::Greeted, Ok(())) => findings.ok("the mail server greets, and the connection is encrypted"),
            (Step::Greeted, Err(why)) => findings.wrong(format!(
                "the mail server does not greet as it should: {why}; port 465 wants mail.smtp.tls = \"implicit\", 587 \"starttls\", and its certificate has \
                 to be for `{host}`"
            )),
            (Step::SignedIn, Ok(())) => findings.ok("the mail server takes user and password"),
            (Step::SignedIn, Err(why)) => findings.wrong(format!("the mail server does not let `{user}` in: {why}; see mail.smtp.user and password")),
        }
    }
    if !user.is_empty() && *tls == Tls::None && !sternpost_post::hosts::is_local(host) {
        findings.mind("the password of the mail server travels without encryption: set mail.smtp.tls");
    }
    let Some(to) = send_to.filter(|_| is_whole) else { return };
    let sent = match letter(config, signer, to) {
        Ok(letter) => way.send(&letter).await.map_err(|error| error.to_string()),
        Err(why) => Err(why),
    };
    match sent {
        Ok(()) => findings.ok(format!(
            "the mail server has taken a letter to {to}: see that it arrives, not as spam, and what its head says of SPF and DKIM"
        )),
        Err(why) => {
            findings.wrong(format!("a letter to {to} was not taken: {why}; see that the server lets mail.from send, and relays for us"))
        }
    }
}

/// A letter that says nothing but that it has arrived.
fn letter(config: &Config, signer: Option<&Signer>, to: &str) -> Result<Ready, String> {
    let from = config.mail.from.parse().map_err(|error| format!("mail.from: {error}"))?;
    let now = SystemClock.now();
    let said = "Letters of this server arrive. Nothing else is to be done with this one.";
    let worded = Worded {
        subject: "A test letter of Sternpost".to_owned(),
        text: format!("{said}\n"),
        html: format!(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Sternpost</title></head><body><p>{said}</p></body></html>\n"
        ),
    };
    let parts = Parts {
        worded,
        id: entropy::letter_id(),
        to: to.to_owned(),
        thread: None,
        reply: None,
        unsubscribe: None,
        picture: None,
        calendar: None,
        date: now.into(),
    };
    let mut letter = build(&from, parts).map_err(|error| error.to_string())?;
    if let Some(signer) = signer {
        letter.bytes = signer.sign(&letter.bytes, now)?;
    }
    Ok(letter)
}

/// Checks that replies would come in.
async fn inbound(config: &Config, findings: &mut Findings) {
    let Inbound { hook_key, maildir, .. } = &config.inbound;
    if config.mail.reply_address.is_empty() {
        if config.mail.transport == TransportKind::Smtp {
            findings.mind("letters cannot be answered by mail, and bounces are not read: set mail.reply-address and a way of [inbound]");
        }
        return;
    }
    match running::reply_addresses(config) {
        Ok(Some(addresses)) => {
            let sample = addresses.address(&addresses.key_of("doctor"));
            findings
                .ok(format!("letters are answered at addresses such as {sample}: the server that gets mail for it has to bring it here"));
        }
        Ok(None) => {}
        Err(error) => findings.wrong(format!("{error:#}")),
    }
    for (name, address) in [("lmtp", config.inbound.lmtp_address()), ("smtp", config.inbound.smtp_address())] {
        let Some(address) = address else { continue };
        match greeting(address).await {
            Some(said) if said.starts_with("220") => findings.ok(format!("mail is taken in at {address} ({name})")),
            Some(said) => {
                findings.wrong(format!("another program answers at {address}: `{said}`; name another port in inbound.{name}-listen"))
            }
            None => findings
                .mind(format!("nobody takes mail in at {address} ({name}): start the server, or see what keeps it from listening there")),
        }
    }
    if !hook_key.0.is_empty() {
        let hook = format!("{}/inbound/mail", config.public_url.trim_end_matches('/'));
        findings.ok(format!("mail may be brought to {hook}, with the key or signed by it"));
    }
    if !maildir.as_os_str().is_empty() {
        match std::fs::read_dir(maildir.join("new")) {
            Ok(_) => findings.ok(format!("mail is taken from {}", maildir.display())),
            Err(error) => findings.wrong(format!(
                "{}: {error}; inbound.maildir is a folder with `new` and `cur` in it, readable and writable for the server",
                maildir.join("new").display()
            )),
        }
    }
}

/// The first line somebody says who listens there; none if nobody does.
async fn greeting(address: SocketAddr) -> Option<String> {
    let said = async {
        let stream = TcpStream::connect(address).await.ok()?;
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).await.ok()?;
        Some(line.trim().chars().take(80).collect())
    };
    tokio::time::timeout(PATIENCE, said).await.ok().flatten()
}
