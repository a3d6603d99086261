//! The table as a file shows it, with the few questions that the rules ask of it.

use std::collections::{BTreeMap, BTreeSet};

use alcazar::StateFile;

/// Column and row.
pub(crate) type PlainCell = (i32, i32);

pub(crate) struct PlainPosition {
    pub(crate) file: StateFile,
    /// C-1: where the fields lie.
    fields: BTreeMap<u32, PlainCell>,
    heights: BTreeMap<PlainCell, u32>,
    /// The number of the building on each spot.
    buildings: BTreeMap<PlainCell, usize>,
    /// Seat and whether it is a grande.
    pub(crate) nobles: BTreeMap<PlainCell, (usize, bool)>,
}

impl PlainPosition {
    pub(crate) fn new(file: StateFile) -> Self {
        let mut position = Self {
            fields: winding_row(),
            heights: BTreeMap::new(),
            buildings: BTreeMap::new(),
            nobles: BTreeMap::new(),
            file,
        };
        let file = position.file.clone();
        for (place, levels) in &file.site.stones {
            for level in levels {
                position.pile_up(&place.to_string(), u32::from(*level));
            }
        }
        for span in &file.site.spans {
            let (from, to) = (position.spot(&span.from.to_string()), position.spot(&span.to.to_string()));
            for spot in [from, middle(from, to), to] {
                position.pile_up(&position.name(spot), u32::from(span.level));
            }
        }
        for (index, building) in file.site.buildings.iter().enumerate() {
            for place in &building.cells {
                position.buildings.insert(position.spot(&place.to_string()), index);
            }
        }
        for noble in &file.site.nobles {
            let is_grande = noble.rank == castle_box::Rank::Grande;
            position.nobles.insert(position.spot(&noble.at.to_string()), (noble.seat.index(), is_grande));
        }
        position
    }

    fn pile_up(&mut self, name: &str, level: u32) {
        let spot = self.spot(name);
        let height = self.heights.entry(spot).or_default();
        *height = level.max(*height);
    }

    pub(crate) fn spot(&self, name: &str) -> PlainCell {
        match name.strip_prefix('x').and_then(|rest| rest.split_once('y')) {
            Some((column, row)) => (column.parse().unwrap(), row.parse().unwrap()),
            None => self.fields[&name.parse().unwrap()],
        }
    }

    pub(crate) fn name(&self, spot: PlainCell) -> String {
        match self.fields.iter().find(|(_, field)| **field == spot) {
            Some((number, _)) => number.to_string(),
            None => format!("x{}y{}", spot.0, spot.1),
        }
    }

    pub(crate) fn field(&self, number: u32) -> PlainCell {
        self.fields[&number]
    }

    pub(crate) fn height(&self, spot: PlainCell) -> u32 {
        self.heights.get(&spot).copied().unwrap_or(0)
    }

    pub(crate) fn building(&self, spot: PlainCell) -> Option<usize> {
        self.buildings.get(&spot).copied()
    }

    pub(crate) fn value(&self, building: usize) -> i64 {
        i64::from(self.file.site.buildings[building].value.unwrap())
    }

    pub(crate) fn is_castle(&self, building: usize) -> bool {
        self.file.site.buildings[building].flag.is_some()
    }

    pub(crate) fn castles(&self) -> usize {
        self.file.site.buildings.iter().filter(|building| building.flag.is_some()).count()
    }

    pub(crate) fn has_bridge(&self, one: PlainCell, other: PlainCell) -> bool {
        self.file.site.spans.iter().any(|span| {
            let ends = BTreeSet::from([self.spot(&span.from.to_string()), self.spot(&span.to.to_string())]);
            ends == BTreeSet::from([one, other])
        })
    }

    pub(crate) fn turn(&self) -> usize {
        self.file.turn.index()
    }

    pub(crate) fn money(&self, seat: usize) -> i64 {
        i64::from(self.file.seats[seat].money)
    }

    pub(crate) fn hand(&self) -> Vec<u32> {
        self.file.seats[self.turn()].hand.iter().map(|card| u32::from(card.number())).collect()
    }

    pub(crate) fn towers(&self) -> u8 {
        self.file.seats[self.turn()].towers
    }

    /// Where the nobles of the seat on turn stand.
    pub(crate) fn own(&self) -> Vec<PlainCell> {
        self.nobles.iter().filter(|(_, noble)| noble.0 == self.turn()).map(|(spot, _)| *spot).collect()
    }

    pub(crate) fn is_own(&self, spot: PlainCell) -> bool {
        self.nobles.get(&spot).is_some_and(|noble| noble.0 == self.turn())
    }

    pub(crate) fn is_others(&self, spot: PlainCell) -> bool {
        self.nobles.contains_key(&spot) && !self.is_own(spot)
    }

    /// C-20.
    pub(crate) fn pay(&self, spot: PlainCell) -> i64 {
        let times = if self.nobles[&spot].1 { 2 } else { 1 };
        times * self.value(self.building(spot).unwrap())
    }

    /// The buildings on these spots, each once.
    pub(crate) fn joined(&self, spots: &[PlainCell]) -> BTreeSet<usize> {
        spots.iter().filter_map(|spot| self.building(*spot)).collect()
    }

    /// The value of a castle; none for a villa.
    pub(crate) fn castle(&self, building: usize) -> Option<i64> {
        self.is_castle(building).then(|| self.value(building))
    }

    /// All cells that something is built on or over.
    pub(crate) fn built(&self) -> Vec<PlainCell> {
        self.heights.keys().copied().collect()
    }
}

pub(crate) fn middle(one: PlainCell, other: PlainCell) -> PlainCell {
    (i32::midpoint(one.0, other.0), i32::midpoint(one.1, other.1))
}

/// the spots two away in a straight line, on the grid.
pub(crate) fn two_away(spot: PlainCell) -> Vec<PlainCell> {
    let around = [(2, 0), (-2, 0), (0, 2), (0, -2)].map(|(columns, rows)| (spot.0 + columns, spot.1 + rows));
    around.into_iter().filter(|(column, row)| (1..=11).contains(column) && (1..=11).contains(row)).collect()
}

/// C-1: the row as a walk: so many steps to the right, down, left, and so on.
fn winding_row() -> BTreeMap<u32, PlainCell> {
    let (right, left, down, up) = ((1, 0), (-1, 0), (0, 1), (0, -1));
    let walk = [
        (right, 10),
        (down, 2),
        (left, 4),
        (down, 2),
        (right, 4),
        (down, 2),
        (left, 4),
        (down, 2),
        (right, 4),
        (down, 2),
        (left, 10),
        (up, 2),
        (right, 4),
        (up, 2),
        (left, 4),
        (up, 2),
        (right, 4),
        (up, 2),
        (left, 4),
        (up, 1),
    ];
    let mut spot = (1, 1);
    let mut fields = BTreeMap::from([(1, spot)]);
    for ((columns, rows), steps) in walk {
        for _ in 0..steps {
            spot = (spot.0 + columns, spot.1 + rows);
            fields.insert(fields.len() as u32 + 1, spot);
        }
    }
    assert_eq!(fields.len(), 72);
    fields
}
