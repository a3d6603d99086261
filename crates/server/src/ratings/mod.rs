//! Ratings: how strong players are, from the order of places in rated games (docs/ratings.md). Weng and Lin's method, for any number of seats.
//!
//! What is computed here depends on nothing but the games and their order: from nothing, or one game after the other as they end, it comes
//! out the same bit by bit, with the same program.

mod computers;
mod ledger;

pub(crate) use ledger::{rate_all, rate_some};

use std::collections::BTreeMap;

use protocol::rest::RatingKind;
use protocol::table::BotLevel;
use protocol::{Millis, SeatNumber};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use self::computers::computer;

/// So many points is a step of the method worth: then 400 points are a chance of ten to one among players who are known well, as elsewhere.
const POINTS: f64 = 29.480_887_025_826_018;
/// Where everybody begins, in points.
const START: f64 = 1_500.0;
/// Where everybody begins, as the method counts.
const FIRST: f64 = 25.0;
/// A rating that is less certain than this is provisional, in points. About ten games of two, or five of four, bring it below.
const PROVISIONAL: f64 = 180.0;

/// How strong somebody is, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub mean: f64,
    pub deviation: f64,
}

impl Default for Rating {
    fn default() -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Self { mean: rating, deviation: uncertainty }
    }
}

impl Rating {
    /// As it is shown.
    pub fn points(self) -> i64 {
        (START + (self.mean - FIRST) * POINTS).round() as i64
    }

    /// How far off it may be, as it is shown.
    pub fn spread(self) -> i64 {
        (self.deviation * POINTS).round() as i64
    }

    pub fn is_provisional(self) -> bool {
        self.deviation * POINTS > PROVISIONAL
    }

    /// One that is known, from points.
    fn fixed(points: f64) -> Self {
        Self { mean: FIRST + (points - START) / POINTS, deviation: 1.0 }
    }

    fn of_method(self) -> WengLinRating {
        WengLinRating { rating: self.mean, uncertainty: self.deviation }
    }
}

/// A game that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    pub table: String,
    pub game: String,
    pub ended_at: Millis,
    /// The order in which games count. None: it has yet to be given.
    pub number: Option<u64>,
    pub seats: Vec<RatedSeat>,
}

/// One seat of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedSeat {
    pub seat: SeatNumber,
    /// Who held it; none for a computer player, and for somebody who has deleted their account meanwhile.
    pub player: Option<String>,
    pub level: Option<BotLevel>,
    /// None when the game was broken off.
    pub place: Option<u8>,
    /// Whoever leaves is last.
    pub left: bool,
}

/// What a rating is of: a player, a game, and whom it is against.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatingKey {
    pub player: String,
    pub game: String,
    pub kind: RatingKind,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    pub key: RatingKey,
    pub rating: Rating,
}

impl RatedGame {
    fn people(&self) -> impl Iterator<Item = &RatedSeat> {
        self.seats.iter().filter(|seat| seat.level.is_none())
    }

    /// Whom the game is against. None: it does not count, since it was broken off, or somebody is not known.
    pub fn kind(&self) -> Option<RatingKind> {
        let is_known = |seat: &RatedSeat| {
            // Whoever has left and deleted their account is last, under no name.
            seat.place.is_some() && (seat.player.is_some() || seat.level.is_some() || seat.left)
        };
        if !self.seats.iter().all(is_known) {
            return None;
        }
        match self.people().count() {
            0 => None,
            1 => Some(RatingKind::Computers),
            _ => Some(RatingKind::People),
        }
    }

    /// The ratings that the game is about.
    pub fn keys(&self) -> Vec<RatingKey> {
        let Some(kind) = self.kind() else { return Vec::new() };
        let key = |seat: &RatedSeat| {
            Some(RatingKey { player: seat.player.clone()?, game: self.game.clone(), kind })
        };
        self.people().filter_map(key).collect()
    }

