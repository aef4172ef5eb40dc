import { trainedAlgorithmicMedia } from '../encode/digital-source-type.ts'
import { encodeIcon } from '../encode/encode-picture.ts'
import type { Judged, Judging } from './judging.ts'

/** A style's preview shows nobody in particular: that it is a picture is enough. */
export async function judgePreview({ image }: Judging): Promise<Judged> {
  return {
    images: await encodeIcon(image, trainedAlgorithmicMedia),
    likeness: [],
    skinDeltaE: [],
    warnings: [],
  }
}
