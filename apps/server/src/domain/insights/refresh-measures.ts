import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { measureDays } from './measure-days.ts'
import { measureStyles } from './measure-styles.ts'

/** Counted at once; others are served in between. */
const atOnce = 500

/** Counts again what changed since it was counted last, and nothing else; answers how many styles and days. */
export async function refreshMeasures({ database }: Pick<Services, 'database'>): Promise<number> {
  let counted = 0
  for (;;) {
    const batch = await database.transaction(async (trx) => {
      await lockMeasures(trx)
      const styles = await takeChanges(trx, { table: 'style_changes', column: 'style_id' })
      const days = await takeChanges(trx, { table: 'day_changes', column: 'day' })
      if (styles.length) await measureStyles(trx, styles)
      if (days.length) await measureDays(trx, days)
      return styles.length + days.length
    })
    if (batch === 0) return counted
    counted += batch
  }
}

/** Of two that count one thing, the later one has to be right. */
async function lockMeasures(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('measures', 0))`.execute(trx)
}

/**
 * A change that is committed after its row was taken brings a row of its own, so nothing is missed: what is counted is read
 * after the rows are gone.
 */
async function takeChanges(
  trx: Trx,
  { table, column }: { table: 'style_changes' | 'day_changes'; column: 'style_id' | 'day' },
): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ changed: string }>`
    with picked as (select distinct ${name} from ${sql.table(table)} limit ${atOnce}),
      taken as (delete from ${sql.table(table)} where ${name} in (select ${name} from picked) returning ${name})
    select distinct ${name}::text as changed from taken`.execute(trx)
  return rows.map(({ changed }) => changed)
}
