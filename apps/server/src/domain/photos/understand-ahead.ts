import type { KeyedPortrait } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'

/** Starts the slow part of a picture early; a failure shows again, with its reason, when a picture is made. */
export function understandAhead(
  { engine, log }: Pick<Services, 'engine' | 'log'>,
  portrait: KeyedPortrait,
): void {
  engine.understand(portrait).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.debug({ photoId: portrait.photoKey, reason }, 'photo not understood')
  })
}
