import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Dollars that hosted models cost on this day of UTC, with what is set aside for pictures that are being drawn. */
export async function readSpendingToday({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ usd: number }>`
    select usd::double precision as usd from provider_spending where day = ${day}::date and label = ''`.execute(
    db,
  )
  return rows[0]?.usd ?? 0
}
