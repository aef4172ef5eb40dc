import type { Services } from '../../infra/services.ts'

export interface StoredPhoto {
  photoId: string
  bytes: Uint8Array
}

/** Starts the slow part of a picture early; a failure shows again, with its reason, when a picture is made. */
export function understandAhead(
  { engine, log }: Pick<Services, 'engine' | 'log'>,
  { photoId, bytes }: StoredPhoto,
): void {
  engine.understand({ photo: bytes, photoKey: photoId }).catch((error: unknown) => {
    log.debug({ photoId, reason: error instanceof Error ? error.message : 'unknown' }, 'photo not understood')
  })
}
