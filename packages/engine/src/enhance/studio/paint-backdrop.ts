import { blurLarge } from '../../pixels/blur.ts'
import { noisePlane } from '../../pixels/noise.ts'
import type { OklabPlanes } from '../../pixels/oklab-planes.ts'
import { clamp } from '../../pixels/smoothstep.ts'

export interface BackdropRequest {
  /** Light and tint of the old background, softened; the cloth follows them, which hides the outline's mistakes. */
  around: OklabPlanes
  /** -1..1: the side that the light comes from, the viewer's left being -1. */
  lightFrom: number
  /** Middle of the face, shares of width and height. */
  face: readonly [number, number]
  /** Which cloth hangs there, counted from 0 and round again. */
  cloth?: number
  seed: number
}

/** Lightness of cloths, from slate to oyster, and how far they follow the old background. */
const range = { dark: 0.2, light: 0.86 }
const follow = { lightness: 0.8, colour: 0.4 }
const mostChroma = 0.03
/** The cloths' own colours: a warm grey, slate, sage and old rose. */
const cloths = [
  { a: 0.002, b: 0.009 },
  { a: -0.008, b: -0.024 },
  { a: -0.02, b: 0.016 },
  { a: 0.026, b: 0.012 },
]
const clouds = [
  { shareOfWidth: 0.16, strength: 0.026 },
  { shareOfWidth: 0.055, strength: 0.015 },
  { shareOfWidth: 0.016, strength: 0.006 },
]
const grain = 0.004

/** A softly mottled cloth, lit behind the shoulder that the light comes from and falling off towards the corners. */
export function paintBackdrop({ around, lightFrom, face, cloth = 0, seed }: BackdropRequest): OklabPlanes {
  const own = cloths[cloth % cloths.length]
  const { widthPx, heightPx } = around
  const lightness = noisePlane(widthPx * heightPx, seed)
  for (let i = 0; i < lightness.length; i++) lightness[i] *= grain
  for (const [layer, { shareOfWidth, strength }] of clouds.entries())
    addClouds({
      lightness,
      widthPx,
      heightPx,
      sigmaPx: shareOfWidth * widthPx,
      strength,
      seed: seed + layer + 1,
    })
  const a = new Float32Array(lightness.length)
  const b = new Float32Array(lightness.length)
  const mean = meanOf(around.lightness)
  const glowX = (face[0] + 0.16 * lightFrom) * widthPx
  const glowY = (face[1] + 0.08) * heightPx
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const distance = Math.hypot((x - glowX) / (0.75 * widthPx), (y - glowY) / (0.72 * heightPx))
      const shade = clamp(mean + follow.lightness * (around.lightness[i] - mean), range.dark, range.light)
      const light = shade * (1.06 - 0.26 * (1 - Math.exp(-1.35 * distance * distance)))
      lightness[i] = Math.min(0.96, light + lightness[i] * (0.4 + shade))
      const chroma = Math.hypot(around.a[i], around.b[i]) * follow.colour
      const kept = follow.colour * Math.min(1, mostChroma / Math.max(1e-6, chroma))
      a[i] = own.a + around.a[i] * kept
      b[i] = own.b + around.b[i] * kept + 0.004 * (1 - Math.min(1, distance))
    }
  return { widthPx, heightPx, lightness, a, b }
}

function meanOf(plane: Float32Array): number {
  let sum = 0
  for (let i = 0; i < plane.length; i++) sum += plane[i]
  return sum / plane.length
}

interface CloudLayer {
  lightness: Float32Array
  widthPx: number
  heightPx: number
  sigmaPx: number
  strength: number
  seed: number
}

function addClouds({ lightness, widthPx, heightPx, sigmaPx, strength, seed }: CloudLayer): void {
  const noise = noisePlane(widthPx * heightPx, seed)
  const soft = blurLarge(noise, widthPx, heightPx, sigmaPx, noise)
  let squares = 0
  for (let i = 0; i < soft.length; i++) squares += soft[i] * soft[i]
  const scale = strength / Math.sqrt(squares / soft.length || 1)
  for (let i = 0; i < soft.length; i++) lightness[i] += soft[i] * scale
}
