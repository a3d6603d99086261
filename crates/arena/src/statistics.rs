//! How sure a result is.

use serde::Serialize;

/// The two-sided 95 % point of the normal distribution.
const Z: f64 = 1.959_964;
/// Both errors of an early stop are 5 %: the likelihood ratio that decides is 19 to 1.
const SPRT_BOUND: f64 = 2.944_439;

/// What an early stop came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum EarlyStop {
    Low,
    High,
}

/// Wilson's interval for a share of so many games. Shared wins make it a little wider than it needs to be.
pub fn interval(wins: f64, games: usize) -> (f64, f64) {
    let games = games.max(1) as f64;
    let share = wins / games;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z / scale * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// Wald's sequential test of two shares against each other; nothing while it is open.
pub fn sprt_verdict(wins: f64, games: usize, low: f64, high: f64) -> Option<EarlyStop> {
    let losses = games as f64 - wins;
    let ratio = wins * (high / low).ln() + losses * ((1.0 - high) / (1.0 - low)).ln();
    match ratio {
        ratio if ratio >= SPRT_BOUND => Some(EarlyStop::High),
        ratio if ratio <= -SPRT_BOUND => Some(EarlyStop::Low),
        _ => None,
    }
}

/// The difference in rating points that goes with a share of the wins against one opponent: 400 points are 10 to 1.
pub fn rating_difference(share: f64) -> f64 {
    let share = share.clamp(1e-3, 1.0 - 1e-3);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_textbook() {
        let (low, high) = interval(65.0, 100);
        assert!((low - 0.5525).abs() < 1e-3 && (high - 0.7364).abs() < 1e-3, "{low} {high}");
        let (low, high) = interval(10.0, 10);
        assert!((low - 0.7225).abs() < 1e-3 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn a_test_stops_when_nineteen_to_one_speak_for_it() {
        assert_eq!(sprt_verdict(0.0, 0, 0.5, 0.65), None);
        assert_eq!(sprt_verdict(12.0, 12, 0.5, 0.65), Some(EarlyStop::High));
        assert_eq!(sprt_verdict(0.0, 9, 0.5, 0.65), Some(EarlyStop::Low));
        assert_eq!(sprt_verdict(57.0, 100, 0.5, 0.65), None);
    }

    #[test]
    fn ten_to_one_are_four_hundred_points() {
        assert!((rating_difference(10.0 / 11.0) - 400.0).abs() < 1e-6);
        assert!(rating_difference(0.5).abs() < 1e-9);
        assert!(rating_difference(1.0).is_finite());
    }
}
