//! What somebody may know of a state.

use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::edition::Sword;
use crate::game_end::LAST_ROUND;
use crate::landings::LandingView;
use crate::pieces::{Card, Colour, Figure, HIGHEST_VALUE, Position, Shop, ShopKind, Tile};
use crate::shops::PlaceName;
use crate::state::{Site, Step, Toledo};

/// The table as a seat or a spectator sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks; null for a spectator.
    pub viewer_seat: Viewer,
    /// Whose turn it is.
    pub turn_seat: Seat,
    /// Who had the first turn.
    pub start_seat: Seat,
    /// The round, from 1.
    pub round: u8,
    /// The game ends after this round at the latest.
    pub rounds: u8,
    /// Who has brought the third pawn to the Alcazar; every other player has one more turn.
    pub closing_seat: Option<Seat>,
    /// What is to be decided.
    pub step: StepName,
    /// The position that the decision is about: the full field, or the place to be used.
    pub step_position: Option<Position>,
    /// What the viewer can begin the turn with; empty at other steps (T-8 to T-11).
    pub actions: Vec<TurnAction>,
    /// What is asked for the place to be used; null at other steps (T-15, T-16).
    pub payment: Option<PaymentView>,
    /// The first card played in this turn, which lies open.
    pub open_card: Option<CardView>,
    /// The values that a further card of this turn may have.
    pub values_to_follow: Vec<u8>,
    /// Where the viewer's cards would take the viewer's pawns; empty while there is no pawn to move.
    pub landings: Vec<LandingView>,
    /// The Cathedral, the fields and the gates, in order.
    pub street: Vec<PlaceView>,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// The swords, by kind.
    pub swords: Vec<SwordView>,
    /// The points of the paintings that are left, from the top.
    pub paintings: Vec<u8>,
    /// The fencing tiles, by kind.
    pub tiles: Vec<TileView>,
    /// Steel in the supply.
    pub steel: u8,
    /// Gems in the supply.
    pub gems: u8,
    /// How many cards the draw pile has.
    pub pile: u8,
    /// The discards, by value and number.
    pub discards: Vec<CardView>,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StepName {
    /// One of the four actions.
    Action,
    /// A further card, or the end of the turn.
    More,
    /// Move on or challenge.
    Full,
    /// Use the place or not.
    Shop,
    /// Which sword or tile to take.
    Take,
    /// Which sword to lay under the pawn, if any.
    Gate,
    /// Nothing: the game is over.
    Over,
}

/// What a turn can be begun with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TurnAction {
    /// Cards are drawn (T-8).
    Draw,
    /// A shop is laid (T-9).
    Lay,
    /// A pawn is sent home (T-10).
    Home,
    /// A card is played and a pawn moved (T-11).
    Go,
}

/// What is asked for a place that a pawn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PaymentView {
    /// What the place is.
    pub place: PlaceName,
    /// The least value of a card that pays.
    pub price: u8,
    /// Who gets the card.
    pub payee: Payee,
    /// Whose shop it is; none for the tavern and the artist.
    pub owner_seat: Option<Seat>,
}

/// Who gets the card that pays for a place (T-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Payee {
    /// Nobody: the own shop is free.
    Nobody,
    /// The owner of the shop.
    Owner,
    /// The discards.
    Discards,
}

/// A position of the street.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlaceView {
    /// Its number: 0 is the Cathedral.
    pub position: Position,
    /// What is there.
    pub what: PlaceKind,
    /// The name of its row in the edition; none for the Cathedral and the gates.
    pub row: Option<String>,
    /// The least value of a card that pays for using it; none where nothing is paid.
    pub price: Option<u8>,
    /// Whose shop it is.
    pub owner_seat: Option<Seat>,
    /// What the shop sells.
    pub kind: Option<ShopKind>,
    /// How many circles it has.
    pub circles: u8,
    /// The pawns there, by seat.
    pub pawn_seats: Vec<Seat>,
}

/// What kind of place a position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceKind {
    /// Where all pawns begin.
    Cathedral,
    /// A field without a tile.
    Empty,
    /// A field with a player's shop.
    Shop,
    /// Cards can be drawn here.
    Tavern,
    /// Paintings can be bought here.
    Artist,
    /// An entrance of the Alcazar.
    Gate,
}

