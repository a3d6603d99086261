//! A link that can be cut, slowed, frozen or made to lose answers.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How a link is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    Sound,
    /// Connections end, and there are no new ones.
    Cut,
    /// Nothing goes through, and nobody is told.
    Frozen,
    /// Everything takes so many milliseconds longer.
    Slow(u64),
    /// What is asked arrives; the answers do not.
    WithoutAnswers,
}

#[derive(Debug)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    link: Arc<watch::Sender<Link>>,
}

impl Proxy {
    pub(crate) async fn start(target: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let link = Arc::new(watch::Sender::new(Link::Sound));
        let accepting = Arc::clone(&link);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, target, accepting.subscribe()));
            }
        });
        Self { address, link }
    }

    pub(crate) fn set(&self, link: Link) {
        self.link.send_replace(link);
    }
}

async fn carry(client: TcpStream, target: SocketAddr, link: watch::Receiver<Link>) {
    if *link.borrow() == Link::Cut {
        return;
    }
    let Ok(server) = TcpStream::connect(target).await else { return };
    client.set_nodelay(true).ok();
    server.set_nodelay(true).ok();
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    // Whichever side ends, ends both.
    tokio::select! {
        () = pump(from_client, to_server, link.clone(), false) => {}
        () = pump(from_server, to_client, link, true) => {}
    }
}

async fn pump(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut link: watch::Receiver<Link>,
    is_answer: bool,
) {
    let mut buffer = vec![0; 16 * 1_024];
    // What is missing in the middle of a stream is never made good: such a connection is of no use any more.
    let mut has_lost = false;
    loop {
        let count = tokio::select! {
            read = from.read(&mut buffer) => match read {
                Ok(0) | Err(_) => return,
                Ok(count) => count,
            },
            changed = link.changed() => match changed {
                Ok(()) if *link.borrow() != Link::Cut && !has_lost => continue,
                _ => return,
            },
        };
        let now = *link.borrow_and_update();
        match now {
            Link::Cut => return,
            Link::Sound | Link::Slow(_) if has_lost => return,
            Link::WithoutAnswers if is_answer => {
                has_lost = true;
                continue;
            }
            Link::Slow(millis) => tokio::time::sleep(Duration::from_millis(millis)).await,
            Link::Frozen => {
                drop(link.wait_for(|link| *link != Link::Frozen).await);
                return;
            }
            Link::Sound | Link::WithoutAnswers => {}
        }
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}
