//! Reading a state: everything in the box is somewhere, exactly once, and the step fits the position.

use tabletop::Seat;

use crate::edition::Edition;
use crate::edition_check::Fault;
use crate::game_end::{LAST_ROUND, PAWNS_TO_CLOSE};
use crate::movement_tile::PlayedValues;
use crate::pieces::{Cards, HIGHEST_VALUE, Position, Tile};
use crate::setup::{MOST_SEATS, PAWNS};
use crate::state::{Pile, Step, Toledo};
use crate::state_file::{PlayerFile, StateFile};
use crate::wares::MOST_TILES;

impl TryFrom<StateFile> for Toledo {
    type Error = Fault;

    fn try_from(file: StateFile) -> Result<Self, Fault> {
        let edition = Edition::chosen(file.edition.as_deref()).map_err(|error| error.to_string())?;
        let seats = file.players.len();
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(format!("Toledo is for 2 to {MOST_SEATS} players, not {seats}"));
        }
        let mut game = Self::bare(edition, file.deal, seats as u8, file.start_seat);
        game.read_course(&file)?;
        game.read_street(&file)?;
        for (seat, player) in Seat::all(seats as u8).zip(&file.players) {
            game.read_player(seat, player).map_err(|fault| format!("seat {seat}: {fault}"))?;
        }
        game.read_cards(&file)?;
        game.read_played(&file)?;
        game.check_supply(&file)?;
        game.check_pawns()?;
        game.check_closing()?;
        game.check_step()?;
        Ok(game)
    }
}

impl Toledo {
    fn read_course(&mut self, file: &StateFile) -> Result<(), Fault> {
        let named = [("start_seat", Some(file.start_seat)), ("turn_seat", Some(file.turn_seat))];
        for (name, seat) in named.into_iter().chain([("closing_seat", file.closing_seat)]) {
            if seat.is_some_and(|seat| seat.index() >= self.seats as usize) {
                return Err(format!("{name} is no seat of a game with {} players", self.seats));
            }
        }
        if !(1..=LAST_ROUND).contains(&file.round) {
            return Err(format!("the round is 1 to {LAST_ROUND}, not {}", file.round));
        }
        // Every shuffle takes cards that were drawn, so that no game comes near this.
        if !(1..=1_000_000).contains(&file.shuffles) {
            return Err(format!("there has been at least one shuffle and not {}", file.shuffles));
        }
        self.shuffles = file.shuffles;
        self.turn = file.turn_seat;
        self.round = file.round;
        self.closing = file.closing_seat;
        self.step = file.step.into();
        Ok(())
    }

    /// T-2, T-7, T-9: own shops, each once, on fields that are empty.
    fn read_street(&mut self, file: &StateFile) -> Result<(), Fault> {
        for laid in &file.street {
            let (field, owner, shop) = (laid.field, laid.owner_seat, laid.shop);
            if owner.index() >= self.seats as usize {
                return Err(format!("the shop on {field} belongs to seat {owner}, who does not play"));
            }
            if !(1..=self.edition.fields()).contains(&field.0) || self.empty_fields() & field.bit() == 0 {
                return Err(format!("there can be no shop on {field}: it is no field, or not empty"));
            }
            if !self.player(owner).has_shop(shop) {
                return Err(format!("the {shop} of seat {owner} lies on the street twice"));
            }
            self.put_shop(owner, shop, field);
        }
        Ok(())
    }

    fn read_player(&mut self, seat: Seat, file: &PlayerFile) -> Result<(), Fault> {
        let mut player = *self.player(seat);
        let shops = file.shops.iter().fold(0, |shops: u8, shop| shops | 1 << shop.index());
        if shops != player.shops || file.shops.len() != shops.count_ones() as usize {
            return Err("the shops in hand must be the eight without those on the street".into());
        }
        player.cathedral = file.cathedral;
        player.alcazar = file.alcazar;
        for field in &file.fields {
            if !(1..=self.edition.fields()).contains(&field.0) || self.stops & field.bit() == 0 {
                return Err(format!("no pawn can stand on {field}: there is no shop, tavern or artist"));
            }
            if player.pairs & field.bit() != 0 {
                return Err(format!("three pawns stand on {field}"));
            }
            player.put_pawn(*field);
        }
        player.steel = file.steel;
        player.gems = file.gems;
        player.tiles = file.tiles.iter().fold(0, |tiles, tile| tiles | tile.bit());
        if file.tiles.len() != player.tiles.count_ones() as usize || player.tiles.count_ones() > MOST_TILES {
            return Err(format!("a player holds at most {MOST_TILES} fencing tiles, all different"));
        }
        self.count_swords(&file.swords, &mut player.swords)?;
        self.count_swords(&file.brought, &mut player.brought)?;
        if file.brought.len() > file.alcazar as usize {
            return Err("there are more swords in the Alcazar than pawns to lie under".into());
        }
        for points in &file.paintings {
            let kind = self.edition.painting_kind(*points);
            let kind = kind.ok_or_else(|| format!("there is no painting of {points} points"))?;
            player.paintings[kind] = player.paintings[kind].saturating_add(1);
        }
        *self.player_mut(seat) = player;
        Ok(())
    }

