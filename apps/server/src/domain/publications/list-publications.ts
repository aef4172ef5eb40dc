import type { Publication } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { viewPublication } from './view-publication.ts'

const endedMax = 50

/** Those that wait, the next one first, and the last fifty that ended. */
export async function listPublications({
  database,
}: Pick<Services, 'database'>): Promise<{ publications: Publication[] }> {
  const found = database.db.selectFrom('publications').selectAll()
  const waiting = await found.where('state', '=', 'waiting').orderBy('publish_at').execute()
  const ended = await found
    .where('state', '<>', 'waiting')
    .orderBy('ended_at', 'desc')
    .limit(endedMax)
    .execute()
  return { publications: [...waiting, ...ended].map(viewPublication) }
}
