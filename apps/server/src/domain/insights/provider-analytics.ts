import type { ProviderAnalytics } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { dayOf } from '../spending/index.ts'
import { measureProviders } from './measure-providers.ts'
import { nameLabels } from './name-labels.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Reading {
  dayCount: number
  chains: ProviderAnalytics['chains']
}

/** What hosted models drew and cost in the last days, today's budget, and who is asked for what. */
export async function readProviderAnalytics(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  { dayCount, chains }: Reading,
): Promise<ProviderAnalytics> {
  const { clock, settings } = services
  const since = dayOf(new Date(clock.now().getTime() - (dayCount - 1) * dayMs))
  const { providers, styles } = await measureProviders(services, since)
  const nameOf = await nameLabels(services, styles)
  return {
    today: {
      spentUsd: await readSpent(services),
      budgetUsd: settings.hostedUsdPerDay ?? null,
      budgetUsdPerStyle: settings.hostedUsdPerStyleAndDay ?? null,
    },
    chains,
    providers,
    styles: styles.map((style) => ({ ...style, name: nameOf(style) })),
  }
}

async function readSpent({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const row = await database.db
    .selectFrom('provider_spending')
    .select((eb) => eb.cast<number>('usd', 'double precision').as('usd'))
    .where(sql<boolean>`day = ${dayOf(clock.now())}::date`)
    .where('label', '=', '')
    .executeTakeFirst()
  return row?.usd ?? 0
}
