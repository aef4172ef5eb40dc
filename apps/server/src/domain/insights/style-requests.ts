import type { StyleRequest, styleRequestsQuery, styleRequestsReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'

const pageSize = 50

/** Styles that people wish for, newest first, and how many wait for an answer. */
export async function listStyleRequests(
  { database }: Pick<Services, 'database'>,
  { state, before }: z.output<typeof styleRequestsQuery>,
): Promise<z.output<typeof styleRequestsReply>> {
  let query = database.db
    .selectFrom('style_requests')
    .select(['id', 'style_name', 'description', 'requested_at', 'done_at'])
    .where('done_at', state === 'done' ? 'is not' : 'is', null)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (before !== undefined)
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('requested_at', 'id'),
        '<',
        selectFrom('style_requests as last')
          .select(['last.requested_at', 'last.id'])
          .where('last.id', '=', before)
          .$asTuple('requested_at', 'id'),
      ),
    )
  const rows = await query.execute()
  const page = rows.slice(0, pageSize)
  const { open } = await database.db
    .selectFrom('style_requests')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('open'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    requests: page.map(viewRequest),
    open,
    nextBefore: rows.length > page.length ? page[page.length - 1].id : null,
  }
}

/** Marks a wish as answered or as still open. */
export async function markStyleRequest(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, state }: { id: string; state: StyleRequest['state'] },
): Promise<StyleRequest> {
  const row = await database.db
    .updateTable('style_requests')
    .set({ done_at: state === 'done' ? clock.now() : null })
    .where('id', '=', id)
    .returning(['id', 'style_name', 'description', 'requested_at', 'done_at'])
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return viewRequest(row)
}

interface RequestRow {
  id: string
  style_name: string
  description: string
  requested_at: Date
  done_at: Date | null
}

function viewRequest({ id, style_name, description, requested_at, done_at }: RequestRow): StyleRequest {
  return {
    id,
    styleName: style_name,
    description,
    requestedAt: requested_at.toISOString(),
    state: done_at ? 'done' : 'open',
  }
}
