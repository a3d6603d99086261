//! Times that do not count: no server ran, or somebody had a day off.

use protocol::Millis;

/// A time when no server ran and nobody could act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it began.
    pub from: Millis,
    /// When it was over.
    pub to: Millis,
}

/// In order, without those that overlap: no moment is counted twice.
pub(super) fn merged(mut outages: Vec<Outage>) -> Vec<Outage> {
    outages.sort_unstable_by_key(|outage| outage.from);
    let mut merged: Vec<Outage> = Vec::with_capacity(outages.len());
    for outage in outages.into_iter().filter(|outage| outage.from < outage.to) {
        match merged.last_mut().filter(|last| outage.from <= last.to) {
            Some(last) => last.to = last.to.max(outage.to),
            None => merged.push(outage),
        }
    }
    merged
}

/// When the time began that is the given one ago, if only the time counts when a server ran.
///
/// ```
/// use table::{Outage, served_since};
///
/// // Of the last 100 milliseconds no server ran for 30: so it is 130 ago that one had run for 100.
/// let outage = Outage { from: 940, to: 970 };
/// assert_eq!(served_since(1_000, 100, vec![outage]), 870);
/// ```
pub fn served_since(now: Millis, long: u64, outages: Vec<Outage>) -> Millis {
    merged(outages).iter().rev().fold(now.saturating_sub(long), |begin, outage| {
        if outage.to > begin {
            begin.saturating_sub(outage.to.min(now).saturating_sub(outage.from))
        } else {
            begin
        }
    })
}

/// When so long has passed after a moment, without the times that do not count. They are merged.
pub(super) fn counted_until(outages: &[Outage], from: Millis, long: u64) -> Millis {
    let later = outages.iter().filter(|outage| outage.to > from);
    later.fold(
        from + long,
        |end, outage| {
            if outage.from < end { end + (outage.to - outage.from.max(from)) } else { end }
        },
    )
}

/// How long something has lasted, without the times that do not count. They are merged.
pub(super) fn counted(outages: &[Outage], since: Millis, now: Millis) -> u64 {
    let lost = |outage: &Outage| outage.to.min(now).saturating_sub(outage.from.max(since));
    now.saturating_sub(since).saturating_sub(outages.iter().map(lost).sum())
}
