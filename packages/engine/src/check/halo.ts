import type { PlacedFace, PlacedPerson } from '../compose/compose-couple.ts'
import { linearFromByte, oklabFromLinear, type Rgb } from '../pixels/colour-space.ts'
import type { Point } from '../pixels/fill-polygon.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { clamp } from '../pixels/smoothstep.ts'

/** Directions from the face's middle in which the outline is looked for: over the head and down to the jaw on both sides. */
const fan = { fromDeg: -200, toDeg: 20, count: 110 }
/** Where colours are read along a direction from the outline, cm: on the head, around the edge, on what lies behind. */
const readCm = { inside: -0.8, rim: [-0.25, -0.1, 0.05, 0.2], outside: 0.9 }
const patchCm = { side: 0.25, rim: 0.05 }
/** From here inwards the outline is looked for, and not nearer to the face's middle, cm. */
const reachCm = { most: 34, least: 4 }
/** How far beyond its edge a head has to end for the scene to show, cm. */
const clearCm = 0.7
/** OKLab distance of a rim from all mixtures of head and scene from which it is a line of its own. */
const strange = 0.1
/** Fewer directions that look at a free outline tell nothing. */
const leastDirections = 20

/** Share of a head's free outline along which a rim is brighter than head and scene or has a colour of neither. */
export function haloShare(image: RgbImage, { oval, pxPerCm }: PlacedFace, person: PlacedPerson): number {
  const middle = middleOf(oval)
  let looked = 0
  let found = 0
  for (let i = 0; i <= fan.count; i++) {
    const angle = ((fan.fromDeg + (i * (fan.toDeg - fan.fromDeg)) / fan.count) * Math.PI) / 180
    const direction: Point = [Math.cos(angle), Math.sin(angle)]
    const edgePx = freeEdge(person, middle, direction, pxPerCm)
    if (edgePx === null) continue
    const read = (cm: number, patch: number): Rgb => {
      const far = edgePx + cm * pxPerCm
      return meanColour(
        image,
        middle[0] + direction[0] * far,
        middle[1] + direction[1] * far,
        patch * pxPerCm,
      )
    }
    const inside = read(readCm.inside, patchCm.side)
    const outside = read(readCm.outside, patchCm.side)
    looked++
    if (readCm.rim.some((cm) => isStrange(read(cm, patchCm.rim), inside, outside))) found++
  }
  return looked < leastDirections ? 0 : found / looked
}

function middleOf(oval: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => oval.reduce((total, point) => total + point[axis], 0)
  return [sum(0) / oval.length, sum(1) / oval.length]
}

/** Distance at which the person ends in a direction; null where that is not the head, or something else begins there. */
function freeEdge({ shown }: PlacedPerson, [x, y]: Point, [dx, dy]: Point, pxPerCm: number): number | null {
  const { box, a, head } = shown
  const at = (plane: Float32Array, far: number) => {
    const column = Math.round(x + dx * far) - box.left
    const row = Math.round(y + dy * far) - box.top
    const isInside = column >= 0 && row >= 0 && column < box.widthPx && row < box.heightPx
    return isInside ? plane[row * box.widthPx + column] : 0
  }
  let far = Math.round(reachCm.most * pxPerCm)
  while (far > reachCm.least * pxPerCm && at(a, far) < 0.5) far--
  const isHead = at(head, far - 1.5) > 0.4
  const isFree = at(a, far + clearCm * pxPerCm) < 0.1
  return isHead && isFree ? far : null
}

/** Whether a rim is no mixture of both sides: by another hue, or brighter. Darker is a shadow. */
function isStrange(rim: Rgb, inside: Rgb, outside: Rgb): boolean {
  const across = [outside[0] - inside[0], outside[1] - inside[1], outside[2] - inside[2]]
  const own = [rim[0] - inside[0], rim[1] - inside[1], rim[2] - inside[2]]
  const square = across[0] ** 2 + across[1] ** 2 + across[2] ** 2
  const along = square ? clamp((across[0] * own[0] + across[1] * own[1] + across[2] * own[2]) / square) : 0
  const [light, a, b] = own.map((value, i) => value - along * across[i])
  return Math.hypot(Math.max(0, light), a, b) > strange
}

/** Mean of a small square in OKLab; px beyond the picture's edge are those at its edge. */
function meanColour({ widthPx, heightPx, data }: RgbImage, x: number, y: number, halfPx: number): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let row = Math.round(y - halfPx); row <= y + halfPx; row++)
    for (let column = Math.round(x - halfPx); column <= x + halfPx; column++, count++) {
      const p = (clamp(row, 0, heightPx - 1) * widthPx + clamp(column, 0, widthPx - 1)) * 3
      for (let c = 0; c < 3; c++) sum[c] += linearFromByte[data[p + c]]
    }
  const each = Math.max(1, count)
  return oklabFromLinear([sum[0] / each, sum[1] / each, sum[2] / each])
}