    fn count_swords(&self, points: &[u8], counts: &mut [u8]) -> Result<(), Fault> {
        for points in points {
            let kind = self.edition.sword_kind(*points);
            let kind = kind.ok_or_else(|| format!("there is no sword of {points} points"))?;
            counts[kind] = counts[kind].saturating_add(1);
        }
        Ok(())
    }

    /// T-3: every card is in one hand, in the pile, in the discards or open.
    fn read_cards(&mut self, file: &StateFile) -> Result<(), Fault> {
        let open = file.played.iter().map(|played| played.first);
        let hands = file.players.iter().flat_map(|player| player.hand.iter().copied());
        let piles = file.pile.iter().chain(&file.discards).copied();
        let mut found = Cards::EMPTY;
        for card in open.chain(hands).chain(piles) {
            if !self.edition.cards.contains(card) {
                return Err(format!("there is no card {card}"));
            }
            if found.contains(card) {
                return Err(format!("the card {card} is in two places"));
            }
            found.insert(card);
        }
        if let Some(card) = self.edition.cards.without(found).iter().next() {
            return Err(format!("the card {card} is nowhere"));
        }
        for (seat, player) in Seat::all(self.seats).zip(&file.players) {
            self.player_mut(seat).hand = player.hand.iter().copied().collect();
        }
        self.pile = Pile::new(file.pile.iter().rev().copied());
        self.discards = file.discards.iter().copied().collect();
        let in_hands = file.players.iter().flat_map(|player| player.hand.iter().copied()).collect();
        // What players remember is no part of the rules: what cannot be is left out.
        self.seen = file.seen.iter().copied().collect::<Cards>().common(in_hands);
        Ok(())
    }

    /// T-11, T-25: cards are played in a turn of movement and only there.
    fn read_played(&mut self, file: &StateFile) -> Result<(), Fault> {
        let moving = !matches!(self.step, Step::Action | Step::Over);
        let Some(played) = &file.played else {
            let fault = "in this step a first card lies open: `played` is missing";
            return if moving { Err(fault.into()) } else { Ok(()) };
        };
        if !moving {
            return Err("in this step no card has been played: `played` must be null".into());
        }
        let other = played.other.unwrap_or(0);
        let good_other = played.other.is_none() && !played.other_may_be_odd
            || (1..=HIGHEST_VALUE).contains(&other) && other != played.first.value();
        if !good_other || (other != 0 && !played.first_may_be_odd && !played.other_may_be_odd) {
            return Err("of the two values played one must be able to be the odd one".into());
        }
        self.played = PlayedValues {
            first: Some(played.first),
            first_may_be_odd: played.first_may_be_odd,
            other,
            other_may_be_odd: played.other_may_be_odd,
        };
        Ok(())
    }

    /// T-4, T-5, T-6: what the players have and what is left make up the box.
    fn check_supply(&mut self, file: &StateFile) -> Result<(), Fault> {
        let sum = |left: u8, of: fn(&PlayerFile) -> u8| {
            u32::from(left) + file.players.iter().map(|player| u32::from(of(player))).sum::<u32>()
        };
        let steel = sum(file.supply.steel, |player| player.steel);
        let gems = sum(file.supply.gems, |player| player.gems);
        balance("pieces of steel", steel, self.edition.steel)?;
        balance("gems", gems, self.edition.gems)?;
        self.supply.steel = file.supply.steel;
        self.supply.gems = file.supply.gems;
        self.check_tiles(file)?;
        self.check_swords(file)?;
        self.check_paintings(file)
    }

    fn check_tiles(&mut self, file: &StateFile) -> Result<(), Fault> {
        for tile in Tile::ALL {
            let left = file.supply.tiles.iter().filter(|other| **other == tile).count() as u32;
            let held = self.players.iter().filter(|player| player.has_tile(tile)).count() as u32;
            balance(&format!("{} tiles", tile.name()), left + held, self.edition.tile_count(tile))?;
            self.supply.tiles[tile as usize] = left as u8;
        }
        Ok(())
    }

    fn check_swords(&mut self, file: &StateFile) -> Result<(), Fault> {
        let mut left = [0; crate::edition::MOST_SWORD_KINDS];
        self.count_swords(&file.supply.swords, &mut left)?;
        for (kind, sword) in self.edition.swords.iter().enumerate() {
            let of = |counts: fn(&crate::state::PlayerState) -> &[u8]| {
                self.players.iter().map(|player| u32::from(counts(player)[kind])).sum::<u32>()
            };
            let taken = of(|player| &player.swords) + of(|player| &player.brought);
            balance(
                &format!("swords of {} points", sword.points),
                u32::from(left[kind]) + taken,
                sword.copies,
            )?;
        }
        self.supply.swords = left;
        Ok(())
    }