    /// What the ratings are after the game. Those of people who are not named begin anew.
    pub fn rate(&self, known: &BTreeMap<RatingKey, Rating>) -> Vec<RatingChange> {
        let Some(kind) = self.kind() else { return Vec::new() };
        let seats: Vec<&RatedSeat> = match kind {
            RatingKind::People => self.people().collect(),
            RatingKind::Computers => self.seats.iter().collect(),
        };
        let keys: Vec<Option<RatingKey>> = seats
            .iter()
            .map(|seat| Some(RatingKey { player: seat.player.clone()?, game: self.game.clone(), kind }))
            .collect();
        let before: Vec<[WengLinRating; 1]> = seats
            .iter()
            .zip(&keys)
            .map(|(seat, key)| {
                let of_person = || key.as_ref().and_then(|key| known.get(key)).copied().unwrap_or_default();
                let rating = seat.level.map(|level| computer(&self.game, self.seats.len(), level));
                [rating.unwrap_or_else(of_person).of_method()]
            })
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().zip(&seats).map(|(rating, seat)| (&rating[..], rank(seat))).collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let change = |(key, team): (Option<RatingKey>, Vec<WengLinRating>)| {
            let WengLinRating { rating, uncertainty } = *team.first()?;
            Some(RatingChange { key: key?, rating: Rating { mean: rating, deviation: uncertainty } })
        };
        keys.into_iter().zip(after).filter_map(change).collect()
    }
}

