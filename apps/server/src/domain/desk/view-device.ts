import type { DeskDevice } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { readAffiliateSince } from '../affiliates/index.ts'
import { endOf, type Installation } from './installation.ts'

/** An installation as the desk shows it; it is known by its newest identity. */
export async function viewDevice(
  services: Pick<Services, 'database'>,
  { id: installationId, identities }: Installation,
): Promise<DeskDevice> {
  const [newest] = identities
  const counts = await countCreations(
    services,
    identities.map(({ id }) => id),
  )
  const end = endOf(installationId.slice(-8))
  return {
    id: newest.id,
    reference: `${end.slice(0, 4)}-${end.slice(4)}`,
    registeredAt: (identities.at(-1) ?? newest).registered_at.toISOString(),
    appVersion: newest.app_version,
    isBrowser: newest.is_browser,
    blockedAt: newest.blocked_at?.toISOString() ?? null,
    blockedReason: newest.blocked_reason,
    affiliateSince: (await readAffiliateSince(services, newest.id))?.toISOString() ?? null,
    creations: { completed: counts.completed, failed: counts.failed, running: counts.running },
    lastCreationAt: counts.last?.toISOString() ?? null,
  }
}

function countCreations({ database }: Pick<Services, 'database'>, deviceIds: readonly string[]) {
  return database.db
    .selectFrom('creations')
    .select((eb) => {
      const count = eb.fn.countAll()
      // What costs nothing and is not there yet is nothing that somebody would ask the support about.
      const costing = (...statuses: ('pending' | 'processing' | 'failed')[]) =>
        eb.cast<number>(
          count.filterWhere('status', 'in', statuses).filterWhere('first_id', 'is', null),
          'integer',
        )
      return [
        eb.cast<number>(count.filterWhere('status', '=', 'completed'), 'integer').as('completed'),
        costing('failed').as('failed'),
        costing('pending', 'processing').as('running'),
        eb.fn.max<Date | null>('created_at').as('last'),
      ]
    })
    .where('device_id', 'in', deviceIds)
    .executeTakeFirstOrThrow()
}
