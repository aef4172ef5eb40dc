import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pointInImage, type Region, sampleRegion } from '../../pixels/sample-region.ts'
import { models } from '../models.ts'
import { openNetwork } from '../open-network.ts'
import { detectBodies } from './detect-bodies.ts'

interface PosePoint {
  /** px of the picture. */
  x: number
  y: number
  /** 0..1: whether the point can be seen; points outside the picture are guessed. */
  visibility: number
}

export interface FoundPose {
  /** The 33 BlazePose points: 0 nose, 11 and 12 shoulders, 23 and 24 hips. */
  points: PosePoint[]
  score: number
}

const inputPx = 256
const pointCount = 33
const numbersPerPoint = 5
/** Two more points of the network say where to look next time: the hips and the rim of the body's circle. */
const hipsPoint = 33
const rimPoint = 34
const leastScore = 0.3
const margin = 1.25

/** The likeliest person's pose, or undefined when nobody is seen. */
export async function findPose(image: RgbImage): Promise<FoundPose | undefined> {
  const [body] = await detectBodies(image)
  if (!body) return undefined
  const first = await fitPose(image, regionAround(body.hips, body.rim))
  const { points, score } = await fitPose(image, regionAround(first.hips, first.rim))
  return score > leastScore ? { points, score } : undefined
}

interface FittedPose extends FoundPose {
  hips: readonly [number, number]
  rim: readonly [number, number]
}

async function fitPose(image: RgbImage, region: Region): Promise<FittedPose> {
  const network = await openNetwork(models.poseLandmarks)
  const input = sampleRegion({
    image,
    region,
    widthPx: inputPx,
    heightPx: inputPx,
    scale: 1 / 255,
    offset: 0,
    border: 'black',
  })
  const [values, [score]] = await network.run(input)
  const place = (index: number) => {
    const at = index * numbersPerPoint
    return pointInImage(region, values[at] / inputPx, values[at + 1] / inputPx)
  }
  const points = Array.from({ length: pointCount }, (_, index) => {
    const [x, y] = place(index)
    return { x, y, visibility: 1 / (1 + Math.exp(-values[index * numbersPerPoint + 3])) }
  })
  return { points, score, hips: place(hipsPoint), rim: place(rimPoint) }
}

function regionAround([x, y]: readonly [number, number], rim: readonly [number, number]): Region {
  const dx = rim[0] - x
  const dy = rim[1] - y
  const sidePx = Math.hypot(dx, dy) * 2 * margin
  return {
    centreX: x,
    centreY: y,
    widthPx: sidePx,
    heightPx: sidePx,
    angleRad: Math.PI / 2 - Math.atan2(-dy, dx),
  }
}
