//! Another edition of the box: T-1 to T-6.

use tabletop::{Deal, Game};
use toledo::{Options, PlaceKind, Toledo};

use crate::support::small_edition;

fn start(text: &str) -> Result<Toledo, String> {
    let options = Options { edition: Some(text.to_owned()) };
    Toledo::start(2, &options, Deal::from_seed(1)).map_err(|error| error.to_string())
}

/// The message for the small edition with one text in place of another.
fn fault(old: &str, new: &str) -> String {
    let text = small_edition();
    assert!(text.contains(old), "the edition has no `{old}`");
    start(&text.replace(old, new)).expect_err("this edition is broken")
}

/// T-1.
#[test]
fn another_edition_can_be_played() {
    let game = start(&small_edition()).expect("a good edition");
    let street = game.view(None).street;
    assert_eq!(street.len(), 9);
    assert_eq!(street[2].what, PlaceKind::Tavern);
    assert_eq!(street[8].what, PlaceKind::Gate);
    assert_eq!(street[4].row.as_deref(), Some("high"));
    assert_eq!(game.options().edition, Some(small_edition()));
}

/// T-1, T-2.
#[test]
fn a_broken_street_is_refused() {
    let taverns = "taverns = [2]";
    assert_eq!(
        fault(taverns, "taverns = [7]"),
        "the edition is broken: the tavern on 7 is outside the street, which has the fields 1 to 6"
    );
    assert!(fault(taverns, "taverns = [0]").contains("the tavern on 0 is outside the street"));
    assert!(
        fault(taverns, "taverns = [4]").contains("the artist on 4 stands where there is a tavern already")
    );
    assert!(fault("fields = 6", "fields = 29").contains("a street has 1 to 28 fields, not 29"));
    assert!(fault("fields = 6", "fields = 0").contains("a street has 1 to 28 fields, not 0"));
    assert!(fault("last = 6", "last = 5").contains("the rows end on field 5, the street on field 6"));
    assert!(fault("last = 6", "last = 2").contains("the row `high` ends on 2, but the row before it on 3"));
    assert!(fault("price = 3\nlast", "price = 7\nlast").contains("the row `high` has the price 7"));
    assert!(fault("artist_price = 3", "artist_price = 0").contains("the artist has the price 0"));
}

/// T-3.
#[test]
fn an_edition_needs_cards() {
    let mut text = small_edition();
    let (begin, end) = (text.find("1 = [").expect("cards"), text.find("[[swords]]").expect("swords"));
    text.replace_range(begin..end, "");
    assert_eq!(start(&text).expect_err("no cards"), "the edition is broken: there are no cards");
    text.insert_str(begin, "3 = [\"violet attacker\", \"brown defender\"]\n");
    assert!(start(&text).expect_err("few cards").contains("there are 2 cards; dealing to 4 seats takes 20"));
    let many = format!("3 = [{}]\n", "\"violet attacker\", ".repeat(22));
    assert!(
        fault(
            "3 = [\"violet attacker\", \"brown defender\", \"neutral defender\", \"orange attacker\"]\n",
            &many
        )
        .contains("there are 22 cards of value 3; at most 21")
    );
    assert!(fault("\"brown defender\"", "\"green defender\"").contains("cannot be read"));
}

/// T-4.
#[test]
fn a_sword_must_cost_something_that_there_is() {
    let sword = "points = 2\nsteel = 1\ngems = 0";
    assert_eq!(
        fault(sword, "points = 2\nsteel = 0\ngems = 0"),
        "the edition is broken: the sword of 2 points costs nothing"
    );
    assert!(fault(sword, "points = 2\nsteel = 4\ngems = 0").contains("costs more material than there is"));
    assert!(fault(sword, "points = 0\nsteel = 1\ngems = 0").contains("a sword has 1 to 100 points, not 0"));
    assert!(fault(sword, "points = 5\nsteel = 1\ngems = 0").contains("5 follows 5"));
    assert!(fault("gems = 1\ncopies = 1", "gems = 1\ncopies = 0").contains("0 copies"));
    let sword = |points: u8| format!("[[swords]]\npoints = {points}\nsteel = 1\ngems = 0\ncopies = 1\n");
    let many = (10..30).map(sword).collect::<Vec<_>>().concat();
    assert!(
        fault("[paintings]", &format!("{many}[paintings]"))
            .contains("there are 22 kinds of sword; at most 16")
    );
}

/// T-5, T-6.
#[test]
fn supplies_stay_within_bounds() {
    assert!(fault("points = [2]", "points = [0]").contains("a painting has 1 to 100 points, not 0"));
    let many = format!("points = [{}]", "1, ".repeat(17));
    assert!(fault("points = [2]", &many).contains("there are 17 paintings; at most 16"));
    assert!(fault("steel = 3\n", "steel = 101\n").contains("there are 101 pieces of steel; at most 100"));
    assert!(fault("movement = 2", "movement = 200").contains("there are 200 movement tiles"));
    assert!(fault("movement = 2", "movement = -1").contains("cannot be read"));
    assert!(fault("movement = 2", "movement = 2\ngreen = 1").contains("unknown field `green`"));
    assert!(start("what?").expect_err("no edition").contains("cannot be read"));
}

/// T-3 to T-6: what just fits is taken, and one more is not.
#[test]
fn the_bounds_of_an_edition_belong_to_it() {
    let with = |old: &str, new: &str| start(&small_edition().replace(old, new)).is_ok();
    let (sword, cards) = (
        "points = 5\nsteel = 1\ngems = 1\ncopies = 1",
        "3 = [\"violet attacker\", \"brown defender\", \"neutral defender\", \"orange attacker\"]",
    );
    let of_three = |count: usize| format!("3 = [{}]", "\"violet attacker\", ".repeat(count));
    assert!(with(cards, &of_three(21)) && !with(cards, &of_three(22)));
    assert!(with(cards, "") && !with(cards, "3 = []\n4 = []"), "20 cards are enough for four seats");
    assert!(with(sword, &sword.replace("points = 5", "points = 100")));
    assert!(!with(sword, &sword.replace("points = 5", "points = 101")));
    assert!(
        with(sword, &sword.replace("steel = 1", "steel = 3"))
            && !with(sword, &sword.replace("steel = 1", "steel = 4"))
    );
    assert!(
        with(sword, &sword.replace("gems = 1", "gems = 2"))
            && !with(sword, &sword.replace("gems = 1", "gems = 3"))
    );
    assert!(
        with(sword, &sword.replace("copies = 1", "copies = 50"))
            && !with(sword, &sword.replace("copies = 1", "copies = 51"))
    );
    let sword_of = |points: u8| format!("[[swords]]\npoints = {points}\nsteel = 1\ngems = 0\ncopies = 1\n");
    let more = |count: u8| (10..10 + count).map(sword_of).collect::<Vec<_>>().concat() + "[paintings]";
    assert!(with("[paintings]", &more(14)) && !with("[paintings]", &more(15)));
    let paintings = |count: usize| format!("points = [{}]", "1, ".repeat(count));
    assert!(with("points = [2]", &paintings(16)) && !with("points = [2]", &paintings(17)));
    assert!(with("movement = 2", "movement = 100") && !with("movement = 2", "movement = 101"));
}
