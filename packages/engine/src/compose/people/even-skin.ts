import { luminance, quickSrgb, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { clamp, smoothstep } from '../../pixels/smoothstep.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'

/** Light against the body's colour under which skin counts as shaded, and all of it. */
const shade = { from: 1, full: 0.55 }
/** Share of the body's own colour that shaded skin gets; the rest is the plate's. */
const mostShare = 0.75

/** Between these shares of the body's light a limb keeps its own; beyond them it is drawn towards them by this power. */
const usualLight = { from: 0.8, to: 1.2, power: 0.6 }

/**
 * The film's curve makes skin the more colourful the darker it is: hands and arms in shade would be orange beside the
 * neck. Brings them back to the body's colour, and a limb in deep shade or bright light nearer to the body's light: beside
 * a face that keeps the light of its photo it would be another person's. In place.
 */
export function evenSkin({ r, g, b, a, skin }: DisplayedAttire, body: Rgb): void {
  const bodyLight = luminance(body)
  if (bodyLight <= 0) return
  const hue = body.map((value) => value / bodyLight)
  for (let i = 0; i < a.length; i++) {
    if (skin[i] < 0.05 || a[i] < 0.05) continue
    const own: Rgb = [toLinear(r[i] / a[i]), toLinear(g[i] / a[i]), toLinear(b[i] / a[i])]
    const light = luminance(own)
    const ratio = light / bodyLight
    const share = mostShare * skin[i] * smoothstep(shade.from, shade.full, ratio)
    const gain = 1 + (gainTowardsUsual(ratio) - 1) * skin[i]
    if (share < 0.01 && Math.abs(gain - 1) < 0.005) continue
    r[i] = quickSrgb((own[0] + (hue[0] * light - own[0]) * share) * gain) * a[i]
    g[i] = quickSrgb((own[1] + (hue[1] * light - own[1]) * share) * gain) * a[i]
    b[i] = quickSrgb((own[2] + (hue[2] * light - own[2]) * share) * gain) * a[i]
  }
}

function gainTowardsUsual(ratio: number): number {
  const own = Math.max(ratio, 0.01)
  return (own / clamp(own, usualLight.from, usualLight.to)) ** (usualLight.power - 1)
}
