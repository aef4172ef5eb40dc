import type { Rgb } from '../../pixels/colour-space.ts'
import { changeLight } from './change-light.ts'
import { fitLight, type HeadLight, type LitHead } from './fit-light.ts'
import { normalsOf } from './mesh-normals.ts'
import { spreadLight } from './spread-light.ts'
import { recolourDimmed, tameShine } from './tame-shine.ts'

export interface LightToEven {
  view: LitHead
  /** Three bytes a px, changed in place. */
  rgb: Uint8Array
  /** Middle of the face's skin, linear light. */
  tone: Rgb
}

export interface EvenedLight {
  /** The photo's light, and what of it was left on the head. */
  found: HeadLight
  left: HeadLight
}

/** Stops that any wedding's light has; of what goes beyond a share is kept, so that a face stays modelled. */
const usual = { aside: 0.4, upright: 0.55 }
const kept = 0.38
/** Less change than this is not worth a pass. */
const leastStops = 0.08

/** Takes the photo's own light out of a head as far as it goes beyond a wedding's, and the glare of a flash. */
export function evenLight({ view, rgb, tone }: LightToEven): EvenedLight {
  const normals = normalsOf(view.mesh)
  const found = fitLight(view, rgb, normals)
  const left = { aside: press(found.aside, usual.aside), upright: press(found.upright, usual.upright) }
  tameShine(view, rgb, tone)
  const change = { aside: left.aside - found.aside, upright: left.upright - found.upright }
  if (Math.max(Math.abs(change.aside), Math.abs(change.upright)) < leastStops) return { found, left: found }
  const stops = spreadLight(view, normals, change)
  changeLight(rgb, stops)
  recolourDimmed(view, rgb, tone, stops)
  return { found, left }
}

function press(stops: number, most: number): number {
  const over = Math.max(0, Math.abs(stops) - most)
  return Math.sign(stops) * (Math.abs(stops) - over * (1 - kept))
}
