//! How many exercises of each sort are wanted: spread over seats, strengths and themes.

use std::collections::BTreeMap;

use bots::BotLevel;

use crate::collection::Collection;
use crate::exercise::{Exercise, Source};

/// Counts what there is, and says what is still wanted.
#[derive(Clone, Debug)]
pub struct Quota {
    wanted: usize,
    seat_counts: usize,
    count: usize,
    of_seats: BTreeMap<u8, usize>,
    of_sort: BTreeMap<(u8, BotLevel), usize>,
    of_theme: BTreeMap<String, usize>,
}

impl Quota {
    pub fn new(collection: &Collection, wanted: usize) -> Self {
        let seat_counts = collection.game.seats().count().max(1);
        let mut quota = Self {
            wanted,
            seat_counts,
            count: 0,
            of_seats: BTreeMap::new(),
            of_sort: BTreeMap::new(),
            of_theme: BTreeMap::new(),
        };
        collection.iter().for_each(|(source, exercise)| quota.add(source, exercise));
        quota
    }

    /// Whether there are enough for tables of this size.
    pub fn is_full(&self, seats: u8) -> bool {
        self.of_seats.get(&seats).copied().unwrap_or(0) >= self.wanted.div_ceil(self.seat_counts)
    }

    /// Whether there are enough in all.
    pub const fn is_done(&self) -> bool {
        self.count >= self.wanted
    }

    /// A third of those of a table size may be of one strength, and half of all of one theme.
    fn is_wanted(&self, source: &Source, exercise: &Exercise) -> bool {
        let of_sort = self.of_sort.get(&(source.seats, exercise.strength)).copied().unwrap_or(0);
        let theme = exercise.themes.first().map_or("", String::as_str);
        let of_theme = self.of_theme.get(theme).copied().unwrap_or(0);
        of_sort < self.wanted.div_ceil(3 * self.seat_counts) && of_theme < self.wanted.div_ceil(2)
    }

    /// Counts an exercise if it is wanted, and says so.
    #[must_use]
    pub fn take(&mut self, source: &Source, exercise: &Exercise) -> bool {
        let is_wanted = self.is_wanted(source, exercise);
        if is_wanted {
            self.add(source, exercise);
        }
        is_wanted
    }

    fn add(&mut self, source: &Source, exercise: &Exercise) {
        self.count += 1;
        *self.of_seats.entry(source.seats).or_default() += 1;
        *self.of_sort.entry((source.seats, exercise.strength)).or_default() += 1;
        let theme = exercise.themes.first().cloned().unwrap_or_default();
        *self.of_theme.entry(theme).or_default() += 1;
    }
}
