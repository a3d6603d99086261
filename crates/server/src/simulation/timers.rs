//! Virtual time: it stands still while anybody has something to do, and then goes to the moment that somebody waits for.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

use futures_util::future::{Either, select};

/// Those who wait, by the moment and by who came first.
#[derive(Default)]
struct Timers {
    waiting: BTreeMap<(Duration, u64), Waker>,
    now: Duration,
    count: u64,
}

thread_local! {
    static TIMERS: RefCell<Option<(Instant, Timers)>> = const { RefCell::new(None) };
}

/// Runs something in virtual time, on this thread alone.
pub(crate) fn run<T>(future: impl Future<Output = T>) -> T {
    TIMERS.set(Some((Instant::now(), Timers::default())));
    let runtime = tokio::runtime::Builder::new_current_thread().on_thread_park(advance).build().unwrap();
    let done = runtime.block_on(future);
    // What still waits is dropped while time is virtual.
    drop(runtime);
    TIMERS.set(None);
    done
}

/// Nobody has anything to do: the next moment that somebody waits for comes.
fn advance() {
    let next = TIMERS.with_borrow_mut(|timers| {
        let (_, timers) = timers.as_mut()?;
        let ((at, _), waker) = timers.waiting.pop_first()?;
        timers.now = timers.now.max(at);
        Some(waker)
    });
    if let Some(waker) = next {
        waker.wake();
    }
}

/// How much virtual time has passed; `None` outside of simulations.
pub(super) fn elapsed() -> Option<Duration> {
    TIMERS.with_borrow(|timers| timers.as_ref().map(|(_, timers)| timers.now))
}

/// This moment.
pub(crate) fn instant() -> Instant {
    let within = TIMERS.with_borrow(|timers| timers.as_ref().map(|(begun, timers)| *begun + timers.now));
    within.unwrap_or_else(Instant::now)
}

pub(crate) async fn sleep(long: Duration) {
    match elapsed() {
        Some(now) => Sleep { until: now + long, id: None }.await,
        None => tokio::time::sleep(long).await,
    }
}

/// It took too long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TimeoutError;

pub(crate) async fn timeout<F: Future>(long: Duration, future: F) -> Result<F::Output, TimeoutError> {
    match select(pin!(future), pin!(sleep(long))).await {
        Either::Left((done, _)) => Ok(done),
        Either::Right(_) => Err(TimeoutError),
    }
}

struct Sleep {
    until: Duration,
    id: Option<u64>,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        TIMERS.with_borrow_mut(|timers| {
            let Some((_, timers)) = timers else { return Poll::Ready(()) };
            if timers.now >= self.until && self.id.is_some() {
                return Poll::Ready(());
            }
            timers.count += 1;
            let id = *self.id.get_or_insert(timers.count);
            timers.waiting.insert((self.until, id), context.waker().clone());
            Poll::Pending
        })
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        TIMERS.with_borrow_mut(|timers| {
            if let (Some((_, timers)), Some(id)) = (timers, self.id) {
                timers.waiting.remove(&(self.until, id));
            }
        });
    }
}
