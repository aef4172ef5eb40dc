import type { Attempt } from '@ever-after/engine'
import { sql } from 'kysely'
import type { Database, Trx } from '../../infra/database/database.ts'
import { moneyOf } from './money.ts'

interface Settlement {
  attempt: Attempt
  /** What was set aside for it, USD. */
  estimate: number
  /** The day on which that was. */
  day: string
}

/** Puts what an attempt really cost in place of its estimate, and writes the attempt down. */
export async function settleAttempt(
  database: Pick<Database, 'transaction'>,
  { attempt, estimate, day }: Settlement,
): Promise<void> {
  const { kind, provider, model, label, round, outcome, latencyMs, likeness, skinDeltaE } = attempt
  const sums = { day, cost: moneyOf(attempt.costUsd), estimate: moneyOf(estimate) }
  await database.transaction(async (trx) => {
    await replace(trx, { ...sums, label: '' })
    if (label) await replace(trx, { ...sums, label })
    await trx
      .insertInto('provider_attempts')
      .values({
        day,
        kind,
        provider,
        model,
        label: label ?? null,
        round,
        outcome,
        cost_usd: sums.cost,
        latency_ms: Math.round(latencyMs),
        likeness: worstOf(likeness),
        skin_delta_e: worstOf(skinDeltaE),
      })
      .execute()
  })
}

interface Sum {
  day: string
  label: string
  cost: string
  estimate: string
}

async function replace(trx: Trx, { day, label, cost, estimate }: Sum): Promise<void> {
  if (cost === estimate) return
  await sql`
    insert into provider_spending as sum (day, label, usd) values (${day}::date, ${label}, ${cost}::numeric)
    on conflict (day, label) do update set usd = sum.usd + ${cost}::numeric - ${estimate}::numeric`.execute(
    trx,
  )
}

function worstOf(values: readonly number[]): number | null {
  return values.length ? Math.max(...values) : null
}
