//! The server side of a mail session: as much of SMTP (RFC 5321) and LMTP (RFC 2033) as takes mail for our seats, and nothing beyond. Mail is only
//! taken for addresses whose key lives, so nothing is ever relayed.

use super::door::{Coming, Door, NotNow, Recipient, Taken};
use std::io;
use std::time::Duration;
use sternpost_store::Way;
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::time::{Instant, timeout, timeout_at};

/// Bytes of a command (RFC 5321, 4.5.3.1.4 asks for 512; extensions lengthen it).
const LONGEST_COMMAND: usize = 1_024;
/// Recipients of one mail: a reply has one.
const MOST_RECIPIENTS: usize = 20;
/// Mistakes after which a conversation ends.
const MOST_MISTAKES: u32 = 10;
/// Mails in one conversation.
const MOST_MAILS: u32 = 200;
/// A mail may take so many times as long as a command.
const DATA_PATIENCE: u32 = 5;

/// A conversation.
pub(super) struct Session<'a, S> {
    stream: BufReader<S>,
    door: &'a Door,
    way: Way,
    /// The name the server gives itself.
    name: &'a str,
    /// How long a command may take.
    patience: Duration,
    is_greeted: bool,
    from: Option<String>,
    to: Vec<Recipient>,
    mistakes: u32,
    mails: u32,
}

/// The result of reading a mail's data.
enum Data {
    Whole(Vec<u8>),
    /// It is longer than is taken; all of it was read.
    TooLong,
    /// It has line ends that are none: what one server takes for the end of a mail another takes for its middle.
    BareLines,
}

impl<'a, S: AsyncRead + AsyncWrite + Unpin> Session<'a, S> {
    pub(super) fn new(stream: S, door: &'a Door, way: Way, name: &'a str, patience: Duration) -> Self {
        let stream = BufReader::new(stream);
        Self { stream, door, way, name, patience, is_greeted: false, from: None, to: vec![], mistakes: 0, mails: 0 }
    }

    /// Talks until the other side leaves, is too slow, or makes too many mistakes.
    pub(super) async fn talk(&mut self) -> io::Result<()> {
        let protocol = if self.way == Way::Lmtp { "LMTP" } else { "ESMTP" };
        self.say(&format!("220 {} {protocol}", self.name)).await?;
        loop {
            let line = match timeout(self.patience, command(&mut self.stream)).await {
                Ok(line) => line?,
                Err(_) => return self.say("421 4.4.2 You take too long").await,
            };
            let Some(line) = line else { return Ok(()) };
            let Ok(line) = String::from_utf8(line) else {
                self.mistake("500 5.5.2 That is no command").await?;
                continue;
            };
            let (verb, rest) = line.split_once(' ').map_or((line.as_str(), ""), |(verb, rest)| (verb, rest.trim()));
            match (verb.to_ascii_uppercase().as_str(), self.way) {
                ("LHLO", Way::Lmtp) | ("EHLO", Way::Smtp) if !rest.is_empty() => self.greet().await?,
                ("HELO", Way::Smtp) if !rest.is_empty() => {
                    self.begin_anew();
                    self.is_greeted = true;
                    self.say(&format!("250 {}", self.name)).await?;
                }
                ("NOOP", _) => self.say("250 2.0.0 OK").await?,
                ("RSET", _) => {
                    self.begin_anew();
                    self.say("250 2.0.0 OK").await?;
                }
                ("VRFY", _) => self.say("252 2.5.2 Send it and see").await?,
                ("QUIT", _) => return self.say("221 2.0.0 Bye").await,
                ("MAIL", _) if self.is_greeted && self.from.is_none() => self.mail(rest).await?,
                ("RCPT", _) if self.from.is_some() => self.rcpt(rest).await?,
                ("DATA", _) if !self.to.is_empty() && rest.is_empty() => self.data().await?,
                ("DATA", _) if self.from.is_some() => self.mistake("554 5.5.1 Nobody is to get it").await?,
                ("MAIL" | "RCPT" | "DATA", _) => self.mistake("503 5.5.1 Not now").await?,
                ("LHLO" | "EHLO" | "HELO", _) => self.mistake("500 5.5.1 Not like this").await?,
                _ => self.mistake("500 5.5.2 That is no command here").await?,
            }
            if self.mistakes >= MOST_MISTAKES || self.mails >= MOST_MAILS {
                return self.say("421 4.7.0 Enough for now").await;
            }
        }
    }

