import type { Database } from '../database/database.ts'

/** How many pictures wait and how many are being made. */
export async function readRunningCreations({
  db,
}: Pick<Database, 'db'>): Promise<{ status: string; count: number }[]> {
  const rows = await db
    .selectFrom('creations')
    .select(['status', (eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('status', 'in', ['pending', 'processing'])
    .groupBy('status')
    .execute()
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return ['pending', 'processing'].map((status) => ({ status, count: countOf(status) }))
}