/// A card with all that is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardView {
    /// Value and number, as in `4-3`.
    pub card: Card,
    /// Money and movement.
    pub value: u8,
    /// The colour of the duel picture.
    pub colour: Colour,
    /// The figure that is highlighted in it.
    pub figure: Figure,
}

/// A player, with what lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The chair.
    pub seat: Seat,
    /// How many cards are in hand.
    pub cards: u8,
    /// The cards in hand, where the viewer may see them.
    pub hand: Option<Vec<CardView>>,
    /// Pawns on the Cathedral.
    pub cathedral: u8,
    /// Where the pawns on the street stand; twice where two do.
    pub fields: Vec<Position>,
    /// Pawns in the Alcazar.
    pub alcazar: u8,
    /// Steel held.
    pub steel: u8,
    /// Gems held.
    pub gems: u8,
    /// Fencing tiles held.
    pub tiles: Vec<Tile>,
    /// Shops not laid yet.
    pub shops: Vec<Shop>,
    /// The points of the swords still held.
    pub swords: Vec<u8>,
    /// The points of the swords under pawns in the Alcazar.
    pub brought: Vec<u8>,
    /// The points of the paintings.
    pub paintings: Vec<u8>,
    /// What the player would score now, and for what.
    pub score: ScoreView,
}

/// Points, and what they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScoreView {
    /// Swords under pawns in the Alcazar.
    pub brought: i32,
    /// Swords still held, half of each.
    pub held: i32,
    /// Paintings.
    pub paintings: i32,
    /// Two gems are one point.
    pub gems: i32,
    /// The movement tile costs points.
    pub movement: i32,
    /// All together.
    pub total: i32,
}

/// A kind of sword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SwordView {
    /// What it scores.
    pub points: u8,
    /// The steel it costs.
    pub steel: u8,
    /// The gems it costs.
    pub gems: u8,
    /// How many lie open.
    pub left: u8,
    /// How many there are in the box.
    pub copies: u8,
    /// Whether the viewer's steel and gems would pay for it (T-17); null for a spectator.
    pub is_affordable: Option<bool>,
}

/// A kind of fencing tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TileView {
    /// Which kind.
    pub tile: Tile,
    /// How many lie open.
    pub left: u8,
}

