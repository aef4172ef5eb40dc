"""The lace gown's upper part: a lined sweetheart bodice under sheer lace with long sleeves."""

import numpy as np
from scipy.spatial import cKDTree

from attire.lace_cloth import LaceCloth
from kit.curves import curve
from kit.sdf import smooth_max, smooth_min
from kit.shapes import array_mesh, set_attribute, soften
from kit.surface_nets import surface_mesh

# (x, z) from the middle of the front up to the shoulder
NECKLINES = {
    'v': [
        (0, -0.128),
        (0.012, -0.112),
        (0.036, -0.068),
        (0.060, -0.026),
        (0.076, 0.006),
        (0.083, 0.030),
        (0.085, 0.06),
    ],
    'boat': [
        (0, -0.046),
        (0.040, -0.042),
        (0.080, -0.028),
        (0.106, -0.008),
        (0.120, 0.012),
        (0.128, 0.03),
        (0.13, 0.06),
    ],
    'high': [
        (0, 0.026),
        (0.020, 0.029),
        (0.034, 0.033),
        (0.046, 0.038),
        (0.053, 0.042),
        (0.058, 0.046),
        (0.060, 0.06),
    ],
    'scoop': [
        (0, -0.090),
        (0.035, -0.086),
        (0.066, -0.070),
        (0.088, -0.040),
        (0.099, -0.004),
        (0.104, 0.030),
        (0.106, 0.06),
    ],
}


# likewise for the back; a closed back ends below the hair
BACKS = {
    'scallop': [
        (0, -0.046),
        (0.030, -0.040),
        (0.058, -0.018),
        (0.075, 0.010),
        (0.084, 0.034),
        (0.087, 0.06),
    ],
    'closed': [(0, 0.036), (0.030, 0.037), (0.050, 0.041), (0.058, 0.048), (0.060, 0.06)],
}

# metres of an arm that a sleeve covers, as a share of the way to the wrist
SLEEVES = {'long': 0.965, 'elbow': 0.53, 'cap': 0.135}


def sew_lace_top(body, pattern_path, neckline, sleeves, flowers=1.0, back=None):
    """A lined bodice and a sheer layer; `flowers` below 1 thins the sheer layer's pattern to a net.

    back: one of BACKS; without it nothing is cut behind, where nobody sees it.
    """
    cloth = LaceCloth(pattern_path)
    _lining(body, cloth)
    lines = NECKLINES[neckline], BACKS.get(back)
    _sheer_layer(body, cloth, lines, SLEEVES[sleeves], flowers)


def sew_lace_bodice(body, pattern_path):
    """Only the lined bodice, off the shoulders."""
    _lining(body, LaceCloth(pattern_path))


def _lining(body, cloth):
    g, size = body.grid, body.size
    across = np.abs(g.x)
    rise = 0.028 * np.clip((0.10 - g.y) / 0.05, 0, 1)
    heart = -0.112 + rise * np.exp(-(((across - 0.072 * size.bust) / 0.042) ** 2))
    heart = heart - 0.30 * np.clip(across - 0.112 * size.width, 0, 1)
    f = smooth_max(body.torso - 0.0042, g.z - heart, 0.003)
    f = np.maximum(np.maximum(f, body.bodice_end_m - g.z), -(body.torso + 0.004))
    thing = array_mesh('bodice', *surface_mesh(g, f), cloth.lined('lined lace'))
    _unwrap(thing, body)
    soften(thing, 3)


# how far lace, or a net that hardly hides its own edge, lies off the body
LACE_OFF_M, NET_OFF_M = 0.0062, 0.0026