    /// T-5: the pile of paintings has lost its top, and that is what the players have.
    fn check_paintings(&mut self, file: &StateFile) -> Result<(), Fault> {
        let all = &self.edition.paintings;
        let taken = all.len().checked_sub(file.supply.paintings.len());
        let taken = taken.filter(|taken| all[*taken..] == file.supply.paintings);
        let taken = taken.ok_or("the paintings left must be the lower part of the pile")?;
        let mut expected = all[..taken].to_vec();
        let mut found: Vec<u8> =
            file.players.iter().flat_map(|player| player.paintings.iter().copied()).collect();
        expected.sort_unstable();
        found.sort_unstable();
        if expected != found {
            return Err("the players' paintings must be those taken from the top of the pile".into());
        }
        self.supply.paintings_taken = taken as u8;
        Ok(())
    }

    /// T-7, T-13: five pawns each, and no circle with two.
    fn check_pawns(&self) -> Result<(), Fault> {
        for seat in self.all_seats() {
            let player = self.player(seat);
            let on_its_way = u32::from(seat == self.turn && matches!(self.step, Step::Full { .. }));
            let on_street = player.fields.count_ones() + player.pairs.count_ones();
            let pawns = u32::from(player.cathedral) + u32::from(player.alcazar) + on_street + on_its_way;
            if pawns != u32::from(PAWNS) {
                return Err(format!("seat {seat} has {pawns} pawns; it must be {PAWNS}"));
            }
        }
        for field in (1..=self.edition.fields()).map(Position) {
            let (pawns, circles) = (self.pawns_on(field).count(), self.circles(field));
            if pawns > circles as usize {
                return Err(format!("{pawns} pawns stand on {field}, which has {circles} circles"));
            }
        }
        Ok(())
    }

    /// T-26: who has three pawns in the Alcazar at the end of a turn brings the last round.
    fn check_closing(&self) -> Result<(), Fault> {
        let has_closed = |seat: &Seat| self.player(*seat).alcazar >= PAWNS_TO_CLOSE;
        if let Some(seat) = self.closing {
            if !has_closed(&seat) {
                return Err(format!(
                    "closing_seat is {seat}, who has not {PAWNS_TO_CLOSE} pawns in the Alcazar"
                ));
            }
            if seat == self.turn && self.step != Step::Over {
                return Err(format!("the last round is over when it is seat {seat}'s turn again"));
            }
            return Ok(());
        }
        let may_be_open = |seat: &Seat| *seat == self.turn && !matches!(self.step, Step::Action | Step::Over);
        match self.all_seats().find(|seat| has_closed(seat) && !may_be_open(seat)) {
            Some(seat) => {
                Err(format!("seat {seat} has {PAWNS_TO_CLOSE} pawns in the Alcazar: closing_seat is missing"))
            }
            None => Ok(()),
        }
    }

    /// The step asks something that can be asked here.
    fn check_step(&self) -> Result<(), Fault> {
        let on_street = |field: Position| (1..=self.edition.fields()).contains(&field.0);
        let stands = |field: Position| on_street(field) && self.mover().pawns_on(field) > 0;
        match self.step {
            Step::Full { field } if !on_street(field) || self.full() & field.bit() == 0 => {
                Err(format!("the field {field} is not full"))
            }
            Step::Full { field } if self.is_stranded() => Err(format!(
                "the pawn on {field} can neither move on nor challenge: it could not have come there"
            )),
            Step::Shop { field } | Step::Take { field } if !stands(field) => {
                Err(format!("seat {} has no pawn on {field}", self.turn))
            }
            Step::Take { field } if !self.has_choice_to_take(field) || self.is_free(field) => {
                Err(format!("on {field} nothing has been paid for that is still to be chosen"))
            }
            Step::Gate if !self.mover().has_swords() || self.has_brought_too_many() => {
                Err(format!("seat {} has no sword to lay, or no pawn to lay one under", self.turn))
            }
            _ => Ok(()),
        }
    }

    fn has_brought_too_many(&self) -> bool {
        let player = self.mover();
        player.brought.iter().map(|count| u32::from(*count)).sum::<u32>() >= u32::from(player.alcazar)
    }
}

/// The box has so many.
fn balance(what: &str, found: u32, box_has: u8) -> Result<(), Fault> {
    if found == u32::from(box_has) {
        Ok(())
    } else {
        Err(format!("there are {found} {what} with the players and in the supply; it must be {box_has}"))
    }
}