    async fn say(&mut self, reply: &str) -> io::Result<()> {
        let said = async {
            self.stream.get_mut().write_all(format!("{reply}\r\n").as_bytes()).await?;
            self.stream.get_mut().flush().await
        };
        timeout(self.patience, said).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }

    async fn mistake(&mut self, reply: &str) -> io::Result<()> {
        self.mistakes += 1;
        self.say(reply).await
    }

    fn begin_anew(&mut self) {
        (self.from, self.to) = (None, vec![]);
    }

    async fn greet(&mut self) -> io::Result<()> {
        self.begin_anew();
        self.is_greeted = true;
        let (name, most) = (self.name, self.door.most_bytes);
        self.say(&format!("250-{name}\r\n250-PIPELINING\r\n250-8BITMIME\r\n250-ENHANCEDSTATUSCODES\r\n250 SIZE {most}")).await
    }

    async fn mail(&mut self, rest: &str) -> io::Result<()> {
        let Some((from, parameters)) = path(rest, "FROM:") else { return self.mistake("501 5.5.4 MAIL FROM:<address>").await };
        let size = parameters.split(' ').find_map(|word| word.to_ascii_uppercase().strip_prefix("SIZE=")?.parse::<usize>().ok());
        if size.is_some_and(|size| size > self.door.most_bytes) {
            return self.mistake("552 5.3.4 That is too long").await;
        }
        self.from = Some(from);
        self.say("250 2.1.0 OK").await
    }

    async fn rcpt(&mut self, rest: &str) -> io::Result<()> {
        let Some((to, _)) = path(rest, "TO:") else { return self.mistake("501 5.5.4 RCPT TO:<address>").await };
        if self.to.len() >= MOST_RECIPIENTS {
            return self.mistake("452 4.5.3 That is enough of them").await;
        }
        match self.door.recipient(&to).await {
            Ok(whom @ (Recipient::Seat(_) | Recipient::Bounce(_) | Recipient::Bare)) => self.to.push(whom),
            // Unknown, out of date or revoked: nobody learns which.
            Ok(Recipient::Nobody) => return self.mistake("550 5.1.1 Nobody here by that name").await,
            Err(error) => {
                tracing::error!(%error, "whom a mail is for cannot be looked up");
                return self.say("451 4.3.0 Not now").await;
            }
        }
        self.say("250 2.1.5 OK").await
    }

    async fn data(&mut self) -> io::Result<()> {
        self.say("354 Go on").await?;
        let until = Instant::now() + self.patience * DATA_PATIENCE;
        let Ok(data) = timeout_at(until, data(&mut self.stream, self.door.most_bytes)).await else {
            self.say("421 4.4.2 You take too long").await?;
            return Err(io::ErrorKind::TimedOut.into());
        };
        let (from, to) = (self.from.take().unwrap_or_default(), std::mem::take(&mut self.to));
        self.mails += 1;
        let raw = match data? {
            Data::Whole(raw) => raw,
            Data::TooLong => return self.say_to_all(to.len(), "552 5.3.4 That is too long").await,
            Data::BareLines => return self.say_to_all(to.len(), "554 5.6.0 Lines end with CR LF").await,
        };
        let coming = Coming { raw: &raw, way: self.way, envelope_from: Some(&from) };
        let mut replies = vec![];
        for whom in &to {
            let taken = match whom {
                Recipient::Seat(key) => self.door.take_for(coming, key).await,
                Recipient::Bounce(key) => self.door.take_bounce(coming, key).await,
                Recipient::Bare | Recipient::Nobody => self.door.take(coming).await,
            };
            replies.push(match taken {
                Ok(Taken::Kept | Taken::Known | Taken::ForNobody) => "250 2.0.0 Kept",
                Err(NotNow::TooMuch(_)) => "452 4.7.1 Too much for now",
                Err(NotNow::Store(error)) => {
                    tracing::error!(%error, "a mail could not be kept");
                    "451 4.3.0 Not now"
                }
            });
        }
        if self.way == Way::Lmtp {
            // RFC 2033, 4.2: a reply for each recipient.
            for reply in replies {
                self.say(reply).await?;
            }
            return Ok(());
        }
        // One reply for all: if one has to wait, it comes again, and what is kept already is known then.
        let worst = replies.iter().find(|reply| !reply.starts_with('2')).or(replies.first()).copied();
        self.say(worst.unwrap_or("250 2.0.0 Kept")).await
    }

