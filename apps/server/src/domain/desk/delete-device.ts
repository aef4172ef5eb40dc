import type { DeletionReceipt } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { deleteData } from '../privacy/index.ts'
import { actorOf, endOf, findInstallationOf } from './installation.ts'

/** Deletes what is kept of every identity of a device whose owner asked for it, once its reference is typed again. */
export async function deleteDevice(
  services: Services,
  { deviceId, reference }: { deviceId: string; reference: string },
): Promise<DeletionReceipt> {
  const { id, identities } = await findInstallationOf(services, deviceId)
  if (endOf(reference) !== endOf(id.slice(-8)))
    throw new Refusal('bad_request', {
      details: [{ path: 'reference', message: 'not the reference of this device' }],
    })
  const receipts = []
  for (const identity of identities.toReversed()) receipts.push(await deleteData(services, actorOf(identity)))
  return receipts.reduce(add)
}

function add(sum: DeletionReceipt, next: DeletionReceipt): DeletionReceipt {
  return {
    deletedAt: next.deletedAt,
    photos: sum.photos + next.photos,
    uploads: sum.uploads + next.uploads,
    portraits: sum.portraits + next.portraits,
    dresses: sum.dresses + next.dresses,
    creations: sum.creations + next.creations,
    ratings: sum.ratings + next.ratings,
  }
}
