"""Computes the expected numbers of crates/bots/tests/vectors/GAME.txt, in whole numbers, from the lists of features in them."""

from pathlib import Path

import numpy as np

import network_file

ROOT = Path(__file__).parent.parent
VECTORS = ROOT / "crates/bots/tests/vectors"


def main():
    for vectors in sorted(VECTORS.glob("*.txt")):
        numbers = network_file.read(ROOT / f"training/networks/{vectors.stem}.net")
        lines = []
        for line in vectors.read_text().splitlines():
            features = line.split("=")[0]
            lists = [np.array([int(word) for word in part.split()], dtype=int) for part in features.split("|")]
            outputs = " ".join(f"{win} {score}" for win, score in network_file.evaluate(numbers, lists))
            lines.append(f"{features}={outputs}")
        vectors.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
