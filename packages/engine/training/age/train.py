"""Learns maturity-weights.bin by ridge regression: python3 train.py <features.tsv> <out>."""

import base64
import sys

import numpy as np

# Of the features in their order: how many, and how much a block counts beside the first. The last are two ages in years.
BLOCKS = ((256, 1), (1024, 1), (512, 1), (100, 2))
YEARS_SCALE = 10
RIDGE = 20
# Of a photo's changed looks beside the photo itself, and of a child beside anybody else.
SHARE = {'altered': 0.5, 'child': 1.6}
CHILD_UNDER, ADULT_FROM, FOLDS = 12, 18, 5
# Targets are learned on a wider scale than they are told, which the ridge belongs to.
SCALE = 12


def main():
    features_file, out = sys.argv[1:]
    with open(features_file) as file:
        lines = [line.rstrip('\n').split('\t') for line in file]
    seen = np.array([np.frombuffer(base64.b64decode(line[4]), np.float32) for line in lines], float)
    ages = np.array([float(line[1]) for line in lines])
    counts = np.array([float(line[2]) * (1 if line[3] == 'plain' else SHARE['altered']) for line in lines])
    counts[ages < CHILD_UNDER] *= SHARE['child']
    measure(seen, ages, counts, [line[0] for line in lines], np.array([line[3] == 'plain' for line in lines]))
    np.append(*fit(seen, ages, counts)).astype(np.float16).tofile(out)


def fit(seen, ages, counts):
    """A weight for each feature, and the offset."""
    targets = SCALE * np.where(ages < CHILD_UNDER, -1, np.where(ages < ADULT_FROM, 0, 1))
    middle, scale = seen.mean(0), scales(seen)
    scaled = (seen - middle) * scale
    offset = np.average(targets, weights=counts)
    shares = np.linalg.solve(scaled @ scaled.T + RIDGE * np.diag(1 / counts), targets - offset)
    weights = scaled.T @ shares * scale
    return weights / SCALE, (offset - middle @ weights) / SCALE


def scales(seen):
    """Makes every block's spread one, times how much it counts."""
    scale, start = np.full(seen.shape[1], 1 / YEARS_SCALE), 0
    for size, share in BLOCKS:
        block = seen[:, start : start + size]
        scale[start : start + size] = share / np.sqrt(((block - block.mean(0)) ** 2).sum(1).mean())
        start += size
    return scale


def measure(seen, ages, counts, ids, is_plain):
    """Whom a head refuses that has not seen them: a photo's looks are held out together."""
    folds = {name: fold for fold, name in enumerate(np.random.default_rng(0).permutation(sorted(set(ids))))}
    fold = np.array([folds[name] % FOLDS for name in ids])
    found = np.zeros(len(ages))
    for held in range(FOLDS):
        weights, offset = fit(*(part[fold != held] for part in (seen, ages, counts)))
        found[fold == held] = seen[fold == held] @ weights + offset
    adults = np.sort(found[is_plain & (ages >= ADULT_FROM)])
    children = found[is_plain & (ages < CHILD_UNDER)]
    for share in (0.005, 0.01, 0.02):
        bound = adults[int(share * len(adults))]
        print(f'{share:.1%} of adults and {(children < bound).mean():.1%} of children lie under {bound:.2f}')


main()