def _sheer_layer(body, cloth, neckline, sleeve_share, flowers):
    """Only the outer skin of a shell around the body, without what is above the neckline."""
    field = smooth_min(body.skin, body.torso - 0.0002, 0.001)
    vertices, faces = surface_mesh(body.grid, field - (NET_OFF_M if flowers < 1 else LACE_OFF_M))
    inside, _ = _cloth_distance(body, vertices, neckline, sleeve_share)
    kept = (inside > -0.004) & (vertices[:, 2] < 0.048) & (vertices[:, 2] > body.sheer_end_m)
    faces = faces[kept[faces].all(1)]
    used, renumbered = np.unique(faces, return_inverse=True)
    vertices = vertices[used]
    inside, along = _cloth_distance(body, vertices, neckline, sleeve_share)
    material = cloth.sheer('sheer lace', flowers=flowers)
    thing = array_mesh('sheer', vertices, renumbered.reshape(faces.shape), material)
    set_attribute(thing, 'inside', inside)
    set_attribute(thing, 'along', along)
    _unwrap(thing, body)
    soften(thing, 2)


def _cloth_distance(body, vertices, neckline, sleeve_share):
    """Metres from the nearest edge, at the neck or at a sleeve's end, and arc length along that edge."""
    inside, along = _neckline_distance(vertices, neckline)
    _, down, angle, _ = body.arm_coordinates(vertices)
    length = np.where(vertices[:, 0] > 0, body.arm_length(1), body.arm_length(-1))
    reach = length * sleeve_share + (0.012 * np.cos(angle) if sleeve_share < 0.2 else 0)
    to_end = np.where(_on_arm(body, vertices), reach - down, 1.0)
    at_sleeve = to_end < inside
    return np.minimum(inside, to_end), np.where(at_sleeve, angle * 0.034, along)


def _on_arm(body, points):
    size = body.size
    outer = np.abs(points[:, 0])
    near = body.arm_coordinates(points)[0] < 0.056 * max(1, size.arm)
    below_shoulder = (points[:, 2] < -0.035) | (outer > 0.150 * size.shoulder)
    on_arm = near & (outer > 0.128 * size.shoulder) & below_shoulder
    return on_arm | (near & (points[:, 1] < -0.045) & (outer > 0.06))


def _neckline_distance(vertices, necklines):
    """Metres from the neckline (positive in the cloth) and arc length of the nearest point on it."""
    front, back = necklines
    inside, along = _line_distance(vertices, front)
    behind = vertices[:, 1] > 0.078
    if not back:
        return np.where(behind, np.maximum(inside, 0.02), inside), along
    inside_back, along_back = _line_distance(vertices, back)
    return np.where(behind, inside_back, inside), np.where(behind, along_back, along)


def _line_distance(vertices, neckline):
    line = curve(neckline, 400, smooth=False)
    across = np.abs(vertices[:, 0])
    distance, nearest = cKDTree(line).query(np.stack([across, vertices[:, 2]], 1))
    edge = np.interp(vertices[:, 2], line[:, 1], line[:, 0])
    sign = np.where((across > edge) | (vertices[:, 2] < line[0, 1]), 1, -1)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    return distance * sign, length[nearest]


def _unwrap(thing, body):
    """UVs in metres: along and around the arms, height and angle around the torso (mirrored)."""
    data = thing.data
    flat = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', flat)
    index = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get('vertex_index', index)
    corners = flat.reshape(-1, 3)[index].reshape(len(data.polygons), -1, 3)
    centre = corners.mean(1)
    on_arm = _on_arm(body, centre)
    _, along, angle, _ = body.arm_coordinates(corners)
    wrapped = np.abs(angle - angle[:, :1]) > np.pi
    angle = np.where(wrapped, angle + 2 * np.pi * np.sign(angle[:, :1] - angle), angle)
    arm_uv = np.stack([angle * 0.034 + 0.37, -along], -1)
    around = np.arctan2(np.abs(corners[..., 0]), 0.055 - corners[..., 1])
    torso_uv = np.stack([around * 0.105 + 0.03, corners[..., 2]], -1)
    uv = np.where(on_arm[:, None, None], arm_uv, torso_uv)
    data.uv_layers.new(name='UVMap').data.foreach_set('uv', uv.reshape(-1).astype(np.float32))
