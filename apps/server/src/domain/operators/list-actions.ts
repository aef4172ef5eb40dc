import type { actionsQuery, actionsReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'

const pageSize = 50

/** Every write of every operator, newest first. */
export async function listActions(
  { database }: Pick<Services, 'database'>,
  { before }: z.output<typeof actionsQuery>,
): Promise<z.output<typeof actionsReply>> {
  let query = database.db
    .selectFrom('operator_actions')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query.execute()
  const page = rows.slice(0, pageSize)
  return {
    actions: page.map(({ id, begun_at, done_by, address, endpoint, target, outcome }) => ({
      id: String(id),
      at: begun_at.toISOString(),
      by: done_by,
      address,
      endpoint,
      target,
      outcome,
    })),
    nextBefore: rows.length > page.length ? String(page[page.length - 1].id) : null,
  }
}
