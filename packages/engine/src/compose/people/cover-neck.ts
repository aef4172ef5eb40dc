import { luminance, quickSrgb, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { clamp, median } from '../../pixels/smoothstep.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'

type Draped = Pick<UnderstoodPhoto, 'widthPx' | 'head' | 'hair' | 'rgb' | 'chin'>

/** A scarf hangs down to so far under the neck's pit, metres; what lies under it is in its shade. */
const downMetres = 0.02
const underScarf = 0.7

/** Under a scarf of the wearer's own no neck is bare: beside its ends shows more of it, in the neck's shades. In place. */
export function coverNeck(attire: DisplayedAttire, scarf: Rgb, body: Rgb): void {
  const { r, g, b, a, skin, plate } = attire
  const { box, manifest } = plate
  const rows = Math.round(manifest.anchors.pit[1] + downMetres * manifest.pxPerMetre) - box.top
  const cloth = [toLinear(scarf[0]), toLinear(scarf[1]), toLinear(scarf[2])]
  const end = Math.min(a.length, Math.max(0, rows) * box.widthPx)
  for (let i = 0; i < end; i++) {
    if (skin[i] < 0.02 || a[i] < 0.02) continue
    const own: Rgb = [toLinear(r[i] / a[i]), toLinear(g[i] / a[i]), toLinear(b[i] / a[i])]
    const shade = underScarf * clamp(luminance(own) / Math.max(1e-4, luminance(body)), 0.2, 1.2)
    r[i] += (quickSrgb(cloth[0] * shade) * a[i] - r[i]) * skin[i]
    g[i] += (quickSrgb(cloth[1] * shade) * a[i] - g[i]) * skin[i]
    b[i] += (quickSrgb(cloth[2] * shade) * a[i] - b[i]) * skin[i]
    skin[i] = 0
  }
}

/** The middle colour of what covers a head beneath its chin, sRGB 0..1; nothing where all of it is above. */
export function scarfColour({ widthPx, head, hair, rgb, chin }: Draped): Rgb | undefined {
  const found: [number[], number[], number[]] = [[], [], []]
  for (let i = Math.round(chin[1]) * widthPx; i < hair.length; i += 3)
    if (head[i] > 200 && hair[i] > 200) for (const c of [0, 1, 2]) found[c].push(rgb[i * 3 + c] / 255)
  return found[0].length ? [median(found[0]), median(found[1]), median(found[2])] : undefined
}
