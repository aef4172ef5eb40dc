"""Entry: turn the passes of one job into its plates.

    python3 finish.py job.json

Measured values go to <job.passes>/measured.json. render.ts writes the job.
"""

import json
import os
import sys

import cv2
import numpy as np
from denoise import Denoiser
from pictures import read_passes, straight, write_webp
from tone import filmic, graded

SCENE_QUALITY = 90
ATTIRE_QUALITY = 91
BACK_QUALITY = 86
OVER_SEAM_PX = 7
# What of a part lies this near to points of the arm is the arm in its sleeve.
ARM_M = 0.045
# What skin adds beside itself is noise below the first light and counts whole from the second.
SKIN_FROM, SKIN_WHOLE = 0.0008, 0.004


def main():
    with open(sys.argv[1], encoding='utf8') as file:
        job = json.load(file)
    denoiser = Denoiser(job['weights'])
    finishers = {
        'scene': scene,
        'foreground': foreground,
        'attire': attire,
        'attire-back': attire_back,
        'accessory': accessory,
    }
    measured = finishers[job['kind']](job, denoiser)
    with open(f'{job["passes"]}/measured.json', 'w', encoding='utf8') as file:
        json.dump(measured, file)


def scene(job, denoiser):
    picture = graded(read_passes(job['passes'], denoiser)[..., :3], job['grade'])
    write_webp(job['plate'], picture, SCENE_QUALITY)
    return {}


def foreground(job, denoiser):
    """Alpha gets the denoiser too: out of focus it is as noisy as the colour."""
    noisy = np.load(f'{job["passes"]}/color.npy').astype(np.float32)
    flat = np.zeros((*noisy.shape[:2], 3), np.float32)
    alpha = denoiser.clean(np.repeat(noisy[..., 3:], 3, 2), flat, flat).mean(2, keepdims=True)
    picture = read_passes(job['passes'], denoiser)
    picture = np.concatenate([picture[..., :3], np.clip(alpha, 0, 1)], 2)
    picture = with_glow(cv2.GaussianBlur(picture, (0, 0), 0.0025 * picture.shape[1]))
    colour, alpha = straight(picture)
    lit = filmic(colour * job['grade']['exposure'] * np.array(job['grade']['gains'], np.float32))
    write_webp(job['plate'], np.concatenate([lit, alpha], 2), SCENE_QUALITY)
    return {}


def with_glow(picture):
    """Light that spills from flames into the air around them, with the alpha to carry it."""
    spill = np.zeros_like(picture[..., :3])
    for sigma in (0.012, 0.035):
        spill += 0.05 * cv2.GaussianBlur(
            np.clip(picture[..., :3] - 1, 0, 6), (0, 0), sigma * picture.shape[1]
        )
    cover = spill.max(2, keepdims=True)
    alpha = 1 - (1 - picture[..., 3:]) * (1 - np.clip(cover, 0, 0.9))
    return np.concatenate([picture[..., :3] + spill, alpha], 2)


def attire(job, denoiser):
    """K0 (black skin, with alpha) and D = K1 - K0, both as (linear / max) ** (1 / gamma).

    What lies over the partner of a pair is cut out and packed likewise.
    """
    black, skin = _skin_pair(job['passes'], job, denoiser)
    skin *= np.clip((skin - SKIN_FROM) / (SKIN_WHOLE - SKIN_FROM), 0, 1)
    write_webp(job['k0'], black, ATTIRE_QUALITY)
    write_webp(job['d'], _encoded(skin, job), ATTIRE_QUALITY)
    measured = _anchors(job)
    if os.path.exists(f'{job["passes"]}/over'):
        measured['over'] = _over(job, denoiser)
    return measured


def _over(job, denoiser):
    """Only where the partner is behind: elsewhere the person's own plate shows the same.

    A seam along the partner's outline is left out, since another garment has another outline.
    """
    folder = f'{job["passes"]}/over'
    own = np.load(f'{folder}/k1/color.npy')[..., 3].astype(np.float32)
    behind = np.load(f'{folder}/before/color.npy')[..., 3].astype(np.float32)
    both = cv2.morphologyEx(np.minimum(own, behind), cv2.MORPH_OPEN, np.ones((OVER_SEAM_PX,) * 2))
    both *= _of_arm(both > 0.01, np.load(f'{folder}/arm.npy'), ARM_M * job['pxPerMetre'])
    near = cv2.dilate(both, np.ones((OVER_SEAM_PX + 4,) * 2))
    near = cv2.GaussianBlur(near, (0, 0), 1.0)[..., None]
    shown = near[..., 0] * own > 0.01
    rows, columns = (np.flatnonzero(shown.any(axis)) for axis in (1, 0))
    part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    black, skin = _skin_pair(folder, job, denoiser, part)
    near = near[part]
    black[..., 3:] *= near
    black[..., :3] *= near ** (1 / job['encoding']['gamma'])
    write_webp(job['overK0'], black, ATTIRE_QUALITY)
    write_webp(job['overD'], _encoded(skin * near, job), ATTIRE_QUALITY)
    return {'left': int(columns[0]), 'top': int(rows[0])}


def _of_arm(shown, arm, radius_px):
    """1 on those parts that lie about the arm's points: elsewhere it is the body before the partner's own arm."""
    about = np.zeros(shown.shape, np.uint8)
    for x, y in arm:
        cv2.circle(about, (int(x), int(y)), int(radius_px), 1, -1)
    count, parts = cv2.connectedComponents(shown.astype(np.uint8))
    return np.isin(parts, [k for k in range(1, count) if about[parts == k].mean() > 0.5]).astype(np.float32)


def attire_back(job, denoiser):
    """As `attire` with black hair in K0; what neutral hair adds is a plate of its own, in grey."""
    black, added = _skin_pair(job['passes'], job, denoiser)
    share = np.clip(np.load(f'{job["passes"]}/k1/hair.npy')[..., :1].astype(np.float32), 0, 1)
    # WebP keeps alpha without loss: the last bit of a veil's noise would be a third of the file.
    black[..., 3] = np.round(black[..., 3] * 127) / 127
    write_webp(job['k0'], black, BACK_QUALITY)
    write_webp(job['d'], _encoded(added * (1 - share), job), BACK_QUALITY)
    grey = (added * share).mean(2, keepdims=True)
    write_webp(job['hair'], _encoded(np.repeat(grey, 3, 2), job), BACK_QUALITY)
    return _anchors(job)


def _skin_pair(folder, job, denoiser, part=np.s_[:, :]):
    """Encoded K0 with alpha, and K1 - K0 in linear light."""
    reference = read_passes(f'{folder}/k1', denoiser, part)
    black = read_passes(f'{folder}/k0', denoiser, part)
    alpha = np.clip((reference[..., 3:] + black[..., 3:]) / 2, 0, 1)
    added = np.clip(reference[..., :3] - black[..., :3], 0, None)
    return np.concatenate([_encoded(black[..., :3], job), alpha], 2), added


def _anchors(job):
    with open(f'{job["passes"]}/anchors.json', encoding='utf8') as file:
        return json.load(file)


def accessory(job, denoiser):
    colour, alpha = straight(read_passes(job['passes'], denoiser))
    write_webp(job['plate'], np.concatenate([_encoded(colour, job), alpha], 2), ATTIRE_QUALITY)
    return _anchors(job)


def _encoded(linear, job):
    encoding = job['encoding']
    return (np.clip(linear, 0, encoding['max']) / encoding['max']) ** (1 / encoding['gamma'])


if __name__ == '__main__':
    main()
