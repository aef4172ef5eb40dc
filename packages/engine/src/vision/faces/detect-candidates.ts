import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pointInImage, type Region, sampleRegion } from '../../pixels/sample-region.ts'
import { gridAnchors } from '../anchors.ts'
import { models } from '../models.ts'
import { openNetwork } from '../open-network.ts'
import type { Box } from './box.ts'

/** A likely face: BlazeFace's box and eyes, px of the picture. */
export interface FaceCandidate {
  score: number
  box: Box
  leftEye: readonly [number, number]
  rightEye: readonly [number, number]
}

const inputPx = 128
const leastScore = 0.6
const numbersPerAnchor = 16
/** BlazeFace short range: 16 × 16 cells of 2 anchors, then 8 × 8 cells of 6. */
const anchors = gridAnchors([
  { cells: 16, perCell: 2 },
  { cells: 8, perCell: 6 },
])

/** Runs the detector on one tile; faces cut by the tile's edge are left to the tile that holds them whole. */
export async function detectCandidates(
  image: RgbImage,
  tile: Region,
  keepCut: boolean,
): Promise<FaceCandidate[]> {
  const network = await openNetwork(models.faceDetector)
  const input = sampleRegion({
    image,
    region: tile,
    widthPx: inputPx,
    heightPx: inputPx,
    scale: 2 / 255,
    offset: -1,
    border: 'black',
  })
  const [boxes, scores] = await network.run(input)
  return anchors.flatMap((anchor, i) => {
    const score = 1 / (1 + Math.exp(-scores[i]))
    if (score < leastScore) return []
    const candidate = readCandidate({ boxes, at: i * numbersPerAnchor, anchor, tile, score })
    return keepCut || candidate.isWhole ? [candidate] : []
  })
}

interface Reading {
  boxes: Float32Array
  at: number
  anchor: readonly [number, number]
  tile: Region
  score: number
}

function readCandidate({ boxes, at, anchor, tile, score }: Reading): FaceCandidate & { isWhole: boolean } {
  const value = (i: number) => boxes[at + i] / inputPx
  const [anchorX, anchorY] = anchor
  const left = anchorX + value(0) - value(2) / 2
  const top = anchorY + value(1) - value(3) / 2
  const right = left + value(2)
  const bottom = top + value(3)
  const [leftPx, topPx] = pointInImage(tile, left, top)
  const [rightPx, bottomPx] = pointInImage(tile, right, bottom)
  return {
    score,
    box: { left: leftPx, top: topPx, right: rightPx, bottom: bottomPx },
    leftEye: pointInImage(tile, anchorX + value(4), anchorY + value(5)),
    rightEye: pointInImage(tile, anchorX + value(6), anchorY + value(7)),
    isWhole: left >= 0 && top >= 0 && right <= 1 && bottom <= 1,
  }
}
