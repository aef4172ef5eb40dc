import { resizePlane } from '../../pixels/resample.ts'
import { applyModel, type ColourPlanes, GuidedFilter } from '../../vision/index.ts'
import type { HeadView } from '../crop/head-view.ts'

/** What each px of the person is, as shares (0..1) among the person's classes; the first three follow the photo's edges. */
export interface HeadParts {
  hair: Float32Array
  bodySkin: Float32Array
  faceSkin: Float32Array
  clothes: Float32Array
  accessories: Float32Array
}

const edgeRadiusCm = 0.28
const flatness = 4e-4

export function separateParts(view: HeadView): HeadParts {
  const { classes } = view
  const shares = {
    hair: new Float32Array(classes.hair.length),
    bodySkin: new Float32Array(classes.hair.length),
    faceSkin: new Float32Array(classes.hair.length),
    clothes: new Float32Array(classes.hair.length),
    accessories: new Float32Array(classes.hair.length),
  }
  for (let i = 0; i < classes.hair.length; i++) {
    const person = 1 - classes.background[i] + 1e-3
    shares.hair[i] = classes.hair[i] / person
    shares.bodySkin[i] = classes.bodySkin[i] / person
    shares.faceSkin[i] = classes.faceSkin[i] / person
    shares.clothes[i] = classes.clothes[i] / person
    shares.accessories[i] = classes.accessories[i] / person
  }
  const lift = edgeLifter(view)
  return {
    ...shares,
    hair: lift(shares.hair),
    bodySkin: lift(shares.bodySkin),
    faceSkin: lift(shares.faceSkin),
  }
}

/** Draws a coarse plane along the photo's own edges: a guided filter at half size, evaluated on all px. */
function edgeLifter(view: HeadView): (plane: Float32Array) => Float32Array {
  const { widthPx, heightPx, pxPerCm } = view
  const halfWidth = widthPx >> 1
  const halfHeight = heightPx >> 1
  const halve = (plane: Float32Array) => averageQuads(plane, widthPx, halfWidth, halfHeight)
  const { colours } = view
  const [red, green, blue] = colours
  const guide: ColourPlanes = [halve(red), halve(green), halve(blue)]
  const radiusPx = Math.max(2, Math.round((edgeRadiusCm / 2) * pxPerCm))
  const filter = new GuidedFilter({ guide, widthPx: halfWidth, heightPx: halfHeight, radiusPx, flatness })
  const toFull = (plane: Float32Array) => resizePlane(plane, halfWidth, halfHeight, widthPx, heightPx)
  return (plane) => {
    const { r, g, b, constant } = filter.model(halve(plane))
    applyModel({ r: toFull(r), g: toFull(g), b: toFull(b), constant: toFull(constant) }, colours, plane)
    for (let i = 0; i < plane.length; i++) plane[i] = Math.max(0, Math.min(1, plane[i]))
    return plane
  }
}

function averageQuads(
  plane: Float32Array,
  widthPx: number,
  halfWidth: number,
  halfHeight: number,
): Float32Array {
  const half = new Float32Array(halfWidth * halfHeight)
  for (let y = 0; y < halfHeight; y++)
    for (let x = 0; x < halfWidth; x++) {
      const i = y * 2 * widthPx + x * 2
      half[y * halfWidth + x] = (plane[i] + plane[i + 1] + plane[i + widthPx] + plane[i + widthPx + 1]) / 4
    }
  return half
}
