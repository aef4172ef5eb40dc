"""Learns person-weights.bin: python3 train.py <cuts> <ssd manifest> <face-model.npz> <out> [--hold <tsv>]."""

import argparse
import math
import os
from collections import Counter
from pathlib import Path

os.environ['CUBLAS_WORKSPACE_CONFIG'] = ':4096:8'

import numpy as np
import torch
from augment import changed_looks, plain_looks
from busts import Busts
from drawn import KINDS, drawn
from network import PersonNetwork, read_weights
from PIL import Image
from torch.nn import functional as F

BUSTS = 600
REDRAWN_EACH = 60
EPOCHS, BATCH, SEED = 40, 128, 2
RATE = {'channels': 8e-3, 'head': 1e-3}
DECAY = {'channels': 1e-2, 'head': 0.05}
DEVICE = 'cuda'


def main():
    options = argparse.ArgumentParser()
    for name in ('cuts', 'manifest', 'face_model', 'out'):
        options.add_argument(name, type=Path)
    options.add_argument('--hold', type=Path, help='lines to measure and not to learn from')
    given = options.parse_args()
    held = {line.split('\t')[0] for line in given.hold.read_text().splitlines()} if given.hold else set()
    lines = [line.split('\t') for line in (given.cuts / 'cut.tsv').read_text().splitlines()]
    learned = [line for line in lines if line[0] not in held]
    face, around = read_cuts(given.cuts, learned)
    kinds = [(line[2], line[3] if line[2] == 'other' else line[4]) for line in learned]
    face, around, kinds = with_made(face, around, kinds, given.face_model)
    network = fit(read_weights(given.manifest), face, around, kinds)
    network.learned().tofile(given.out)
    if held:
        measure(network, given.cuts, [line for line in lines if line[0] in held])


def read_cuts(folder, lines):
    cuts = [[np.asarray(Image.open(folder / f'{line[0]}.{look}.webp')) for look in ('face', 'around')] for line in lines]
    return [torch.tensor(np.stack(side)).permute(0, 3, 1, 2).contiguous().to(DEVICE) for side in zip(*cuts)]


def with_made(face, around, kinds, face_model):
    """Busts and redrawn photos besides what was cut."""
    people = [index for index, (shown, _) in enumerate(kinds) if shown == 'person']
    busts = Busts(face_model, DEVICE)
    made = [busts.draw(seed, around[people[seed % len(people)]]) for seed in range(BUSTS)]
    faces, arounds = [torch.stack([cut[0] for cut in made])], [torch.stack([cut[1] for cut in made])]
    kinds = kinds + [('other', 'bust')] * BUSTS
    chance = np.random.default_rng(SEED)
    for seed, kind in enumerate(KINDS):
        chosen = torch.tensor(chance.choice(people, REDRAWN_EACH), device=DEVICE)
        reach = int(chance.integers(4, 8))
        for sides, cuts, strokes in ((faces, face, reach), (arounds, around, max(2, reach - 2))):
            redrawn = drawn(cuts[chosen].float() / 255, kind, strokes, seed)
            sides.append((redrawn.clamp(0, 1) * 255).round().byte())
        kinds = kinds + [('other', f'drawn-{kind}')] * REDRAWN_EACH
    return torch.cat([face, *faces]), torch.cat([around, *arounds]), kinds


def fit(weights, face, around, kinds):
    torch.manual_seed(SEED)
    generator = torch.Generator(device=DEVICE).manual_seed(SEED)
    network = PersonNetwork(weights).to(DEVICE)
    standardise(network, face, around)
    channels = [part for layer in network.layers for part in (layer.scale, layer.shift)]
    groups = [('channels', channels), ('head', network.head.parameters())]
    optimiser = torch.optim.AdamW([{'params': list(parts), 'weight_decay': DECAY[name]} for name, parts in groups])
    share = torch.tensor(shares(kinds), device=DEVICE, dtype=torch.float32)
    is_person = torch.tensor([float(shown == 'person') for shown, _ in kinds], device=DEVICE)
    steps = EPOCHS * math.ceil(len(kinds) / BATCH)
    network.train()
    for step in range(steps):
        pace = min(1, (step + 1) / 50) * (1 + math.cos(math.pi * step / steps)) / 2
        for group, (name, _) in zip(optimiser.param_groups, groups):
            group['lr'] = RATE[name] * pace
        chosen = torch.multinomial(share, BATCH, True, generator=generator)
        looks = changed_looks(face[chosen].float(), around[chosen].float(), generator)
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            odds = network(*looks)
        loss = F.binary_cross_entropy_with_logits(odds.float(), is_person[chosen] * 0.96 + 0.02)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return network.eval()


@torch.no_grad()
def standardise(network, face, around):
    network.eval()
    parts = [network.both(*plain_looks(*batch)) for batch in zip(face.split(BATCH), around.split(BATCH))]
    features = torch.cat(parts)
    network.mean.copy_(features.mean(0))
    network.spread.copy_(features.std(0) + 0.05)


def shares(kinds):
    """Half of all looks are at people; within a half a source or a kind counts by the root of its number."""
    count = Counter(kinds)
    share = np.array([count[kind] ** -0.5 for kind in kinds])
    is_person = np.array([shown == 'person' for shown, _ in kinds])
    for half in (is_person, ~is_person):
        share[half] /= share[half].sum()
    return share


@torch.no_grad()
def measure(network, folder, lines):
    face, around = read_cuts(folder, lines)
    parts = [network(*plain_looks(*batch)) for batch in zip(face.split(BATCH), around.split(BATCH))]
    odds = torch.cat(parts).cpu().numpy()
    people = np.sort([value for value, line in zip(odds, lines) if line[2] == 'person'])
    bound = people[int(0.01 * len(people))]
    print(f'one in a hundred people lies under {bound:.2f}; of the others do:')
    for kind in sorted({line[3] for line in lines if line[2] == 'other'}):
        under = [value < bound for value, line in zip(odds, lines) if line[3] == kind]
        print(f'{kind}: {sum(under)} of {len(under)}')


main()
