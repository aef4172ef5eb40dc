import { sql } from 'kysely'
import type { Database, Trx } from '../../infra/database/database.ts'
import type { Budget } from './budget.ts'
import { moneyOf } from './money.ts'

interface Reservation {
  day: string
  label: string | undefined
  usd: number
  budget: Budget
}

/** Sets an estimate aside, for the whole day and for its label; false, with nothing set aside, when a budget would be passed. */
export async function reserveEstimate(
  database: Pick<Database, 'transaction'>,
  { day, label, usd, budget }: Reservation,
): Promise<boolean> {
  const money = moneyOf(usd)
  try {
    await database.transaction(async (trx) => {
      // Always in this order, so that two of them never wait for each other.
      await add(trx, { day, label: '', money, limit: budget.usdPerDay })
      if (label) await add(trx, { day, label, money, limit: budget.usdPerStyleAndDay })
    })
    return true
  } catch (error) {
    if (error instanceof BudgetPassedError) return false
    throw error
  }
}

interface Addition {
  day: string
  label: string
  money: string
  limit: number | undefined
}

/** One statement decides and adds, so that of two workers the later one sees what the earlier one took. */
async function add(trx: Trx, { day, label, money, limit }: Addition): Promise<void> {
  const most = limit === undefined ? sql`'Infinity'::numeric` : sql`${String(limit)}::numeric`
  const { rows } = await sql`
    insert into provider_spending as sum (day, label, usd)
      select ${day}::date, ${label}, ${money}::numeric where ${money}::numeric <= ${most}
    on conflict (day, label) do update set usd = sum.usd + excluded.usd where sum.usd + excluded.usd <= ${most}
    returning 1`.execute(trx)
  if (rows.length === 0) throw new BudgetPassedError()
}

/** Ends the transaction; nobody outside of this file sees it. */
class BudgetPassedError extends Error {
  override readonly name = 'BudgetPassedError'
}
