import { EngineError, type EnginePool, type Hint, type PhotoBox } from '@ever-after/engine'
import { inLanes } from '../figures/in-lanes.ts'
import type { Photo } from '../photos/read-photos.ts'

/** A photo as the coach judges it before anything is spent on it. */
export interface CoachedPhoto extends Photo {
  faces: PhotoBox[]
  hints: Hint[]
  /** Code of the failure or of the blocking hint; null when the coach accepts the photo. */
  refusal: string | null
}

/** What the coach says of every photo. */
export function coachPhotos(pool: EnginePool, photos: readonly Photo[]): Promise<CoachedPhoto[]> {
  return inLanes(2, photos, async (photo) => {
    try {
      const { faces, hints } = await pool.coach({ photo: photo.bytes })
      const refusal = hints.find(({ severity }) => severity === 'block')?.code ?? null
      return { ...photo, faces, hints, refusal }
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      return { ...photo, faces: [], hints: [], refusal: error.code }
    }
  })
}

/** Hints in one cell of a table, such as "warn dark 0.12". */
export function hintWords(hints: readonly Hint[]): string {
  return hints
    .map(({ code, severity, value }) => `${severity} ${code} ${Number(value.toFixed(2))}`)
    .join(', ')
}
