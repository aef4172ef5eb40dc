import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pointInImage, type Region, sampleRegion } from '../../pixels/sample-region.ts'
import { gridAnchors } from '../anchors.ts'
import { models } from '../models.ts'
import { openNetwork } from '../open-network.ts'

/** A likely body: the middle of its hips and a point that a circle around the body passes through, px. */
export interface BodyCandidate {
  score: number
  hips: readonly [number, number]
  rim: readonly [number, number]
}

const inputPx = 224
const leastScore = 0.5
const numbersPerAnchor = 12
/** BlazePose detector: 28 × 28 and 14 × 14 cells of 2 anchors, 7 × 7 cells of 6. */
const anchors = gridAnchors([
  { cells: 28, perCell: 2 },
  { cells: 14, perCell: 2 },
  { cells: 7, perCell: 6 },
])

/** Bodies in a picture, the likeliest first, each once. */
export async function detectBodies(image: RgbImage): Promise<BodyCandidate[]> {
  const network = await openNetwork(models.poseDetector)
  const sidePx = Math.max(image.widthPx, image.heightPx)
  const region: Region = {
    centreX: image.widthPx / 2,
    centreY: image.heightPx / 2,
    widthPx: sidePx,
    heightPx: sidePx,
    angleRad: 0,
  }
  const input = sampleRegion({
    image,
    region,
    widthPx: inputPx,
    heightPx: inputPx,
    scale: 2 / 255,
    offset: -1,
    border: 'black',
  })
  const [boxes, scores] = await network.run(input)
  const candidates = anchors.flatMap(([anchorX, anchorY], i) => {
    const score = 1 / (1 + Math.exp(-scores[i]))
    if (score < leastScore) return []
    const value = (offset: number) => boxes[i * numbersPerAnchor + offset] / inputPx
    const hips = pointInImage(region, anchorX + value(4), anchorY + value(5))
    const rim = pointInImage(region, anchorX + value(6), anchorY + value(7))
    return [{ score, hips, rim }]
  })
  return withoutRepeats(candidates)
}

function withoutRepeats(candidates: readonly BodyCandidate[]): BodyCandidate[] {
  const kept: BodyCandidate[] = []
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => distance(other.hips, candidate.hips) > 0.5 * distance(other.hips, other.rim)))
      kept.push(candidate)
  return kept
}

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}
