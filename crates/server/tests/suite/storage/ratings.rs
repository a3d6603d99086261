//! Ratings come back bit by bit, and leaderboards and curves have their order.

use protocol::rest::RatingKind;
use server::storage::{
    CurveRow, LeaderRow, RatingRow, RatingState, RatingWrite, ShownRating, StoredPoint, StoredRating,
};
use server::{Rating, RatingKey};

use super::{account, empty, is_refused, private, store, text};

const KNOWN: f64 = 1.5;
const NEW: f64 = 8.25;

fn key(player: &str, game: &str, kind: RatingKind) -> RatingKey {
    RatingKey { player: text(player), game: text(game), kind }
}

fn row(player: &str, mean: f64, deviation: f64) -> RatingRow {
    let rating = Rating { mean, deviation };
    RatingRow { key: key(player, "toledo", RatingKind::People), month: 0, rating, games: 7 }
}

/// As it is shown.
fn points(rating: Rating) -> (i32, u32) {
    (rating.points().try_into().unwrap(), rating.spread().try_into().unwrap())
}

fn leader(player: &str, name: &str, RatingRow { rating, games, .. }: &RatingRow) -> LeaderRow {
    let (points, spread) = points(*rating);
    let provisional = rating.is_provisional();
    LeaderRow { player: text(player), name: text(name), points, spread, provisional, games: *games }
}

#[tokio::test]
async fn ratings_come_back_bit_by_bit_and_the_best_who_are_known_lead() {
    let (_data, storage) = empty().await;
    let people = [account("a", "Ana", 1), account("b", "Ben", 2), account("c", "Cara", 3)];
    store(&storage, people.into()).await;
    store(&storage, vec![account("d", "Dan", 4), private("d")]).await;
    let from = storage.ratings().rating_state().await.unwrap();
    let to = RatingState { last_number: from.last_number + 1, epoch: from.epoch + 1 };
    // Below zero, a third, one that is new, and one of somebody who is private.
    let rows =
        [row("a", -3.7, KNOWN), row("b", 100.0 / 3.0, KNOWN), row("c", 90.0, NEW), row("d", 80.0, KNOWN)];
    let elsewhere = RatingRow { key: key("a", "alcazar", RatingKind::Computers), ..row("a", 31.0, NEW) };
    let of_month = RatingRow { month: 202_611, games: 2, ..row("a", 27.0, KNOWN) };
    let ratings = [&rows[..], &[elsewhere.clone(), of_month.clone()]].concat();
    let write = RatingWrite { from, to, ratings: ratings.clone(), ..RatingWrite::default() };
    store(&storage, vec![write.clone().into()]).await;
    assert_eq!(storage.ratings().rating_state().await.unwrap(), to);
    for RatingRow { key, month, rating, games } in &ratings {
        let found = storage.ratings().rating(key, *month).await.unwrap();
        assert_eq!(found, Some(StoredRating { rating: *rating, games: *games }), "{key:?}");
    }
    let mut all = storage.ratings().all_ratings().await.unwrap();
    let order = |row: &RatingRow| (row.key.clone(), row.month);
    all.sort_by_key(order);
    let mut expected = ratings;
    expected.sort_by_key(order);
    assert_eq!(all, expected);

    let leaders =
        async |game, kind, month, limit| storage.ratings().leaders(game, kind, month, limit).await.unwrap();
    let board = [leader("b", "Ben", &rows[1]), leader("a", "Ana", &rows[0]), leader("c", "Cara", &rows[2])];
    assert_eq!(leaders("toledo", RatingKind::People, 0, 10).await, board, "nobody who is private");
    assert_eq!(leaders("toledo", RatingKind::People, 0, 1).await, board[..1]);
    let november = [leader("a", "Ana", &of_month)];
    assert_eq!(leaders("toledo", RatingKind::People, 202_611, 10).await, november);
    assert!(leaders("toledo", RatingKind::Computers, 0, 10).await.is_empty());

    let shown = |RatingRow { key, rating, games, .. }: &RatingRow| {
        let (points, spread) = points(*rating);
        let provisional = rating.is_provisional();
        ShownRating { game: key.game.clone(), kind: key.kind, points, spread, provisional, games: *games }
    };
    let of_ana = storage.ratings().ratings_of("a").await.unwrap();
    assert_eq!(of_ana, [shown(&rows[0]), shown(&elsewhere)], "as it stands now, against people first");
    assert!(is_refused(&storage, write).await, "somebody else has gone on from there");
}

#[tokio::test]
async fn a_curve_has_the_last_games_in_their_order_and_what_is_computed_anew_takes_the_place_of_all() {
    let (_data, storage) = empty().await;
    let from = storage.ratings().rating_state().await.unwrap();
    let to = RatingState { last_number: 12, epoch: from.epoch };
    let ana = key("a", "toledo", RatingKind::People);
    let rating = |number: u32| Rating { mean: 25.0 + f64::from(number), deviation: NEW };
    let curve = [2, 10, 9].map(|number: u32| CurveRow {
        key: ana.clone(),
        number: number.into(),
        at: 100 + u64::from(number),
        rating: rating(number),
    });
    let write = RatingWrite {
        from,
        to,
        curve: curve.into(),
        ratings: vec![row("a", 35.0, NEW)],
        ..RatingWrite::default()
    };
    store(&storage, vec![write.into()]).await;
    let point = |number: u32| {
        let (points, spread) = points(rating(number));
        StoredPoint { at: 100 + u64::from(number), points, spread }
    };
    let of = async |key: &RatingKey, limit| storage.ratings().curve(key, limit).await.unwrap();
    assert_eq!(of(&ana, 10).await, [2, 9, 10].map(point));
    assert_eq!(of(&ana, 2).await, [9, 10].map(point), "the last ones");
    assert!(of(&key("a", "alcazar", RatingKind::People), 10).await.is_empty());

    // A part of what is computed anew goes on from nowhere; the last part does.
    let part = RatingWrite {
        is_part: true,
        curves_anew: Some((2, 9)),
        removed: vec![(ana.clone(), 0)],
        ratings: vec![row("b", 20.0, NEW)],
        ..RatingWrite::default()
    };
    store(&storage, vec![part.into()]).await;
    assert_eq!(of(&ana, 10).await, [2, 10].map(point));
    assert_eq!(storage.ratings().all_ratings().await.unwrap(), [row("b", 20.0, NEW)]);
    assert_eq!(storage.ratings().rating_state().await.unwrap(), to);
    let next = RatingState { epoch: to.epoch + 1, ..to };
    let last = || RatingWrite { from: to, to: next, curves_anew: Some((9, 12)), ..RatingWrite::default() };
    store(&storage, vec![last().into()]).await;
    assert_eq!(of(&ana, 10).await, [2].map(point));
    assert!(is_refused(&storage, last()).await);
}
