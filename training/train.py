"""Trains a network on positions and writes it as whole numbers: `python3 train.py --out toledo.net FILE...`."""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import network_file
import positions

SUMS, HIDDEN = network_file.SUMS, network_file.HIDDEN
# Positions of one game are alike, and so are easily learned by heart.
DROPOUT, WEIGHT_DECAY = 0.1, 0.01
# How much less a winning chance must be for a move to count a third in what the priors learn.
SHARPNESS = 0.04
# Weights that would not fit the whole numbers are not learned.
LARGEST = {"hidden": 8.0, "heads": 30.0}


class Model(nn.Module):
    """The network with floating point numbers. It corrects the judgement made by hand."""

    def __init__(self, sizes):
        super().__init__()
        common, seat, own, action = sizes
        table = lambda size: nn.Parameter(torch.randn(size, SUMS) * 0.05)
        self.common, self.seat, self.own, self.other = table(common), table(seat), table(own), table(seat)
        self.sums_bias = nn.Parameter(torch.full((SUMS,), 0.2))
        self.hidden = nn.Linear(SUMS, HIDDEN)
        nn.init.normal_(self.hidden.weight, std=0.12)
        nn.init.constant_(self.hidden.bias, 0.2)
        self.win = nn.Linear(HIDDEN, 1)
        self.score = nn.Linear(HIDDEN, 1)
        # Nothing is corrected before something was learned.
        for head in [self.win, self.score]:
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        self.actions = nn.Parameter(torch.zeros(action, HIDDEN))
        self.actions_bias = nn.Parameter(torch.zeros(action, 1))

    def layers(self, batch):
        """The second layer of every seat that looks."""
        bag = lambda lists, table: functional.embedding_bag(lists[0], table, lists[1], mode="sum")
        seats = batch["seats"]
        common = bag(batch["common"], self.common)[:, None]
        seat = bag(batch["seat"], self.seat).view(-1, seats, SUMS)
        other = bag(batch["seat"], self.other).view(-1, seats, SUMS)
        own = bag(batch["own"], self.own).view(-1, seats, SUMS)
        sums = self.sums_bias + common + seat + own + other.sum(1, keepdim=True) - other
        return self.hidden(functional.dropout(sums.clamp(0, 1), DROPOUT, self.training)).clamp(0, 1)

    def forward(self, batch):
        layers = self.layers(batch)
        return batch["judged"] + self.win(layers)[..., 0], self.score(layers)[..., 0], layers

    def moves(self, batch, layers):
        """The prior of each move, as a logarithm: a correction of the one made by hand."""
        indices, offsets = batch["actions"]
        action = functional.embedding_bag(indices, self.actions, offsets, mode="sum")
        bias = functional.embedding_bag(indices, self.actions_bias, offsets, mode="sum")[:, 0]
        mover = layers[torch.arange(len(layers), device=layers.device), batch["mover"]]
        return batch["prior"] + (action * mover[batch["move_position"]]).sum(1) + bias

    def clamp(self):
        with torch.no_grad():
            self.hidden.weight.clamp_(-LARGEST["hidden"], LARGEST["hidden"])
            for table in [self.win.weight, self.score.weight, self.actions]:
                table.clamp_(-LARGEST["heads"], LARGEST["heads"])

    def take(self, weights):
        """Goes on from weights as `weights` gives them. Features that they do not know yet, at the end of each list, begin with nothing."""
        own = {
            "common": self.common, "seat": self.seat, "own": self.own, "other": self.other, "sums_bias": self.sums_bias,
            "hidden": self.hidden.weight, "hidden_bias": self.hidden.bias, "win": self.win.weight, "win_bias": self.win.bias,
            "score": self.score.weight, "score_bias": self.score.bias, "actions": self.actions, "actions_bias": self.actions_bias,
        }  # fmt: skip
        with torch.no_grad():
            for name, tensor in own.items():
                known = torch.from_numpy(weights[name].astype(np.float32)).reshape(-1, *tensor.shape[1:])
                tensor.zero_()[: len(known)].copy_(known)

    def weights(self):
        numpy = lambda tensor: tensor.detach().float().cpu().numpy()
        return {
            "common": numpy(self.common),
            "seat": numpy(self.seat),
            "own": numpy(self.own),
            "other": numpy(self.other),
            "sums_bias": numpy(self.sums_bias),
            "hidden": numpy(self.hidden.weight),
            "hidden_bias": numpy(self.hidden.bias),
            "win": numpy(self.win.weight)[0],
            "win_bias": numpy(self.win.bias)[0],
            "score": numpy(self.score.weight)[0],
            "score_bias": numpy(self.score.bias)[0],
            "actions": numpy(self.actions),
            "actions_bias": numpy(self.actions_bias)[:, 0],
        }