    async fn say_to_all(&mut self, recipients: usize, reply: &str) -> io::Result<()> {
        let times = if self.way == Way::Lmtp { recipients } else { 1 };
        for _ in 0..times {
            self.say(reply).await?;
        }
        self.mistakes += 1;
        Ok(())
    }
}

/// A line without its end; none if the other side has left. What is longer than a command is an error.
async fn command(stream: &mut (impl AsyncBufRead + Unpin)) -> io::Result<Option<Vec<u8>>> {
    let mut line = vec![];
    let read = stream.take(LONGEST_COMMAND as u64).read_until(b'\n', &mut line).await?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        return Err(io::ErrorKind::InvalidData.into());
    }
    while line.last().is_some_and(|byte| matches!(byte, b'\r' | b'\n')) {
        line.pop();
    }
    Ok(Some(line))
}

/// Bytes of a line of a mail that are read at once.
const PIECE: usize = LONGEST_COMMAND * 8;

/// A mail up to its end, CR LF . CR LF, with the dots unstuffed that were put before dots (RFC 5321, 4.5.2).
async fn data(stream: &mut (impl AsyncBufRead + Unpin), most: usize) -> io::Result<Data> {
    let (mut mail, mut is_too_long, mut is_bare) = (vec![], false, false);
    // Whether what was read last ended with a CR whose LF may be the first byte of what comes next.
    let (mut begins_line, mut after_cr) = (true, false);
    loop {
        let mut piece = vec![];
        // A line of any length, in pieces: none of them is kept once there are too many.
        let read = (&mut *stream).take(PIECE as u64).read_until(b'\n', &mut piece).await?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if begins_line && piece == b".\r\n" {
            break;
        }
        is_bare |= has_bare_line_ends(&piece, after_cr);
        let text = if begins_line { piece.strip_prefix(b".").unwrap_or(&piece) } else { &piece };
        if mail.len() + text.len() > most {
            is_too_long = true;
            mail.clear();
        }
        if !is_too_long {
            mail.extend_from_slice(text);
        }
        begins_line = piece.ends_with(b"\r\n") || after_cr && piece == b"\n";
        after_cr = piece.ends_with(b"\r");
    }
    Ok(match (is_too_long, is_bare) {
        (true, _) => Data::TooLong,
        (false, true) => Data::BareLines,
        (false, false) => Data::Whole(mail),
    })
}

/// Whether a piece of a line has a CR without its LF, or the other way round. A CR at its end is judged with the piece that follows.
fn has_bare_line_ends(piece: &[u8], after_cr: bool) -> bool {
    let mut after_cr = after_cr;
    for byte in piece {
        if after_cr != (*byte == b'\n') {
            return true;
        }
        after_cr = *byte == b'\r';
    }
    false
}

