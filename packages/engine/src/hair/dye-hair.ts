import { linearFromOklab, quickSrgb } from '../pixels/colour-space.ts'
import { clamp, smoothstep } from '../pixels/smoothstep.ts'
import type { HairDye } from './hair-dyes.ts'
import type { MeasuredHair } from './measure-hair.ts'

/** Strands of dark hair carry the camera's noise: it is not brightened further than this. */
const mostStrandGain = 2.1
const leastStrandGain = 0.75
/** Strands that deviate less than this are not seen in the photo: what deviates is noise. */
const seenStrands = { none: 0.008, all: 0.03 }
/** Deviation that strands of well lit hair have, as a share of the range from dark to light. */
const strandShare = 0.13
/** Share of the old hue's unevenness that stays: grey and sun-bleached strands. */
const oldColour = 0.12

/** The portrait's bytes with its hair dyed; px without hair keep theirs. */
export function dyeHair(measured: MeasuredHair, dye: HairDye): Uint8Array {
  const { hair, inside, own, shade, strands, portrait } = measured
  const { colours, view } = portrait
  const bytes = view.image.data.slice()
  const [dark, middle, light] = dye.lightness.map((lightness) => lightness * measured.exposure)
  const toTarget = shadeCurve(measured.range, [dark, middle, light])
  const gain =
    clamp(((light - dark) * strandShare) / Math.max(0.004, strands), leastStrandGain, mostStrandGain) *
    smoothstep(seenStrands.none, seenStrands.all, strands)
  const rimGain = Math.min(gain, 0.6)
  const mean = meanColour(measured)
  const lightnessMean = Math.max(0.05, measured.range[1])
  const tint = tintOf(dye, dark, light)
  for (let i = 0, j = 0; i < hair.length; i++, j += 3) {
    const share = hair[i]
    if (share < 0.004) continue
    // Where hair ends on skin, its own lightness is half the skin's.
    const contrast = (rimGain + (gain - rimGain) * inside[i]) * smoothstep(0.35, 0.9, share)
    const strand = clamp((own.lightness[i] - shade[i]) * contrast, -0.16, 0.18)
    const lightness = clamp(toTarget(shade[i]) + strand, 0.02, 0.985)
    const [a, b] = tint(lightness)
    // Colour fades with light: only what differs from that is uneven.
    const lit = Math.min(1.5, own.lightness[i] / lightnessMean)
    const linear = linearFromOklab([
      lightness,
      a + (own.a[i] - mean[0] * lit) * oldColour,
      b + (own.b[i] - mean[1] * lit) * oldColour,
    ])
    for (let c = 0; c < 3; c++) {
      const changed = bytes[j + c] + share * (quickSrgb(linear[c]) * 255 - colours[j + c])
      bytes[j + c] = changed < 0 ? 0 : Math.min(255, changed + 0.5)
    }
  }
  return bytes
}

type Three = readonly [number, number, number]

/** Carries shade over: the old hair's dark, middle and light ends become the new one's, and it flattens beyond. */
function shadeCurve([dark, middle, light]: Three, [toDark, toMiddle, toLight]: Three) {
  const below = (toMiddle - toDark) / Math.max(0.07, middle - dark)
  const above = (toLight - toMiddle) / Math.max(0.1, light - middle)
  return (shade: number) => {
    const from = shade - middle
    const slope = from < 0 ? below : above
    const reach = from < 0 ? toMiddle - toDark * 0.6 : (toLight - toMiddle) * 1.25
    return toMiddle + reach * Math.tanh((from * slope) / Math.max(0.02, reach))
  }
}

/** Colour by lightness: strongest in the middle, paler in shade and in shine. */
function tintOf({ chroma, hueDeg }: HairDye, dark: number, light: number) {
  const [shadeHue, hue, shineHue] = hueDeg
  const toShade = turnDeg(hue, shadeHue)
  const toShine = turnDeg(hue, shineHue)
  const middle = dark + 0.5 * (light - dark)
  return (lightness: number): [a: number, b: number] => {
    const shade = 1 - smoothstep(dark * 0.8, middle, lightness)
    const shine = smoothstep(middle, light * 1.05, lightness)
    const inShade = 0.35 + 0.65 * smoothstep(0, middle, lightness)
    const inShine = 1 - 0.55 * smoothstep(light * 0.92, 1, lightness)
    const angle = ((hue + toShade * shade + toShine * shine) * Math.PI) / 180
    const strength = chroma * inShade * inShine
    return [strength * Math.cos(angle), strength * Math.sin(angle)]
  }
}

/** The shorter way round from one hue to another. */
function turnDeg(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}

function meanColour({ hair, own }: MeasuredHair): [a: number, b: number] {
  let a = 0
  let b = 0
  let sum = 0
  for (let i = 0; i < hair.length; i++) {
    a += own.a[i] * hair[i]
    b += own.b[i] * hair[i]
    sum += hair[i]
  }
  return [a / sum, b / sum]
}
