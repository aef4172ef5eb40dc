import type { RgbImage } from '../../pixels/rgb-image.ts'
import { openNetwork } from '../open-network.ts'
import { buildEye } from './build-eye.ts'
import { cutEye } from './cut-eye.ts'

interface EyesLook {
  /** About 0 for open eyes, about 1 for shut ones and for lids that hide the irises. */
  shut: number
  /** How far each iris lies right of its eye's middle on the screen, in widths of the eye: the viewer's left, then right. */
  aside: readonly [number, number]
  /** Of the narrower eye in the photo, px. */
  widthPx: number
}

/** Numbers of the eye's corners among the points of the lids, and of the iris's middle among its own. */
const outerCorner = 0
const innerCorner = 8
const irisMiddle = 0

export async function lookAtEyes(image: RgbImage, mesh: Float32Array): Promise<EyesLook> {
  const network = await openNetwork(buildEye)
  const look = async (eye: 'left' | 'right') => {
    const { input, widthPx } = cutEye(image, mesh, eye)
    const [lids, iris, [shut]] = await network.run(input)
    return { widthPx, shut, inwards: inwardsOf(lids, iris) }
  }
  const left = await look('left')
  const right = await look('right')
  return {
    shut: (left.shut + right.shut) / 2,
    aside: [left.inwards, -right.inwards],
    widthPx: Math.min(left.widthPx, right.widthPx),
  }
}

/** From the middle between the corners towards the nose, in widths of the eye. */
function inwardsOf(lids: Float32Array, iris: Float32Array): number {
  const [outerX, outerY] = lids.subarray(outerCorner * 3)
  const [innerX, innerY] = lids.subarray(innerCorner * 3)
  const [x, y] = iris.subarray(irisMiddle * 3)
  const alongX = innerX - outerX
  const alongY = innerY - outerY
  const fromX = x - (outerX + innerX) / 2
  const fromY = y - (outerY + innerY) / 2
  return (fromX * alongX + fromY * alongY) / (alongX ** 2 + alongY ** 2)
}
