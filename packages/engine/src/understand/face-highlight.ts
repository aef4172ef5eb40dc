import { quantile } from '../pixels/quantile.ts'
import { luminanceAt } from './crop-metrics.ts'
import type { HeadView } from './head-view.ts'

const everyPixel = 3

/** Luminance (linear light) of the face's own highlight: teeth, eye whites and shine, 1.5 % of its px. */
export function faceHighlightOf({ image, classes }: HeadView, inner: Float32Array): number {
  const lights: number[] = []
  for (let i = 0; i < inner.length; i += everyPixel)
    if (inner[i] > 0.9 && classes.faceSkin[i] > 0.2) lights.push(luminanceAt(image.data, i))
  return quantile(lights, 0.985)
}
