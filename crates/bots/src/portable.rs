//! Arithmetic that gives the same bits on every machine. The functions of the system's library do not.

/// e to the power of x, to about six digits.
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let halvings = round(x * std::f32::consts::LOG2_E);
    let rest = x - halvings * std::f32::consts::LN_2;
    let series = [1.0 / 720.0, 1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let power = series.iter().fold(0.0, |sum, term| sum * rest + term);
    power * f32::from_bits(((halvings as i32 + 127) as u32) << 23)
}

/// The nearest whole number, the even one of two; for numbers that are not large. A number that has no room for a fraction
/// is added and taken away again, which is quicker than a call of the system's library.
fn round(x: f32) -> f32 {
    const WHOLE: f32 = (3 << 22) as f32;
    (x + WHOLE) - WHOLE
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn the_exponential_is_right_to_five_digits() {
        for step in -800..=800 {
            let x = step as f32 / 10.0;
            let (ours, true_value) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / true_value - 1.0).abs() < 1e-5, "exp({x}) = {ours}, not {true_value}");
        }
    }
}
