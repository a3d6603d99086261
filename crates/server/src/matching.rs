//! Who sits with whom: those who look for a table, brought together. Pure, so that it can be tried with any crowd.

use std::collections::{BTreeMap, HashSet};

use catalog::GameKind;
use protocol::Millis;
use protocol::rest::SearchPace;
use protocol::table::BotLevel;

use crate::storage::StoredSearch;

/// People who can be seated together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SearchMatch {
    pub(crate) kind: GameKind,
    pub(crate) seats: u8,
    pub(crate) pace: SearchPace,
    /// By their place in the list, the one who waits longest first.
    pub(crate) people: Vec<usize>,
    /// Who takes the seats that are left.
    pub(crate) bots: BotLevel,
}

/// A game for so many at a pace.
type SearchKind = (GameKind, u8, SearchPace);

/// People who do not want to meet: the one who wants it so, and the other.
pub(crate) type Apart = HashSet<(String, String)>;

/// Those who would play each kind, in the order of the list.
type Takers = BTreeMap<(&'static str, u8, SearchPace), Vec<usize>>;

fn key((kind, seats, pace): SearchKind) -> (&'static str, u8, SearchPace) {
    (kind.name(), seats, pace)
}

/// Everybody who can be seated now, each once. The list begins with the one who waits longest, who is served first: with as many people
/// as possible, then by the order of their own wishes. Nobody is seated with whom they do not want to meet. Whoever was not seen since `present_since` is not there for a game at once.
pub(crate) fn matches(searches: &[StoredSearch], apart: &Apart, present_since: Millis) -> Vec<SearchMatch> {
    let mut takers = Takers::new();
    for (place, search) in searches.iter().enumerate() {
        for kind in kinds(search, present_since) {
            takers.entry(key(kind)).or_default().push(place);
        }
    }
    let mut seated = HashSet::new();
    let mut found = Vec::new();
    for with_bots in [false, true] {
        for (place, search) in searches.iter().enumerate() {
            if seated.contains(&place) || (with_bots && search.bots.is_none()) {
                continue;
            }
            let group = Group { searches, apart, seated: &seated, with_bots };
            let free = |kind| group.around(place, takers.get(&key(kind)), kind);
            let groups = kinds(search, present_since).into_iter().map(|kind| (kind, free(kind)));
            if let Some(made) = best(search, groups, with_bots) {
                seated.extend(made.people.iter().copied());
                found.push(made);
            }
        }
    }
    found
}

/// What somebody would play now, the dearest first.
fn kinds(search: &StoredSearch, present_since: Millis) -> Vec<SearchKind> {
    let is_there = search.seen_at >= present_since;
    let mut all = Vec::new();
    for pace in search.paces.iter().filter(|pace| is_there || !pace.is_real_time()) {
        for kind in search.games.iter().filter_map(|game| game.parse::<GameKind>().ok()) {
            let seats = search.seats.iter().filter(|seats| kind.seats().contains(seats));
            all.extend(seats.map(|seats| (kind, *seats, *pace)));
        }
    }
    all
}

/// Those among whom company is looked for.
struct Group<'a> {
    searches: &'a [StoredSearch],
    apart: &'a Apart,
    seated: &'a HashSet<usize>,
    with_bots: bool,
}

impl Group<'_> {
    /// Somebody and those who would play the same with them, up to the number of seats.
    fn around(&self, first: usize, takers: Option<&Vec<usize>>, (_, seats, _): SearchKind) -> Vec<usize> {
        let mut people = vec![first];
        let search = |place: usize| self.searches.get(place);
        for place in takers.into_iter().flatten().copied() {
            if people.len() >= usize::from(seats) {
                break;
            }
            let Some(other) = search(place).filter(|_| !self.seated.contains(&place)) else { continue };
            let fits = people.iter().filter_map(|one| search(*one)).all(|one| self.may_meet(one, other));
            if fits && (!self.with_bots || other.bots.is_some()) {
                people.push(place);
            }
        }
        people
    }

    /// Nobody meets themselves, nor somebody whom one of the two does not want to meet.
    fn may_meet(&self, one: &StoredSearch, other: &StoredSearch) -> bool {
        let (one, other) = (one.person().to_owned(), other.person().to_owned());
        if one == other || self.apart.is_empty() {
            return one != other;
        }
        let pair = (one, other);
        let turned = (pair.1.clone(), pair.0.clone());
        !self.apart.contains(&pair) && !self.apart.contains(&turned)
    }
}

