//! What is told of moves that were taken back. Nothing of it is kept: the moves that led there are played again for whoever asks.

use catalog::AnyGame;
use protocol::Seq;
use tabletop::Seat;

use super::{Entry, EntryKind, Table};

/// Where a move that was taken back stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UndonePlace {
    /// How many moves were made before it.
    pub(super) number: u32,
    /// The move before it, which may have been taken back since as well.
    pub(super) after: Option<Seq>,
}

/// A game that is played again to where moves were taken back. It goes from one such move to the next by the shortest way.
#[derive(Debug, Default)]
pub(super) struct Replay {
    game: Option<AnyGame>,
    /// The entries of its moves.
    line: Vec<Seq>,
}

impl Replay {
    /// The game with the given move as its last one.
    pub(super) fn up_to(&mut self, table: &Table, seq: Seq) -> Option<&AnyGame> {
        let line = table.line_to(seq)?;
        let game = match &mut self.game {
            Some(game) => game,
            none => none.insert(table.first_position().ok()?),
        };
        let same = self.line.iter().zip(&line).take_while(|(one, other)| one == other).count();
        for _ in same..self.line.len() {
            game.take_back();
        }
        self.line.truncate(same);
        for seq in line.into_iter().skip(same) {
            let (seat, notation) = table.move_at(seq)?;
            game.play(seat, notation, None).ok()?;
            self.line.push(seq);
        }
        Some(game)
    }
}

impl Table {
    /// The entries of the moves that led to this one, it included.
    fn line_to(&self, seq: Seq) -> Option<Vec<Seq>> {
        let (mut back, mut next) = (Vec::new(), Some(seq));
        while let Some(seq) = next {
            if let Ok(index) = self.move_entries.binary_search(&seq) {
                let mut line = self.move_entries.get(..=index)?.to_vec();
                line.extend(back.into_iter().rev());
                return Some(line);
            }
            back.push(seq);
            next = self.undone.get(&seq)?.after;
        }
        back.reverse();
        Some(back)
    }

    fn move_at(&self, seq: Seq) -> Option<(Seat, &str)> {
        let entry: &Entry = self.entries.get(usize::try_from(seq).ok()?.checked_sub(1)?)?;
        match &entry.what {
            EntryKind::Moved { seat, notation, .. } => Some((Seat::try_from(*seat).ok()?, notation)),
            _ => None,
        }
    }
}
