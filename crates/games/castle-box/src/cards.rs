//! Build cards and tower cards: hands, the open display and the piles.

use tabletop::{MAX_SEATS, Random, Seat, Viewer};

use crate::{CellSet, FIELDS, Field};

/// Build cards that lie open.
pub const OPEN_CARDS: usize = 6;

/// Where all the cards are. A build card goes by its field; played cards are nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    hands: [CellSet; MAX_SEATS],
    /// How many build cards are in each hand.
    hand_sizes: [u8; MAX_SEATS],
    /// Cards in hands that everybody saw being taken. The table does not show them; a good memory does.
    seen: CellSet,
    towers: [u8; MAX_SEATS],
    tower_pile: u8,
    /// Numbers of fields; the rest of the array is 0.
    open: [u8; OPEN_CARDS],
    /// The top card is the last.
    pile: [u8; FIELDS],
    pile_len: u8,
}

impl Cards {
    /// Nothing but a pile of tower cards.
    pub const fn none(tower_pile: u8) -> Self {
        Self {
            hands: [CellSet::EMPTY; MAX_SEATS],
            hand_sizes: [0; MAX_SEATS],
            seen: CellSet::EMPTY,
            towers: [0; MAX_SEATS],
            tower_pile,
            open: [0; OPEN_CARDS],
            pile: [0; FIELDS],
            pile_len: 0,
        }
    }

    /// Shuffles the build cards and deals so many to each seat and the open ones.
    pub fn deal(seats: u8, each: usize, tower_pile: u8, rng: &mut impl Random) -> Self {
        let mut cards = Self::none(tower_pile);
        let mut pack: [u8; FIELDS] = std::array::from_fn(|index| index as u8 + 1);
        rng.shuffle(&mut pack);
        cards.pile = pack;
        cards.pile_len = FIELDS as u8;
        for seat in Seat::all(seats) {
            for _ in 0..each {
                cards.take_top(seat);
            }
        }
        cards.fill_open();
        cards
    }

    #[inline]
    pub const fn hand(&self, seat: Seat) -> CellSet {
        self.hands[seat.index()]
    }

