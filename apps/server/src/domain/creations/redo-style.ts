import type { applyStyleReply, FaultReason } from '@ever-after/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, ownedBy, Refusal } from '../access/index.ts'
import { lockDevice } from '../devices/index.ts'
import { findReply, storeReply } from '../idempotency/index.ts'
import { findUsablePhotos } from '../photos/index.ts'
import { keepReason } from '../ratings/index.ts'
import { insertCreation } from './accept-creation.ts'
import type { CreationRow } from './claim-creation.ts'
import { wishOfKind } from './wish.ts'

export interface RedoRequest {
  id: string
  reason: FaultReason
  idempotencyKey?: string
}

/** Makes a finished wedding picture anew with what was wrong in mind: once for a change, unless the new one failed, and free. */
export async function redoStyle(
  services: Services,
  device: DeviceActor,
  { id, reason, idempotencyKey }: RedoRequest,
): Promise<z.output<typeof applyStyleReply>> {
  const { database, clock, random, queue } = services
  if (device.isBrowser && !services.settings.browsersMayCreate) throw new Refusal('forbidden')
  const keyed = idempotencyKey
    ? { endpoint: 'redo-style', key: idempotencyKey, body: { id, reason } }
    : undefined
  const earlier = keyed && (await findReply(database.db, device, keyed))
  if (earlier && 'id' in earlier) return replyOf(String(earlier.id))
  await refuseExpired(services, device, id)
  return database.transaction(async (trx) => {
    await lockDevice(trx, device)
    const stored = keyed && (await findReply(trx, device, keyed))
    if (stored && 'id' in stored) return replyOf(String(stored.id))
    const picture = await findOwn(trx, device, id)
    if (!picture) throw new Refusal('not_found')
    if (picture.status !== 'completed') throw new Refusal('not_finished')
    const firstId = picture.first_id ?? picture.id
    if (await wasRedone(trx, firstId)) throw new Refusal('redo_used')
    await keepReason(trx, { id, reason, now: clock.now() })
    const { nth: _, composition: __, ...wish } = wishOfKind(picture, 'style')
    const creationId = await insertCreation(services, trx, {
      deviceId: device.deviceId,
      plan: {
        wish: { ...wish, fault: reason },
        photo1Id: picture.photo1_id,
        photo2Id: picture.photo2_id,
      },
      seed: random.seed(),
      firstId,
      redoOf: id,
    })
    await queue.send(trx, 'creation', { creationId })
    if (keyed) await storeReply(trx, device, { ...keyed, reply: { id: creationId }, now: clock.now() })
    return replyOf(creationId)
  })
}

/** Photos are read outside the transaction; one that is deleted in between fails the picture, which costs nothing. */
async function refuseExpired(services: Services, device: DeviceActor, id: string): Promise<void> {
  const picture = await findOwn(services.database.db, device, id)
  if (!picture) throw new Refusal('not_found')
  if (picture.photo2_id) await findUsablePhotos(services, device, [picture.photo1_id, picture.photo2_id])
}

function findOwn(
  db: Services['database']['db'] | Trx,
  device: DeviceActor,
  id: string,
): Promise<CreationRow | undefined> {
  return db
    .selectFrom('creations')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'style')
    .where(ownedBy(device))
    .executeTakeFirst()
}

async function wasRedone(trx: Trx, firstId: string): Promise<boolean> {
  const redo = await trx
    .selectFrom('creations')
    .select('id')
    .where(sql<boolean>`coalesce(first_id, id) = ${firstId}`)
    .where('redo_of', 'is not', null)
    .where('status', '<>', 'failed')
    .executeTakeFirst()
  if (redo) return true
  const deleted = await trx
    .selectFrom('deleted_creations')
    .select('id')
    .where('redone_id', '=', firstId)
    .executeTakeFirst()
  return deleted !== undefined
}

function replyOf(id: string) {
  return { id, applicationId: id, status: 'pending' as const }
}
