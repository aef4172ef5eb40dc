import { compositeWithTrainedAlgorithmicMedia } from '../encode/digital-source-type.ts'
import { encodePicture } from '../encode/encode-picture.ts'
import type { Candidate } from '../spec/engine.ts'
import { checkPeople } from './check-people.ts'
import type { Judged, Judging } from './judging.ts'
import { ovalOf } from './oval-of.ts'

/** One take of an enhanced portrait: the person alone, and like themselves. */
export async function judgePortrait({
  image,
  understood,
  clock,
  variant,
}: Judging & Pick<Candidate, 'variant'>): Promise<Judged> {
  const { faces, likeness, skinDeltaE, warnings } = await checkPeople({ image, photos: understood })
  clock.lap('check')
  const encoded = await encodePicture(image, faces.map(ovalOf), compositeWithTrainedAlgorithmicMedia)
  return { images: encoded.map((made) => ({ ...made, variant })), likeness, skinDeltaE, warnings }
}
