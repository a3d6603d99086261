//! How much memory all tables take together.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::metrics;

/// What a task takes beside its table: its inbox, its watchers, what it is about to send.
const TASK: usize = 16 * 1_024;

/// All tables together may take so much.
#[derive(Clone, Debug)]
pub(crate) struct MemoryBudget {
    taken: Arc<AtomicUsize>,
    most: usize,
}

impl MemoryBudget {
    pub(crate) fn new(most: usize) -> Self {
        Self { taken: Arc::default(), most }
    }

    #[cfg(test)]
    pub(super) fn taken(&self) -> usize {
        self.taken.load(Ordering::Relaxed)
    }

    /// Whether there is no room for another table.
    pub(super) fn is_full(&self) -> bool {
        self.taken.load(Ordering::Relaxed) >= self.most
    }

    /// Whether tables that nobody is at should go.
    pub(super) fn is_scarce(&self) -> bool {
        self.taken.load(Ordering::Relaxed) >= self.most / 4 * 3
    }

    pub(super) fn share(&self) -> MemoryShare {
        let mut share = MemoryShare { of: self.clone(), bytes: 0 };
        share.set(0);
        share
    }
}

/// What one table takes; given back when it is dropped.
#[derive(Debug)]
pub(super) struct MemoryShare {
    of: MemoryBudget,
    bytes: usize,
}

impl MemoryShare {
    pub(super) fn set(&mut self, table: usize) {
        let bytes = table + TASK;
        let before = self.of.taken.fetch_add(bytes, Ordering::Relaxed);
        self.of.taken.fetch_sub(self.bytes, Ordering::Relaxed);
        metrics::table_bytes(before + bytes - self.bytes);
        self.bytes = bytes;
    }
}

impl Drop for MemoryShare {
    fn drop(&mut self) {
        let before = self.of.taken.fetch_sub(self.bytes, Ordering::Relaxed);
        metrics::table_bytes(before.saturating_sub(self.bytes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_table_takes_is_counted_until_it_is_gone() {
        let memory = MemoryBudget::new(10 * TASK);
        let (mut first, second) = (memory.share(), memory.share());
        assert!(!memory.is_scarce() && !memory.is_full());
        first.set(6 * TASK);
        assert!(memory.is_scarce() && !memory.is_full());
        first.set(9 * TASK);
        assert!(memory.is_full());
        drop((first, second));
        assert_eq!(memory.taken.load(Ordering::Relaxed), 0);
    }
}
