import { outlineFace } from '../understand/cut/face-outline.ts'
import type { ReadPortrait } from '../understand/read-portrait.ts'
import { type SyntheticHeadOptions, syntheticHead } from './synthetic-head.ts'

/** A drawn head as retouching reads it, in good light. */
export function syntheticPortrait(
  options: SyntheticHeadOptions &
    Partial<Pick<ReadPortrait, 'beardCm' | 'photoHighlight' | 'faceHighlight'>> = {},
): ReadPortrait & { at: (x: number, y: number) => number } {
  const { beardCm = 0, photoHighlight = 0.8, faceHighlight = 0.5, ...head } = options
  const { view, parts, alpha, at } = syntheticHead(head)
  return {
    view,
    parts,
    alpha,
    at,
    outline: outlineFace(view, beardCm),
    colours: view.image.data,
    beardCm,
    sideLightStops: 0,
    photoHighlight,
    faceHighlight,
    describe: async () => new Float32Array(128),
  }
}
