//! The listener for inbound mail, by LMTP or SMTP: it bounds the number of open sessions and the time of each.

use super::door::Door;
use super::session::Session;
use std::sync::Arc;
use std::time::Duration;
use sternpost_store::Way;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

/// The longest a session may last.
const LONGEST: Duration = Duration::from_secs(30 * 60);

/// A listener.
pub struct Listener {
    /// The socket, bound already.
    pub socket: TcpListener,
    /// LMTP or SMTP.
    pub way: Way,
    /// Where mail goes.
    pub door: Arc<Door>,
    /// The name the server gives itself.
    pub name: String,
    /// Conversations at once.
    pub most: usize,
    /// How long a command may take.
    pub patience: Duration,
}

impl Listener {
    /// Listens until the server closes. Conversations that are going on then are left where they are: what was not confirmed comes again.
    pub async fn run(self, mut closing: watch::Receiver<bool>) {
        let Self { socket, way, door, name, most, patience } = self;
        let places = Arc::new(Semaphore::new(most));
        let name: Arc<str> = name.into();
        loop {
            let accepted = tokio::select! {
                accepted = socket.accept() => accepted,
                _ = closing.wait_for(|is_closing| *is_closing) => return,
            };
            let mut stream = match accepted {
                Ok((stream, _)) => stream,
                Err(error) => {
                    // Out of files, most likely: a moment later there may be some.
                    tracing::warn!(%error, "a connection that brings mail could not be taken");
                    tokio::time::sleep(Duration::from_millis(200)).await;
                    continue;
                }
            };
            let (door, name, mut closing) = (door.clone(), name.clone(), closing.clone());
            let Ok(place) = places.clone().try_acquire_owned() else {
                tokio::spawn(async move {
                    let _ = tokio::time::timeout(patience, stream.write_all(b"421 4.3.2 Too many connections\r\n")).await;
                });
                continue;
            };
            tokio::spawn(async move {
                let _place = place;
                let _ = stream.set_nodelay(true);
                let mut session = Session::new(stream, &door, way, &name, patience);
                tokio::select! {
                    ended = tokio::time::timeout(LONGEST, session.talk()) => {
                        if let Ok(Err(error)) = ended {
                            tracing::debug!(%error, "a connection that brings mail broke off");
                        }
                    }
                    _ = closing.wait_for(|is_closing| *is_closing) => {}
                }
            });
        }
    }
}