/// The group with the most people; with bots the one with the fewest of them. Of several that are equal, the first.
fn best(
    search: &StoredSearch,
    groups: impl Iterator<Item = (SearchKind, Vec<usize>)>,
    with_bots: bool,
) -> Option<SearchMatch> {
    let is_enough =
        |((_, seats, _), people): &(SearchKind, Vec<usize>)| with_bots || people.len() == usize::from(*seats);
    let worth = |((_, seats, _), people): &(SearchKind, Vec<usize>)| (people.len(), 255 - *seats);
    let mut chosen: Option<(SearchKind, Vec<usize>)> = None;
    for group in groups.filter(is_enough) {
        if chosen.as_ref().is_none_or(|chosen| worth(&group) > worth(chosen)) {
            chosen = Some(group);
        }
    }
    let ((kind, seats, pace), people) = chosen?;
    Some(SearchMatch { kind, seats, pace, people, bots: search.bots.unwrap_or_default() })
}

#[cfg(test)]
mod tests {
    use SearchPace::{Calm, Days, Quick};

    use super::*;

    const NOW: Millis = 1_000;

    fn search(guest: &str, games: &[&str], seats: &[u8], paces: &[SearchPace]) -> StoredSearch {
        StoredSearch {
            guest: guest.to_owned(),
            account: None,
            name: guest.to_owned(),
            games: games.iter().map(|game| (*game).to_owned()).collect(),
            seats: seats.to_vec(),
            paces: paces.to_vec(),
            bots: None,
            since: 0,
            seen_at: NOW,
            version: 1,
            found: None,
        }
    }

    /// Each match in words: `toledo 2 quick: a b`.
    fn told(searches: &[StoredSearch]) -> Vec<String> {
        let names = |found: &SearchMatch| {
            let names: Vec<_> = found.people.iter().map(|place| searches[*place].guest.as_str()).collect();
            names.join(" ")
        };
        let line = |found: SearchMatch| {
            format!("{} {} {:?}: {}", found.kind.name(), found.seats, found.pace, names(&found))
        };
        matches(searches, &Apart::new(), NOW).into_iter().map(line).collect()
    }

    #[test]
    fn those_sit_together_who_want_the_same_and_the_others_wait_on() {
        let all = [
            search("a", &["toledo"], &[3], &[Quick]),
            search("b", &["alcazar", "toledo"], &[2], &[Quick]),
            search("c", &["toledo"], &[2, 3], &[Calm]),
            search("d", &["toledo"], &[2, 4], &[Quick, Days]),
        ];
        assert_eq!(told(&all), ["toledo 2 Quick: b d"]);
    }

    #[test]
    fn whoever_waits_longest_is_served_first_with_as_many_as_there_are_and_by_their_own_wishes() {
        let all = [
            search("a", &["salamanca", "toledo"], &[2, 3], &[Quick]),
            search("b", &["toledo", "salamanca"], &[2, 3], &[Quick]),
            search("c", &["toledo", "salamanca"], &[2, 3], &[Quick]),
            search("d", &["toledo"], &[2, 3], &[Quick]),
        ];
        assert_eq!(told(&all), ["salamanca 3 Quick: a b c"]);
    }

