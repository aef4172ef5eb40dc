import { luminanceAt } from '../../pixels/colour-space.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { quantile } from '../../pixels/quantile.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { EngineError } from '../../spec/errors.ts'
import { type FoundFace, faceOval, pointOf } from '../../vision/index.ts'
import { cropLevel } from '../crop/level-crop.ts'

/**
 * Under this nobody can be told: of six portraits that were dimmed step by step the first is taken for no person at
 * 0.013 and the first adult for a child at 0.003; at 0.03 all are judged as in full light.
 */
const leastToTell = 0.02
const pxPerCm = 5
const reach = { sideCm: 8, upCm: 9, downCm: 13 }

/** Throws an EngineError, too_dark, where a face's highlight is under a luminance, and so what is judged of it is no judgement. */
export function refuseDark(photo: RgbImage, { mesh }: FoundFace, leastLight = leastToTell): void {
  if (faceLightOf(photo, mesh) < leastLight)
    throw new EngineError('too_dark', 'The photo is too dark to tell who it shows.')
}

/** Luminance (linear light) of a face's highlight, before anything is known of its skin and hair. */
function faceLightOf(photo: RgbImage, mesh: Float32Array): number {
  const { image, isInside, ...crop } = cropLevel({ photo, mesh, maxPxPerCm: pxPerCm, reach })
  const oval = faceOval.map((index) => pointOf(crop.mesh, index))
  const face = fillPolygon(oval, image.widthPx, image.heightPx)
  const lights: number[] = []
  for (let i = 0; i < face.length; i++)
    if (face[i] > 0.9 && isInside[i]) lights.push(luminanceAt(image.data, i))
  return quantile(lights, 0.985)
}
