//! The figures of the box, read from a data file and checked.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use tabletop::SetupError;

use crate::edition_check;
use crate::pieces::{CARD_NUMBERS, Card, Cards, Colour, Figure, HIGHEST_VALUE, Picture, Position, Tile};

/// More kinds of sword, or paintings, than a state has room for.
pub(crate) const MOST_SWORD_KINDS: usize = 16;
pub(crate) const MOST_PAINTINGS: usize = 16;
/// More fields than a set of positions has room for beside the Cathedral and the gates.
pub(crate) const MOST_FIELDS: u8 = 28;

static STANDARD: LazyLock<Arc<Edition>> = LazyLock::new(|| {
    let edition = Edition::read(include_str!("../edition.toml")).expect("the data file of the box is sound");
    Arc::new(edition)
});

/// T-1 to T-6: the street, the cards, the swords, the paintings, the tiles and the materials.
#[derive(Debug, PartialEq, Eq)]
pub struct Edition {
    /// The text of the file, for editions other than the one that comes with the program.
    pub(crate) source: Option<String>,
    /// How many fields lie between the Cathedral and the first gate.
    pub(crate) fields: u8,
    pub(crate) taverns: u32,
    pub(crate) artists: u32,
    pub(crate) rows: Vec<Row>,
    /// What using each position costs: that of its row, or that of the artist.
    pub(crate) prices: [u8; 32],
    pub(crate) cards: Cards,
    pub(crate) pictures: [Picture; CARD_NUMBERS],
    pub(crate) swords: Vec<Sword>,
    /// From the top of the pile.
    pub(crate) paintings: Vec<u8>,
    pub(crate) tiles: [u8; 4],
    pub(crate) steel: u8,
    pub(crate) gems: u8,
}

/// T-1: a row of the street, with its name in the data file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub name: String,
    pub price: u8,
    /// The last field of the row.
    pub last: u8,
}

/// T-4: a kind of sword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sword {
    pub points: u8,
    pub steel: u8,
    pub gems: u8,
    pub copies: u8,
}

impl Edition {
    /// The edition that comes with the program.
    pub fn standard() -> Arc<Self> {
        Arc::clone(&STANDARD)
    }

    /// The edition with this text, or the one that comes with the program.
    pub(crate) fn chosen(source: Option<&str>) -> Result<Arc<Self>, SetupError> {
        let Some(text) = source else { return Ok(Self::standard()) };
        let mut edition = Self::read(text)?;
        edition.source = Some(text.to_owned());
        Ok(Arc::new(edition))
    }

    fn read(text: &str) -> Result<Self, SetupError> {
        let file: EditionFile = toml::from_str(text)
            .map_err(|error| SetupError::new(format!("the edition cannot be read: {error}")))?;
        edition_check::check(&file)
            .map_err(|fault| SetupError::new(format!("the edition is broken: {fault}")))?;
        Ok(Self::from_checked(file))
    }

    fn from_checked(file: EditionFile) -> Self {
        let set = |fields: &[u8]| fields.iter().fold(0, |set, &field| set | Position(field).bit());
        let artists = set(&file.street.artists);
        let mut prices = [0; 32];
        for field in (1..=file.street.fields).rev() {
            let row = file.street.rows.iter().find(|row| field <= row.last);
            let is_artist = artists & Position(field).bit() != 0;
            prices[field as usize] =
                if is_artist { file.street.artist_price } else { row.map_or(0, |row| row.price) };
        }
        let mut cards = Cards::EMPTY;
        let mut pictures = [Picture { colour: Colour::Neutral, figure: Figure::Defender }; CARD_NUMBERS];
        for (value, printed) in (1..=HIGHEST_VALUE).zip(file.cards.by_value()) {
            for (card, picture) in (1..).map_while(|number| Card::new(value, number)).zip(printed) {
                cards.insert(card);
                pictures[card.index()] = picture.picture();
            }
        }
        let tiles = &file.fencing_tiles;
        Self {
            source: None,
            fields: file.street.fields,
            taverns: set(&file.street.taverns),
            artists,
            rows: file.street.rows,
            prices,
            cards,
            pictures,
            swords: file.swords,
            paintings: file.paintings.points,
            tiles: [tiles.violet, tiles.brown, tiles.orange, tiles.movement],
            steel: file.materials.steel,
            gems: file.materials.gems,
        }
    }

    /// T-1: the last field of the street.
    pub const fn fields(&self) -> u8 {
        self.fields
    }

