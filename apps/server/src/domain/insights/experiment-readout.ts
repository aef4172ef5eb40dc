import { type Activity, priceTest, type TestGroup } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { sampleRatioOf } from './sample-ratio.ts'
import { shareOf } from './wilson.ts'

type Counted = 'devices' | 'exposures' | 'conversions'

/**
 * The price test from its beginning: devices of each group, those that saw its prices, and first payments of those.
 */
export async function readExperiment({
  database,
}: Pick<Services, 'database'>): Promise<Activity['experiment']> {
  const { rows } = await sql<{ what: Counted; group: TestGroup; count: number }>`
    select what, test_group as group, count(*)::integer as count from (
      select 'devices' as what, test_group from experiment_groups where test_name = ${priceTest}
      union all
      select 'exposures', test_group from exposures where test_name = ${priceTest} and is_first
      union all
      select 'conversions', test_group from conversions where test_name = ${priceTest} and was_exposed
    ) as counted group by 1, 2`.execute(database.db)
  const countOf = (what: Counted, group: TestGroup) =>
    rows.find((row) => row.what === what && row.group === group)?.count ?? 0
  const { p, isAlarm } = sampleRatioOf(countOf('devices', 'control'), countOf('devices', 'test'))
  return {
    name: priceTest,
    groups: (['control', 'test'] as const).map((group) => {
      const [exposures, conversions] = [countOf('exposures', group), countOf('conversions', group)]
      return {
        group,
        devices: countOf('devices', group),
        exposures,
        conversions,
        rate: shareOf(conversions, exposures),
      }
    }),
    sampleRatioP: p,
    isSampleRatioAlarm: isAlarm,
  }
}
