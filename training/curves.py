"""Draws curves from the logs of generations: `python3 training/curves.py`.

docs/pictures/learning-calibration-GAME.svg: how often a winning chance that the network which is kept promised came true, on games that were not trained on.
docs/pictures/learning-generations.svg: Toledo's matches against the hand-made master at a table for two, in the order in which they were played."""

import argparse
import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
# The log and the network that became the one which is kept.
KEPT = {"toledo": ("toledo-3.log", "toledo-1-1.net"), "big-boss": ("big-boss-1.log", "big-boss-3-2.net"), "salamanca": ("salamanca-1.log", "salamanca-2-2.net")}
WIDTH, HEIGHT, EDGE = 640, 360, 48
MATCH = re.compile(r"match 2 seats expert@800\S*:(\S+) : master (\d+) games ([\d.]+) % \[([\d.]+), ([\d.]+)\]")
CALIBRATION = re.compile(r"^(\S+)(?: +\d+s)? calibration [^\[]*(\[\[.*\]\])$")


def matches(logs):
    """Of each match: which log, the share, its interval."""
    for number, log in enumerate(logs, 1):
        for line in log.read_text().splitlines():
            if found := MATCH.search(line):
                yield number, *(float(found[part]) for part in (3, 4, 5))


def calibration(log, network):
    """The last curve of a network: positions, promised, came true."""
    curves = [found[2] for line in log.read_text().splitlines() if (found := CALIBRATION.match(line)) and found[1] == network]
    return json.loads(curves[-1])


class Picture:
    """A square grid from 0 to 1 upwards, with words that light and dark pages show alike."""

    def __init__(self, title, across):
        self.across = across
        self.parts = [f"<title>{title}</title>"]
        for tenth in range(0, 11, 2):
            y = self.y(tenth / 10)
            self.line(EDGE, y, WIDTH - EDGE / 2, y, "#8884")
            self.text(EDGE - 8, y + 4, f"{10 * tenth} %", "end")

    def x(self, number):
        return EDGE + number / self.across * (WIDTH - 1.5 * EDGE)

    def y(self, share):
        return HEIGHT - EDGE - share * (HEIGHT - 1.5 * EDGE)

    def line(self, x, y, to_x, to_y, color, more=""):
        self.parts.append(f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{color}" stroke-width="1.5" {more}/>')

    def dot(self, x, y, radius=4.0):
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#c2562e"/>')

    def text(self, x, y, words, anchor="middle"):
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{words}</text>')

    def write(self, path):
        style = 'font-family="sans-serif" font-size="13" fill="#888"'
        path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>\n' + "\n".join(self.parts) + "\n</svg>\n")


def draw_calibration(curve, path):
    picture = Picture("Winning chances that came true, by what was promised", 1)
    picture.line(picture.x(0), picture.y(0), picture.x(1), picture.y(1), "#888", 'stroke-dasharray="4 4"')
    for tenth in range(0, 11, 2):
        picture.text(picture.x(tenth / 10), HEIGHT - EDGE + 18, f"{10 * tenth} %")
    picture.text(WIDTH / 2, HEIGHT - 8, "promised; upwards: came true")
    for (_, promised, came), (_, next_promised, next_came) in zip(curve, curve[1:]):
        picture.line(picture.x(promised), picture.y(came), picture.x(next_promised), picture.y(next_came), "#c2562e")
    most = max(count for count, _, _ in curve)
    for count, promised, came in curve:
        picture.dot(picture.x(promised), picture.y(came), 2 + 4 * (count / most) ** 0.5)
    picture.write(path)


def draw_matches(found, path):
    picture = Picture("Wins against the master of Toledo for two, by generation", len(found))
    picture.line(picture.x(0), picture.y(0.75), picture.x(len(found)), picture.y(0.75), "#3a7d44", 'stroke-dasharray="6 4"')
    last = 0
    for place, (log, share, low, high) in enumerate(found):
        x = picture.x(place + 0.5)
        if log != last:
            picture.line(picture.x(place), picture.y(0), picture.x(place), picture.y(1), "#8884")
            picture.text(picture.x(place) + 4, HEIGHT - EDGE + 18, f"run {log}", "start")
            last = log
        picture.line(x, picture.y(low / 100), x, picture.y(high / 100), "#c2562e")
        picture.dot(x, picture.y(share / 100))
    picture.text(WIDTH / 2, HEIGHT - 8, "matches in the order in which they were played, with their 95 % intervals; dashed: the bar")
    picture.write(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--logs", type=Path, default=ROOT / "training/logs")
    parser.add_argument("--out", type=Path, default=ROOT / "docs/pictures")
    arguments = parser.parse_args()
    for game, (log, network) in KEPT.items():
        draw_calibration(calibration(arguments.logs / log, network), arguments.out / f"learning-calibration-{game}.svg")
    draw_matches(list(matches(sorted(arguments.logs.glob("toledo-*.log")))), arguments.out / "learning-generations.svg")


if __name__ == "__main__":
    main()