    #[test]
    fn whoever_has_gone_is_seated_for_days_a_move_only() {
        let mut gone = search("a", &["toledo"], &[2], &[Quick, Days]);
        gone.seen_at = 0;
        assert!(told(&[gone.clone(), search("b", &["toledo"], &[2], &[Quick])]).is_empty());
        assert_eq!(told(&[gone, search("b", &["toledo"], &[2], &[Days])]), ["toledo 2 Days: a b"]);
    }

    #[test]
    fn nobody_is_seated_with_themselves_nor_twice_nor_for_a_number_the_game_is_not_for() {
        let mut twin = search("b", &["toledo"], &[2], &[Quick]);
        twin.account = Some("a".to_owned());
        let ana = search("a", &["toledo"], &[2], &[Quick]);
        assert!(told(&[ana.clone(), twin.clone()]).is_empty());
        assert_eq!(told(&[ana, twin, search("c", &["toledo"], &[2], &[Quick])]), ["toledo 2 Quick: a c"]);
        let five = |guest| search(guest, &["toledo"], &[5], &[Quick]);
        assert!(told(&["a", "b", "c", "d", "e"].map(five)).is_empty(), "Toledo is for four at most");
    }

    #[test]
    fn nobody_is_seated_with_whom_one_of_the_two_does_not_want_to_meet() {
        let all = ["a", "b", "c", "d"].map(|guest| search(guest, &["toledo"], &[3], &[Quick]));
        let people = |apart: &[(&str, &str)]| {
            let apart = apart.iter().map(|(one, other)| ((*one).to_owned(), (*other).to_owned())).collect();
            matches(&all, &apart, NOW).into_iter().map(|found| found.people).collect::<Vec<_>>()
        };
        assert_eq!(people(&[("b", "a")]), [[0, 2, 3]]);
        assert_eq!(people(&[("a", "b"), ("c", "a")]), [[1, 2, 3]]);
        assert!(people(&[("a", "b"), ("c", "d")]).is_empty());
    }

    #[test]
    fn computer_players_fill_up_for_those_only_who_want_it() {
        let with_bots = |guest, seats: &[u8]| StoredSearch {
            bots: Some(BotLevel::Novice),
            ..search(guest, &["toledo"], seats, &[Quick])
        };
        let all = [
            search("a", &["toledo"], &[4], &[Quick]),
            with_bots("b", &[3, 4]),
            with_bots("c", &[4]),
            search("d", &["alcazar"], &[2], &[Quick]),
        ];
        let found = matches(&all, &Apart::new(), NOW);
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].people.clone(), found[0].seats, found[0].bots),
            (vec![1, 2], 4, BotLevel::Novice)
        );
        assert_eq!(told(&[with_bots("b", &[4, 3])]), ["toledo 3 Quick: b"], "the fewest bots");
    }

    #[test]
    fn a_crowd_is_seated_as_far_as_it_can_be_and_everybody_once() {
        let games = ["toledo", "alcazar", "salamanca", "big-boss"];
        let of = |number: usize| {
            let game = games[number % 4];
            let pace = if number.is_multiple_of(3) { Days } else { Quick };
            search(&format!("p{number}"), &[game], &[2 + (number / 7 % 3) as u8], &[pace])
        };
        let all: Vec<_> = (0..2_000).map(of).collect();
        let found = matches(&all, &Apart::new(), NOW);
        let mut seated: Vec<usize> = found.iter().flat_map(|found| found.people.clone()).collect();
        assert!(found.iter().all(|found| found.people.len() == usize::from(found.seats)));
        let count = seated.len();
        seated.sort_unstable();
        seated.dedup();
        assert_eq!(seated.len(), count, "nobody sits twice");
        // Of each kind fewer are left than a table needs.
        let left = (0..all.len()).filter(|place| !seated.contains(place));
        let mut kinds: BTreeMap<_, usize> = BTreeMap::new();
        for place in left {
            *kinds.entry(key(super::kinds(&all[place], NOW)[0])).or_default() += 1;
        }
        assert!(kinds.iter().all(|((_, seats, _), left)| *left < usize::from(*seats)), "{kinds:?}");
    }
}
