import { compositeWithTrainedAlgorithmicMedia } from '../encode/digital-source-type.ts'
import { encodePicture } from '../encode/encode-picture.ts'
import type { CoupleJob } from '../spec/job.ts'
import { checkPeople } from './check-people.ts'
import type { Judged, Judging } from './judging.ts'
import { ovalOf } from './oval-of.ts'

/** Both people are there, each looks like themselves, and nobody else is. */
export async function judgeCouple({
  job,
  image,
  understood,
  clock,
}: Judging & { job: CoupleJob }): Promise<Judged> {
  const { finish, covering } = job.recipe
  const isCovered = job.partners.map(
    ({ attire, wearsCovering = false }) => attire === 'dress' && wearsCovering && Boolean(covering),
  )
  const { faces, likeness, skinDeltaE, warnings } = await checkPeople({
    image,
    photos: understood,
    isGrey: finish === 'bw',
    isPainted: finish === 'watercolour' || finish === 'oil',
    isCovered,
  })
  clock.lap('check')
  const images = await encodePicture(image, faces.map(ovalOf), compositeWithTrainedAlgorithmicMedia)
  return { images, likeness, skinDeltaE, warnings }
}
