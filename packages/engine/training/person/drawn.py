"""Paintings and drawings made of photographs: they differ from a person's photo in how they are made and in nothing else."""

import torch
from augment import GREY, blur
from torch.nn import functional as F

# How often each is made; r is the reach of its strokes, px of a cut.
KINDS = ('paint', 'paint', 'paint', 'cel', 'cel', 'pencil', 'line', 'poster')


def drawn(pictures, kind, reach, seed):
    """Pictures of one size in 0..1, redrawn in one way."""
    generator = torch.Generator(device=pictures.device).manual_seed(seed)
    count, _, height, width = pictures.shape
    rand = lambda *shape: torch.rand(*shape, generator=generator, device=pictures.device)
    grey = (pictures * torch.tensor(GREY, device=pictures.device).view(1, 3, 1, 1)).sum(1, keepdim=True)
    if kind == 'paint':
        painted = pictures + (rand(count, 1, height, width) - 0.5) * 0.08
        for strokes in (reach, max(1, reach - 1), reach):
            painted = kuwahara(painted, strokes)
        grain = F.interpolate(rand(count, 1, height // 3, width // 2), size=(height, width), mode='bilinear') - 0.5
        painted = painted * (1 + grain * 0.12) + grain * 0.04
        contrast = 1 + 0.35 * rand(count, 1, 1, 1)
        return ((painted - 0.5) * contrast + 0.5) * (1 + (rand(count, 3, 1, 1) - 0.5) * 0.25)
    if kind == 'cel':
        steps = 4 + torch.floor(rand(count, 1, 1, 1) * 4)
        flat = torch.round(kuwahara(kuwahara(pictures, reach), reach) * steps) / steps
        edges = ((box(grey, 1) - box(grey, reach)).clamp(max=0) * -9).clamp(0, 1)
        pale = flat.mean(1, keepdim=True)
        vivid = pale + (flat - pale) * (1.1 + 0.8 * rand(count, 1, 1, 1))
        return vivid - edges * (rand(count, 1, 1, 1) > 0.3)
    if kind == 'pencil':
        shade = blur(1 - grey.expand(-1, 3, -1, -1), torch.full((count,), 1.2 * reach, device=grey.device))[:, :1]
        lines = (grey / (1 - shade + 0.02)).clamp(0, 1) ** (1 + 2 * rand(count, 1, 1, 1))
        lines = lines * 0.9 + 0.1 * grey + (rand(count, 1, height, width) - 0.5) * 0.25 * (1 - lines)
        return lines * (1 - 0.2 * rand(count, 3, 1, 1))
    if kind == 'line':
        edges = ((box(grey, 1) - box(grey, reach + 1)) * 18).clamp(-1, 0)
        dark = (grey > 0.25 + 0.2 * rand(count, 1, 1, 1)).float()
        return ((1 + edges) * (0.6 + 0.4 * dark)).expand(-1, 3, -1, -1) * (1 - 0.15 * rand(count, 3, 1, 1))
    flat = kuwahara(pictures, reach)
    palette = torch.stack([rand(count, 3) * light for light in torch.linspace(0.1, 1.1, 6)], 2)
    tone = torch.round(flat.mean(1) * 5).long().clamp(0, 5).reshape(count, -1)
    poster = [torch.gather(palette[:, c], 1, tone).reshape(count, height, width) for c in range(3)]
    return torch.stack(poster, 1) * 0.6 + flat * 0.4


def box(pictures, reach):
    return F.avg_pool2d(F.pad(pictures, (reach,) * 4, mode='reflect'), 2 * reach + 1, 1)


def kuwahara(pictures, reach):
    """The mean of the calmest of four quarters around each px: patches of one colour with hard borders, as of a brush."""
    half = (reach + 1) // 2
    mean = box(pictures, half)
    light = pictures.mean(1, keepdim=True)
    spread = box(light * light, half) - box(light, half) ** 2
    best, least = mean, None
    for down in (-half, half):
        for right in (-half, half):
            shifted = torch.roll(mean, (down, right), (2, 3))
            variance = torch.roll(spread, (down, right), (2, 3))
            if least is None:
                best, least = shifted, variance
            else:
                calmer = variance < least
                best, least = torch.where(calmer, shifted, best), torch.where(calmer, variance, least)
    return best
