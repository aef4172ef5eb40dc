import type { PhotoFrame } from '@ever-after/contract'
import { GateFullError } from '../../infra/gate.ts'
import { type CleanImage, readUpload, UploadProblemError } from '../../infra/images/read-upload.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { countingRefusals } from './count-refusals.ts'
import { refuseAsEngine } from './refuse-as-engine.ts'
import { judgeFaces } from './rules.ts'

/**
 * Checks an upload, of which a frame may say who of several people is meant, and makes the picture that may be stored;
 * refuses with the reason (decision A55).
 */
export async function preparePhoto(
  services: Pick<Services, 'settings' | 'decodes' | 'engine' | 'database' | 'clock'>,
  caller: Caller,
  { bytes, frame }: { bytes: Uint8Array; frame?: PhotoFrame },
): Promise<CleanImage> {
  const { settings, engine } = services
  return countingRefusals(services, caller, async () => {
    const image = await decodeUpload(services, bytes)
    const faces = await refuseAsEngine(() =>
      engine.findFaces(image.bytes, { adultsOnly: true, faceAt: frame }),
    )
    const problem = judgeFaces(faces, settings.secondFaceShare)
    if (problem) throw new Refusal(problem, problem === 'too_many_faces' ? { faces } : {})
    return image
  })
}

/** Decodes within the limits, or refuses with what is wrong with the picture. */
export async function decodeUpload(
  { settings, decodes }: Pick<Services, 'settings' | 'decodes'>,
  bytes: Uint8Array,
): Promise<CleanImage> {
  if (bytes.byteLength > settings.uploadMaxBytes) throw new Refusal('file_too_large')
  const limits = {
    maxPixels: settings.uploadMaxPixels,
    minSidePx: settings.uploadMinSidePx,
    maxRatio: settings.uploadMaxRatio,
    maxSidePx: settings.photoMaxSidePx,
  }
  try {
    return await decodes.run(() => readUpload(bytes, limits))
  } catch (error) {
    if (error instanceof UploadProblemError) throw new Refusal(error.problem, { cause: error })
    if (error instanceof GateFullError) throw new Refusal('overloaded', { retryAfterMs: 2000 })
    throw error
  }
}