    /// T-1: the second gate, beyond which no pawn can go.
    pub const fn last_gate(&self) -> u8 {
        self.fields + 2
    }

    /// T-1: the two gates, as a set of positions.
    pub(crate) const fn gates(&self) -> u32 {
        0b11 << (self.fields + 1)
    }

    /// T-2: taverns and the artist have two circles each.
    pub(crate) const fn houses(&self) -> u32 {
        self.taverns | self.artists
    }

    /// All fields of the street, as a set of positions.
    pub(crate) const fn street(&self) -> u32 {
        ((1 << (self.fields + 1)) - 1) & !1
    }

    /// T-16: the least value of a card that pays for using this position.
    pub const fn price(&self, position: Position) -> u8 {
        self.prices[position.0 as usize]
    }

    pub fn picture(&self, card: Card) -> Picture {
        self.pictures[card.index()]
    }

    /// T-4: the kinds of sword, from the least points up.
    pub fn swords(&self) -> &[Sword] {
        &self.swords
    }

    /// The kind of sword with these points.
    pub(crate) fn sword_kind(&self, points: u8) -> Option<usize> {
        self.swords.iter().position(|sword| sword.points == points)
    }

    /// T-5: paintings of the same points are one kind, named by the first of them in the pile.
    pub(crate) fn painting_kind(&self, points: u8) -> Option<usize> {
        self.paintings.iter().position(|&other| other == points)
    }

    pub(crate) const fn tile_count(&self, tile: Tile) -> u8 {
        self.tiles[tile as usize]
    }
}

/// The data file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EditionFile {
    pub(crate) street: StreetFile,
    pub(crate) cards: CardsFile,
    pub(crate) swords: Vec<Sword>,
    pub(crate) paintings: PaintingsFile,
    pub(crate) fencing_tiles: TilesFile,
    pub(crate) materials: MaterialsFile,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StreetFile {
    pub(crate) fields: u8,
    pub(crate) taverns: Vec<u8>,
    pub(crate) artists: Vec<u8>,
    pub(crate) artist_price: u8,
    pub(crate) rows: Vec<Row>,
}

/// The duel pictures of the cards of each value, in the order of their numbers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardsFile {
    #[serde(rename = "1", default)]
    ones: Vec<PictureName>,
    #[serde(rename = "2", default)]
    twos: Vec<PictureName>,
    #[serde(rename = "3", default)]
    threes: Vec<PictureName>,
    #[serde(rename = "4", default)]
    fours: Vec<PictureName>,
    #[serde(rename = "5", default)]
    fives: Vec<PictureName>,
    #[serde(rename = "6", default)]
    sixes: Vec<PictureName>,
}

impl CardsFile {
    pub(crate) fn by_value(&self) -> [&[PictureName]; HIGHEST_VALUE as usize] {
        [&self.ones, &self.twos, &self.threes, &self.fours, &self.fives, &self.sixes]
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PaintingsFile {
    pub(crate) points: Vec<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TilesFile {
    pub(crate) violet: u8,
    pub(crate) brown: u8,
    pub(crate) orange: u8,
    pub(crate) movement: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MaterialsFile {
    pub(crate) steel: u8,
    pub(crate) gems: u8,
}

/// A duel picture in words.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) enum PictureName {
    #[serde(rename = "violet attacker")]
    VioletAttacker,
    #[serde(rename = "violet defender")]
    VioletDefender,
    #[serde(rename = "brown attacker")]
    BrownAttacker,
    #[serde(rename = "brown defender")]
    BrownDefender,
    #[serde(rename = "orange attacker")]
    OrangeAttacker,
    #[serde(rename = "orange defender")]
    OrangeDefender,
    #[serde(rename = "neutral attacker")]
    NeutralAttacker,
    #[serde(rename = "neutral defender")]
    NeutralDefender,
}

impl PictureName {
    const fn picture(self) -> Picture {
        let colour = match self {
            Self::VioletAttacker | Self::VioletDefender => Colour::Violet,
            Self::BrownAttacker | Self::BrownDefender => Colour::Brown,
            Self::OrangeAttacker | Self::OrangeDefender => Colour::Orange,
            Self::NeutralAttacker | Self::NeutralDefender => Colour::Neutral,
        };
        let figure = match self {
            Self::VioletAttacker | Self::BrownAttacker | Self::OrangeAttacker | Self::NeutralAttacker => {
                Figure::Attacker
            }
            _ => Figure::Defender,
        };
        Picture { colour, figure }
    }
}
