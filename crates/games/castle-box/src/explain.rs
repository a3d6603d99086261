//! What is at a place: what both games say of it, around what a noble brings and what pieces are worth in each.

use tabletop::{Explanation, Line};

use crate::{Board, BuildingId, Cell, MAX_VALUE, Noble, Place, Site};

/// The lines of the explanations of a game. Both games have those that stand here, before and after the game's own.
#[macro_export]
macro_rules! remarks {
    ($(#[$about:meta])* $visible:vis enum $name:ident { $($own:tt)* }) => {
        ::tabletop::remarks! {
            $(#[$about])*
            $visible enum $name {
                EmptyField,
                OpenGround,
                Castle { flag: $crate::Flag, value: u8 },
                Villa { value: u8 },
                Height { height: $crate::Level },
                $($own)*
                Most { value: u8 },
            }
        }
    };
}

crate::remarks! {
    /// A line that both games have.
    enum Remark {}
}

/// What is at a place of the board, what it is worth and why. The game says what a noble brings and what the pieces of a
/// building are worth.
pub fn explain_place(
    text: &str,
    (board, site): (&Board, &Site),
    noble: impl FnOnce(Cell, Noble) -> Line,
    pieces: impl FnOnce(BuildingId) -> Vec<Line>,
) -> Option<Explanation> {
    let place: Place = text.parse().ok()?;
    let cell = board.cell(place)?;
    let lines = match site.building(cell) {
        None if cell.field().is_some() => vec![Line::new(Remark::EmptyField)],
        None => vec![Line::new(Remark::OpenGround)],
        Some(id) => {
            let value = site.value(id);
            let name = site.flag(id).map_or(Remark::Villa { value }, |flag| Remark::Castle { flag, value });
            let cells = site.cells(id).iter().map(|cell| board.place(cell).to_string());
            let height = Line::new(Remark::Height { height: site.height(cell) });
            let noble = site.noble(cell).map(|found| noble(cell, found));
            let pieces = pieces(id);
            let most = most(&pieces);
            [Line::new(name).at(cells), height].into_iter().chain(noble).chain(pieces).chain(most).collect()
        }
    };
    Some(Explanation { place: place.to_string(), lines })
}

/// C-6: what is above the most that a building can be worth does not count.
fn most(pieces: &[Line]) -> Option<Line> {
    let sum: i32 = pieces.iter().filter_map(|line| line.amount).sum();
    let most = i32::from(MAX_VALUE);
    (sum > most).then(|| Line::new(Remark::Most { value: MAX_VALUE }).worth(most - sum))
}