impl Toledo {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let holds_tile = self.mover().has_tile(Tile::Movement);
        let follow = self.played.values_to_follow(holds_tile);
        let (step, step_position) = self.step_name();
        View {
            viewer_seat: viewer,
            turn_seat: self.turn,
            start_seat: self.start,
            round: self.round,
            rounds: LAST_ROUND,
            closing_seat: self.closing,
            step,
            step_position,
            actions: self.actions_for(viewer),
            payment: self.payment(),
            open_card: self.played.first.map(|card| self.card_view(card)),
            values_to_follow: (1..=HIGHEST_VALUE).filter(|value| follow & (1 << value) != 0).collect(),
            landings: self.landing_views(viewer),
            street: (0..=self.edition.last_gate()).map(|number| self.place_view(Position(number))).collect(),
            players: self.all_seats().map(|seat| self.player_view(seat, viewer)).collect(),
            swords: self.sword_views(viewer),
            paintings: self.edition.paintings[self.supply.paintings_taken as usize..].to_vec(),
            tiles: Tile::ALL.map(|tile| TileView { tile, left: self.supply.tiles[tile as usize] }).to_vec(),
            steel: self.supply.steel,
            gems: self.supply.gems,
            pile: self.pile.len(),
            discards: self.discards.iter().map(|card| self.card_view(card)).collect(),
        }
    }

    pub(crate) const fn step_name(&self) -> (StepName, Option<Position>) {
        match self.step {
            Step::Action => (StepName::Action, None),
            Step::More => (StepName::More, None),
            Step::Full { field } => (StepName::Full, Some(field)),
            Step::Shop { field } => (StepName::Shop, Some(field)),
            Step::Take { field } => (StepName::Take, Some(field)),
            Step::Gate => (StepName::Gate, None),
            Step::Over => (StepName::Over, None),
        }
    }

    /// T-8 to T-11: for the player on turn alone, since it tells of the hand.
    fn actions_for(&self, viewer: Viewer) -> Vec<TurnAction> {
        if viewer != Some(self.turn) || self.step != Step::Action {
            return Vec::new();
        }
        let player = self.mover();
        let has_action = [
            (TurnAction::Draw, true),
            (TurnAction::Lay, player.shops != 0 && self.empty_fields() != 0),
            (TurnAction::Home, player.fields != 0),
            (TurnAction::Go, self.landings().iter().any(|landings| *landings != 0)),
        ];
        has_action.into_iter().filter_map(|(action, may)| may.then_some(action)).collect()
    }

    /// T-15, T-16: what whoever is on turn is asked for the place.
    fn payment(&self) -> Option<PaymentView> {
        let Step::Shop { field } = self.step else { return None };
        let owner_seat = self.owner(field);
        let payee = match owner_seat {
            Some(_) if self.is_free(field) => Payee::Nobody,
            Some(_) => Payee::Owner,
            None => Payee::Discards,
        };
        Some(PaymentView { place: self.place_name(field), price: self.price(field), payee, owner_seat })
    }

    fn card_view(&self, card: Card) -> CardView {
        let picture = self.edition.picture(card);
        CardView { card, value: card.value(), colour: picture.colour, figure: picture.figure }
    }

    fn place_view(&self, position: Position) -> PlaceView {
        let (what, owner_seat, kind) = match self.site(position) {
            Some(Site::Cathedral) => (PlaceKind::Cathedral, None, None),
            Some(Site::Shop { owner, shop }) => (PlaceKind::Shop, Some(owner), Some(shop.kind)),
            Some(Site::Tavern) => (PlaceKind::Tavern, None, None),
            Some(Site::Artist) => (PlaceKind::Artist, None, None),
            Some(Site::Gate) => (PlaceKind::Gate, None, None),
            Some(Site::Empty) | None => (PlaceKind::Empty, None, None),
        };
        let on_street = self.edition.street() & position.bit() != 0;
        let row = self.edition.rows.iter().find(|row| on_street && position.0 <= row.last);
        let pawn_seats = if position == Position::CATHEDRAL {
            self.all_seats()
                .flat_map(|seat| std::iter::repeat_n(seat, self.player(seat).cathedral.into()))
                .collect()
        } else {
            self.pawns_on(position).collect()
        };
        PlaceView {
            position,
            what,
            row: row.map(|row| row.name.clone()),
            price: on_street.then(|| self.price(position)),
            owner_seat,
            kind,
            circles: self.circles(position),
            pawn_seats,
        }
    }

    /// T-7, T-28: a hand is shown to its player, and to all when the game is over.
    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let (player, score) = (self.player(seat), self.score(seat));
        let may_see = viewer == Some(seat) || self.step == Step::Over;
        PlayerView {
            seat,
            cards: player.hand.len(),
            hand: may_see.then(|| player.hand.iter().map(|card| self.card_view(card)).collect()),
            cathedral: player.cathedral,
            fields: player.pawn_fields().collect(),
            alcazar: player.alcazar,
            steel: player.steel,
            gems: player.gems,
            tiles: player.held_tiles().collect(),
            shops: Shop::all().filter(|shop| player.has_shop(*shop)).collect(),
            swords: self.sword_points(&player.swords),
            brought: self.sword_points(&player.brought),
            paintings: self.painting_points(&player.paintings),
            score: ScoreView {
                brought: score.brought,
                held: score.held,
                paintings: score.paintings,
                gems: score.gems,
                movement: score.movement,
                total: score.total(),
            },
        }
    }

    fn sword_views(&self, viewer: Viewer) -> Vec<SwordView> {
        let own = viewer.filter(|seat| seat.index() < self.seats as usize).map(|seat| self.player(seat));
        let view = |(sword, left): (&Sword, u8)| {
            let Sword { points, steel, gems, copies } = *sword;
            let is_affordable = own.map(|player| player.can_pay(steel, gems));
            SwordView { points, steel, gems, left, copies, is_affordable }
        };
        self.edition.swords.iter().zip(self.supply.swords).map(view).collect()
    }

    /// The points of so many swords of each kind.
    pub(crate) fn sword_points(&self, counts: &[u8]) -> Vec<u8> {
        let kinds = self.edition.swords.iter().zip(counts);
        kinds.flat_map(|(sword, count)| std::iter::repeat_n(sword.points, (*count).into())).collect()
    }

    /// The points of so many paintings of each kind.
    pub(crate) fn painting_points(&self, counts: &[u8]) -> Vec<u8> {
        let kinds = self.edition.paintings.iter().zip(counts);
        kinds.flat_map(|(points, count)| std::iter::repeat_n(*points, (*count).into())).collect()
    }
}
