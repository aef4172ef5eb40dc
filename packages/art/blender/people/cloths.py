"""The cloths, facings and ties of suits, by name."""

from attire.cloth import lapel_satin, ribbed_silk, shirting, velvet, wool
from kit.materials import plain

# colour, sheen
WOOLS = {
    'black': ((0.0070, 0.0070, 0.0080), 0.16),
    'ivory': ((0.80, 0.745, 0.65), 0.20),
    'navy': ((0.0105, 0.0165, 0.040), 0.30),
    'grey': ((0.13, 0.135, 0.145), 0.30),
    'charcoal': ((0.028, 0.029, 0.032), 0.25),
    'beige': ((0.50, 0.405, 0.285), 0.20),
    'dove': ((0.40, 0.395, 0.39), 0.25),
}
VELVETS = {'burgundy': (0.022, 0.0018, 0.0048)}
SATINS = {'black': (0.0085, 0.0085, 0.0095), 'ivory': (0.82, 0.77, 0.68)}
SILKS = {
    'burgundy': (0.105, 0.010, 0.020),
    'slate': (0.085, 0.10, 0.155),
    'silver': (0.42, 0.42, 0.44),
    'sage': (0.20, 0.25, 0.19),
}
BUTTONS = {'ivory': (0.60, 0.54, 0.44), 'beige': (0.22, 0.13, 0.07)}
DARK = (0.009, 0.009, 0.010)


def woven(name):
    if name in VELVETS:
        return velvet(f'{name} velvet', VELVETS[name])
    return wool(f'{name} wool', *WOOLS[name])


class SuitCloths:
    def __init__(self, look):
        cloth = look['cloth']
        self.jacket = woven(cloth)
        self.trousers = woven(look.get('trousers', cloth))
        self.waistcoat = woven(look.get('waistcoat') or cloth)
        facing = look.get('facing')
        if facing:
            self.facing = lapel_satin('facing', SATINS[facing])
        else:
            colour, sheen = WOOLS[cloth]
            self.facing = wool('facing', tuple(c * 1.12 for c in colour), sheen, weave_turn=-0.5)
        brown = cloth in ('navy', 'beige')
        self.leather = plain('leather', (0.055, 0.022, 0.010) if brown else DARK, 0.30, Specular=0.5)
        self.sole = plain('sole', DARK, 0.5)
        self.shirt = shirting('shirt')
        self.collar = shirting('collar', (0.86, 0.865, 0.875), 0.10)
        self.button = plain('button', BUTTONS.get(cloth, DARK), 0.22, Specular=0.6)
        is_bow = look['tie'] == 'bow'
        self.stud = plain('stud', DARK if is_bow else (0.75, 0.73, 0.70), 0.22, Specular=0.6)
        if is_bow:
            self.tie = plain('bow', (0.010, 0.010, 0.012), 0.30, Specular=0.5, Sheen=0.2)
        else:
            self.tie = ribbed_silk('tie', SILKS[look['tie']])
