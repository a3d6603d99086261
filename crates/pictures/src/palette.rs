//! Pixels as a PNG with few colours. What is drawn here has some dozens of colours and, at the edges, mixtures of them: 256 are enough, and the file is
//! a third as large.

use std::collections::BTreeMap;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::Pixmap;

type Rgb = [u8; 3];

const MOST: usize = 256;

/// The picture has no holes: what is transparent is lost.
pub(crate) fn encode(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let colours: Vec<Rgb> =
        pixels.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let (palette, numbers) = reduce(&colours);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    // Numbers of colours have no order: what a filter would compute from neighbours says nothing.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&numbers)?;
    writer.finish()?;
    Ok(file)
}

/// The most frequent colours, and for each pixel the number of the nearest of them.
fn reduce(colours: &[Rgb]) -> (Vec<Rgb>, Vec<u8>) {
    let mut counts: BTreeMap<Rgb, u32> = BTreeMap::new();
    for colour in colours {
        *counts.entry(*colour).or_default() += 1;
    }
    let palette = palette(&counts);
    let numbers: BTreeMap<Rgb, u8> =
        counts.keys().map(|colour| (*colour, nearest(&palette, *colour))).collect();
    let number = |colour: &Rgb| numbers.get(colour).copied().unwrap_or_default();
    (palette, colours.iter().map(number).collect())
}

/// The most frequent colours that differ from each other by more than the eye minds.
fn palette(counts: &BTreeMap<Rgb, u32>) -> Vec<Rgb> {
    const ALIKE: u32 = 150;
    let mut by_count: Vec<(Rgb, u32)> = counts.iter().map(|(colour, count)| (*colour, *count)).collect();
    by_count.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    let mut palette: Vec<Rgb> = Vec::with_capacity(MOST);
    for (colour, _) in by_count {
        if palette.len() == MOST {
            break;
        }
        if palette.iter().all(|known| distance(*known, colour) > ALIKE) {
            palette.push(colour);
        }
    }
    palette
}

fn nearest(palette: &[Rgb], colour: Rgb) -> u8 {
    let number = (0..palette.len()).min_by_key(|number| distance(palette[*number], colour));
    number.unwrap_or_default() as u8
}

fn distance(one: Rgb, other: Rgb) -> u32 {
    one.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}
