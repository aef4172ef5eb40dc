import type { Publication, schedulePublicationBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, Refusal } from '../access/index.ts'
import { findDraftBase, joinSides, readBase, refuseCopy } from '../catalogue/index.ts'
import { conflictWith, lockShelf, readCurrent, shelves } from '../releases/index.ts'
import { viewPublication } from './view-publication.ts'

/** Keeps the draft as it is now for a later time, with the live catalogue that it was compared with. */
export async function schedulePublication(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  { by }: OperatorActor,
  { publishAt, draftVersion, choices, note }: z.output<typeof schedulePublicationBody>,
): Promise<Publication> {
  const { database, clock, random } = services
  const now = clock.now()
  const time = new Date(publishAt)
  if (time <= now) throw new Refusal('time_passed')
  const row = await database.transaction(async (trx) => {
    await lockShelf(trx, shelves.draft)
    const draft = await readCurrent({ database, trx }, shelves.draft)
    if (draft.version !== draftVersion) throw conflictWith(draft)
    if (draft.isCopy) throw refuseCopy('draftVersion')
    const live = await readCurrent({ database, trx }, shelves.live)
    const base = await findDraftBase(trx)
    // Refuses what could not be published even if nobody saved in between.
    if (base !== null)
      joinSides({
        base: await readBase(services, { id: base, trx }),
        theirs: live.content,
        mine: draft.content,
        choices,
      })
    const { number } = await trx
      .selectFrom('releases')
      .select('number')
      .where('id', '=', draft.releaseId)
      .executeTakeFirstOrThrow()
    return trx
      .insertInto('publications')
      .values({
        id: random.uuid(),
        publish_at: time,
        draft_release: draft.releaseId,
        draft_number: number,
        live_release: live.releaseId,
        base_release: base,
        choices: choices ? JSON.stringify(choices) : null,
        state: 'waiting',
        note: note ?? null,
        created_at: now,
        created_by: by,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return viewPublication(row)
}