/// The address in `FROM:<a@b> SIZE=3`, and what stands behind it.
fn path<'r>(rest: &'r str, name: &str) -> Option<(String, &'r str)> {
    let head = rest.get(..name.len()).filter(|head| head.eq_ignore_ascii_case(name))?;
    let (address, parameters) = rest[head.len()..].trim_start().strip_prefix('<')?.split_once('>')?;
    // A route before the address (RFC 5321, 4.1.1.3) is to be left out.
    let address = address.rsplit_once(':').map_or(address, |(route, address)| if route.starts_with('@') { address } else { route });
    (address.len() <= 320 && !address.contains(char::is_control)).then(|| (address.to_owned(), parameters.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn read(bytes: &[u8], most: usize) -> io::Result<Data> {
        data(&mut BufReader::new(bytes), most).await
    }

    #[tokio::test]
    async fn a_mail_ends_with_a_dot_on_a_line_of_its_own_and_nowhere_else() {
        let whole = |data| if let Ok(Data::Whole(mail)) = data { String::from_utf8(mail).unwrap() } else { panic!("it is whole") };
        assert_eq!(whole(read(b"a\r\n..b\r\n...\r\n.c\r\n.\r\nQUIT\r\n", 99).await), "a\r\n.b\r\n..\r\nc\r\n");
        assert_eq!(whole(read(b".\r\n", 99).await), "");
        let long = [b"x".repeat(20_000), b"\r\n.\r\n".to_vec()].concat();
        assert_eq!(whole(read(&long, 99_999).await).len(), 20_002);
        assert!(matches!(read(&long, 999).await, Ok(Data::TooLong)));
        for smuggled in
            [&b"a\n.\nMAIL FROM:<x@y>\r\n.\r\n"[..], b"a\r\n.\nb\r\n.\r\n", b"a\n.\r\nb\r\n.\r\n", b"a\r.\r\nb\r\n.\r\n", b"a\r\r\n.\r\n"]
        {
            assert!(matches!(read(smuggled, 99).await, Ok(Data::BareLines)), "{}", String::from_utf8_lossy(smuggled));
        }
        assert!(read(b"a\r\n", 99).await.is_err(), "it was cut off");
    }

    /// A mail is read in pieces: where one ends makes no difference.
    #[tokio::test]
    async fn line_ends_are_known_wherever_a_piece_ends() {
        for length in PIECE - 3..=PIECE + 3 {
            let long = "x".repeat(length);
            let sent = format!("{long}\r\n.\r\nQUIT\r\n");
            let Ok(Data::Whole(mail)) = read(sent.as_bytes(), 99_999).await else { panic!("it ends, at {length}") };
            assert_eq!(mail, format!("{long}\r\n").as_bytes(), "{length}");
            let sent = format!("{long}\r\n..{long}\r\n.\r\n");
            let Ok(Data::Whole(mail)) = read(sent.as_bytes(), 99_999).await else { panic!("it ends, at {length}") };
            assert_eq!(mail, format!("{long}\r\n.{long}\r\n").as_bytes(), "{length}");
            for smuggled in [format!("{long}\rx\r\n.\r\n"), format!("{long}\r.\r\n.\r\n"), format!("{long}\n.\r\n.\r\n")] {
                assert!(matches!(read(smuggled.as_bytes(), 99_999).await, Ok(Data::BareLines)), "{length}");
            }
        }
    }

    #[test]
    fn paths_are_read_and_rubbish_is_not() {
        assert_eq!(path("FROM:<> SIZE=3", "FROM:"), Some((String::new(), "SIZE=3")));
        assert_eq!(path("to: <Ada@A.test>", "TO:"), Some(("Ada@A.test".to_owned(), "")));
        assert_eq!(path("TO:<@a.test,@b.test:c@d.test>", "TO:"), Some(("c@d.test".to_owned(), "")));
        for rubbish in ["", "TO", "TO:ada@a.test", "TO:<ada@a.test", "FROM:<x>", "ü"] {
            assert_eq!(path(rubbish, "TO:"), None, "{rubbish}");
        }
    }
}
