"""Computes the expected numbers of crates/bots/tests/vectors.txt, in whole numbers, from the lists of features in it."""

from pathlib import Path

import numpy as np

import network_file

ROOT = Path(__file__).parent.parent
NETWORK = ROOT / "training/networks/toledo.net"
VECTORS = ROOT / "crates/bots/tests/vectors.txt"


def main():
    numbers = network_file.read(NETWORK)
    lines = []
    for line in VECTORS.read_text().splitlines():
        features = line.split("=")[0]
        lists = [np.array([int(word) for word in part.split()], dtype=int) for part in features.split("|")]
        outputs = " ".join(f"{win} {score}" for win, score in network_file.evaluate(numbers, lists))
        lines.append(f"{features}={outputs}")
    VECTORS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