class Data:
    """Positions of one number of seats, on the device."""

    def __init__(self, columns, unit, trust, device):
        self.seats, self.device = columns.seats, device
        tensor = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
        self.mover = tensor(columns.mover)
        lengths = tensor(columns.lengths)
        starts = (lengths.flatten().cumsum(0) - lengths.flatten()).view_as(lengths)
        self.lists = {"common": [0], "seat": list(range(1, 1 + 2 * self.seats, 2)), "own": list(range(2, 2 + 2 * self.seats, 2))}
        self.lengths, self.starts = lengths, starts
        self.features = tensor(columns.features)
        self.win = tensor(positions.returns(columns, trust).astype(np.float32))
        self.outcome = tensor(columns.win)
        self.judged = tensor(columns.judged)
        self.score = (tensor(columns.final) - tensor(columns.judged_score)) / unit
        self.move_count = tensor(columns.move_count)
        self.move_start = self.move_count.cumsum(0) - self.move_count
        self.action_length = tensor(columns.action_length)
        self.action_start = self.action_length.cumsum(0) - self.action_length
        self.visits, self.actions = tensor(columns.visits), tensor(columns.actions)
        self.prior, self.move_chance = tensor(columns.prior), tensor(columns.move_chance)
        # Positions of the same game are alike: every tenth game is kept for looking whether something was learned.
        is_held_out = tensor(columns.game) % 10 == 9
        self.trained_on, self.held_out = torch.nonzero(~is_held_out)[:, 0], torch.nonzero(is_held_out)[:, 0]

    def runs(self, starts, lengths):
        """The numbers of all items in runs of so many from so on, and where each run begins among them."""
        offsets = lengths.cumsum(0) - lengths
        items = torch.arange(int(lengths.sum()), device=self.device)
        return items + torch.repeat_interleave(starts - offsets, lengths), offsets

    def batch(self, rows, mirror=None):
        """The positions in these rows, in a mirror if one is given."""
        seen = lambda name, features: features if mirror is None else mirror[name][features.long()]
        batch = {"seats": self.seats, "mover": self.mover[rows], "win": self.win[rows], "score": self.score[rows], "outcome": self.outcome[rows], "judged": self.judged[rows]}
        for name, columns in self.lists.items():
            items, offsets = self.runs(self.starts[rows][:, columns].flatten(), self.lengths[rows][:, columns].flatten())
            batch[name] = (seen(name, self.features[items]), offsets.int())
        count = self.move_count[rows]
        moves, _ = self.runs(self.move_start[rows], count)
        items, offsets = self.runs(self.action_start[moves], self.action_length[moves])
        batch["actions"] = (seen("action", self.actions[items]), offsets.int())
        batch["move_position"] = torch.repeat_interleave(torch.arange(len(rows), device=self.device), count)
        batch["visits"], batch["prior"], batch["move_chance"] = self.visits[moves], self.prior[moves], self.move_chance[moves]
        return batch


def losses(model, batch):
    win, score, layers = model(batch)
    win_loss = -(batch["win"] * functional.log_softmax(win, 1)).sum(1).mean()
    score_loss = functional.huber_loss(score, batch["score"])
    return win_loss, score_loss, policy_loss(model, batch, layers)


def policy_loss(model, batch, layers):
    """How far the priors are from what the search found. Sequential halving divides its visits evenly among the moves that are left, so
    the chances after those that were left in the end tell which is better. Where only the move is known that was made, that one counts."""
    rows, index = len(batch["mover"]), batch["move_position"]
    if len(index) == 0:
        return layers.sum() * 0
    chance, visits = batch["move_chance"], batch["visits"]
    # A move that was given up early has a chance that rests on a few looks.
    visited = (visits > 0) & (2 * visits >= highest(visits, index, rows)[index])
    best = highest(torch.where(visited, chance, -1.0), index, rows)
    weight = torch.where(visited, ((chance - best[index]) / SHARPNESS).exp(), 0.0)
    total = torch.zeros(rows, device=weight.device).index_add(0, index, weight)
    logits = model.moves(batch, layers)
    above = logits - highest(logits.detach(), index, rows)[index]
    sums = torch.zeros(rows, device=logits.device).index_add(0, index, above.exp())
    log = above - sums[index].log()
    return -(weight / total[index].clamp(min=1e-6) * log).sum() / max(1, int((total > 0).sum()))


def highest(numbers, index, rows):
    """The highest of the numbers of each row."""
    return torch.full((rows,), -1e9, device=numbers.device).scatter_reduce(0, index, numbers, "amax")


def batches(data, size, generator):
    """All training positions once, in batches of one number of seats each, in any order."""
    parts = []
    for seats, item in data.items():
        rows = item.trained_on[torch.randperm(len(item.trained_on), generator=generator).to(item.device)]
        parts += [(seats, part) for part in rows.split(size)]
    for number in torch.randperm(len(parts), generator=generator).tolist():
        yield parts[number]


