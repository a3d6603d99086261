//! The written form of a network: a few lines of text, an empty line, and then its numbers, least byte first.

use encoding::Sizes;

use super::Network;
use super::layers::{HIDDEN, Head, SUMS, WeightRow, difference};

const FIRST_LINE: &str = "tertulia network 1";

/// Bytes that are no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no network: {0}")]
pub struct BadNetwork(&'static str);

impl Network {
    /// Reads a network.
    pub fn read(bytes: &[u8]) -> Result<Self, BadNetwork> {
        let end = bytes.windows(2).position(|two| two == b"\n\n").ok_or(BadNetwork("its head has no end"))?;
        let head = std::str::from_utf8(&bytes[..end]).map_err(|_| BadNetwork("its head is no text"))?;
        let mut lines = head.lines();
        if lines.next() != Some(FIRST_LINE) {
            return Err(BadNetwork("the first line is another"));
        }
        let values: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(' ')).collect();
        let text = |name: &str| values.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
        let size = |name: &str| {
            let size = text(name).and_then(|value| value.parse::<usize>().ok());
            size.filter(|size| *size <= 1 << 14).ok_or(BadNetwork("a size is missing"))
        };
        if size("sums")? != SUMS || size("hidden")? != HIDDEN {
            return Err(BadNetwork("its layers have other sizes"));
        }
        let sizes = Sizes {
            common: size("common")?,
            seat: size("seat")?,
            own: size("own")?,
            action: size("action")?,
        };
        let mut numbers = Numbers(&bytes[end + 2..]);
        let common = numbers.rows(sizes.common)?;
        let seat = numbers.rows(sizes.seat)?;
        let own = numbers.rows(sizes.own)?;
        let other = numbers.rows(sizes.seat)?;
        let network = Self {
            game: text("game").ok_or(BadNetwork("it is for no game"))?.to_owned(),
            provenance: text("from").unwrap_or_default().to_owned(),
            sizes,
            common,
            own,
            seat_less_other: seat.iter().zip(&other).map(|(seat, other)| difference(seat, other)).collect(),
            other,
            sums_bias: numbers.row()?,
            hidden: numbers.rows(HIDDEN)?,
            hidden_bias: (0..HIDDEN).map(|_| numbers.long()).collect::<Result<_, _>>()?,
            win: numbers.head()?,
            score: numbers.head()?,
            actions: (0..sizes.action).map(|_| numbers.head()).collect::<Result<_, _>>()?,
        };
        if numbers.0.is_empty() { Ok(network) } else { Err(BadNetwork("something follows its numbers")) }
    }
}

/// What is left to be read.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadNetwork> {
        let (first, rest) = self.0.split_first_chunk().ok_or(BadNetwork("it ends too early"))?;
        self.0 = rest;
        Ok(*first)
    }

    fn short(&mut self) -> Result<i16, BadNetwork> {
        self.take().map(i16::from_le_bytes)
    }

    fn long(&mut self) -> Result<i32, BadNetwork> {
        self.take().map(i32::from_le_bytes)
    }

    fn row(&mut self) -> Result<WeightRow, BadNetwork> {
        let mut row = [0; SUMS];
        row.iter_mut().try_for_each(|weight| self.short().map(|number| *weight = number))?;
        Ok(row)
    }

    fn rows(&mut self, count: usize) -> Result<Vec<WeightRow>, BadNetwork> {
        (0..count).map(|_| self.row()).collect()
    }

    fn head(&mut self) -> Result<Head, BadNetwork> {
        let mut weights = [0; HIDDEN];
        weights.iter_mut().try_for_each(|weight| self.short().map(|number| *weight = number))?;
        Ok(Head { weights, bias: self.long()? })
    }
}
