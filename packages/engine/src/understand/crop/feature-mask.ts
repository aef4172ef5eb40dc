import { gaussianBlur } from '../../pixels/blur.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { clamp } from '../../pixels/smoothstep.ts'
import { pointOf } from '../../vision/index.ts'
import { grow } from '../cut/face-outline.ts'
import type { HeadView } from './head-view.ts'

export interface FeatureMask {
  view: Pick<HeadView, 'widthPx' | 'heightPx' | 'pxPerCm' | 'mesh'>
  /** Outlines as landmarks. */
  outlines: readonly (readonly number[])[]
  /** By how much the outlines are widened. */
  growCm: number
  softCm: number
}

/** 1 inside the outlines of parts of a face, 0 elsewhere, with soft edges. */
export function featureMask({ view, outlines, growCm, softCm }: FeatureMask): Float32Array {
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const mask = new Float32Array(widthPx * heightPx)
  for (const outline of outlines) {
    const points = outline.map((index) => pointOf(mesh, index))
    fillPolygon(grow(points, growCm * pxPerCm), widthPx, heightPx, mask)
  }
  for (let i = 0; i < mask.length; i++) mask[i] = clamp(mask[i])
  return gaussianBlur(mask, widthPx, heightPx, softCm * pxPerCm, mask)
}
