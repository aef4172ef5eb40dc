import { EngineError } from '../../spec/errors.ts'
import type { FaceAt } from '../../spec/job.ts'
import { headsOf, portraitsOf } from '../../spec/portraits-of.ts'
import type { ImageProvider } from '../../spec/provider.ts'
import { understandPhoto } from '../../understand/index.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { refuseUnconfirmed } from '../../understand/who/of-age.ts'
import { composeJob } from './compose-job.ts'

interface StudioOptions {
  /** Replaces the understanding of a portrait, for one that is already understood. */
  understand?: (request: { photo: Uint8Array; faceAt?: FaceAt }) => Promise<UnderstoodPhoto>
}

/** The embedded engine: offline, on the processor, in the calling process. */
export function createStudioProvider({ understand = understandPhoto }: StudioOptions = {}): ImageProvider {
  return {
    name: 'studio',
    can: (job) =>
      (job.kind === 'couple' || job.kind === 'dress') && job.widthPx < leastWidthPx
        ? { supported: false, reason: `A picture is at least ${leastWidthPx} px wide.` }
        : { supported: true },

    async run(job, context) {
      if (portraitsOf(job).length) context.onStage?.('faces', 0)
      const understood: UnderstoodPhoto[] = []
      for (const [partner, portrait] of headsOf(job).entries()) {
        if (context.signal?.aborted) throw new EngineError('cancelled', 'The work was cancelled.')
        try {
          const { photo, faceAt } = portrait
          const head = await understand({ photo, faceAt })
          refuseUnconfirmed(head.hints, portrait)
          understood.push(head)
        } catch (error) {
          throw aboutPartner(error, partner)
        }
      }
      return composeJob({ job, understood, context })
    },
  }
}

const leastWidthPx = 1200

function aboutPartner(error: unknown, partner: number): unknown {
  if (!(error instanceof EngineError)) return error
  return new EngineError(error.code, error.message, { partner, cause: error })
}
