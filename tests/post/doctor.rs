//! What `sternpost doctor` says of mail: of each thing that is wrong what to do, and what a domain needs in DNS.

use crate::mail_in::Nobody;
use crate::server::Server;
use crate::signed::pem;
use crate::smtp::Sink;
use aws_lc_rs::encoding::{AsDer as _, Pkcs8V1Der};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, UdpSocket};

#[tokio::test(flavor = "multi_thread")]
async fn doctor_says_of_each_thing_that_is_wrong_what_to_do() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let nobody = Nobody::listens();
    let port = nobody.address.port().to_string();
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__PORT", port.as_str())]);
    assert!(said.contains("cannot be reached") && said.contains("mail.smtp.host"), "{said}");
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__TLS", "starttls")]);
    assert!(said.contains("does not greet as it should"), "{said}");
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__USER", "ada"), ("STERNPOST__MAIL__SMTP__PASSWORD", "hush")]);
    assert!(said.contains("does not let `ada` in") && !said.contains("hush"), "{said}");
    let keys = r#"[{ domain = "sternpost.test", selector = "x", key-file = "/nowhere/key.pem" }]"#;
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__DKIM", keys)]);
    assert!(said.contains("/nowhere/key.pem") && said.contains("openssl genpkey"), "{said}");
    let maildir = [("STERNPOST__MAIL__REPLY_ADDRESS", "post@sternpost.test"), ("STERNPOST__INBOUND__MAILDIR", "/nowhere/mail")];
    assert!(server.refused(&["doctor"], &maildir).contains("/nowhere/mail/new"));

    let out = server.command(&["doctor"]);
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success(), "{text}");
    for line in
        ["the mail server greets", "the clock goes with the database", "MiB of room", "letters are not signed here", "bounces are not read"]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(text.lines().all(|line| line.starts_with("ok  ") || line.starts_with("!!  ")), "{text}");
    assert!(sink.received().is_empty(), "nothing was sent");
}

/// A port that is free for both: what one of the two is given, somebody else may have of the other.
async fn one_port() -> (UdpSocket, TcpListener) {
    loop {
        let udp = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        if let Ok(tcp) = TcpListener::bind(udp.local_addr().unwrap()).await {
            return (udp, tcp);
        }
    }
}

