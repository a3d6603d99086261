//! Why a move cannot be made: each refusal with the rule that it cites and the facts that make it apply.

use castle_box::{Field, Flag, Level, Place, Rank, Real};
use tabletop::Seat;

tabletop::refusals! {
    /// Why a move cannot be made in Das neue Big Boss.
    pub enum Refusal {
        "C-1" NoField { at: Place },
        "C-8" NotYourTurn { other: Seat },
        "C-8" WithdrawnAlready,
        "C-8" NoblesFirst,
        "C-9" CardNotOpen { card: Field },
        "C-9" PileEmpty,
        "C-9" TowerPileEmpty,
        "C-9" #[serde(rename = "too-little-money")] CardTooDear { price: Real, money: Real },
        "C-10" CardNotInHand { card: Field },
        "C-10" NoTowerCard,
        "C-12" NoCrest,
        "C-12" FieldNotEmpty { field: Field },
        "C-12" VillaTooNear { field: Field },
        "C-12" CastleTooNear { flag: Flag, empty: u8, needed: u8 },
        "C-17" CrestFirst,
        "C-17" NoCrestToGive,
        "C-17" NoWaitingVilla { villa: Field },
        "C-18" BuildFirst,
        "C-18" NotBuiltNow { at: Place },
        "C-18" NoneInSupply { rank: Rank },
        "C-18" #[serde(rename = "too-little-money")] NobleTooDear { price: Real, money: Real },
        "C-19" CellTaken { at: Place, other: Seat },
        "C-20" NoOwnNoble { at: Place },
        "C-25" CastleFirst { card: Field },
        "C-25" NoMerger,
        "C-25" NotMerging { flag: Flag },
        "C-26" GameOver,
        "C-27" CanAct,
        "C-27" MustWithdraw { price: Real, money: Real },
        "C-27" WithdrawalPaysTooLittle { at: Place, amount: Real, price: Real },
        "C-29" NothingBuilt { at: Place },
        "C-29" TooHigh { at: Place, level: Level, highest: Level },
        "B-4" NotThreeFields { first: Field, last: Field },
        "B-4" CardNotAmongFields { first: Field, last: Field, card: Field },
        "B-4" NotStraight { first: Field, last: Field },
        "B-4" NoFoundingStone,
        "B-5" OtherNoble { at: Place, other: Seat },
    }
}
