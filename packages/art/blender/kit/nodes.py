"""A thin layer over Blender's shader node trees."""

import bpy


class Graph:
    """One node tree; values may be numbers, colours or output sockets everywhere."""

    def __init__(self, tree, clear=False):
        self.tree = tree
        if clear:
            tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.feed(node.inputs[name], value)
        return node

    def feed(self, socket, value):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA' and not isinstance(value, (int, float)) and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values, clamp=False):
        node = self.node('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def mix(self, factor, first, second, mode='MIX'):
        node = self.node('ShaderNodeMixRGB', blend_type=mode)
        for socket, value in zip(node.inputs, (factor, first, second)):
            self.feed(socket, value)
        return node.outputs[0]

    def ramp(self, factor, stops):
        """A colour ramp through (position, rgb) stops."""
        node = self.node('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        self.feed(node.inputs[0], factor)
        return node.outputs[0]

    def object_position(self, scale=None, rotation=None):
        position = self.node('ShaderNodeTexCoord').outputs['Object']
        if scale is None and rotation is None:
            return position
        mapping = self.node('ShaderNodeMapping', {0: position})
        mapping.inputs['Scale'].default_value = scale or (1, 1, 1)
        mapping.inputs['Rotation'].default_value = rotation or (0, 0, 0)
        return mapping.outputs[0]

    def noise(self, scale, detail=2.0, vector=None, **inputs):
        vector = vector or self.object_position()
        named = {name.capitalize(): value for name, value in inputs.items()}
        return self.node(
            'ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, **named}
        ).outputs[0]

    def bump(self, height, strength, distance):
        return self.node(
            'ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': distance}
        ).outputs[0]

    def attribute(self, name):
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def blend(self, factor, first, second):
        """Mix two shaders."""
        return self.node('ShaderNodeMixShader', {0: factor, 1: first, 2: second}).outputs[0]

    def surface(self, shader):
        self.node('ShaderNodeOutputMaterial', {0: shader})


def bare_material(name):
    """A material with an empty graph."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Graph(material.node_tree, clear=True)


def principled(material):
    return material.node_tree.nodes['Principled BSDF']