    /// How many build cards are in a hand.
    #[inline]
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.hand_sizes[seat.index()] as usize
    }

    #[inline]
    pub const fn has(&self, seat: Seat, card: Field) -> bool {
        self.hands[seat.index()].contains(card.cell())
    }

    /// The fields of the cards in a hand, lowest first.
    pub fn hand_fields(&self, seat: Seat) -> impl Iterator<Item = Field> + use<> {
        self.hand(seat).iter().filter_map(crate::Cell::field)
    }

    /// Tower cards in hand.
    #[inline]
    pub const fn towers(&self, seat: Seat) -> u8 {
        self.towers[seat.index()]
    }

    #[inline]
    pub const fn tower_pile(&self) -> u8 {
        self.tower_pile
    }

    /// The open cards, in the order they lie.
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = Field> {
        self.open.iter().map_while(|number| Field::new(*number))
    }

    /// The same as numbers of fields; 0 where no card lies.
    #[inline]
    pub const fn open_numbers(&self) -> [u8; OPEN_CARDS] {
        self.open
    }

    pub fn is_open(&self, card: Field) -> bool {
        self.open.contains(&card.number())
    }

    #[inline]
    pub const fn pile_len(&self) -> u8 {
        self.pile_len
    }

    /// The pile, top card first.
    pub fn pile(&self) -> impl Iterator<Item = Field> {
        self.pile[..self.pile_len as usize].iter().rev().filter_map(|number| Field::new(*number))
    }

    /// Cards in hands that everybody saw being taken.
    pub const fn seen(&self) -> CellSet {
        self.seen
    }

    /// Whether a build card has left the game: it is in no hand, not open and not in the pile.
    pub fn is_played(&self, card: Field) -> bool {
        let is_held = self.hands.iter().any(|hand| hand.contains(card.cell()));
        !is_held && !self.is_open(card) && self.pile().all(|other| other != card)
    }

    /// Takes an open card; the top one of the pile, if there is one, takes its place and is answered.
    pub fn take_open(&mut self, seat: Seat, card: Field) -> Option<Field> {
        let slot = self.open.iter().position(|number| *number == card.number())?;
        self.put_in_hand(seat, card);
        self.seen.insert(card.cell());
        let next = self.pop();
        if let Some(next) = next {
            self.open[slot] = next.number();
        } else {
            self.open.copy_within(slot + 1.., slot);
            self.open[OPEN_CARDS - 1] = 0;
        }
        next
    }

    /// Takes the top card of the pile.
    pub fn take_top(&mut self, seat: Seat) -> Option<Field> {
        let card = self.pop()?;
        self.put_in_hand(seat, card);
        Some(card)
    }

    pub const fn take_tower(&mut self, seat: Seat) {
        self.tower_pile -= 1;
        self.towers[seat.index()] += 1;
    }

    /// A build card leaves the game.
    #[inline]
    pub const fn play(&mut self, seat: Seat, card: Field) {
        self.hands[seat.index()].remove(card.cell());
        self.hand_sizes[seat.index()] -= 1;
        self.seen.remove(card.cell());
    }

    /// A tower card leaves the game.
    #[inline]
    pub const fn play_tower(&mut self, seat: Seat) {
        self.towers[seat.index()] -= 1;
    }

    /// Deals anew what the viewer, having watched the whole game, cannot know: the pile, and of the other hands all but
    /// what was taken from the open cards. What is drawn depends on nothing else.
    pub fn redeal(&self, seats: u8, viewer: Viewer, rng: &mut impl Random) -> Self {
        let mut cards = *self;
        let others = || Seat::all(seats).filter(move |seat| Some(*seat) != viewer);
        let mut unknown = self.pile().map(Field::cell).collect::<CellSet>().0;
        let mut counts = [0; MAX_SEATS];
        for seat in others() {
            let hidden = self.hands[seat.index()].0 & !self.seen.0;
            counts[seat.index()] = hidden.count_ones();
            unknown |= hidden;
            cards.hands[seat.index()].0 &= self.seen.0;
            cards.hand_sizes[seat.index()] -= counts[seat.index()] as u8;
        }
        let mut pool: [u8; FIELDS] = [0; FIELDS];
        let mut len = 0;
        for cell in CellSet(unknown) {
            pool[len] = cell.0 + 1;
            len += 1;
        }
        rng.shuffle(&mut pool[..len]);
        cards.pile = pool;
        cards.pile_len = len as u8;
        for seat in others() {
            for _ in 0..counts[seat.index()] {
                cards.take_top(seat);
            }
        }
        cards
    }

    #[inline]
    const fn put_in_hand(&mut self, seat: Seat, card: Field) {
        self.hands[seat.index()].insert(card.cell());
        self.hand_sizes[seat.index()] += 1;
    }

    fn fill_open(&mut self) {
        for slot in 0..OPEN_CARDS {
            self.open[slot] = self.pop().map_or(0, Field::number);
        }
    }

    fn pop(&mut self) -> Option<Field> {
        self.pile_len = self.pile_len.checked_sub(1)?;
        Field::new(std::mem::take(&mut self.pile[self.pile_len as usize]))
    }

    pub(crate) fn set_hand(&mut self, seat: Seat, hand: CellSet, seen: CellSet, towers: u8) {
        self.hands[seat.index()] = hand;
        self.hand_sizes[seat.index()] = hand.len() as u8;
        self.seen.0 |= seen.0 & hand.0;
        self.towers[seat.index()] = towers;
    }

    /// Cards as a file has them; there are not more of them than fit.
    pub(crate) fn set_table(&mut self, open: &[Field], pile: &[Field]) {
        self.open = [0; OPEN_CARDS];
        self.open.iter_mut().zip(open).for_each(|(slot, card)| *slot = card.number());
        self.pile = [0; FIELDS];
        self.pile.iter_mut().zip(pile.iter().rev()).for_each(|(slot, card)| *slot = card.number());
        self.pile_len = pile.len() as u8;
    }
}
