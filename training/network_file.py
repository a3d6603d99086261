"""Writes networks in the form that the program reads (crates/bots/src/network/file.rs), and evaluates them in whole numbers
in the same way, so that both can be compared bit for bit."""

import numpy as np

SUMS, HIDDEN = 128, 32
ONE, WEIGHT_ONE = 512, 64
LAYERS = ["common", "seat", "own", "other", "sums_bias", "hidden", "hidden_bias", "win", "score", "actions"]


def quantize(weights):
    """Whole numbers for the weights of a trained model, given as floating point arrays."""
    short = lambda array, one: np.clip(np.rint(array * one), -32_767, 32_767).astype("<i2")
    head = lambda array, bias: (short(array, WEIGHT_ONE), np.rint(np.atleast_1d(bias) * ONE * WEIGHT_ONE).astype("<i4"))
    numbers = {name: short(weights[name], ONE) for name in ["common", "seat", "own", "other", "sums_bias"]}
    numbers["hidden"] = short(weights["hidden"], WEIGHT_ONE)
    numbers["hidden_bias"] = np.rint(weights["hidden_bias"] * ONE * WEIGHT_ONE).astype("<i4")
    for name in ["win", "score", "actions"]:
        numbers[name] = head(weights[name], weights[name + "_bias"])
    return numbers


def weights(numbers):
    """Floating point arrays from whole numbers: the other way round than `quantize`, but for what was rounded."""
    found = {name: numbers[name] / ONE for name in ["common", "seat", "own", "other", "sums_bias"]}
    found["hidden"] = numbers["hidden"] / WEIGHT_ONE
    found["hidden_bias"] = numbers["hidden_bias"] / (ONE * WEIGHT_ONE)
    for name in ["win", "score", "actions"]:
        rows, biases = numbers[name]
        found[name], found[name + "_bias"] = rows / WEIGHT_ONE, biases / (ONE * WEIGHT_ONE)
    return found


def write(path, game, sizes, provenance, numbers):
    names = ["common", "seat", "own", "action"]
    lines = ["tertulia network 1", f"game {game}"]
    lines += [f"{name} {size}" for name, size in zip(names, sizes)]
    lines += [f"sums {SUMS}", f"hidden {HIDDEN}", "from " + provenance.replace("\n", " ")]
    data = ("\n".join(lines) + "\n\n").encode()
    for name in LAYERS:
        if name in ("win", "score", "actions"):
            weights, biases = numbers[name]
            for row, bias in zip(np.atleast_2d(weights), biases):
                data += row.tobytes() + bias.tobytes()
        else:
            data += numbers[name].tobytes()
    path.write_bytes(data)


def read(path):
    """The numbers of a network that was written."""
    data = path.read_bytes()
    end = data.index(b"\n\n") + 2
    head = dict(line.split(" ", 1) for line in data[: end - 2].decode().splitlines()[1:])
    at, numbers = end, {}

    def take(kind, *shape):
        nonlocal at
        array = np.frombuffer(data, kind, int(np.prod(shape)), at).reshape(shape)
        at += array.nbytes
        return array

    size = lambda name: int(head[name])
    for name, rows in [("common", size("common")), ("seat", size("seat")), ("own", size("own")), ("other", size("seat"))]:
        numbers[name] = take("<i2", rows, SUMS)
    numbers["sums_bias"] = take("<i2", SUMS)
    numbers["hidden"] = take("<i2", HIDDEN, SUMS)
    numbers["hidden_bias"] = take("<i4", HIDDEN)
    for name, count in [("win", 1), ("score", 1), ("actions", size("action"))]:
        rows = [(take("<i2", HIDDEN), take("<i4", 1)) for _ in range(count)]
        numbers[name] = (np.stack([row for row, _ in rows]), np.concatenate([bias for _, bias in rows]))
    return numbers


def sums(numbers, lists, seat):
    """The first layer for one seat: lists are common, then seat and own of each seat."""
    seats = (len(lists) - 1) // 2
    total = numbers["sums_bias"].astype(np.int64)
    add = lambda name, features: numbers[name].astype(np.int64)[features].sum(axis=0)
    total = total + add("common", lists[0]) + add("own", lists[2 + 2 * seat])
    for other in range(seats):
        total = total + add("seat" if other == seat else "other", lists[1 + 2 * other])
    return total.astype(np.int16).astype(np.int64)


def hidden(numbers, first):
    active = np.clip(first, 0, ONE)
    second = numbers["hidden"].astype(np.int64) @ active + numbers["hidden_bias"].astype(np.int64)
    return np.clip(second >> (WEIGHT_ONE.bit_length() - 1), 0, ONE)


def head(numbers, name, second, index=0):
    weights, biases = numbers[name]
    return int(np.atleast_2d(weights)[index].astype(np.int64) @ second + int(biases[index]))


def evaluate(numbers, lists):
    """The heads for winning chances and scores of every seat, as whole numbers."""
    seats = (len(lists) - 1) // 2
    layers = [hidden(numbers, sums(numbers, lists, seat)) for seat in range(seats)]
    return [(head(numbers, "win", layer), head(numbers, "score", layer)) for layer in layers]
