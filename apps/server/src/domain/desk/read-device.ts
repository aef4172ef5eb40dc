import type { DeskDeviceReply, DeskFailure, deskLedgerReply, ledgerQuery } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { nameInHistory, nameOf, readLedger, readStatus } from '../membership/index.ts'
import { actorOf, findInstallationOf } from './installation.ts'
import { viewDevice } from './view-device.ts'

const mostFailures = 50

/** What a device may still do, which of its pictures failed and what the support gave for them. */
export async function readDevice(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  deviceId: string,
): Promise<DeskDeviceReply> {
  const installation = await findInstallationOf(services, deviceId)
  const ids = installation.identities.map(({ id }) => id)
  return {
    device: await viewDevice(services, installation),
    status: await readStatus(services, actorOf(installation.identities[0])),
    failures: await listFailures(services, ids),
    grants: await listGrants(services, ids),
  }
}

/** Where the units of a device went; those of an earlier identity moved to its newest. */
export async function readDeviceLedger(
  services: Pick<Services, 'database' | 'clock' | 'settings'>,
  { deviceId, query }: { deviceId: string; query: z.output<typeof ledgerQuery> },
): Promise<z.infer<typeof deskLedgerReply>> {
  const { identities } = await findInstallationOf(services, deviceId)
  return readLedger(services, actorOf(identities[0]), query)
}

async function listFailures(
  { database }: Pick<Services, 'database'>,
  deviceIds: readonly string[],
): Promise<DeskFailure[]> {
  const rows = await database.db
    .selectFrom('creations')
    .leftJoin('support_grants', (join) =>
      join.on((eb) => eb('support_grants.failure', '=', eb.cast<string>('creations.id', 'text'))),
    )
    .select([
      'creations.id',
      'kind',
      'finished_at',
      'created_at',
      'error_code',
      'failure',
      nameInHistory.as('name'),
    ])
    .where('creations.device_id', 'in', deviceIds)
    .where('status', '=', 'failed')
    // The others of a change cost nothing.
    .where('first_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(mostFailures)
    .execute()
  return rows.map(({ id, kind, finished_at, created_at, error_code, failure, name }) => ({
    creationId: id,
    name: nameOf(kind, name ?? kind),
    at: (finished_at ?? created_at).toISOString(),
    errorCode: error_code,
    isGranted: failure !== null,
  }))
}

async function listGrants({ database }: Pick<Services, 'database'>, deviceIds: readonly string[]) {
  const rows = await database.db
    .selectFrom('support_grants')
    .select(['granted_at', 'failure', 'note', 'amount'])
    .where('device_id', 'in', deviceIds)
    .orderBy('granted_at', 'desc')
    .execute()
  return rows.map(({ granted_at, ...grant }) => ({ at: granted_at.toISOString(), ...grant }))
}
