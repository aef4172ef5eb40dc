import type { RgbImage } from '../pixels/rgb-image.ts'
import { decodePhoto } from '../vision/index.ts'
import { refusal } from './refuse.ts'

/** More px than any picture is stored with. */
const mostSidePx = 3000
/** A picture of one colour spreads less than this, of 255; so does the black one that some models answer with. */
const leastSpread = 3

/** Decodes what a model drew within limits, by its bytes and not by its name. Rejects with not_a_picture or blank. */
export async function openCandidate(bytes: Uint8Array): Promise<RgbImage> {
  const image = await decodePhoto(bytes, mostSidePx).catch((cause: unknown) => {
    throw refusal('not_a_picture', { cause })
  })
  if (spreadOf(image) < leastSpread) throw refusal('blank')
  return image
}

/** Standard deviation of the green bytes. */
function spreadOf({ data }: RgbImage): number {
  let sum = 0
  let squares = 0
  for (let i = 1; i < data.length; i += 3) {
    sum += data[i]
    squares += data[i] ** 2
  }
  const count = data.length / 3
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}
