import type { RgbImage } from '../../pixels/rgb-image.ts'
import { openNetwork } from '../open-network.ts'
import { alignFace } from './align-face.ts'
import { buildDescriptor } from './build-descriptor.ts'

/** Mean colour of dlib's training faces, 0..255. */
const meanColour = [122.782, 117.001, 104.298] as const

/** dlib's 128 numbers for the face under a mesh; compare with likenessDistance, then forget. */
export async function describeFace(image: RgbImage, mesh: Float32Array): Promise<Float32Array> {
  const network = await openNetwork(buildDescriptor)
  const face = alignFace(image, mesh)
  const [descriptor] = await network.run(face.map((value, i) => (value - meanColour[i % 3]) / 256))
  return descriptor
}
