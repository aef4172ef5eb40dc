import { compositeWithTrainedAlgorithmicMedia } from '../encode/digital-source-type.ts'
import { encodePicture } from '../encode/encode-picture.ts'
import { choosesCovering } from '../spec/chooses-covering.ts'
import type { DressJob } from '../spec/job.ts'
import { pxPerCmOf } from '../understand/face-scale.ts'
import { understandFace, understandPhoto } from '../understand/understand-photo.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { checkPeople } from './check-people.ts'
import type { Judged, Judging } from './judging.ts'
import { ovalOf } from './oval-of.ts'
import { layOwnHead } from './own-head/lay-own-head.ts'

/** Faces that drift a little are put right by the person's own; beyond the network's own limit it is somebody else. */
const mostDrift = 0.6
/** A head is cut out again where the picture shows it larger than it was cut for by this much, up to a scale. */
const larger = 1.15
const mostPxPerCm = 20

/** The person in the dress, with their own face and hair laid back over the drawn ones. */
export async function judgeDress({
  job,
  image,
  understood: [photo],
  clock,
}: Judging & { job: DressJob }): Promise<Judged> {
  const isCovered = !photo.hasHeadwear && choosesCovering(job)
  const drawn = await checkPeople({
    image,
    photos: [photo],
    isCovered: [isCovered],
    mostLikeness: mostDrift,
  })
  clock.lap('check')
  await clock.begin('finishing', 0.8)
  const [face] = drawn.faces
  const own = await ownHeadFor(job, photo, pxPerCmOf(face.mesh))
  const drawnHead = await understandFace({ image, faces: drawn.allFaces, face })
  clock.lap('vision')
  const picture = layOwnHead({ image, mesh: face.mesh, own, drawn: drawnHead, isCovered })
  clock.lap('compose')
  await clock.begin('checking', 0.9)
  const { faces, likeness, skinDeltaE, warnings } = await checkPeople({
    image: picture,
    photos: [photo],
    isCovered: [isCovered],
  })
  clock.lap('check')
  const images = await encodePicture(picture, faces.map(ovalOf), compositeWithTrainedAlgorithmicMedia)
  return { images, likeness, skinDeltaE, warnings }
}

/** The head as fine as the picture shows it. */
async function ownHeadFor(
  { person: { photo, faceAt } }: DressJob,
  understood: UnderstoodPhoto,
  pxPerCm: number,
): Promise<UnderstoodPhoto> {
  if (pxPerCm <= understood.pxPerCm * larger) return understood
  return understandPhoto({ photo, faceAt, maxPxPerCm: Math.min(mostPxPerCm, pxPerCm) })
}