def held_out_loss(model, data, size=16_384):
    model.eval()
    totals, count = np.zeros(4), 0
    with torch.no_grad():
        for item in data.values():
            for rows in item.held_out.split(size):
                batch = item.batch(rows)
                win = functional.log_softmax(model(batch)[0], 1)
                outcome = -(batch["outcome"] * win).sum(1).mean().item()
                part = [loss.item() for loss in losses(model, batch)] + [outcome]
                totals += np.array(part) * len(rows)
                count += len(rows)
    model.train()
    return (totals / max(1, count)).round(4).tolist()


def train(data, sizes, seed, passes, size=4_096, rate=1.5e-3, begin=None, device="cuda", log=print, mirrors=()):
    """A model that has learned. Each batch is seen in one of the mirrors in which the board is the same again, or in none."""
    torch.manual_seed(seed)
    generator = torch.Generator().manual_seed(seed)
    model = Model(sizes).to(device)
    if begin:
        model.take(network_file.weights(network_file.read(begin)))
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=WEIGHT_DECAY)
    steps = passes * sum(-(-len(item.trained_on) // size) for item in data.values())
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=steps + 1, pct_start=0.1)
    for number in range(passes):
        sums, count = np.zeros(3), 0
        for seats, rows in batches(data, size, generator):
            number_of_mirror = int(torch.randint(1 + len(mirrors), (1,), generator=generator)) if mirrors else 0
            mirror = mirrors[number_of_mirror - 1] if number_of_mirror else None
            parts = losses(model, data[seats].batch(rows, mirror))
            loss = parts[0] + 0.3 * parts[1] + 0.25 * parts[2]
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            model.clamp()
            if count % 8 == 0:
                sums += np.array([part.item() for part in parts])
            count += 1
        seen = (sums / max(1, -(-count // 8))).round(4).tolist()
        log(f"pass {number + 1}: training {seen}, held out (win, score, moves, outcome) {held_out_loss(model, data)}")
    return model


def calibration(model, data, parts=10):
    """How often a chance that was promised came true, on games that were not trained on."""
    model.eval()
    sums = np.zeros((parts, 3))
    with torch.no_grad():
        for item in data.values():
            for rows in item.held_out.split(16_384):
                batch = item.batch(rows)
                chances = functional.softmax(model(batch)[0], 1).flatten().cpu().numpy()
                outcome = batch["outcome"].flatten().cpu().numpy()
                part = np.clip((chances * parts).astype(int), 0, parts - 1)
                np.add.at(sums, part, np.stack([np.ones_like(chances), chances, outcome], 1))
    return [[int(n), round(float(c / n), 3), round(float(o / n), 3)] for n, c, o in sums if n > 0]


def load(files, trust, device):
    heads, columns = positions.load(files)
    head = heads[0]
    # With more seats a decision is a smaller part of a round.
    data = {seats: Data(part, head["score_unit"], trust ** (2 / seats), device) for seats, part in columns.items()}
    kept = lambda one: {key: one[key] for key in ("players", "games", "seed", "sources") if one.get(key) or key != "sources"}
    return head, {"files": [kept(one) for one in heads], "positions": {seats: len(part) for seats, part in columns.items()}}, data


def mirrors_of(head, device):
    """By list of features, what each of them becomes in each mirror."""
    names = ["common", "seat", "own", "action"]
    tensor = lambda numbers: torch.tensor(numbers, dtype=torch.int32, device=device)
    return [{name: tensor(numbers) for name, numbers in zip(names, mirror)} for mirror in head.get("mirrors", [])]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--trust", type=float, default=0.9, help="how slowly what comes later loses weight, from one decision to the next at a table for two: 1 learns from outcomes alone")
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--begin", type=Path, help="the network whose weights are the first ones")
    parser.add_argument("--no-mirrors", action="store_true", help="learn only from the board as it lies")
    parser.add_argument("--commit", default="unknown", help="the commit of the code")
    parser.add_argument("--log", type=Path)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    begin = time.time()
    head, description, data = load(arguments.files, arguments.trust, device)
    lines = []
    def log(text):
        lines.append(text)
        print(f"{arguments.out.name} {time.time() - begin:.0f}s {text}", flush=True)
    log(f"positions {description['positions']}")
    mirrors = [] if arguments.no_mirrors else mirrors_of(head, device)
    model = train(data, head["sizes"], arguments.seed, arguments.passes, rate=arguments.rate, begin=arguments.begin, device=device, log=log, mirrors=mirrors)
    log(f"calibration (positions, promised, came true) {calibration(model, data)}")
    provenance = json.dumps({"code": arguments.commit, "seed": arguments.seed, "passes": arguments.passes, "trust": arguments.trust, "rate": arguments.rate, "begin": arguments.begin.name if arguments.begin else "", "mirrors": len(mirrors), "data": description["files"]})
    network_file.write(arguments.out, head["game"], head["sizes"], provenance, network_file.quantize(model.weights()))
    if arguments.log:
        with arguments.log.open("a") as file:
            file.write("\n".join(f"{arguments.out.name} {line}" for line in lines) + "\n")


if __name__ == "__main__":
    main()
