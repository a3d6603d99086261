//! The signs of the places of Toledo, around (0,0) within a radius of 16.

use toledo::{PlaceKind, PlaceView, ShopKind};

use crate::canvas::{Canvas, Paint};
use crate::figures::INK;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Shop(ShopKind),
    Tavern,
    Artist,
    Cathedral,
    Gate,
    Alcazar,
}

impl Sign {
    /// What is there; none for a field without a tile.
    pub(crate) fn of(place: &PlaceView) -> Option<Self> {
        match place.what {
            PlaceKind::Empty => None,
            PlaceKind::Shop => place.kind.map(Self::Shop),
            PlaceKind::Tavern => Some(Self::Tavern),
            PlaceKind::Artist => Some(Self::Artist),
            PlaceKind::Cathedral => Some(Self::Cathedral),
            PlaceKind::Gate => Some(Self::Gate),
        }
    }

    /// Its lines, and a wash of colour over them.
    const fn look(self) -> (&'static str, &'static str) {
        match self {
            Self::Shop(ShopKind::Gem) => {
                ("M-9 -4L-4 -10H4L9 -4L0 11ZM-9 -4H9M-4 -10L-3 -4L0 11L3 -4L4 -10", "#3f9fb8")
            }
            Self::Shop(ShopKind::Steel) => ("M-11 6L-6 -2H8L12 6ZM-6 -2L-3 -8H5L8 -2", "#7d8894"),
            Self::Shop(ShopKind::Smith) => ("M-10 10L4 -4M0 -8L8 0L11 -3L3 -11ZM-12 8L-8 12", "#9a6a3a"),
            Self::Shop(ShopKind::Fencing) => ("M-9 -10L9 9M9 -10L-9 9M-11 5L-5 11M11 5L5 11", "none"),
            Self::Tavern => ("M-7 -9H5V9H-7ZM5 -4H10V4H5M-7 -4H5M-4 -9Q-1 -13 2 -9", "#d29a1e"),
            Self::Artist => (
                "M0 -10A10 10 0 1 0 0 10C4 10 1 5 4 4C9 4 10 2 10 0A10 10 0 0 0 0 -10M-5 -3h.1M0 -6h.1M5 -3h.1M-5 3h.1",
                "#cf7358",
            ),
            Self::Cathedral => (
                "M-11 11V-1L-6 -6L-1 -1V11ZM-1 11V-6L5 -13L11 -6V11M5 -13V-16M-6 11V5M5 11V3M-11 11H11",
                "#c9a25a",
            ),
            Self::Gate => ("M-11 11V-8H-7V-5H-3V-8H3V-5H7V-8H11V11H6V3A6 6 0 0 0 -6 3V11Z", "#a07a4a"),
            Self::Alcazar => (
                "M-13 12V-8H-9V-11H-5V-8H5V-11H9V-8H13V12ZM-4 12V5A4 4 0 0 1 4 5V12M-9 0V-3M9 0V-3",
                "#c9824a",
            ),
        }
    }
}

pub(crate) fn draw(canvas: &mut Canvas, sign: Sign) {
    let (d, wash) = sign.look();
    canvas.path(d, Paint::fill(wash).faint(0.42));
    canvas.path(d, Paint::line(INK, 1.7));
}
