"""Changes that a photo may have gone through, the same for people and for everything else."""

import torch
from torch.nn import functional as F

CUT_PX, INPUT_PX = 276, 224
# Sides of the looks in the cuts' own, so that the network sees 1.3 and 1.7 sides of the mesh.
LOOKS = {'face': INPUT_PX / CUT_PX, 'around': INPUT_PX / CUT_PX * 0.76}
# Of the two cuts, sides of the mesh.
CUT_SIDES = {'face': 1.6, 'around': 2.75}
GREY = (0.3, 0.59, 0.11)


def look(cuts, side, turn=None, shift=None, flip=None, border=None):
    """A look out of cuts: side by factor, turn in radians, shift in halves of a cut, border (left, top, right, bottom)."""
    count = len(cuts)
    zeros = torch.zeros(count, device=cuts.device)
    turn = zeros if turn is None else turn
    shift = torch.zeros(count, 2, device=cuts.device) if shift is None else shift
    flip = zeros + 1 if flip is None else flip
    cos, sin = torch.cos(turn) * side, torch.sin(turn) * side
    rows = [torch.stack([cos * flip, -sin, shift[:, 0]], 1), torch.stack([sin * flip, cos, shift[:, 1]], 1)]
    grid = F.affine_grid(torch.stack(rows, 1), (count, 3, INPUT_PX, INPUT_PX), align_corners=False)
    if border is not None:
        grid = torch.maximum(torch.minimum(grid, border[:, None, None, 2:]), border[:, None, None, :2])
    return F.grid_sample(cuts.float(), grid, mode='bilinear', padding_mode='border', align_corners=False)


def plain_looks(face, around):
    """As the engine looks."""
    ones = torch.ones(len(face), device=face.device)
    return look(face, ones * LOOKS['face']), look(around, ones * LOOKS['around'])


def blur(pictures, sigma):
    """Each picture by its own sigma, px."""
    reach = 6
    taps = torch.arange(-reach, reach + 1, device=pictures.device, dtype=torch.float32)[None]
    kernel = torch.exp(-(taps**2) / (2 * sigma[:, None] ** 2))
    kernel = (kernel / kernel.sum(1, keepdim=True)).repeat_interleave(pictures.shape[1], 0)
    flat = pictures.reshape(1, -1, *pictures.shape[2:])
    flat = F.conv2d(F.pad(flat, (reach, reach, 0, 0), mode='reflect'), kernel[:, None, None, :], groups=len(kernel))
    flat = F.conv2d(F.pad(flat, (0, 0, reach, reach), mode='reflect'), kernel[:, None, :, None], groups=len(kernel))
    return flat.reshape_as(pictures)


def changed_looks(face, around, generator):
    """Looks out of photos that were cropped, blurred, sharpened, smoothed, tinted, greyed, lit and grained."""
    count, device = len(face), face.device
    rand = lambda *shape: torch.rand(*shape, generator=generator, device=device)
    randn = lambda *shape: torch.randn(*shape, generator=generator, device=device)
    each = lambda values: values.view(-1, 1, 1, 1, 1)
    some = lambda share, changed, kept: torch.where(each(rand(count) < share), changed, kept)
    soft = lambda looks, sigma: blur(looks.flatten(0, 1), sigma.repeat_interleave(2)).reshape_as(looks)
    constant = lambda value: torch.full((count,), value, device=device)

    flip = torch.where(rand(count) < 0.5, 1.0, -1.0)
    border = border_of(count, rand, device)
    jittered = lambda cuts, name: look(
        cuts,
        torch.exp(randn(count) * 0.08) * LOOKS[name],
        randn(count) * 0.08,
        (rand(count, 2) - 0.5) * 0.12,
        flip,
        border * CUT_SIDES['around'] / CUT_SIDES[name],
    )
    looks = torch.stack([jittered(face, 'face'), jittered(around, 'around')], 1) / 255

    looks = some(0.45, soft(looks, 0.4 + 2.6 * rand(count) ** 2), looks)
    looks = some(0.15, looks + (looks - soft(looks, constant(1.2))) * each(0.4 + 1.2 * rand(count)), looks)
    smooth = soft(looks, constant(2.2))
    calm = torch.exp(-(((looks - smooth).abs().mean(2, keepdim=True) / 0.06) ** 2))
    looks = some(0.12, looks * (1 - calm) + smooth * calm, looks)

    tinted = looks * torch.exp(randn(count, 1, 3, 1, 1) * 0.12) + randn(count, 1, 3, 1, 1) * 0.03
    looks = some(0.6, tinted, looks)
    grey = (looks * torch.tensor(GREY, device=device).view(1, 1, 3, 1, 1)).sum(2, keepdim=True)
    looks = some(0.4, grey + (looks - grey) * each(torch.exp(randn(count) * 0.45)), looks)
    sepia = 1 + randn(count, 1, 3, 1, 1) * 0.08 + torch.tensor([0.08, 0, -0.1], device=device).view(1, 1, 3, 1, 1)
    looks = some(0.25, grey * some(0.35, sepia, torch.ones_like(sepia)), looks)
    lit = (looks - 0.5) * each(torch.exp(randn(count) * 0.25)) + 0.5 + each(randn(count) * 0.1)
    looks = some(0.5, lit.clamp(0, 1), looks)
    looks = some(0.4, looks.clamp(1e-4, 1) ** each(torch.exp(randn(count) * 0.35)), looks)
    patch = F.interpolate(rand(count, 4, 5, 5), size=(INPUT_PX, INPUT_PX), mode='bilinear')[:, None]
    share = ((patch[:, :, 3:] - 0.5) * 2).clamp(0, 1) * 0.8
    looks = some(0.1, looks * (1 - share) + patch[:, :, :3] * share, looks)
    grain = randn(count, 2, 1, INPUT_PX, INPUT_PX) * 0.6 + randn(count, 2, 3, INPUT_PX, INPUT_PX) * 0.5
    looks = some(0.4, looks + grain * each(rand(count) ** 2 * 0.08), looks)
    looks = looks.clamp(0, 1) * 255
    return looks[:, 0], looks[:, 1]


def border_of(count, rand, device):
    """Where a photo ends, in halves of the wider cut: mostly close, as paintings are usually cut and photos rarely."""
    near = 0.33 + rand(count, 4) * 0.27
    near = torch.where((rand(count) < 0.85)[:, None], near, torch.full_like(near, 9.0))
    return torch.cat([-near[:, :2], near[:, 2:]], 1)
