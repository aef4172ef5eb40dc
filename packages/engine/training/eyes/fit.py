"""Learns which features of the iris network tell shut eyes: `python3 fit.py <features> <shut-weights.bin>`."""

import sys

import numpy as np

FEATURES = 1024
# Of the ridge, for each look of a face; and how much more a face with shut eyes counts than one with open eyes.
RIDGE = 1000
SHUT_WEIGHT = 15
LEAST_SPREAD = 1e-2
OFFSET_SCALE = 10

source, target = sys.argv[1:]
rows = [line.split("\t") for line in open(f"{source}.tsv").read().splitlines()]
features = np.fromfile(f"{source}.bin", np.float32).reshape(len(rows), FEATURES).astype(float)
shut = np.array([kind == "shut" for _, kind, _ in rows], float)
plain = np.array([look == "0" for _, _, look in rows])
looks = len(rows) / plain.sum()

mean = features[plain].mean(0)
spread = features[plain].std(0) + LEAST_SPREAD
known = np.c_[(features - mean) / spread, np.full(len(rows), OFFSET_SCALE)]
weight = np.where(shut > 0, SHUT_WEIGHT, 1.0)
normal = known.T @ (known * weight[:, None]) + RIDGE * looks * np.eye(FEATURES + 1)
learned = np.linalg.solve(normal, known.T @ (weight * shut))

weights = learned[:-1] / spread
offset = learned[-1] * OFFSET_SCALE - (weights * mean).sum()
np.concatenate([weights, [offset]]).astype("<f2").tofile(target)
