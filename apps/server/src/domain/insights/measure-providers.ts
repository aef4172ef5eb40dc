import type { HostedKind, ProviderFigures, ProviderStyleFigures } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'

/** Rows of styles that are answered; those that cost most. */
const mostStyles = 200

type StyleFigures = Omit<ProviderStyleFigures, 'name'>

/** Sums over the attempts since a day of UTC, by model and kind, and by style or dress as well. */
export async function measureProviders(
  { database }: Pick<Services, 'database'>,
  since: string,
): Promise<{ providers: ProviderFigures[]; styles: StyleFigures[] }> {
  const failures = await countFailures({ database }, since)
  const rows = await measure({ database }, since)
  return {
    providers: rows
      .filter(({ isWhole }) => isWhole)
      .map(({ isWhole: _, label: __, ...row }) => ({
        ...row,
        failures: failures
          .filter(({ kind, provider, model }) => isSame({ kind, provider, model }, row))
          .map(({ code, count }) => ({ code, count })),
      })),
    styles: rows.flatMap(({ isWhole, label, ...row }) =>
      isWhole || label === null ? [] : [{ ...row, label }],
    ),
  }
}

interface Drawer {
  kind: string
  provider: string
  model: string
}

function isSame(one: Drawer, other: Drawer): boolean {
  return one.kind === other.kind && one.provider === other.provider && one.model === other.model
}

type Row = Omit<StyleFigures, 'label'> & { isWhole: boolean; label: string | null }

/** One pass for both groupings; whole models come first, then the styles that cost most. */
async function measure({ database }: Pick<Services, 'database'>, since: string): Promise<Row[]> {
  const { rows } = await sql<Row & { kind: HostedKind }>`
    select kind, provider, model, label, grouping(label) = 1 as "isWhole",
      count(*)::integer as attempts,
      count(*) filter (where outcome = 'passed')::integer as passed,
      sum(cost_usd)::double precision as "costUsd",
      (sum(cost_usd) / nullif(count(*) filter (where outcome = 'passed'), 0))::double precision as "usdPerPicture",
      percentile_disc(0.5) within group (order by latency_ms) filter (where outcome = 'passed') as "p50Ms",
      percentile_disc(0.95) within group (order by latency_ms) filter (where outcome = 'passed') as "p95Ms",
      percentile_cont(0.5) within group (order by likeness::double precision)
        filter (where outcome = 'passed') as likeness,
      percentile_cont(0.5) within group (order by skin_delta_e::double precision)
        filter (where outcome = 'passed') as "skinDeltaE"
    from provider_attempts
    where day >= ${since}::date
    group by grouping sets ((kind, provider, model), (kind, provider, model, label))
    having grouping(label) = 1 or label is not null
    order by grouping(label) desc, "costUsd" desc, attempts desc, kind, provider, model, label
    limit ${mostStyles + mostModels}`.execute(database.db)
  return rows
}

/** More than any chain has links. */
const mostModels = 100

interface Ended extends Drawer {
  code: string
  count: number
}

async function countFailures({ database }: Pick<Services, 'database'>, since: string): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select kind, provider, model, outcome as code, count(*)::integer as count
    from provider_attempts
    where day >= ${since}::date and outcome <> 'passed'
    group by kind, provider, model, outcome
    order by count desc, code`.execute(database.db)
  return rows
}
