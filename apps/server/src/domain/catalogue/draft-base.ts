import type { draftBaseQuery, draftBaseReply, OperatorStyle } from '@ever-after/contract'
import type { z } from 'zod'
import type { Db, Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type Content, readCurrent, readRelease, readVersion, shelves } from '../releases/index.ts'
import { outlineFor } from './read-changes.ts'

/** The release that the draft was made from; null without a draft, and for one of which that is not known. */
export async function findDraftBase(db: Db | Trx): Promise<string | null> {
  const row = await db
    .selectFrom('catalogues')
    .select('base_release')
    .where('name', '=', 'draft')
    .executeTakeFirst()
  return row?.base_release ?? null
}

/** What the draft was made from, for who has the live catalogue: what both have is only named. */
export async function readDraftBase(
  services: Pick<Services, 'database'>,
  { live: version }: z.output<typeof draftBaseQuery>,
): Promise<z.output<typeof draftBaseReply>> {
  const { database } = services
  const current = await readCurrent({ database }, shelves.live)
  const id = await findDraftBase(database.db)
  if (id === null) return { base: null }
  const { release, content } = await readRelease(services, { shelf: shelves.draft, id })
  const known = await readVersion(services, { shelf: shelves.live, version, current })
  return { base: outlineFor(known, { content, version: release.version }) }
}

/** What a release held that the draft was made from. */
export async function readBase(
  services: Pick<Services, 'database'>,
  { id, trx }: { id: string; trx?: Trx },
): Promise<Content<OperatorStyle>> {
  return (await readRelease(services, { shelf: shelves.draft, id, trx })).content
}
