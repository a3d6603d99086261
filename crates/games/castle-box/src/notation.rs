//! Parts of moves as text that both games have.

use crate::{Field, Place};

/// A founding, `8 7-9`: the card, and the first of three fields in a row.
pub fn read_founding(rest: &str) -> Result<(Field, Field), String> {
    let shape = || "founding is the card, the first and the last field, as in `found 8 7-9`".to_owned();
    let (card, fields) = rest.split_once(' ').ok_or_else(shape)?;
    let (first, last) = fields.trim().split_once('-').ok_or_else(shape)?;
    let (card, first, last): (Field, Field, Field) = (card.parse()?, first.parse()?, last.parse()?);
    let third = first.next().next();
    if last != third {
        return Err(format!("a castle is founded on three fields in a row, as in {first}-{third}"));
    }
    Ok((card, first))
}

/// Two cells, `6-8`.
pub fn read_two_places(rest: &str) -> Result<(Place, Place), String> {
    let (one, other) = rest.split_once('-').ok_or("two cells are needed, as in `6-8`")?;
    Ok((one.trim().parse()?, other.trim().parse()?))
}
