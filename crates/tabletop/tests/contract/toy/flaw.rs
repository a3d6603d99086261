//! What can be wrong with a game.

use std::cell::Cell;

thread_local! {
    /// Every test has a thread of its own, so a flaw is in one test only.
    static HERE: Cell<Option<ToyFlaw>> = const { Cell::new(None) };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ToyFlaw {
    ViewLeaks,
    EventLeaks,
    RefusalLeaks,
    OrderOfMovesLeaks,
    RedealKeepsThePile,
    RedealCarriesASecret,
    RefusesAListedMove,
    NeverEnds,
    LosesACard,
    NotationLies,
    ForgetsTheRound,
    RandomMoveIsUnfair,
    ManyDrawsDiffer,
    PlaysAnUnlistedMove,
    ListsAMoveTwice,
    StartsWithAnySeats,
    ChoiceIsTold,
    ExplanationLeaks,
    RedealKeepsTheDeal,
    PlaceIsUnknown,
    StartVaries,
    WaitsWithoutMoves,
    RefusesWithoutARule,
}

impl ToyFlaw {
    /// Puts the flaw into the games of this thread.
    pub(crate) fn break_it(self) {
        HERE.set(Some(self));
    }

    pub(crate) fn is_here(self) -> bool {
        HERE.get() == Some(self)
    }
}