/// A server of names that knows what it is told: `NAME TYPE VALUE`, by UDP; what is long is cut, and whole by TCP.
async fn names(records: Vec<(String, String, String)>) -> SocketAddr {
    use simple_dns::rdata::{MX, RData};
    use simple_dns::{CLASS, Name, Packet, PacketFlag, QTYPE, RCODE, ResourceRecord, TYPE};
    fn answered(question: &[u8], records: &[(String, String, String)]) -> Vec<u8> {
        let question = Packet::parse(question).unwrap();
        let asked = question.questions[0].clone();
        let name = asked.qname.to_string().to_lowercase();
        let mut reply = Packet::new_reply(question.id());
        let known: Vec<_> = records.iter().filter(|(of, ..)| *of == name).collect();
        if known.is_empty() {
            *reply.rcode_mut() = RCODE::NameError;
        }
        for (_, kind, value) in known {
            let data = match (kind.as_str(), asked.qtype) {
                ("TXT", QTYPE::TYPE(TYPE::TXT)) => RData::TXT(value.as_str().try_into().unwrap()),
                ("MX", QTYPE::TYPE(TYPE::MX)) => RData::MX(MX { preference: 10, exchange: Name::new_unchecked(value) }),
                _ => continue,
            };
            reply.answers.push(ResourceRecord::new(Name::new_unchecked(&name).into_owned(), CLASS::IN, 60, data));
        }
        reply.questions.push(asked);
        reply.build_bytes_vec().unwrap()
    }
    let (udp, tcp) = one_port().await;
    let address = udp.local_addr().unwrap();
    let by_tcp = records.clone();
    tokio::spawn(async move {
        let mut question = [0; 512];
        while let Ok((length, from)) = udp.recv_from(&mut question).await {
            let whole = answered(&question[..length], &records);
            let answer = if whole.len() > 300 {
                let asked = Packet::parse(&question[..length]).unwrap();
                let mut cut = Packet::new_reply(asked.id());
                cut.set_flags(PacketFlag::TRUNCATION);
                cut.build_bytes_vec().unwrap()
            } else {
                whole
            };
            // Somebody else's answer comes first.
            let mut other = answer.clone();
            other[0] ^= 0xff;
            udp.send_to(&other, from).await.unwrap();
            udp.send_to(&answer, from).await.unwrap();
        }
    });
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = tcp.accept().await {
            let length = stream.read_u16().await.unwrap();
            let mut question = vec![0; usize::from(length)];
            stream.read_exact(&mut question).await.unwrap();
            let answer = answered(&question, &by_tcp);
            stream.write_all(&[&u16::try_from(answer.len()).unwrap().to_be_bytes()[..], &answer].concat()).await.unwrap();
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread")]
async fn doctor_asks_for_the_names_mail_needs_and_says_what_to_write_where() {
    let folder = tempfile::TempDir::new().unwrap();
    let rsa = aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa2048).unwrap();
    let der: Pkcs8V1Der<'_> = rsa.as_der().unwrap();
    let file = folder.path().join("rsa.pem");
    std::fs::write(&file, pem(der.as_ref())).unwrap();
    let keys = format!("[{{ domain = \"sternpost.test\", selector = \"one\", key-file = \"{}\" }}]", file.display());
    let more = [
        ("STERNPOST__MAIL__DKIM", keys.as_str()),
        ("STERNPOST__MAIL__REPLY_ADDRESS", "{key}@play.sternpost.test"),
        ("STERNPOST__INBOUND__HOOK_KEY", "a key for the hook in tests, long enough"),
    ];
    let sink = Sink::start().await;
    let server = Server::start_with(None, Some(sink.address), &more);
    let doctor = async |records: &[(&str, &str, &str)]| {
        let records = records.iter().map(|(name, kind, value)| ((*name).to_owned(), (*kind).to_owned(), (*value).to_owned())).collect();
        let names = names(records).await.to_string();
        let out = tokio::task::block_in_place(|| server.command(&["doctor", "--nameserver", &names]));
        (out.status.success(), format!("{}{}", String::from_utf8(out.stdout).unwrap(), String::from_utf8(out.stderr).unwrap()))
    };
    let out = server.command(&["doctor"]);
    let text = String::from_utf8(out.stdout).unwrap();
    let record = text.split('"').find(|part| part.starts_with("v=DKIM1; k=rsa")).expect("the record is printed").to_owned();
    assert!(!text.contains("SPF of"), "nobody is asked about a name that is nobody's");

    let good = [
        ("play.sternpost.test", "MX", "mx.sternpost.test"),
        ("play.sternpost.test", "TXT", "v=spf1 ip4:192.0.2.1 -all"),
        ("one._domainkey.sternpost.test", "TXT", record.as_str()),
        ("_dmarc.sternpost.test", "TXT", "v=DMARC1; p=quarantine"),
        ("sternpost.test", "TXT", "something else"),
    ];
    let (well, said) = doctor(&good).await;
    assert!(well, "{said}");
    for line in [
        "ok  mail for play.sternpost.test goes to mx.sternpost.test",
        "ok  SPF of play.sternpost.test: `v=spf1 ip4:192.0.2.1 -all`",
        "ok  one._domainkey.sternpost.test is the key that signs",
        "ok  DMARC of sternpost.test: `v=DMARC1; p=quarantine`",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    let (well, said) = doctor(&[]).await;
    assert!(!well);
    for line in [
        "no  play.sternpost.test has no MX",
        "!!  play.sternpost.test does not say which servers send for it (SPF)",
        "no  one._domainkey.sternpost.test is not in DNS",
        "!!  _dmarc.sternpost.test is not in DNS",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    let other = record.replace("p=M", "p=N");
    let bad = [
        ("play.sternpost.test", "MX", ""),
        ("play.sternpost.test", "TXT", "v=spf1 -all"),
        ("play.sternpost.test", "TXT", "v=spf1 +all"),
        ("one._domainkey.sternpost.test", "TXT", other.as_str()),
        ("_dmarc.sternpost.test", "TXT", "v=DMARC1; sp=none"),
    ];
    let (well, said) = doctor(&bad).await;
    assert!(!well);
    for line in [
        "no  play.sternpost.test says that it takes no mail",
        "no  play.sternpost.test has 2 SPF records",
        "no  one._domainkey.sternpost.test is another key",
        "no  _dmarc.sternpost.test does not say what to do",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    // Nobody there, or nobody who answers: that is no fault of what was set up.
    // Held, and spoken to by one address alone, which is not ours: whoever asks is told that nobody is there.
    let nobody = UdpSocket::bind("127.0.0.1:0").await.unwrap();
    nobody.connect("127.0.0.1:9").await.unwrap();
    let out = server.command(&["doctor", "--nameserver", &nobody.local_addr().unwrap().to_string()]);
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success() && text.contains("!!  DNS is not looked at"), "{text}");
}
