//! Why a move cannot be made: each refusal with the rule that it cites and the facts that make it apply.

use tabletop::Seat;

use crate::pieces::{Position, ShopKind, Tile};
use crate::shops::PlaceName;

tabletop::refusals! {
    /// Why a move cannot be made in Toledo.
    pub enum Refusal {
        "T-1" NoSuchField { field: Position, last: u8 },
        "T-2" FieldIsTavern { field: Position },
        "T-2" FieldIsArtist { field: Position },
        "T-3" NoSuchValue { value: u8 },
        "T-4" NoSuchSword { points: u8 },
        "T-7" NotYourTurn { other: Seat },
        "T-7" ShopIsLaid { kind: ShopKind, circles: u8 },
        "T-9" FieldHasShop { field: Position, other: Seat, kind: ShopKind, circles: u8 },
        "T-10" NoPawnOnField { field: Position },
        "T-11" NothingToEnd,
        "T-11" MovingGoesOn,
        "T-11" NoCardOfValue { value: u8 },
        "T-11" NoPawnOnCathedral,
        "T-11" NoPawnToMove { field: Position },
        "T-11" OtherValue { value: u8, values: String },
        "T-12" PastTheGates { value: u8, from: Position, last: u8 },
        "T-12" NothingToStopOn { field: Position },
        "T-13" MoveOnOrChallenge { field: Position },
        "T-13" SamePawnMovesOn { field: Position },
        "T-13" FullOfOwnPawns { field: Position },
        "T-13" ChallengeOnlyOnFullField,
        "T-13" OwnPawnChallenged { field: Position },
        "T-13" NoPawnToChallenge { other: Seat, field: Position },
        "T-14" NoPawnAtGate,
        "T-14" SwordComesFirst,
        "T-14" SwordNotHeld { points: u8 },
        "T-15" NoPawnHasCome,
        "T-15" ShopComesFirst { field: Position, place: PlaceName },
        "T-16" MustPay { field: Position, price: u8 },
        "T-16" OwnShopIsFree { field: Position },
        "T-16" NoCardToPay { value: u8 },
        "T-16" PriceIsHigher { value: u8, price: u8, field: Position },
        "T-17" TakeWhatIsPaid { field: Position, place: PlaceName },
        "T-17" SayWhatToTake { field: Position },
        "T-17" OtherTrade { field: Position, place: PlaceName },
        "T-17" SwordIsGone { points: u8 },
        "T-17" TooLittleMaterial { points: u8, steel: u8, gems: u8, own_steel: u8, own_gems: u8 },
        "T-18" TileIsHeld { tile: Tile },
        "T-18" TileIsGone { tile: Tile },
        "T-18" MustReturnTile { tile: Tile },
        "T-18" MayNotReturnTile { tile: Tile },
        "T-18" ReturnedTileNotHeld { tile: Tile },
        "T-19" NothingToTake { field: Position, place: PlaceName },
        "T-25" OddCardWasPlayed { value: u8, values: String },
        "T-26" GameIsOver,
    }
}
