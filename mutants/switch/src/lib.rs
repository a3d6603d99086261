//! Says whether a planted change is on in this process. One change at most is on: the one named by `MUTANT`.
//! With `MUTANTS_REACHED` all are off, and the file it names is told of each change the first time it is passed.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock};

/// No change is on.
const NONE: u32 = u32::MAX - 2;
/// No change is on, and what is passed is written down.
const RECORDING: u32 = u32::MAX - 1;
/// The environment has not been asked.
const UNREAD: u32 = u32::MAX;

static CHANGE: AtomicU32 = AtomicU32::new(UNREAD);
static REACHED: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());
static FILE: OnceLock<File> = OnceLock::new();

#[inline]
pub fn is_on(id: u32) -> bool {
    let change = CHANGE.load(Relaxed);
    change == id || (change > NONE && is_on_first(id))
}

#[cold]
#[inline(never)]
fn is_on_first(id: u32) -> bool {
    if CHANGE.load(Relaxed) == UNREAD {
        CHANGE.store(from_environment(), Relaxed);
    }
    match CHANGE.load(Relaxed) {
        RECORDING => {
            record(id);
            false
        }
        change => change == id,
    }
}

fn from_environment() -> u32 {
    if std::env::var_os("MUTANTS_REACHED").is_some() {
        return RECORDING;
    }
    std::env::var("MUTANT").ok().and_then(|id| id.parse().ok()).unwrap_or(NONE)
}

fn record(id: u32) {
    let mut reached = REACHED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if reached.insert(id) {
        let path = std::env::var_os("MUTANTS_REACHED").expect("asked before");
        let mut file = FILE.get_or_init(|| {
            OpenOptions::new().append(true).create(true).open(path).expect("a file to write to")
        });
        // One write a line: several processes may write to the same file.
        file.write_all(format!("{id}\n").as_bytes()).expect("the file can be written");
    }
}

/// What a function that answers `impl Iterator` answers: the changed one or its own.
#[derive(Clone, Debug)]
pub enum Either<A, B> {
    Changed(A),
    Own(B),
}

impl<T, A: Iterator<Item = T>, B: Iterator<Item = T>> Iterator for Either<A, B> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        match self {
            Either::Changed(iterator) => iterator.next(),
            Either::Own(iterator) => iterator.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Either::Changed(iterator) => iterator.size_hint(),
            Either::Own(iterator) => iterator.size_hint(),
        }
    }
}

impl<T, A: DoubleEndedIterator<Item = T>, B: DoubleEndedIterator<Item = T>> DoubleEndedIterator
    for Either<A, B>
{
    fn next_back(&mut self) -> Option<T> {
        match self {
            Either::Changed(iterator) => iterator.next_back(),
            Either::Own(iterator) => iterator.next_back(),
        }
    }
}

impl<T, A: ExactSizeIterator<Item = T>, B: ExactSizeIterator<Item = T>> ExactSizeIterator for Either<A, B> {}
