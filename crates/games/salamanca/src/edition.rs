//! The material of the box, read from a data file.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;
use tabletop::SetupError;

use crate::cells::{MOST_COLUMNS, MOST_ROWS};
use crate::tiles::KINDS;
use crate::{Building, Cells, Landscape, Tile};

/// The edition that is played unless the options bring another.
pub const STANDARD: &str = include_str!("../edition.toml");
/// A text longer than this is no edition file.
const LONGEST_TEXT: usize = 16 * 1024;
/// A board smaller than this in one direction is no board.
const FEWEST_LINES: u8 = 3;
/// So that the first round can fill the display of five players.
const FEWEST_IN_PILE: usize = 5;

static STANDARD_EDITION: LazyLock<Arc<Edition>> = LazyLock::new(|| {
    Arc::new(Edition { text: None, ..Edition::read(STANDARD).expect("the edition in the program is sound") })
});

/// S-1, S-2: the size of the board and the tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    pub columns: u8,
    pub rows: u8,
    /// How many tiles there are of each kind.
    pub(crate) counts: [u8; KINDS],
    /// The tiles on the board at the start.
    pub(crate) starting: Vec<Tile>,
    /// The tiles under the pile.
    pub(crate) last: Vec<Tile>,
    /// The text, unless it is the standard edition.
    text: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    board: BoardFile,
    normal: Landscapes,
    fertile2: Landscapes,
    fertile3: Landscapes,
    buildings: Buildings,
    starting: Landscapes,
    last: Landscapes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    columns: u8,
    rows: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Landscapes {
    field: u8,
    pasture: u8,
    lake: u8,
    forest: u8,
    vineyard: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Buildings {
    farm: u8,
    castle: u8,
    monastery: u8,
}

impl Landscapes {
    const fn in_order(&self) -> [u8; 5] {
        [self.field, self.pasture, self.lake, self.forest, self.vineyard]
    }

    fn tiles(&self) -> Vec<Tile> {
        let pairs = Landscape::ALL.into_iter().zip(self.in_order());
        pairs.flat_map(|(kind, count)| vec![Tile::landscape(kind, 1); count as usize]).collect()
    }
}

impl Edition {
    /// The edition of the options: the standard one without a text.
    pub fn load(text: Option<&str>) -> Result<Arc<Self>, SetupError> {
        match text {
            None => Ok(STANDARD_EDITION.clone()),
            Some(text) => Self::read(text).map(Arc::new),
        }
    }

    /// Reads and checks the text of an edition.
    pub fn read(text: &str) -> Result<Self, SetupError> {
        if text.len() > LONGEST_TEXT {
            return Err(SetupError::new(format!("an edition file has at most {LONGEST_TEXT} bytes")));
        }
        let file: EditionFile = toml::from_str(text)
            .map_err(|error| SetupError::new(format!("the edition file cannot be read: {error}")))?;
        file.check().map_err(SetupError::new)?;
        Ok(Self {
            columns: file.board.columns,
            rows: file.board.rows,
            counts: file.counts(),
            starting: file.starting.tiles(),
            last: file.last.tiles(),
            text: Some(text.to_owned()),
        })
    }

    /// The text to be kept in the options; `None` for the standard edition.
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// S-1: the cells of the board.
    pub fn cells(&self) -> Cells {
        Cells::board(self.columns, self.rows)
    }

    /// How many tiles of a kind there are.
    pub const fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// All tiles, by kind.
    pub(crate) fn all_tiles(&self) -> Vec<Tile> {
        Tile::kinds().flat_map(|tile| vec![tile; self.count(tile) as usize]).collect()
    }

    /// S-5: the tiles of the pile: all but the starting and the last ones, by kind.
    pub(crate) fn pile_tiles(&self) -> Vec<Tile> {
        let mut tiles = self.all_tiles();
        for tile in self.starting.iter().chain(&self.last) {
            let index = tiles.iter().position(|other| other == tile);
            index.map(|index| tiles.remove(index));
        }
        tiles
    }
}

impl EditionFile {
    fn counts(&self) -> [u8; KINDS] {
        let mut counts = [0; KINDS];
        let worths = [&self.normal, &self.fertile2, &self.fertile3];
        for (index, count) in worths.iter().flat_map(|tiles| tiles.in_order()).enumerate() {
            counts[index] = count;
        }
        let buildings = [self.buildings.farm, self.buildings.castle, self.buildings.monastery];
        for (building, count) in Building::ALL.into_iter().zip(buildings) {
            counts[Tile::building(building).index()] = count;
        }
        counts
    }

    fn check(&self) -> Result<(), String> {
        let BoardFile { columns, rows } = self.board;
        if !(FEWEST_LINES..=MOST_COLUMNS).contains(&columns) || !(FEWEST_LINES..=MOST_ROWS).contains(&rows) {
            return Err(format!(
                "the edition's board has {columns} columns and {rows} rows; possible are \
                 {FEWEST_LINES} to {MOST_COLUMNS} columns and {FEWEST_LINES} to {MOST_ROWS} rows"
            ));
        }
        let tiles: usize = self.counts().iter().map(|&count| count as usize).sum();
        let cells = columns as usize * rows as usize;
        if tiles > cells {
            return Err(format!("the edition has {tiles} tiles for {cells} cells; every tile needs a cell"));
        }
        self.check_set_aside()?;
        let pile = tiles - self.starting.tiles().len();
        if pile < FEWEST_IN_PILE {
            return Err(format!(
                "the edition leaves {pile} tiles for the pile; at least {FEWEST_IN_PILE} are needed"
            ));
        }
        Ok(())
    }

    fn check_set_aside(&self) -> Result<(), String> {
        let set_aside = self.starting.in_order().into_iter().zip(self.last.in_order());
        for ((kind, normal), (starting, last)) in
            Landscape::ALL.into_iter().zip(self.normal.in_order()).zip(set_aside)
        {
            if u16::from(starting) + u16::from(last) > u16::from(normal) {
                return Err(format!(
                    "the edition has {normal} normal tiles of {}, but {starting} starting and {last} last ones",
                    kind.name()
                ));
            }
        }
        Ok(())
    }
}
