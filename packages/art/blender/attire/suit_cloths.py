"""The cloths a suit is made of, by the name of its look."""

from attire.cloth import lapel_satin, ribbed_silk, shirting, velvet, wool
from kit.materials import plain, skin

# jacket, lapel facing (None: the jacket's own cloth), lapel shape, tie (None: black bow), sheen
CLOTHS = {
    'black': ((0.0070, 0.0070, 0.0080), (0.0085, 0.0085, 0.0095), 'shawl', None, 0.16),
    'velvet': ((0.050, 0.0042, 0.0105), (0.0085, 0.0085, 0.0095), 'shawl', None, 1.0),
    'ivory': ((0.80, 0.745, 0.65), (0.82, 0.77, 0.68), 'shawl', None, 0.20),
    'navy': ((0.0105, 0.0165, 0.040), None, 'notch', (0.105, 0.010, 0.020), 0.30),
    'grey': ((0.13, 0.135, 0.145), None, 'peak', (0.085, 0.10, 0.155), 0.30),
}
BLACK = CLOTHS['black'][0]


class SuitCloths:
    def __init__(self, name):
        colour, facing, self.lapel, tie, sheen = CLOTHS[name]
        self.formal = tie is None
        self.wool = velvet('velvet', colour) if name == 'velvet' else wool('wool', colour, sheen)
        black_trousers = name in ('ivory', 'velvet')
        self.trousers = wool('trousers', BLACK, 0.16) if black_trousers else self.wool
        self.facing = (
            lapel_satin('satin', facing) if facing else wool('facing', colour, sheen, weave_turn=-0.5)
        )
        self.shirt = shirting('shirt')
        self.collar = shirting('collar', (0.86, 0.865, 0.875), 0.10)
        self.tie = (
            plain('bow', (0.010, 0.010, 0.012), 0.30, Specular=0.5, Sheen=0.2)
            if self.formal
            else ribbed_silk('tie', tie)
        )
        dark_button = (0.009, 0.009, 0.010) if name != 'ivory' else (0.60, 0.54, 0.44)
        self.button = plain('button', dark_button, 0.22, Specular=0.6)
        stud = (0.009, 0.009, 0.010) if self.formal else (0.75, 0.73, 0.70)
        self.stud = plain('stud', stud, 0.22, Specular=0.6)
        self.skin = skin()
