//! The tiles of Salamanca, from (0,0) to (40,40): the colour of the family as a frame, and a drawing that needs no colour.

use salamanca::{Building, Face, Landscape, Tile};

use crate::canvas::{Canvas, Paint};

/// The colours of a family: frame, ground, lines, and what is filled. Frames differ by more than their colour: plain, dotted, dashed.
struct Family {
    frame: &'static str,
    ground: &'static str,
    dashes: &'static str,
}

const YELLOW: Family = Family { frame: "#d8a62a", ground: "#fbefc9", dashes: "" };
const BLUE: Family = Family { frame: "#2f6ca3", ground: "#dde9f0", dashes: "1.5 2.5" };
const RED: Family = Family { frame: "#b0402b", ground: "#f7e0d3", dashes: "6 3" };

pub(crate) fn draw(canvas: &mut Canvas, tile: Tile) {
    match tile.face() {
        Face::Landscape(landscape, worth) => {
            let family = match landscape {
                Landscape::Field | Landscape::Pasture => YELLOW,
                Landscape::Lake | Landscape::Forest => BLUE,
                Landscape::Vineyard => RED,
            };
            frame(canvas, &family);
            draw_landscape(canvas, landscape);
            if worth > 1 {
                canvas.ellipse((30.5, 30.5), (7.0, 7.0), Paint::edged("#fffaf0", "#2a2110", 1.2));
                canvas.number(worth.into(), (30.5, 30.5), 8.0, "#2a2110");
            }
        }
        Face::Building(building) => {
            let (family, line, fill) = match building {
                Building::Farm => (YELLOW, "#7a5606", "#d8a62a"),
                Building::Castle => (BLUE, "#1c4a74", "#7fa9c9"),
                Building::Monastery => (RED, "#7c2413", "#cf7358"),
            };
            frame(canvas, &family);
            let (walls, openings) = outline(building);
            canvas.path(walls, Paint::edged(fill, line, 1.7));
            canvas.path(openings, Paint::edged("#fbf5e6", line, 1.7));
        }
    }
}

fn frame(canvas: &mut Canvas, family: &Family) {
    canvas.rect([1.0, 1.0, 38.0, 38.0], 3.0, Paint::edged(family.frame, "#2a2110", 0.8));
    if !family.dashes.is_empty() {
        let weave = Paint::line(family.ground, 1.5).dashed(family.dashes);
        canvas.rect([2.5, 2.5, 35.0, 35.0], 2.0, weave);
    }
    canvas.rect([4.0, 4.0, 32.0, 32.0], 1.5, Paint::fill(family.ground));
}

fn draw_landscape(canvas: &mut Canvas, landscape: Landscape) {
    let mut line = |d, colour| canvas.path(d, Paint::line(colour, 1.7));
    match landscape {
        Landscape::Field => line(
            "M6 13.5H34M6 22.5H34M6 31.5H34M9 13.5l2.6-5M16 13.5l2.6-5M23 13.5l2.6-5M30 13.5l2.6-5M11 22.5l2.6-5M18 22.5l2.6-5M25 22.5l2.6-5M9 31.5l2.6-5M16 31.5l2.6-5M23 31.5l2.6-5",
            "#7a5606",
        ),
        Landscape::Pasture => line(
            "M9 15l2-5 2 5M11 10v5M22 13l2-5 2 5M24 8v5M28 24l2-5 2 5M30 19v5M12 27l2-5 2 5M14 22v5M21 33l2-5 2 5M23 28v5",
            "#4e6a16",
        ),
        Landscape::Lake => line(
            "M7 13q3-4 6.5 0t6.5 0 6.5 0 6.5 0M7 20q3-4 6.5 0t6.5 0 6.5 0 6.5 0M7 27q3-4 6.5 0t6.5 0 6.5 0 6.5 0",
            "#1c4a74",
        ),
        Landscape::Forest => {
            const TREES: &str = "M12 8l5 10h-10ZM27 7l5 11h-10ZM20 18l6 12h-12Z";
            line("M12 18v4M27 18v4M20 30v4", "#1f4d35");
            canvas.path(TREES, Paint::edged("#6f9a72", "#1f4d35", 1.7));
        }
        Landscape::Vineyard => {
            line("M10 7v26M20 7v26M30 7v26", "#7c2413");
            let grapes = [(10, 9), (10, 19), (10, 29), (20, 14), (20, 24), (30, 9), (30, 19), (30, 29)];
            for (x, y) in grapes {
                let paint = Paint::edged("#cf7358", "#7c2413", 1.5);
                canvas.ellipse((f64::from(x), f64::from(y)), (2.4, 2.4), paint);
            }
        }
    }
}

/// The walls of a building, and its openings.
const fn outline(building: Building) -> (&'static str, &'static str) {
    match building {
        Building::Farm => ("M9 31V20L20 11L31 20V31Z", "M17 31V24H23V31"),
        Building::Castle => ("M9 31V13H13V16H17V13H23V16H27V13H31V31Z", "M17 31V26A3 3 0 0 1 23 26V31"),
        Building::Monastery => {
            ("M8 31V20H20V31ZM20 31V14L25.5 9L31 14V31Z", "M25.5 3V9M23 5.5H28M23.5 31V25H27.5V31M12 24H16")
        }
    }
}
