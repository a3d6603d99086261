//! Indistinguishability: two states that differ only in what a viewer may not know give that viewer the same bytes.

use super::checks::moves_of;
use crate::{Event, Game, Random, Rng, Seat, Viewer, preview};

fn bytes(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what is shown has a JSON form")
}

pub(super) fn looks_the_same<G: Game>(
    state: &G,
    other: &G,
    viewer: Viewer,
    places: &[String],
    things: &[String],
) {
    assert_eq!(
        bytes(&state.view(viewer)),
        bytes(&other.view(viewer)),
        "the view of {viewer:?} tells a secret"
    );
    assert_eq!(state.status(), other.status(), "whom the game waits for tells {viewer:?} a secret");
    for place in places {
        let (told, same) = (state.explain(viewer, place), other.explain(viewer, place));
        assert!(told.is_some(), "nothing is said about the place {place}");
        assert_eq!(bytes(&told), bytes(&same), "what is said about {place} tells {viewer:?} a secret");
    }
    assert_eq!(state.explain(viewer, "no such place"), None);
    let Some(seat) = viewer else { return };
    let (moves, same) = (moves_of(state, seat), moves_of(other, seat));
    assert_eq!(moves, same, "the moves of seat {seat}, or their order, tell a secret");
    for mv in moves {
        let (shown, same) = (preview(state, seat, &mv), preview(other, seat, &mv));
        assert_eq!(shown, same, "the preview of `{mv}` tells seat {seat} a secret");
        let (worth, same) = (state.worth_after(seat, &mv), other.worth_after(seat, &mv));
        assert_eq!(
            bytes(&worth),
            bytes(&same),
            "what is said of the worth after `{mv}` tells seat {seat} a secret"
        );
    }
    for thing in places.iter().chain(things) {
        let (meant, same) = (state.moves_about(seat, thing), other.moves_about(seat, thing));
        assert_eq!(meant, same, "the moves about {thing} tell seat {seat} a secret");
        for mv in meant {
            let (answer, same) = (state.why_not(seat, &mv), other.why_not(seat, &mv));
            assert_eq!(answer, same, "the answer to `{mv}` tells seat {seat} a secret");
        }
    }
}

pub(super) fn refuses_the_same<G: Game>(
    state: &G,
    other: &G,
    viewer: Viewer,
    any_move: fn(&mut Rng) -> G::Move,
    rng: &mut Rng,
) {
    let Some(seat) = viewer else { return };
    for _ in 0..20 {
        let mv = any_move(rng);
        let (answer, same) = (state.why_not(seat, &mv), other.why_not(seat, &mv));
        assert_eq!(answer, same, "the answer to `{mv}` tells seat {seat} a secret");
    }
}

/// Whoever moves, the viewer sees the same until something is truly revealed.
pub(super) fn plays_the_same<G: Game>(state: &G, other: &G, viewer: Viewer, rng: &mut Rng) {
    for seat in state.status().waiting().iter() {
        let possible_in_both: Vec<_> =
            moves_of(state, seat).into_iter().filter(|mv| other.why_not(seat, mv).is_ok()).collect();
        for _ in 0..3 {
            if let Some(mv) = rng.pick(&possible_in_both) {
                plays_one_the_same(state, other, viewer, seat, mv);
            }
        }
    }
}

fn plays_one_the_same<G: Game>(state: &G, other: &G, viewer: Viewer, seat: Seat, mv: &G::Move) {
    let [one, same] = [state, other].map(|game| what_is_seen(game, viewer, seat, mv));
    assert_eq!(one.0, same.0, "the events of `{mv}` by seat {seat} tell {viewer:?} a secret");
    if let (Some(view), Some(same)) = (one.1, same.1) {
        assert_eq!(view, same, "after `{mv}` by seat {seat} the view of {viewer:?} tells a secret");
    }
}

/// Of two secret choices of another seat the viewer sees the same, until something is revealed.
pub(super) fn keeps_choices_secret<G: Game>(
    state: &G,
    viewer: Viewer,
    is_secret: fn(G::Move, G::Move) -> bool,
) {
    for seat in state.status().waiting().iter().filter(|seat| viewer != Some(*seat)) {
        for pair in moves_of(state, seat).windows(2).filter(|pair| is_secret(pair[0], pair[1])) {
            let [one, other] = [&pair[0], &pair[1]].map(|mv| what_is_seen(state, viewer, seat, mv));
            let both = format!("`{}` and `{}`", pair[0], pair[1]);
            assert_eq!(one.0, other.0, "by the events {viewer:?} tells apart {both} of seat {seat}");
            if let (Some(one), Some(other)) = (one.1, other.1) {
                assert_eq!(one, other, "by the view {viewer:?} tells apart {both} of seat {seat}");
            }
        }
    }
}

/// The events of a move that come before any news, and the view after it if there was no news.
fn what_is_seen<G: Game>(
    state: &G,
    viewer: Viewer,
    seat: Seat,
    mv: &G::Move,
) -> (Vec<String>, Option<String>) {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.play(seat, mv, &mut events);
    // What a player shows the others is news to them, though not to the player.
    let is_news =
        |event: &G::Event| event.is_new_information() || (viewer != Some(seat) && event.is_disclosure());
    let before_news = events.iter().take_while(|event| !is_news(event));
    let told = before_news.filter_map(|event| event.seen_by(viewer)).map(|event| bytes(&event)).collect();
    (told, (!events.iter().any(is_news)).then(|| bytes(&after.view(viewer))))
}

/// Dealing anew from either state with the same generator gives the same: nothing secret goes into it.
pub(super) fn redeal_knows_nothing_else<G: Game>(state: &G, other: &G, viewer: Viewer) {
    let deal = |game: &G| game.redeal_hidden(viewer, &mut Rng::new(99));
    assert!(
        deal(state) == deal(other),
        "redeal_hidden for {viewer:?} carries a secret over\n{state:?}\n{other:?}"
    );
}
