//! The harness passes a sound game and catches every defect.

use tabletop::conformance::Conformance;
use tabletop::{Random, Rng};

use crate::toy::{CARDS, Toy, ToyFlaw, ToyMove, audit, hidden_parts};

fn any_move(rng: &mut Rng) -> ToyMove {
    let card = rng.below(u32::from(CARDS) + 2) as u8;
    if rng.below(2) == 0 { ToyMove::Choose { card } } else { ToyMove::Swap { card } }
}

/// Two choices that nobody but the chooser may tell apart.
fn is_secret_choice(one: ToyMove, other: ToyMove) -> bool {
    matches!((one, other), (ToyMove::Choose { .. }, ToyMove::Choose { .. }))
}

fn put_to_the_test() {
    Conformance::<Toy>::new(any_move)
        .hidden(hidden_parts)
        .places(vec!["pile".to_owned()])
        .secret_choices(is_secret_choice)
        .audit(audit)
        .longest(200)
        .games(20)
        .run();
}

#[test]
fn a_sound_game_passes() {
    put_to_the_test();
}

/// A test that the harness stops the game with this flaw, saying so in these words.
macro_rules! caught {
    ($($name:ident: $flaw:ident, $words:literal;)*) => {
        $(
            #[test]
            #[should_panic(expected = $words)]
            fn $name() {
                ToyFlaw::$flaw.break_it();
                put_to_the_test();
            }
        )*
    };
}

caught! {
    a_leaking_view_is_caught: ViewLeaks, "the view of";
    a_leaking_event_is_caught: EventLeaks, "tell";
    a_leaking_refusal_is_caught: RefusalLeaks, "the answer to";
    a_leaking_order_of_moves_is_caught: OrderOfMovesLeaks, "or their order, tell a secret";
    a_leaking_explanation_is_caught: ExplanationLeaks, "what is said about pile";
    a_secret_choice_that_others_are_told_is_caught: ChoiceIsTold, "tells apart";
    a_redeal_that_keeps_the_pile_is_caught: RedealKeepsThePile, "never deals anew: {\"pile\"}";
    a_redeal_that_keeps_the_deal_is_caught: RedealKeepsTheDeal, "never deals anew: {\"deal\"}";
    a_redeal_that_carries_a_secret_is_caught: RedealCarriesASecret, "carries a secret over";
    a_listed_but_refused_move_is_caught: RefusesAListedMove, "is legal but refused";
    an_unlisted_move_that_plays_is_caught: PlaysAnUnlistedMove, "plays but is not listed";
    a_move_listed_twice_is_caught: ListsAMoveTwice, "has a move twice";
    a_seat_that_is_waited_for_without_moves_is_caught: WaitsWithoutMoves, "has []";
    a_refusal_without_a_rule_is_caught: RefusesWithoutARule, "is refused without a rule";
    a_game_that_never_ends_is_caught: NeverEnds, "more than 200 moves";
    a_lost_card_is_caught: LosesACard, "a card is missing";
    a_notation_that_reads_back_as_another_move_is_caught: NotationLies, "two moves have one notation";
    a_state_that_does_not_read_back_is_caught: ForgetsTheRound, "the state reads back as another";
    an_unfair_random_move_is_caught: RandomMoveIsUnfair, "drawn [";
    draws_at_once_that_differ_from_single_ones_are_caught: ManyDrawsDiffer, "five draws at once are not five draws";
    a_start_with_any_number_of_seats_is_caught: StartsWithAnySeats, "starts with 0 seats";
    a_start_that_varies_is_caught: StartVaries, "the same deal gives another start";
    a_place_of_which_nothing_is_said_is_caught: PlaceIsUnknown, "nothing is said about the place pile";
}
