import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { lockShelf } from './lock-shelf.ts'
import { shelves } from './shelves.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptDays = 90
const keptReleases = 50

/** Removes releases of the draft that are long past but for the last fifty, once a day; answers how many. */
export async function thinDrafts({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now().getTime()
  const isDue = thinnedBefore(new Date(now - (keptDays + 1) * dayMs))
  const { rows: due } = await sql`select id from releases where ${isDue} limit 1`.execute(database.db)
  if (due.length === 0) return 0
  return database.transaction(async (trx) => {
    await lockShelf(trx, shelves.draft)
    const isThinned = thinnedBefore(new Date(now - keptDays * dayMs))
    const { rows } = await sql`delete from releases where ${isThinned} returning id`.execute(trx)
    await dropUnused.execute(trx)
    return rows.length
  })
}

/** What is in force and what waits for its publication is kept however old it is. */
const thinnedBefore = (time: Date) => sql<boolean>`
  catalogue = 'draft' and saved_at < ${time}
  and number <= (select max(number) - ${keptReleases}::integer from releases where catalogue = 'draft')
  and id not in (select draft_release from publications where state = 'waiting' and draft_release is not null)
  and id not in (select release_id from catalogues where release_id is not null)`

/** The lists that no release names any more, and the styles that no list names. */
const dropUnused = sql`
  with lists as (
    select distinct list ->> 1 as hash
    from releases, jsonb_array_elements(outline -> 'lists') as list where catalogue = 'draft'
  ), items as (
    select distinct item as hash
    from lists join release_parts part on part.catalogue in ('draft', 'live') and part.hash = lists.hash,
      jsonb_array_elements_text(part.body::jsonb) as item
  )
  delete from release_parts where catalogue = 'draft'
    and hash not in (select hash from lists union all select hash from items)`
