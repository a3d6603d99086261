//! The boards as text, drawn from what somebody may know.

mod alcazar;
mod big_boss;
mod castles;
mod castles_table;
mod label;
mod pen;
mod plain;
mod salamanca;
mod toledo;

use catalog::AnyView;

use crate::play::Talk;
use pen::Pen;

/// The whole table as its viewer sees it.
pub(crate) fn board(view: &AnyView, talk: &Talk) -> String {
    let pen = Pen { talk };
    match view {
        AnyView::BigBoss(view) => big_boss::draw(view, &pen),
        AnyView::Alcazar(view) => alcazar::draw(view, &pen),
        AnyView::Toledo(view) => toledo::draw(view, &pen),
        AnyView::Salamanca(view) => salamanca::draw(view, &pen),
        undrawn => plain::draw(undrawn, &pen),
    }
}
