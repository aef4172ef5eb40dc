"""Reading render passes and writing WebP plates."""

import cv2
import numpy as np


def read_passes(folder, denoiser, part=np.s_[:, :]):
    """The clean picture, or a part of it, as (height, width, 4): colour premultiplied by the alpha beside it."""
    colour = np.load(f'{folder}/color.npy')[part].astype(np.float32)
    albedo = np.load(f'{folder}/albedo.npy')[part].astype(np.float32)[..., :3]
    normal = np.load(f'{folder}/normal.npy')[part].astype(np.float32)[..., :3]
    clean = denoiser.clean(colour[..., :3], albedo, normal)
    return np.concatenate([clean, np.clip(colour[..., 3:], 0, 1)], 2)


def write_webp(path, picture, quality):
    """Write an RGB or RGBA picture of values 0..1."""
    bytes_ = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    order = [2, 1, 0, 3] if picture.shape[2] == 4 else [2, 1, 0]
    if not cv2.imwrite(path, bytes_[..., order], [cv2.IMWRITE_WEBP_QUALITY, quality]):
        raise OSError(f'cannot write {path}')


def straight(premultiplied, floor=0.004):
    """Undo premultiplication; colours of the edge spread outwards so that scaling makes no rim."""
    alpha = premultiplied[..., 3:]
    colour = np.where(alpha > floor, premultiplied[..., :3] / np.maximum(alpha, floor), 0)
    spread, weight = premultiplied[..., :3], alpha
    for sigma in (2, 8, 32):
        soft = cv2.GaussianBlur(spread, (0, 0), sigma)
        cover = cv2.GaussianBlur(weight, (0, 0), sigma)[..., None]
        missing = (alpha <= floor) & (colour.sum(2, keepdims=True) == 0) & (cover > 1e-4)
        colour = np.where(missing, soft / np.maximum(cover, 1e-4), colour)
    return colour, alpha
