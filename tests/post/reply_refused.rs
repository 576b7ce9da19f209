//! What must not count as an answer, and every way in.

use crate::mail_in::{HOOK_KEY, Lmtp, asked, asked_with, mail, reply, reply_address, text_of};
use crate::server::until;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_web::inbound::signed;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn an_old_letter_is_told_what_became_of_its_question_and_a_mail_sent_twice_counts_once() {
    let (post, letter) = asked().await;
    let to = reply_address(&letter).unwrap();
    let raw = reply(&letter, "a");
    let before = post.sink.received().len();
    assert_eq!(post.deliver("ada@a.test", &[&to], &raw).await, ["250 2.0.0 Kept"]);
    let receipt = post.next_receipt(before, &letter.to[0]).await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
    let version = post.version().await;
    assert_eq!(post.deliver("ada@a.test", &[&to], &raw).await, ["250 2.0.0 Kept"], "the same mail again");
    let receipt = post.answered(&letter, "a").await;
    assert!(receipt.contains("What that letter asked was answered with entry") && receipt.contains("Nothing has changed."), "{receipt}");
    assert_eq!(post.version().await, version);
    let receipts = post.sink.received().iter().filter(|mail| text_of(mail).contains("You wrote:")).count();
    assert_eq!(receipts, 2, "the mail that came twice was answered once");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_person_wrote_is_ignored_and_what_has_no_living_key_is_refused() {
    let (post, letter) = asked().await;
    let (to, version) = (reply_address(&letter).unwrap(), post.version().await);
    let letters = post.sink.received().len();
    let report = "MIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\r\n";
    for (head, from, body) in [
        ("Auto-Submitted: auto-replied\r\n", "ada@a.test", "a"),
        ("Precedence: bulk\r\n", "ada@a.test", "a"),
        ("X-Auto-Response-Suppress: All\r\n", "ada@a.test", "a"),
        ("List-Id: <x.test>\r\n", "ada@a.test", "a"),
        ("X-Autoreply: yes\r\n", "ada@a.test", "a"),
        (report, "ada@a.test", "--x\nContent-Type: text/plain\n\na\n--x--\n"),
        ("", "", "a"),
    ] {
        assert_eq!(post.deliver(from, &[&to], &mail(&letter, head, body)).await, ["250 2.0.0 Kept"], "{head}");
    }
    let raw = reply(&letter, "a");
    let key = to.split(['+', '@']).nth(1).unwrap();
    let other_key: String = key.chars().rev().collect();
    let too_short = &key[1..];
    for address in [
        format!("post+{other_key}@sternpost.test"),
        format!("post+{too_short}@sternpost.test"),
        format!("post+{key}@elsewhere.test"),
        "victim@elsewhere.test".to_owned(),
        "postmaster".to_owned(),
        "post+@sternpost.test".to_owned(),
        "post+' OR 1=1 --@sternpost.test".to_owned(),
    ] {
        assert_eq!(post.deliver("ada@a.test", &[&address], &raw).await, ["550 5.1.1 Nobody here by that name"], "{address}");
    }
    // To our address without a key, and without a letter that it answers: taken, and nothing comes of it.
    let bare = b"From: x@y.test\r\nTo: post@sternpost.test\r\nMessage-ID: <1@y.test>\r\n\r\na\r\n";
    assert_eq!(post.deliver("x@y.test", &["post@sternpost.test"], bare).await, ["250 2.0.0 Kept"]);
    // Whatever is done is done by now if a command that came last is.
    let receipt = post.answered(&letter, "STATUS").await;
    assert!(receipt.contains("How things stand"));
    assert_eq!(post.version().await, version);
    assert_eq!(post.sink.received().len(), letters + 1, "nobody was written to but whoever asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_form_mail_programs_give_a_reply_is_read() {
    let (post, letter) = asked().await;
    let html = "MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n";
    let outlook = "<div class=WordSection1><p class=MsoNormal>HELP<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p><b>From:</b> Sternpost</p></div><p>a) this must not count</p></div>";
    for (what, head, body) in [
        (
            "quoted-printable",
            "Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n",
            "HEL=\nP\n\nViele Gr=FC=DFe\nAda\n",
        ),
        ("base64", "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n", "SEVMUAo=\n"),
        ("8bit", "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n", "HELP\n-- \nGrüße\n"),
        ("html", html, "<div dir=\"ltr\">HELP<br></div><div class=\"gmail_quote\">On Mon wrote:<blockquote>a) this</blockquote></div>"),
        ("outlook", html, outlook),
        (
            "outlook text",
            "Content-Type: text/plain\r\n",
            "HELP\n\n________________________________\nFrom: Sternpost <post@sternpost.test>\nSent: Monday\nTo: Ada\nSubject: x\n\na) this\n",
        ),
        (
            "alternative",
            "MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=x\r\n",
            "--x\nContent-Type: text/plain\n\nHELP\n\nVon meinem iPhone gesendet\n--x\nContent-Type: text/html\n\n<p>not this</p>\n--x--\n",
        ),
        ("below the quote", "Content-Type: text/plain\r\n", "On Mon, Sternpost wrote:\n> a) this\n\nHELP\n"),
        ("a dot first", "Content-Type: text/plain\r\n", "HELP\n-- \n.hidden\n"),
    ] {
        let before = post.sink.received().len();
        let to = reply_address(&letter).unwrap();
        assert_eq!(post.deliver("ada@a.test", &[&to], &mail(&letter, head, body)).await, ["250 2.0.0 Kept"], "{what}");
        let receipt = post.next_receipt(before, &letter.to[0]).await;
        assert!(receipt.starts_with("How to play by reply"), "{what}: {receipt}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_counts_for_its_keys_seat_whoever_it_says_it_is_from() {
    let (post, letter) = asked().await;
    let to = reply_address(&letter).unwrap();
    let letters = post.sink.received().len();
    let raw =
        String::from_utf8(reply(&letter, "HELP")).unwrap().replacen(&format!("From: <{}>", letter.to[0]), "From: <mallory@m.test>", 1);
    assert_eq!(post.deliver("mallory@m.test", &[&to], raw.as_bytes()).await, ["250 2.0.0 Kept"]);
    post.next_receipt(letters, &letter.to[0]).await;
    assert!(post.sink.received().iter().all(|mail| mail.to[0] != "mallory@m.test"));
    // The key of the letter that was answered, where a mail program has dropped the address.
    let before = post.sink.received().len();
    let raw = String::from_utf8(reply(&letter, "HELP")).unwrap().replacen(&to, "post@sternpost.test", 1);
    assert!(!raw.contains(&to));
    assert_eq!(post.deliver("ada@a.test", &["post@sternpost.test"], raw.as_bytes()).await, ["250 2.0.0 Kept"]);
    post.next_receipt(before, &letter.to[0]).await;
    // Links that were revoked take their keys with them.
    let token = post.server.token(&letter.to[0]);
    let revoked =
        post.client.post(format!("{}/api/v1/campaigns/{}/revoke-links", post.server.url, post.id)).bearer_auth(token).json(&json!({}));
    assert_eq!(revoked.send().await.unwrap().status(), 204);
    assert_eq!(post.deliver("ada@a.test", &[&to], &reply(&letter, "a")).await, ["550 5.1.1 Nobody here by that name"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_listener_keeps_to_its_limits() {
    let more = [
        ("STERNPOST__INBOUND__TIMEOUT_SECONDS", "1"),
        ("STERNPOST__INBOUND__CONNECTIONS", "3"),
        ("STERNPOST__INBOUND__MOST_BYTES", "65536"),
        ("STERNPOST__LIMITS__REPLIES_PER_SENDER", "2"),
    ];
    let (post, letter) = asked_with(&more).await;
    let to = reply_address(&letter).unwrap();
    let long = mail(&letter, "", &"x".repeat(70_000));
    assert_eq!(post.deliver("ada@a.test", &[&to], &long).await, ["552 5.3.4 That is too long"]);
    let mut lmtp = Lmtp::connect(post.server.lmtp()).await;
    assert_eq!(lmtp.asked("MAIL FROM:<x@y.test> SIZE=99999999").await, "552 5.3.4 That is too long");
    assert_eq!(lmtp.asked("DATA").await, "503 5.5.1 Not now");
    assert_eq!(lmtp.asked("EHLO x").await, "500 5.5.1 Not like this", "LMTP is greeted otherwise");
    // A reply for each recipient.
    let said = lmtp.mail("sender@y.test", &[&to, "victim@elsewhere.test", &to], &reply(&letter, "HELP")).await;
    assert_eq!(said, ["550 5.1.1 Nobody here by that name", "250 2.0.0 Kept", "250 2.0.0 Kept"]);
    assert_eq!(lmtp.mail("sender@y.test", &[&to], &reply(&letter, "HELP")).await, ["452 4.7.1 Too much for now"]);
    // Line ends that are none.
    assert_eq!(lmtp.asked("MAIL FROM:<z@y.test>").await, "250 2.1.0 OK");
    assert_eq!(lmtp.asked(&format!("RCPT TO:<{to}>")).await, "250 2.1.5 OK");
    assert!(lmtp.asked("DATA").await.starts_with("354"));
    assert_eq!(lmtp.asked("Subject: x\r\n\r\na\n.\nMAIL FROM:<smuggled@y.test>\r\n.").await, "554 5.6.0 Lines end with CR LF");
    for _ in 0..10 {
        let said = lmtp.asked("NONSENSE").await;
        if said.starts_with("421") {
            break;
        }
    }
    // Whoever finds no place is told; whoever says nothing is left. Places are given back when the server gets to it, so how many come before
    // somebody is turned away is its business, but never without three who wait.
    let (mut slow, mut is_full) = (vec![], false);
    for _ in 0..2_000 {
        let mut next = Lmtp(BufReader::new(TcpStream::connect(post.server.lmtp()).await.unwrap()));
        let line = next.line().await;
        is_full = line.starts_with("421 4.3.2");
        if !is_full {
            assert!(line.starts_with("220 "), "{line}");
            slow.push(next);
        } else if slow.len() >= 3 {
            break;
        }
    }
    assert!(is_full && slow.len() >= 3, "{} came in", slow.len());
    for mut slow in slow {
        assert_eq!(slow.line().await, "421 4.4.2 You take too long");
    }
    // Bytes that come one by one, slower than any mail may.
    let mut drip = Lmtp::connect(post.server.lmtp()).await;
    drip.asked("MAIL FROM:<d@y.test>").await;
    drip.asked(&format!("RCPT TO:<{to}>")).await;
    drip.asked("DATA").await;
    let begun = std::time::Instant::now();
    let (mut closed, mut said) = (false, String::new());
    while begun.elapsed().as_secs() < 60 && !closed {
        let _ = drip.0.get_mut().write_all(b"x").await;
        let waited = tokio::time::timeout(std::time::Duration::from_millis(300), drip.0.read_line(&mut said)).await;
        closed = waited.is_ok();
    }
    assert!(closed && said.starts_with("421"), "{said}");
    let receipt = post.sink.wait_for(|mail| text_of(mail).contains("How to play by reply")).await;
    assert_eq!(receipt.to, letter.to);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hook_takes_mail_of_whoever_has_its_key() {
    let (post, letter) = asked_with(&[("STERNPOST__INBOUND__HOOK_KEY", HOOK_KEY)]).await;
    let url = format!("{}/inbound/mail", post.server.url);
    let now = SystemClock.now().timestamp().unsigned_abs();
    let send = async |raw: Vec<u8>, headers: Vec<(&'static str, String)>| {
        let mut request = post.client.post(&url).header("content-type", "message/rfc822").body(raw);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap_or_default())
    };
    let signature = |moment: u64, raw: &[u8], key: &str| {
        vec![("x-sternpost-timestamp", moment.to_string()), ("x-sternpost-signature", signed(key, &moment.to_string(), raw))]
    };
    let raw = reply(&letter, "HELP");
    let other = reply(&letter, "a");
    assert_eq!(send(raw.clone(), vec![]).await.0, 401);
    assert_eq!(send(raw.clone(), vec![("authorization", "Bearer something else entirely, as long".to_owned())]).await.0, 401);
    assert_eq!(send(raw.clone(), signature(now, &raw, "another key that is as long as the first")).await.0, 401);
    assert_eq!(send(raw.clone(), signature(now - 3_600, &raw, HOOK_KEY)).await.0, 401, "an hour old");
    assert_eq!(send(raw.clone(), signature(now + 3_600, &raw, HOOK_KEY)).await.0, 401, "of tomorrow");
    assert_eq!(send(other, signature(now, &raw, HOOK_KEY)).await.0, 401, "of another mail");
    let before = post.sink.received().len();
    assert_eq!(send(raw.clone(), signature(now, &raw, HOOK_KEY)).await, (200, json!({ "outcome": "kept" })));
    assert_eq!(send(raw.clone(), signature(now, &raw, HOOK_KEY)).await, (200, json!({ "outcome": "known" })), "replayed");
    post.next_receipt(before, &letter.to[0]).await;
    let bearer = || vec![("authorization", format!("Bearer {HOOK_KEY}"))];
    assert_eq!(send(b"To: x@y.test\r\n\r\na\r\n".to_vec(), bearer()).await, (200, json!({ "outcome": "for-nobody" })));
    assert_eq!(send(vec![0xff; 300_000], bearer()).await, (200, json!({ "outcome": "for-nobody" })), "rubbish");
    assert_eq!(send(vec![b'x'; 1_100_000], bearer()).await.0, 413);
    let html = post.client.post(&url).bearer_auth(HOOK_KEY).header("content-type", "text/html").body("x").send().await.unwrap();
    assert_eq!(html.status(), 415);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_taken_from_a_maildir_and_what_was_confirmed_outlives_a_crash() {
    let folder = tempfile::TempDir::new().unwrap();
    for part in ["new", "cur", "tmp"] {
        std::fs::create_dir(folder.path().join(part)).unwrap();
    }
    let maildir = folder.path().display().to_string();
    let (mut post, letter) = asked_with(&[("STERNPOST__INBOUND__MAILDIR", maildir.as_str())]).await;
    let before = post.sink.received().len();
    std::fs::write(folder.path().join("new/1800000001.M1P1.host"), reply(&letter, "HELP")).unwrap();
    post.next_receipt(before, &letter.to[0]).await;
    until("it is moved", async || folder.path().join("cur/1800000001.M1P1.host:2,S").exists()).await;
    // Confirmed, and the server dies before it has done anything.
    let before = post.sink.received().len();
    post.answer(&letter, "a").await;
    post.server.kill_and_restart();
    crate::crash::leases_run_out(&post.server, std::slice::from_ref(&post.id)).await;
    let receipt = post.next_receipt(before, &letter.to[0]).await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_taken_back_by_reply_count_as_those_of_the_page_do() {
    let (post, letter) = asked_with(&[("STERNPOST__LIMITS__TAKE_BACKS_PER_SEAT", "1")]).await;
    let receipt = post.answered(&letter, "a").await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
    let receipt = post.answered(&letter, "UNDO").await;
    assert!(receipt.contains("taken back") && !receipt.contains("Nothing has changed."), "{receipt}");
    let receipt = post.answered(&letter, "a").await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
    let version = post.version().await;
    let receipt = post.answered(&letter, "UNDO").await;
    assert!(receipt.contains("so many answers within the hour") && receipt.contains("Nothing has changed."), "{receipt}");
    assert_eq!(post.version().await, version, "the answer stands");
    let url = format!("{}/api/v1/campaigns/{}/take-back", post.server.url, post.id);
    let by_program = post.client.post(url).bearer_auth(post.server.token(&letter.to[0])).json(&json!({ "version": version }));
    assert_eq!(by_program.send().await.unwrap().status(), 429, "all ways count together");
}
