import type { RgbImage } from '../../pixels/rgb-image.ts'
import { cutFace } from '../faces/cut-face.ts'
import { openNetwork } from '../open-network.ts'
import { buildExpression, expressionInputPx } from './build-expression.ts'

/** Mean colour of the network's training faces, 0..255. */
const meanColour = [122.782, 117.001, 104.298] as const
/** Of the squares around the face, in sides of the mesh; each look misses some laughs. */
const sides = [1.1, 1.25]
/** Of the network's seven expressions. */
const happy = 1

/** How likely a face under a mesh smiles or laughs, 0..1, by the better of two looks. */
export async function judgeSmile(image: RgbImage, mesh: Float32Array): Promise<number> {
  const network = await openNetwork(buildExpression)
  let best = 0
  for (const side of sides) {
    const face = cutFace({ image, mesh, side, sidePx: expressionInputPx })
    const [scores] = await network.run(face.map((value, i) => (value - meanColour[i % 3]) / 255))
    best = Math.max(best, shareOfHappy(scores))
  }
  return best
}

/** Of a softmax over the expressions. */
function shareOfHappy(scores: Float32Array): number {
  const most = scores.reduce((a, b) => Math.max(a, b))
  const weights = scores.map((score) => Math.exp(score - most))
  return weights[happy] / weights.reduce((a, b) => a + b)
}
