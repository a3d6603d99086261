//! What a picture is put together from: paths, moved and scaled. It is SVG until somebody wants pixels.

use std::fmt::{self, Write as _};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::{WIDTH, palette};

/// A picture can always be made of what is drawn here; memory may be short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderError(String);

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the picture cannot be made: {}", self.0)
    }
}

impl std::error::Error for RenderError {}

/// A finished drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    svg: String,
}

impl Drawing {
    pub fn svg(&self) -> &str {
        &self.svg
    }

    /// The same in pixels, [`WIDTH`] of them wide.
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        let broken = |error: &dyn fmt::Display| RenderError(error.to_string());
        let tree = Tree::from_str(&self.svg, &Options::default()).map_err(|error| broken(&error))?;
        let scale = WIDTH as f32 / tree.size().width();
        // The last row must be covered whole.
        let height = (tree.size().height() * scale).floor() as u32;
        let mut pixels = Pixmap::new(WIDTH, height).ok_or_else(|| broken(&"it has no size"))?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        palette::encode(&pixels).map_err(|error| broken(&error))
    }
}

/// How a path is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Paint<'a> {
    pub(crate) fill: &'a str,
    pub(crate) line: &'a str,
    pub(crate) width: f64,
    /// Lengths of strokes and gaps; empty for a line without gaps.
    pub(crate) dashes: &'a str,
    pub(crate) opacity: f64,
}

impl<'a> Paint<'a> {
    pub(crate) const fn fill(fill: &'a str) -> Self {
        Self { fill, line: "none", width: 0.0, dashes: "", opacity: 1.0 }
    }

    pub(crate) const fn line(line: &'a str, width: f64) -> Self {
        Self { fill: "none", line, width, dashes: "", opacity: 1.0 }
    }

    pub(crate) const fn edged(fill: &'a str, line: &'a str, width: f64) -> Self {
        Self { fill, line, width, dashes: "", opacity: 1.0 }
    }

    pub(crate) const fn dashed(self, dashes: &'a str) -> Self {
        Self { dashes, ..self }
    }

    pub(crate) const fn faint(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }
}

/// A drawing under way.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    body: String,
}

impl Canvas {
    /// The part of the plane that is seen: left, top, width and height.
    pub(crate) fn finish(self, [x, y, width, height]: [f64; 4], paper: &str) -> Drawing {
        let body = self.body;
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:.1} {y:.1} {width:.1} {height:.1}" width="{width:.1}" height="{height:.1}" stroke-linejoin="round" stroke-linecap="round"><rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{paper}"/>{body}</svg>"#
        );
        Drawing { svg }
    }

    fn write(&mut self, text: fmt::Arguments<'_>) {
        // Writing into a string does not fail.
        let _ = self.body.write_fmt(text);
    }

    pub(crate) fn path(&mut self, d: &str, paint: Paint<'_>) {
        let Paint { fill, line, width, dashes, opacity } = paint;
        self.write(format_args!(r#"<path d="{d}" fill="{fill}""#));
        if line != "none" {
            self.write(format_args!(r#" stroke="{line}" stroke-width="{width}""#));
        }
        if !dashes.is_empty() {
            self.write(format_args!(r#" stroke-dasharray="{dashes}" stroke-linecap="butt""#));
        }
        if opacity < 1.0 {
            self.write(format_args!(r#" opacity="{opacity}""#));
        }
        self.body.push_str("/>");
    }

    /// A rectangle with round corners: left, top, width and height.
    pub(crate) fn rect(&mut self, [x, y, width, height]: [f64; 4], round: f64, paint: Paint<'_>) {
        let (across, down) = (width - 2.0 * round, height - 2.0 * round);
        let left = x + round;
        let arc = |dx: f64, dy: f64| format!("a{round} {round} 0 0 1 {} {}", dx * round, dy * round);
        let d = format!(
            "M{left:.1} {y:.1}h{across:.1}{}v{down:.1}{}h{:.1}{}v{:.1}{}Z",
            arc(1.0, 1.0),
            arc(-1.0, 1.0),
            -across,
            arc(-1.0, -1.0),
            -down,
            arc(1.0, -1.0)
        );
        self.path(&d, paint);
    }

    pub(crate) fn ellipse(&mut self, (x, y): (f64, f64), (rx, ry): (f64, f64), paint: Paint<'_>) {
        let arc = |to: f64| format!("A{rx} {ry} 0 1 1 {to:.1} {y:.1}");
        self.path(&format!("M{:.1} {y:.1}{}{}Z", x - rx, arc(x + rx), arc(x - rx)), paint);
    }

    /// What is drawn there is moved and scaled.
    pub(crate) fn at(&mut self, (x, y): (f64, f64), scale: f64, draw: impl FnOnce(&mut Self)) {
        self.write(format_args!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale})">"#));
        draw(self);
        self.body.push_str("</g>");
    }

    /// A number around a point, so high.
    pub(crate) fn number(&mut self, number: u32, middle: (f64, f64), height: f64, colour: &str) {
        let digits = number.to_string();
        let first = -(digits.len() as f64 - 1.0) / 2.0 * DIGIT_STEP;
        self.at(middle, height / DIGIT_HEIGHT, |canvas| {
            for (index, digit) in digits.bytes().enumerate() {
                let d = DIGITS[usize::from(digit - b'0')];
                let place = (first + index as f64 * DIGIT_STEP, 0.0);
                canvas.at(place, 1.0, |canvas| canvas.path(d, Paint::line(colour, 1.7)));
            }
        });
    }
}

const DIGIT_STEP: f64 = 7.6;
const DIGIT_HEIGHT: f64 = 10.0;

/// The digits as lines around (0,0).
const DIGITS: [&str; 10] = [
    "M-2.9 0C-2.9 -6.600 2.9 -6.600 2.9 0C2.9 6.600 -2.9 6.600 -2.9 0Z",
    "M-2 -3L0.600 -5V5",
    "M-2.700 -2.500A2.700 2.700 0 1 1 2 -0.700L-2.800 5H2.900",
    "M-2.600 -5H2.600L-0.300 -1.400A3.200 3.200 0 1 1 -2.800 3.700",
    "M1.300 5V-5L-3.200 2H3.200",
    "M2.500 -5H-1.900L-2.300 -0.600A3 3 0 1 1 -2.700 3.800",
    "M1.800 -5C-1 -3.600 -2.900 -0.800 -2.900 2A2.900 2.900 0 1 0 2.900 2A2.900 2.900 0 0 0 -2.700 1.100",
    "M-2.800 -5H2.800L-0.900 5",
    "M-2.300 -2.750A2.300 2.250 0 1 1 2.300 -2.750A2.300 2.250 0 1 1 -2.300 -2.750ZM-2.900 2.250A2.900 2.750 0 1 1 2.900 2.250A2.900 2.750 0 1 1 -2.900 2.250Z",
    "M-1.800 5C1 3.600 2.900 0.800 2.900 -2A2.900 2.900 0 1 0 -2.900 -2A2.900 2.900 0 0 0 2.700 -1.100",
];
