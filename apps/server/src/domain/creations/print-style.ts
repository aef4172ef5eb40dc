import { enlargeForPrint } from '../../infra/images/enlarge-for-print.ts'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, Refusal } from '../access/index.ts'
import { judgeEntitlement } from '../membership/index.ts'
import { findSeen } from './find-seen.ts'
import { printKeyOf } from './picture-files.ts'

type PrintServices = Pick<Services, 'database' | 'objects' | 'signer' | 'addresses' | 'clock'>

/** A subscriber's finished wedding picture, enlarged for printing once and kept beside it; answers its signed address. */
export async function printStyle(
  services: PrintServices,
  device: DeviceActor,
  id: string,
): Promise<{ url: string }> {
  const { objects, addresses, clock } = services
  const row = await findSeen(services.database, id)
  if (row?.kind !== 'style' || row.device_id !== device.deviceId) throw new Refusal('not_found')
  if (!judgeEntitlement(row, clock.now()).isSubscribed) throw new Refusal('forbidden')
  if (row.status !== 'completed' || !row.master_key) throw new Refusal('not_finished')
  const key = printKeyOf({ creationId: id, attempt: row.attempts })
  if (!(await objects.get(key))) await makePrint(services, { id, key, masterKey: row.master_key })
  return { url: addresses.sign(key, clock.now()) }
}

async function makePrint(
  { database, objects, signer }: PrintServices,
  { id, key, masterKey }: { id: string; key: string; masterKey: string },
): Promise<void> {
  const master = await objects.get(masterKey)
  if (!master) throw new Refusal('not_found')
  const print = await enlargeForPrint(master)
  const { bytes } = await signer.sign({ role: 'master', mime: 'image/jpeg', ...print })
  await objects.put(key, bytes)
  // Whoever deleted the picture meanwhile deleted its files before this one was there.
  if (await findSeen(database, id)) return
  await objects.delete(key)
  throw new Refusal('not_found')
}
