//! Connections: so many at most, each ended when it is too slow, all finished before the server stops.

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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt as _;

use crate::app::App;
use crate::http::network;
use crate::limits::Counts;
use crate::metrics;
use crate::write_timeout::WriteTimeout;

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
        let has_room = address.is_empty() || counts.open(&address);
        has_room.then(|| Self { counts: Arc::clone(counts), address })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.counts.close(&self.address);
    }
}

/// Takes connections until the server is about to stop, and then finishes those that there are.
pub(crate) async fn serve(app: &App, router: Router, listener: TcpListener) {
    let most = app.config.limits.connections.max(1);
    let permits = Arc::new(Semaphore::new(most));
    let counts = Arc::new(Counts::new(app.config.limits.connections_per_address));
    let mut stopping = app.stopping.subscribe();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stops(&mut stopping) => break,
        };
        metrics::connections(most - permits.available_permits());
        match accepted {
            Ok((stream, address)) => {
                let held =
                    Arc::clone(&permits).try_acquire_owned().ok().zip(Share::of(app, &counts, address));
                match held {
                    Some(held) => {
                        let permit = ConnectionPermit { _held: Arc::new(held), is_switched: Arc::default() };
                        tokio::spawn(connection(app.clone(), router.clone(), stream, address, permit));
                    }
                    None => turn_away(stream),
                }
            }
            Err(error) => {
                tracing::warn!(%error, "no connection could be taken");
                tokio::time::sleep(REST).await;
            }
        }
    }
    drop(listener);
    let all = u32::try_from(most).unwrap_or(u32::MAX);
    if tokio::time::timeout(LAST_REQUESTS, permits.acquire_many(all)).await.is_err() {
        tracing::warn!("some requests were not finished in time");
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

async fn connection(
    app: App,
    router: Router,
    stream: TcpStream,
    address: SocketAddr,
    permit: ConnectionPermit,
) {
    // Small messages must not wait for each other's acknowledgement.
    stream.set_nodelay(true).ok();
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
