import { luminance, quickSrgb, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'

/** Light against the body's colour under which skin counts as shaded, and all of it. */
const shade = { from: 1, full: 0.55 }
/** Share of the body's own colour that shaded skin gets; the rest is the plate's. */
const mostShare = 0.75

/**
 * The film's curve makes skin the more colourful the darker it is: hands and arms in shade would be orange beside the
 * neck. Brings them back to the body's colour, at their own light, in place.
 */
export function evenSkin({ r, g, b, a, skin }: DisplayedAttire, body: Rgb): void {
  const bodyLight = luminance(body)
  if (bodyLight <= 0) return
  const hue = body.map((value) => value / bodyLight)
  for (let i = 0; i < a.length; i++) {
    if (skin[i] < 0.05 || a[i] < 0.05) continue
    const own: Rgb = [toLinear(r[i] / a[i]), toLinear(g[i] / a[i]), toLinear(b[i] / a[i])]
    const light = luminance(own)
    const share = mostShare * skin[i] * smoothstep(shade.from, shade.full, light / bodyLight)
    if (share < 0.01) continue
    r[i] = quickSrgb(own[0] + (hue[0] * light - own[0]) * share) * a[i]
    g[i] = quickSrgb(own[1] + (hue[1] * light - own[1]) * share) * a[i]
    b[i] = quickSrgb(own[2] + (hue[2] * light - own[2]) * share) * a[i]
  }
}
