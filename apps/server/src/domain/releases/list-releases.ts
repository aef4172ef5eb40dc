import type { releasesQuery, releasesReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { viewRelease } from './view-release.ts'

const pageSize = 50

/** A document's releases, newest first, one page. */
export async function listReleases(
  { database }: Pick<Services, 'database'>,
  { catalogue, before }: z.output<typeof releasesQuery>,
): Promise<z.output<typeof releasesReply>> {
  let found = database.db
    .selectFrom('releases')
    .selectAll()
    .where('catalogue', '=', catalogue)
    .orderBy('number', 'desc')
    .limit(pageSize + 1)
  if (before !== undefined) found = found.where('number', '<', Number(before))
  const rows = await found.execute()
  const page = rows.slice(0, pageSize)
  return {
    releases: page.map(viewRelease),
    nextBefore: rows.length > pageSize ? String(page[page.length - 1].number) : null,
  }
}
