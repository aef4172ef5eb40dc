import type { CoveringManifest, CoveringPlates } from '@ever-after/art'
import sharp from 'sharp'
import { angleOfStep, emptyOutline, type Outline, smoothOutline } from '../covering/outline.ts'

/** A scarf around an opening for the face: straight colour in the manifest's encoding and alpha, four bytes a pixel. */
export interface CoveringPlate {
  manifest: CoveringManifest
  rgba: Uint8Array
  /** The cloth's inner edge around the manifest's opening, px of the plate. */
  edge: Outline
}

export async function decodeCovering({ manifest, plateFile }: CoveringPlates): Promise<CoveringPlate> {
  const rgba = await sharp(plateFile).ensureAlpha().raw().toBuffer()
  return { manifest, rgba, edge: innerEdge(rgba, manifest) }
}

const smoothDegrees = 6

/** Where cloth begins on each ray out of the opening's middle: the first half-covered place. */
export function innerEdge(rgba: Uint8Array, { widthPx, heightPx, anchors }: CoveringManifest): Outline {
  const [centreX, centreY] = anchors.opening
  const alphaAt = (x: number, y: number) => {
    const left = Math.min(widthPx - 2, Math.max(0, x | 0))
    const top = Math.min(heightPx - 2, Math.max(0, y | 0))
    const at = (column: number, row: number) => rgba[(row * widthPx + column) * 4 + 3] / 255
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * (x - left)
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * (x - left)
    return upper + (lower - upper) * (y - top)
  }
  const farthestPx = Math.max(widthPx, heightPx) / 2
  const edge = emptyOutline().map((_, step) => {
    const angle = angleOfStep(step)
    let before = 0
    for (let radius = 1; radius < farthestPx; radius++) {
      // A pixel's alpha stands in its middle.
      const alpha = alphaAt(
        centreX + radius * Math.sin(angle) - 0.5,
        centreY - radius * Math.cos(angle) - 0.5,
      )
      if (alpha >= 0.5) return radius - (alpha - 0.5) / Math.max(1e-3, alpha - before)
      before = alpha
    }
    return farthestPx
  })
  return smoothOutline(edge, smoothDegrees)
}
