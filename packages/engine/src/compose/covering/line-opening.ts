import { clamp } from '../../pixels/smoothstep.ts'
import type { PersonLayer } from '../people/person-layer.ts'
import type { FaceOpening } from './face-opening.ts'
import type { CoveringLayer } from './lay-covering.ts'
import { radiusTowards } from './outline.ts'

/** Light inside a covering against its outside. */
const insideLight = 0.5

/** Fills the opening with the covering's shaded inside, which shows where a face is narrower than its outline. */
export function lineOpening(person: PersonLayer, opening: FaceOpening, covering: CoveringLayer): void {
  const colour = meanColour(covering)
  const { centre, angleRad, outline } = opening
  const { box, r, g, b, a } = person
  const cos = Math.cos(angleRad)
  const sin = Math.sin(angleRad)
  const farthest = Math.max(...outline) + 2
  const top = Math.max(box.top, Math.floor(centre[1] - farthest))
  const bottom = Math.min(box.top + box.heightPx, Math.ceil(centre[1] + farthest))
  const left = Math.max(box.left, Math.floor(centre[0] - farthest))
  const right = Math.min(box.left + box.widthPx, Math.ceil(centre[0] + farthest))
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const u = x + 0.5 - centre[0]
      const v = y + 0.5 - centre[1]
      const radius = radiusTowards(outline, u * cos + v * sin, v * cos - u * sin)
      const share = clamp(radius + 1.5 - Math.hypot(u, v))
      if (share === 0) continue
      const i = (y - box.top) * box.widthPx + x - box.left
      r[i] = r[i] * (1 - share) + colour.r * share
      g[i] = g[i] * (1 - share) + colour.g * share
      b[i] = b[i] * (1 - share) + colour.b * share
      a[i] = a[i] * (1 - share) + share
    }
}

function meanColour({ r, g, b, a }: CoveringLayer) {
  const sum = (plane: Float32Array) => plane.reduce((total, value) => total + value, 0)
  const light = insideLight / Math.max(1, sum(a))
  return { r: sum(r) * light, g: sum(g) * light, b: sum(b) * light }
}
