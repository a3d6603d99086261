//! Connections: so many at most, each ended when it is too slow, all finished before the server stops.
//!
//! - `heads`: heads of requests that two parsers would read in two ways.
//! - `write_timeout`: those who do not read.

mod heads;
mod write_timeout;

use std::io::Write as _;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;
use tower::ServiceExt as _;

use self::write_timeout::WriteTimeout;
use crate::app::App;
use crate::config::ServerLimits;
use crate::http::network;
use crate::metrics;
use crate::rate_limits::Counts;
use crate::tls::{Tls, Transport};

/// Larger heads are refused.
const LARGEST_HEAD: usize = 32 * 1_024;
const MOST_HEADERS: usize = 64;
/// Open requests are given so long when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(10);
/// When the system has no connection to give, it is asked again after this.
const REST: Duration = Duration::from_millis(200);

const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 5\r\nConnection: close\r\n\r\n";

/// One of the places for connections; a socket keeps that of the request it came from.
#[derive(Clone, Debug)]
pub(crate) struct ConnectionPermit {
    _held: Arc<(OwnedSemaphorePermit, Share)>,
    /// Whether the connection is a socket now: what comes is no request any more.
    is_switched: Arc<AtomicBool>,
}

impl ConnectionPermit {
    /// The connection becomes a socket.
    pub(crate) fn switch(&self) {
        self.is_switched.store(true, Ordering::Relaxed);
    }
}

/// The part of an address in all permits.
#[derive(Debug)]
struct Share {
    counts: Arc<Counts>,
    address: String,
}

impl Share {
    /// One permit more for an address, if its part is not used up. Behind a proxy all come from one.
    fn of(app: &App, counts: &Arc<Counts>, address: SocketAddr) -> Option<Self> {
        let address = if app.config.behind_proxy { String::new() } else { network(address.ip()).to_string() };
        let has_room = address.is_empty() || counts.try_open(&address);
        has_room.then(|| Self { counts: Arc::clone(counts), address })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.counts.close(&self.address);
    }
}

/// The places for connections, of all and of each address.
#[derive(Debug)]
pub(crate) struct ConnectionSlots {
    most: usize,
    permits: Arc<Semaphore>,
    counts: Arc<Counts>,
}

impl ConnectionSlots {
    pub(crate) fn new(limits: &ServerLimits) -> Self {
        let most = limits.connections.max(1);
        let counts = Arc::new(Counts::new(limits.connections_per_address));
        Self { most, permits: Arc::new(Semaphore::new(most)), counts }
    }

    fn taken(&self) -> usize {
        self.most - self.permits.available_permits()
    }

    /// A place for somebody from this address, if there is one.
    fn take(&self, app: &App, address: SocketAddr) -> Option<ConnectionPermit> {
        let permit = Arc::clone(&self.permits).try_acquire_owned().ok()?;
        let share = Share::of(app, &self.counts, address)?;
        Some(ConnectionPermit { _held: Arc::new((permit, share)), is_switched: Arc::default() })
    }

    /// Waits until all places are free.
    pub(crate) async fn finish(&self) {
        let all = u32::try_from(self.most).unwrap_or(u32::MAX);
        if tokio::time::timeout(LAST_REQUESTS, self.permits.acquire_many(all)).await.is_err() {
            tracing::warn!("some requests were not finished in time");
        }
    }
}

/// What is behind a listener.
#[derive(Clone, Debug)]
pub(crate) struct Endpoint {
    router: Router,
    /// How HTTPS is spoken here, and what is said to whoever comes without it.
    tls: Option<(Tls, Router)>,
}

impl Endpoint {
    pub(crate) fn plain(router: Router) -> Self {
        Self { router, tls: None }
    }

    pub(crate) fn tls(router: Router, tls: Tls, without_tls: Router) -> Self {
        Self { router, tls: Some((tls, without_tls)) }
    }
}

/// Takes connections until the server is about to stop.
pub(crate) async fn serve(app: &App, slots: &ConnectionSlots, endpoint: Endpoint, listener: TcpListener) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stops(&mut stopping) => break,
        };
        metrics::connections(app.slots.taken());
        match accepted {
            Ok((stream, address)) => match slots.take(app, address) {
                Some(permit) => {
                    let peer = Peer { app: app.clone(), address, permit };
                    tokio::spawn(peer.accept(endpoint.clone(), stream));
                }
                None if endpoint.tls.is_none() => turn_away(stream),
                // Nothing can be said before hands are shaken, and that takes a place.
                None => drop(stream),
            },
            Err(error) => {
                tracing::warn!(%error, "no connection could be taken");
                tokio::time::sleep(REST).await;
            }
        }
    }
}

async fn stops(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// All places are taken.
fn turn_away(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        stream.write_all(FULL).ok();
    }
}

/// The other side of a connection that has a slot.
struct Peer {
    app: App,
    address: SocketAddr,
    permit: ConnectionPermit,
}

impl Peer {
    async fn accept(self, endpoint: Endpoint, stream: TcpStream) {
        // Small messages must not wait for each other's acknowledgement.
        stream.set_nodelay(true).ok();
        let Some((tls, without_tls)) = endpoint.tls else {
            return self.serve_http(endpoint.router, stream).await;
        };
        let mut stopping = self.app.stopping.subscribe();
        let accepted = tokio::select! {
            accepted = timeout(self.app.config.limits.slowest_head, tls.accept(stream)) => accepted,
            () = stops(&mut stopping) => return,
        };
        match accepted {
            Ok(Some(Transport::Tls(stream))) => self.serve_http(endpoint.router, stream).await,
            Ok(Some(Transport::Plain(stream))) => self.serve_http(without_tls, stream).await,
            Ok(None) | Err(_) => {}
        }
    }

    /// Answers requests until one of the two has enough.
    async fn serve_http<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(self, router: Router, stream: S) {
        let Self { app, address, permit } = self;
        let is_switched = Arc::clone(&permit.is_switched);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            request.extensions_mut().insert(permit.clone());
            router.clone().oneshot(request)
        });
        let limits = &app.config.limits;
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.slowest_head)
            .max_buf_size(LARGEST_HEAD)
            .max_headers(MOST_HEADERS)
            .serve_connection(
                TokioIo::new(WriteTimeout::new(stream, limits.slowest_reader, is_switched)),
                service,
            )
            .with_upgrades();
        let mut connection = pin!(connection);
        let mut stopping = app.stopping.subscribe();
        tokio::select! {
            ended = connection.as_mut() => return drop(ended),
            () = stops(&mut stopping) => connection.as_mut().graceful_shutdown(),
        }
        drop(connection.await);
    }
}
