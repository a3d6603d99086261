//! Numbers that were fitted to games: one for each of a few times of the game, at two seats and at four. Between them they
//! change evenly.

/// How many times of the game have numbers of their own.
pub const KNOTS: usize = 4;

/// At two seats and at four, at each of the times.
pub type FittedNumbers = [[f32; KNOTS]; 2];

/// Where a position lies between the fitted numbers.
#[derive(Clone, Copy, Debug)]
pub struct GamePhase {
    /// How much each of the times counts.
    hats: [f32; KNOTS],
    /// From 0 at two seats to 1 at four and more.
    crowd: f32,
}

impl GamePhase {
    /// At one of the times itself.
    pub(crate) fn on(knot: usize, seats: u8) -> Self {
        let mut hats = [0.0; KNOTS];
        hats[knot] = 1.0;
        Self { hats, crowd: crowd(seats) }
    }

    /// Between the times, which are given from the least to the greatest.
    pub(crate) fn between(times: &[f32; KNOTS], time: f32, seats: u8) -> Self {
        let after = match times.iter().position(|other| time < *other) {
            Some(0) => return Self::on(0, seats),
            Some(after) => after,
            None => return Self::on(KNOTS - 1, seats),
        };
        let part = (time - times[after - 1]) / (times[after] - times[after - 1]);
        let mut hats = [0.0; KNOTS];
        hats[after] = part;
        hats[after - 1] = 1.0 - part;
        Self { hats, crowd: crowd(seats) }
    }

    pub fn of(&self, numbers: &FittedNumbers) -> f32 {
        let at = |numbers: &[f32; KNOTS]| {
            numbers.iter().zip(&self.hats).map(|(number, hat)| number * hat).sum::<f32>()
        };
        let [few, many] = numbers;
        (1.0 - self.crowd) * at(few) + self.crowd * at(many)
    }

    pub(crate) fn of_each<const N: usize>(&self, numbers: &[FittedNumbers; N]) -> [f32; N] {
        std::array::from_fn(|index| self.of(&numbers[index]))
    }
}

impl GamePhase {
    /// How much each of the times counts.
    pub const fn times(&self) -> [f32; KNOTS] {
        self.hats
    }

    /// How far the table is from one for two to one for four: 1 for that, and for more.
    pub const fn crowd(&self) -> f32 {
        self.crowd
    }
}

fn crowd(seats: u8) -> f32 {
    (f32::from(seats.saturating_sub(2)) / 2.0).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMES: [f32; KNOTS] = [0.0, 1.0, 4.0, 10.0];
    const NUMBERS: FittedNumbers = [[8.0, 4.0, 1.0, 0.0], [0.0, 0.0, 10.0, 20.0]];

    fn at(time: f32, seats: u8) -> f32 {
        GamePhase::between(&TIMES, time, seats).of(&NUMBERS)
    }

    #[test]
    fn numbers_change_evenly_between_the_times_and_stay_the_same_beyond_them() {
        for (time, number) in
            [(-1.0, 8.0), (0.0, 8.0), (0.5, 6.0), (1.0, 4.0), (2.5, 2.5), (10.0, 0.0), (99.0, 0.0)]
        {
            assert!((at(time, 2) - number).abs() < 1e-5, "at {time}");
        }
        assert!((GamePhase::on(1, 2).of(&NUMBERS) - at(1.0, 2)).abs() < 1e-5);
    }

    #[test]
    fn a_table_for_three_lies_between_two_and_four_and_one_for_five_is_like_four() {
        for (seats, number) in [(2, 1.0), (3, 5.5), (4, 10.0), (5, 10.0)] {
            assert!((at(4.0, seats) - number).abs() < 1e-5, "{seats} seats");
        }
    }
}
