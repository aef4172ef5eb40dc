import { EngineError } from '../spec/errors.ts'
import type { HostedJob, Reference } from '../spec/hosted.ts'
import type { Portrait } from '../spec/job.ts'
import { portraitsOf } from '../spec/portraits-of.ts'
import { maxSidePx } from '../understand/understand-photo.ts'
import { admitFace } from '../understand/who/admit-face.ts'
import { chooseFace } from '../understand/who/choose-face.ts'
import { decodePhoto, findFaces } from '../vision/index.ts'
import { encodeReference } from './encode-reference.ts'
import { windowAlone } from './window-alone.ts'

export interface ReferencesRequest {
  job: HostedJob
  /** The dress of the catalogue, drawn; a photo of a dress is in the job itself. */
  garment: Uint8Array | undefined
}

/** The pictures for a job, people first. Rejects with an EngineError: not_an_image, no_face, too_many_faces, not_a_person, under_age, too_dark, age_unconfirmed. */
export async function drawReferences({ job, garment }: ReferencesRequest): Promise<Reference[]> {
  const references: Reference[] = []
  for (const [partner, portrait] of portraitsOf(job).entries()) {
    const bytes = await showAlone(portrait).catch((error: unknown) => {
      throw aboutPartner(error, partner)
    })
    references.push({ role: roleOf(job, partner), bytes })
  }
  if (job.kind === 'dress') {
    const shown = 'photo' in job.dress ? job.dress.photo : garment
    if (shown) references.push({ role: 'garment', bytes: await showWhole(shown) })
  }
  return references
}

function roleOf({ kind }: HostedJob, partner: number): Reference['role'] {
  if (kind !== 'couple') return 'person'
  return partner === 0 ? 'partner1' : 'partner2'
}

/** The person of a portrait, with everybody else cut away. */
async function showAlone({ photo, faceAt, isConfirmedAdult }: Portrait): Promise<Uint8Array> {
  const image = await decodePhoto(photo, maxSidePx)
  const faces = await findFaces(image)
  const face = chooseFace({ image, faces, faceAt })
  await admitFace(image, face, { isConfirmedAdult })
  return encodeReference(image, windowAlone(image, face, faces))
}

async function showWhole(photo: Uint8Array): Promise<Uint8Array> {
  const image = await decodePhoto(photo, maxSidePx)
  return encodeReference(image, { left: 0, top: 0, widthPx: image.widthPx, heightPx: image.heightPx })
}

function aboutPartner(error: unknown, partner: number): unknown {
  if (!(error instanceof EngineError)) return error
  return new EngineError(error.code, error.message, { partner, cause: error })
}
