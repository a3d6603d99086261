//! What an edition must keep to be playable, and within the room that a state has.

use crate::edition::{EditionFile, MOST_FIELDS, MOST_PAINTINGS, MOST_SWORD_KINDS, StreetFile};
use crate::pieces::{HIGHEST_VALUE, MOST_OF_A_VALUE};
use crate::setup::{CARDS_AT_THE_START, MOST_SEATS};

/// What is wrong with a file, in words.
pub(crate) type Fault = String;

pub(crate) fn check(file: &EditionFile) -> Result<(), Fault> {
    check_street(&file.street)?;
    check_cards(file)?;
    check_swords(file)?;
    check_paintings(file)?;
    check_supplies(file)
}

/// T-1, T-2: the houses stand on the street, the rows cover it.
fn check_street(street: &StreetFile) -> Result<(), Fault> {
    let fields = street.fields;
    if !(1..=MOST_FIELDS).contains(&fields) {
        return Err(format!("a street has 1 to {MOST_FIELDS} fields, not {fields}"));
    }
    let houses = || {
        let taverns = street.taverns.iter().map(|field| ("tavern", *field));
        taverns.chain(street.artists.iter().map(|field| ("artist", *field)))
    };
    for (index, (name, field)) in houses().enumerate() {
        if !(1..=fields).contains(&field) {
            return Err(format!(
                "the {name} on {field} is outside the street, which has the fields 1 to {fields}"
            ));
        }
        if let Some((other, _)) = houses().take(index).find(|(_, earlier)| *earlier == field) {
            return Err(format!("the {name} on {field} stands where there is a {other} already"));
        }
    }
    check_price("the artist", street.artist_price)?;
    let mut last = 0;
    for row in &street.rows {
        check_price(&format!("the row `{}`", row.name), row.price)?;
        if row.last <= last {
            return Err(format!(
                "the row `{}` ends on {}, but the row before it on {last}",
                row.name, row.last
            ));
        }
        last = row.last;
    }
    if last == fields {
        Ok(())
    } else {
        Err(format!("the rows end on field {last}, the street on field {fields}"))
    }
}

/// T-16: no card pays more than the highest value.
fn check_price(whose: &str, price: u8) -> Result<(), Fault> {
    if (1..=HIGHEST_VALUE).contains(&price) {
        Ok(())
    } else {
        Err(format!(
            "{whose} has the price {price}; one card must be able to pay it, so it is 1 to {HIGHEST_VALUE}"
        ))
    }
}

/// T-3, T-7: enough cards to deal to a full table.
fn check_cards(file: &EditionFile) -> Result<(), Fault> {
    let by_value = file.cards.by_value();
    for (value, cards) in (1..=HIGHEST_VALUE).zip(by_value) {
        if cards.len() > MOST_OF_A_VALUE {
            return Err(format!(
                "there are {} cards of value {value}; at most {MOST_OF_A_VALUE} can be used",
                cards.len()
            ));
        }
    }
    let (all, needed) = (by_value.iter().map(|cards| cards.len()).sum(), MOST_SEATS * CARDS_AT_THE_START);
    match all {
        0 => Err("there are no cards".into()),
        few if few < needed => {
            Err(format!("there are {few} cards; dealing to {MOST_SEATS} seats takes {needed}"))
        }
        _ => Ok(()),
    }
}

/// T-4: every sword costs something, can be paid, and is told apart by its points.
fn check_swords(file: &EditionFile) -> Result<(), Fault> {
    if file.swords.len() > MOST_SWORD_KINDS {
        return Err(format!(
            "there are {} kinds of sword; at most {MOST_SWORD_KINDS} can be used",
            file.swords.len()
        ));
    }
    let mut before = 0;
    for sword in &file.swords {
        let points = sword.points;
        if points == 0 || points > 100 {
            return Err(format!("a sword has 1 to 100 points, not {points}"));
        }
        if points <= before {
            return Err(format!(
                "the swords are listed by rising points, each once; {points} follows {before}"
            ));
        }
        if sword.steel == 0 && sword.gems == 0 {
            return Err(format!("the sword of {points} points costs nothing"));
        }
        if sword.steel > file.materials.steel || sword.gems > file.materials.gems {
            return Err(format!("the sword of {points} points costs more material than there is"));
        }
        if sword.copies == 0 || sword.copies > 50 {
            return Err(format!(
                "of the sword of {points} points there are {} copies; it must be 1 to 50",
                sword.copies
            ));
        }
        before = points;
    }
    Ok(())
}

/// T-5: an open pile of at most so many paintings.
fn check_paintings(file: &EditionFile) -> Result<(), Fault> {
    let points = &file.paintings.points;
    if points.len() > MOST_PAINTINGS {
        return Err(format!("there are {} paintings; at most {MOST_PAINTINGS} can be used", points.len()));
    }
    match points.iter().find(|points| !(1..=100).contains(*points)) {
        Some(wrong) => Err(format!("a painting has 1 to 100 points, not {wrong}")),
        None => Ok(()),
    }
}

/// T-6: tiles and materials within the room that a state has.
fn check_supplies(file: &EditionFile) -> Result<(), Fault> {
    let tiles = &file.fencing_tiles;
    for (name, count) in [
        ("violet tiles", tiles.violet),
        ("brown tiles", tiles.brown),
        ("orange tiles", tiles.orange),
        ("movement tiles", tiles.movement),
        ("pieces of steel", file.materials.steel),
        ("gems", file.materials.gems),
    ] {
        if count > 100 {
            return Err(format!("there are {count} {name}; at most 100 can be used"));
        }
    }
    Ok(())
}
