import { isDeepStrictEqual } from 'node:util'
import type { CreationEvent } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, Refusal } from '../access/index.ts'
import type { CreationRow } from './claim-creation.ts'
import { readProgress } from './read-progress.ts'

type Watching = Pick<Services, 'database' | 'bell' | 'clock' | 'settings'>

export interface WatchRequest {
  id: string
  /** Ends the watching early. */
  signal: AbortSignal
}

/**
 * The states of one of the caller's pictures, each as soon as it is known, until it has ended or is deleted. This
 * process is woken at once; what another one writes is found by reading again.
 */
export async function watchCreation(
  services: Watching,
  caller: Caller,
  { id, signal }: WatchRequest,
): Promise<AsyncGenerator<CreationEvent>> {
  const row = await findWatched(services, caller, id)
  if (!row) throw new Refusal('not_found')
  return tellStates(services, caller, { id, signal })
}

async function* tellStates(
  services: Watching,
  caller: Caller,
  { id, signal }: WatchRequest,
): AsyncGenerator<CreationEvent> {
  const watch = services.bell.watch(id)
  let last: CreationEvent | undefined
  try {
    while (!signal.aborted) {
      const row = await findWatched(services, caller, id)
      if (!row) return
      const event: CreationEvent = { id, status: row.status, progress: await readProgress(services, row) }
      if (!isDeepStrictEqual(event, last)) yield event
      last = event
      if (row.status === 'completed' || row.status === 'failed') return
      await watch.next({ withinMs: services.settings.eventsRereadMs, signal })
    }
  } finally {
    watch.close()
  }
}

/** An enhancement is answered in one piece and not watched. */
function findWatched(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  id: string,
): Promise<CreationRow | undefined> {
  return database.db
    .selectFrom('creations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', 'in', ['style', 'dress', 'hair'])
    .where(ownedBy(caller))
    .executeTakeFirst()
}
