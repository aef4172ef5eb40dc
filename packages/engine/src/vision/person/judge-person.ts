import type { RgbImage } from '../../pixels/rgb-image.ts'
import { cutFace } from '../faces/cut-face.ts'
import { openNetwork } from '../open-network.ts'
import { buildPerson, personInputPx } from './build-person.ts'

/** Sides of the two looks, in sides of the mesh: the face, and what is around it, where frames, paper and screens show. */
const sides = [1.3, 1.7]

/** How likely it is that the face under a mesh is a person's and not a picture's or a figure's, as log odds. */
export async function judgePerson(image: RgbImage, mesh: Float32Array): Promise<number> {
  const network = await openNetwork(buildPerson)
  let odds = 0
  for (const [look, side] of sides.entries()) {
    const face = cutFace({ image, mesh, side, sidePx: personInputPx })
    const [shares] = await network.run(face.map((value) => value / 127.5 - 1))
    odds += shares[look]
  }
  return odds
}
