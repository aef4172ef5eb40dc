import { errorCatalogue, type OperatorStyle } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Tables } from '../../infra/database/tables.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { joinSides, readBase } from '../catalogue/index.ts'
import { type Content, type Current, saveContent, shelves } from '../releases/index.ts'

type Needed = Pick<Services, 'database' | 'clock' | 'random'>
type Row = Selectable<Tables['publications']>

/** Somebody else ended it in the meantime. */
class EndedError extends Error {}

/** Publishes what is due, in the order of its times; answers how many ended, in whatever way. */
export async function publishDue(services: Needed): Promise<number> {
  const { database, clock } = services
  const due = await database.db
    .selectFrom('publications')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('publish_at', '<=', clock.now())
    .orderBy('publish_at')
    .orderBy('created_at')
    .execute()
  const errors: unknown[] = []
  // One that the database refuses does not keep the others waiting.
  for (const row of due) await publishOne(services, row).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
  return due.length
}

async function publishOne(services: Needed, row: Row): Promise<void> {
  try {
    await saveContent(services, shelves.live, {
      saving: { action: 'published', by: row.created_by, note: row.note ?? undefined },
      change: async (live, trx) => {
        await end(services, trx, row)
        return merge(services, { live, row, trx })
      },
    })
  } catch (error) {
    if (error instanceof EndedError) return
    if (!(error instanceof Refusal)) throw error
    const failure = error.words ?? errorCatalogue[error.code].words
    await services.database.db
      .updateTable('publications')
      .set({ state: 'failed', failure, ended_at: services.clock.now() })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .execute()
  }
}

async function end({ clock }: Needed, trx: Trx, { id }: Row): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('publications')
    .set({ state: 'published', ended_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new EndedError()
}

/** What the draft changed, and was planned with what the live catalogue was then, on top of what that is now. */
async function merge(
  services: Needed,
  { live, row, trx }: { live: Current<OperatorStyle>; row: Row; trx: Trx },
): Promise<Content<OperatorStyle>> {
  const { base_release, live_release, draft_release, choices } = row
  if (live_release === null || draft_release === null) throw new Refusal('not_found')
  const then = await readBase(services, { id: live_release, trx })
  const draft = await readBase(services, { id: draft_release, trx })
  const planned =
    base_release === null
      ? draft
      : joinSides({
          base: await readBase(services, { id: base_release, trx }),
          theirs: then,
          mine: draft,
          choices,
        })
  const joined = joinSides({ base: then, theirs: live.content, mine: planned })
  await startAnew(trx, draft_release)
  return joined
}

/** The draft is a copy again; what was changed in it since it was planned stays, on top of what is published now. */
async function startAnew(trx: Trx, published: string): Promise<void> {
  await trx.deleteFrom('catalogues').where('name', '=', 'draft').where('release_id', '=', published).execute()
  await trx.updateTable('catalogues').set({ base_release: published }).where('name', '=', 'draft').execute()
}
