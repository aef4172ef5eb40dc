"""An empty Cycles stage, its camera and its lights."""

import bpy
from mathutils import Vector


def empty_stage(width_px, height_px, samples, transparent=False):
    """Forget the last picture and set the renderer up for few samples plus a denoiser."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = min(16, samples)
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 16
    cycles.volume_bounces = 0
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.use_denoising = False
    scene.render.resolution_x = width_px
    scene.render.resolution_y = height_px
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.view_settings.view_transform = 'Raw'
    world = bpy.data.worlds.new('world')
    world.use_nodes = True
    scene.world = world
    return scene


def world_colour(scene, colour, strength):
    background = scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def turned_towards(source, target):
    return (Vector(target) - Vector(source)).to_track_quat('-Z', 'Y').to_euler()


def camera(location, target, lens_mm=50, f_stop=None, focus_m=2.6):
    """A portrait camera: `lens_mm` counts on a frame 36 mm high."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens_mm
    data.sensor_fit = 'VERTICAL'
    data.sensor_height = 36
    if f_stop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = f_stop
        data.dof.focus_distance = focus_m
        data.dof.aperture_blades = 9
    thing = link(bpy.data.objects.new('camera', data))
    thing.location = location
    thing.rotation_euler = turned_towards(location, target)
    bpy.context.scene.camera = thing
    return thing


# Where the couple stands in every scene, metres.
COUPLE_Y_M = 2.25
# What a picture from head to hem shows there.
FULL_HEIGHT_M = 2.3


def portrait_camera(job, f_stop=1.6, look_at_height_m=1.60):
    """The camera of every scene, focused where the couple will stand: at eye level, or seeing them from head to hem."""
    if job['view'] == 'full':
        return camera((0, COUPLE_Y_M - 3.6, 1.21), (0, COUPLE_Y_M, 0.88), 36 * 3.6 / FULL_HEIGHT_M, f_stop, 3.6)
    return camera((0, -0.35, 1.42), (0, 6, look_at_height_m), f_stop=f_stop, focus_m=2.6)


def area_light(location, watts, colour, size_m, target):
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.color, data.size = watts, colour, size_m
    return _placed(data, location, target)


def spot_light(location, watts, colour, radius_m, target):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius_m
    return _placed(data, location, target)


def point_light(location, watts, colour, radius_m):
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius_m
    return _placed(data, location, None)


def sun_light(direction, strength, colour, angle=0.03):
    """A sun whose rays travel along `direction`."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, colour, angle
    return _placed(data, (0, 0, 0), direction)


def _placed(data, location, target):
    thing = link(bpy.data.objects.new('light', data))
    thing.location = location
    if target is not None:
        thing.rotation_euler = turned_towards(location, target)
    return thing
