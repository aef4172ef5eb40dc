"""The lace gown's upper part: a lined sweetheart bodice under sheer lace with long sleeves."""

import numpy as np
from scipy.spatial import cKDTree

from attire.cloth import LaceCloth
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
}


def sew_lace_top(body, pattern_path, neckline):
    cloth = LaceCloth(pattern_path)
    _lining(body, cloth)
    _sheer_layer(body, cloth, NECKLINES[neckline])


def _lining(body, cloth):
    g, size = body.grid, body.size
    across = np.abs(g.x)
    heart = -0.112 + 0.028 * np.exp(-(((across - 0.072 * size.bust) / 0.042) ** 2))
    heart = heart - 0.30 * np.clip(across - 0.112 * size.width, 0, 1)
    f = smooth_max(body.torso - 0.0042, g.z - heart, 0.003)
    f = np.maximum(np.maximum(f, -0.455 - g.z), -(body.torso + 0.004))
    thing = array_mesh('bodice', *surface_mesh(g, f), cloth.lined('lined lace'))
    _unwrap(thing, body)
    soften(thing, 3)


def _sheer_layer(body, cloth, neckline):
    """Only the outer skin of a shell 6 mm off the body, without what is above the neckline."""
    field = smooth_min(body.skin, body.torso - 0.0002, 0.001)
    vertices, faces = surface_mesh(body.grid, field - 0.0062)
    inside, _ = _neckline_distance(vertices, neckline)
    kept = (inside > -0.004) & (vertices[:, 2] < 0.030) & (vertices[:, 2] > -0.52)
    faces = faces[kept[faces].all(1)]
    used, renumbered = np.unique(faces, return_inverse=True)
    vertices = vertices[used]
    inside, along = _neckline_distance(vertices, neckline)
    thing = array_mesh('sheer', vertices, renumbered.reshape(faces.shape), cloth.sheer('sheer lace'))
    set_attribute(thing, 'inside', inside)
    set_attribute(thing, 'along', along)
    _unwrap(thing, body)
    soften(thing, 2)


def _neckline_distance(vertices, neckline):
    """Metres from the neckline (positive in the cloth) and arc length of the nearest point on it."""
    line = curve(neckline, 400, smooth=False)
    across = np.abs(vertices[:, 0])
    distance, nearest = cKDTree(line).query(np.stack([across, vertices[:, 2]], 1))
    edge = np.interp(vertices[:, 2], line[:, 1], line[:, 0])
    sign = np.where((across > edge) | (vertices[:, 2] < line[0, 1]), 1, -1)
    inside = distance * sign
    inside = np.where(vertices[:, 1] > 0.078, np.maximum(inside, 0.02), inside)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    return inside, length[nearest]


def _unwrap(thing, body):
    """UVs in metres: along and around the arms, height and angle around the torso (mirrored)."""
    data, size = thing.data, body.size
    flat = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', flat)
    index = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get('vertex_index', index)
    corners = flat.reshape(-1, 3)[index].reshape(len(data.polygons), -1, 3)
    centre = corners.mean(1)
    distance = body.arm_coordinates(centre)[0]
    outer = np.abs(centre[:, 0])
    on_arm = (distance < 0.056 * max(1, size.arm)) & (outer > 0.128 * size.shoulder)
    on_arm &= (centre[:, 2] < -0.035) | (outer > 0.150 * size.shoulder)
    _, along, angle, _ = body.arm_coordinates(corners)
    wrapped = np.abs(angle - angle[:, :1]) > np.pi
    angle = np.where(wrapped, angle + 2 * np.pi * np.sign(angle[:, :1] - angle), angle)
    arm_uv = np.stack([angle * 0.034 + 0.37, -along], -1)
    around = np.arctan2(np.abs(corners[..., 0]), 0.055 - corners[..., 1])
    torso_uv = np.stack([around * 0.105 + 0.03, corners[..., 2]], -1)
    uv = np.where(on_arm[:, None, None], arm_uv, torso_uv)
    data.uv_layers.new(name='UVMap').data.foreach_set('uv', uv.reshape(-1).astype(np.float32))
