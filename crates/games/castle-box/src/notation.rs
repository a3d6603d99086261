//! Text as moves: the words that both games have.

use tabletop::BadNotation;

use crate::{BoxMove, Field, Place, Rank};

/// Reads a move: the words of both games here, the others by what the game has of its own. `words` are all of them, for
/// whoever wrote something else.
pub fn read_move<M: From<BoxMove>>(
    text: &str,
    own: impl FnOnce(&str, &str) -> Option<Result<M, String>>,
    words: &str,
) -> Result<M, BadNotation> {
    let trimmed = text.trim();
    let (word, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
    let rest = rest.trim();
    let shared = || read_shared(word, rest).map(|mv| mv.map(M::from));
    let stranger = || Err(format!("a move is {words}, as in `build 38`"));
    own(word, rest)
        .or_else(shared)
        .unwrap_or_else(stranger)
        .map_err(|expected| BadNotation::new(text, expected))
}

fn read_shared(word: &str, rest: &str) -> Option<Result<BoxMove, String>> {
    let at = || rest.parse::<Place>();
    let field = || rest.parse::<Field>();
    Some(match (word, rest) {
        ("withdraw", _) => at().map(|at| BoxMove::Withdraw { at }),
        ("buy", "pile") => Ok(BoxMove::BuyPile),
        ("buy", "tower") => Ok(BoxMove::BuyTower),
        ("buy", _) => field().map(|card| BoxMove::BuyOpen { card }),
        ("found", _) => read_founding(rest),
        ("build", _) => field().map(|card| BoxMove::Build { card }),
        ("tower", _) => at().map(|at| BoxMove::Tower { at }),
        ("crest", _) => field().map(|villa| BoxMove::Crest { villa }),
        ("baron", _) => at().map(|at| BoxMove::Place { rank: Rank::Baron, at }),
        ("grande", _) => at().map(|at| BoxMove::Place { rank: Rank::Grande, at }),
        ("done", "") => Ok(BoxMove::Done),
        ("pass", "") => Ok(BoxMove::Pass),
        _ => return None,
    })
}

/// A founding, `8 7-9`: the card, and the first and the last of three fields in a row.
fn read_founding(rest: &str) -> Result<BoxMove, String> {
    let shape = || "founding is the card, the first and the last field, as in `found 8 7-9`".to_owned();
    let (card, fields) = rest.split_once(' ').ok_or_else(shape)?;
    let (first, last) = fields.trim().split_once('-').ok_or_else(shape)?;
    let (card, first, last): (Field, Field, Field) = (card.parse()?, first.parse()?, last.parse()?);
    let third = first.next().next();
    if last != third {
        return Err(format!("a castle is founded on three fields in a row, as in {first}-{third}"));
    }
    Ok(BoxMove::Found { card, first })
}

/// Two cells, `6-8`.
pub fn read_two_places(rest: &str) -> Result<(Place, Place), String> {
    let (one, other) = rest.split_once('-').ok_or("two cells are needed, as in `6-8`")?;
    Ok((one.trim().parse()?, other.trim().parse()?))
}