/// Those who left are last, all of them alike.
fn rank(seat: &RatedSeat) -> MultiTeamOutcome {
    const LAST: usize = usize::MAX;
    MultiTeamOutcome::new(if seat.left { LAST } else { seat.place.map_or(LAST, usize::from) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(player: &str, place: u8, left: bool) -> RatedSeat {
        RatedSeat { seat: 0, player: Some(player.to_owned()), level: None, place: Some(place), left }
    }

    fn bot(level: BotLevel, place: u8) -> RatedSeat {
        RatedSeat { seat: 0, player: None, level: Some(level), place: Some(place), left: false }
    }

    fn game(seats: Vec<RatedSeat>) -> RatedGame {
        let (table, game) = ("t".to_owned(), "toledo".to_owned());
        RatedGame { table, game, ended_at: 0, number: None, seats }
    }

    fn points(changes: &[RatingChange]) -> Vec<i64> {
        changes.iter().map(|change| change.rating.points()).collect()
    }

    #[test]
    fn everybody_begins_at_1500_and_the_order_of_places_is_that_of_the_ratings() {
        let none = BTreeMap::new();
        assert_eq!((Rating::default().points(), Rating::default().spread()), (1_500, 246));
        let [first, second, third, fourth] = points(
            &game(vec![
                person("a", 1, false),
                person("b", 2, false),
                person("c", 2, false),
                person("d", 4, false),
            ])
            .rate(&none),
        )[..] else {
            panic!("four ratings")
        };
        assert!(first > second && second == third && third > fourth, "{first} {second} {third} {fourth}");
        assert!(second == 1_500, "a tie in the middle changes nothing");
    }

    #[test]
    fn whoever_leaves_is_last_whatever_the_bot_in_their_place_reached() {
        let none = BTreeMap::new();
        let left = game(vec![person("a", 1, true), person("b", 3, false), person("c", 2, true)]).rate(&none);
        let lost =
            game(vec![person("a", 2, false), person("b", 1, false), person("c", 2, false)]).rate(&none);
        assert_eq!(points(&left), points(&lost));
    }

    #[test]
    fn against_people_bots_do_not_count_and_alone_they_do_in_a_rating_of_its_own() {
        let none = BTreeMap::new();
        let among = game(vec![person("a", 2, false), bot(BotLevel::Master, 1), person("b", 3, false)]);
        let alone = game(vec![person("a", 1, false), person("b", 2, false)]);
        assert_eq!(points(&among.rate(&none)), points(&alone.rate(&none)));
        let solo = game(vec![person("a", 1, false), bot(BotLevel::Journeyman, 2)]);
        assert_eq!((solo.kind(), solo.rate(&none).len()), (Some(RatingKind::Computers), 1));
        let strong = game(vec![person("a", 1, false), bot(BotLevel::Master, 2)]);
        assert!(points(&strong.rate(&none)) > points(&solo.rate(&none)), "a stronger one counts for more");
    }

    #[test]
    fn somebody_who_left_and_is_not_known_any_more_is_last_and_the_others_are_rated() {
        let none = BTreeMap::new();
        let mut gone = game(vec![person("a", 1, false), person("b", 2, false), person("c", 3, true)]);
        let whole = gone.rate(&none);
        gone.seats.iter_mut().skip(2).for_each(|seat| seat.player = None);
        assert_eq!(gone.rate(&none), whole[..2]);
        gone.seats.remove(1);
        assert_eq!(gone.kind(), Some(RatingKind::People), "also when there were two");
    }

    #[test]
    fn what_was_broken_off_or_has_somebody_unknown_does_not_count() {
        let mut broken = game(vec![person("a", 1, false), person("b", 2, false)]);
        broken.seats.iter_mut().for_each(|seat| seat.place = None);
        assert!(broken.kind().is_none() && broken.rate(&BTreeMap::new()).is_empty());
        let mut unknown = game(vec![person("a", 1, false), person("b", 2, false)]);
        unknown.seats.iter_mut().take(1).for_each(|seat| seat.player = None);
        assert!(unknown.kind().is_none());
        assert!(game(vec![bot(BotLevel::Novice, 1), bot(BotLevel::Novice, 2)]).kind().is_none());
    }

    #[test]
    fn simulated_players_of_known_strength_come_near_it() {
        use tabletop::{Random as _, Rng};
        // Points of strength: the chance to be before another is that of the method.
        let strengths = [1_150.0, 1_300.0, 1_450.0, 1_500.0, 1_550.0, 1_700.0, 1_850.0];
        let mut chance = Rng::new(7);
        let mut known: BTreeMap<RatingKey, Rating> = BTreeMap::new();
        let mut draw = || f64::from(chance.below(1 << 30)).mul_add(1.0, 0.5) / f64::from(1 << 30);
        for round in 0..4_000_usize {
            let seats = 2 + round % 4;
            // Whoever draws the least plays; the order is by strength and luck, as Gumbel has it.
            let mut drawn: Vec<(f64, usize)> = (0..strengths.len()).map(|who| (draw(), who)).collect();
            drawn.sort_by(|one, other| one.0.total_cmp(&other.0));
            let mut order: Vec<(f64, usize)> = drawn[..seats]
                .iter()
                .map(|(_, who)| (strengths[*who] / (400.0 / 10.0_f64.ln()) - (-draw().ln()).ln(), *who))
                .collect();
            order.sort_by(|one, other| other.0.total_cmp(&one.0));
            let placed =
                order.iter().zip(1..).map(|((_, who), place)| person(&who.to_string(), place, false));
            for RatingChange { key, rating } in game(placed.collect()).rate(&known) {
                known.insert(key, rating);
            }
        }
        assert_eq!(known.len(), strengths.len());
        for (who, strength) in strengths.iter().enumerate() {
            let rating = known.iter().find(|(key, _)| key.player == who.to_string()).unwrap().1;
            let off = rating.points() as f64 - strength;
            assert!(
                off.abs() < 90.0,
                "{who}: {} ± {} instead of {strength}",
                rating.points(),
                rating.spread()
            );
            assert!(!rating.is_provisional() && rating.spread() < 90, "{}", rating.spread());
        }
    }

    #[test]
    fn about_ten_games_of_two_end_what_is_provisional() {
        let mut known: BTreeMap<RatingKey, Rating> = BTreeMap::new();
        let mut games = 0;
        while known.is_empty() || known.values().any(|rating| rating.is_provisional()) {
            games += 1;
            let winner = 1 + games % 2;
            let played = game(vec![person("a", winner, false), person("b", 3 - winner, false)]);
            known.extend(played.rate(&known).into_iter().map(|change| (change.key, change.rating)));
        }
        assert!((8..=14).contains(&games), "{games}");
    }
}
