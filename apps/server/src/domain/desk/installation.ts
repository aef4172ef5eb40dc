import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, Refusal } from '../access/index.ts'

/** What one app on one phone registered as, the newest identity first; those that deleted their data are gone. */
export interface Installation {
  id: string
  identities: readonly [Identity, ...Identity[]]
}

export interface Identity {
  id: string
  installation_id: string
  is_browser: boolean
  app_version: string
  registered_at: Date
  blocked_at: Date | null
  blocked_reason: string | null
}

const enough = 10

/** Installations whose id ends with a short reference; two of them are two people's. */
export async function findInstallations(
  { database }: Pick<Services, 'database'>,
  reference: string,
): Promise<Installation[]> {
  const rows = await identities(database)
    .where(sql<boolean>`upper(right(installation_id, 8)) = ${endOf(reference)}`)
    .execute()
  const byId = Map.groupBy(rows, ({ installation_id }) => installation_id)
  return [...byId]
    .slice(0, enough)
    .flatMap(([id, [newest, ...older]]) => ({ id, identities: [newest, ...older] }))
}

/** The installation that a device is an identity of. */
export async function findInstallationOf(
  { database }: Pick<Services, 'database'>,
  deviceId: string,
): Promise<Installation> {
  const [newest, ...older] = await identities(database)
    .where('installation_id', '=', (eb) =>
      eb.selectFrom('devices as asked').select('installation_id').where('asked.id', '=', deviceId),
    )
    .execute()
  if (!newest) throw new Refusal('not_found')
  return { id: newest.installation_id, identities: [newest, ...older] }
}

/** An identity as the one who asks, for what a device may do itself. */
export function actorOf({ id, is_browser, blocked_at }: Identity): DeviceActor {
  return { kind: 'device', deviceId: id, isBrowser: is_browser, isBlocked: blocked_at !== null }
}

/** The letters of a reference without its dash, as they are compared. */
export function endOf(reference: string): string {
  return reference.replace('-', '').toUpperCase()
}

function identities({ db }: Services['database']) {
  return db
    .selectFrom('devices')
    .select(['id', 'installation_id', 'is_browser', 'app_version', 'registered_at'])
    .select(['blocked_at', 'blocked_reason'])
    .where('deleted_at', 'is', null)
    .orderBy('registered_at', 'desc')
    .orderBy('id')
}
