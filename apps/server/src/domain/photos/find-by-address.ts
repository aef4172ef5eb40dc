import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, Refusal } from '../access/index.ts'
import type { PhotoRow } from './view-photo.ts'

/**
 * The caller's photos that these addresses show, in their order. An address is looked up and never fetched; one
 * that this server did not give to this caller is unknown (decision A21).
 */
export async function findPhotosByAddress(
  { database, addresses: signer }: Pick<Services, 'database' | 'addresses'>,
  caller: Caller,
  addresses: readonly string[],
): Promise<PhotoRow[]> {
  if (addresses.length === 0) return []
  const keys = addresses.map((address) => {
    const key = signer.keyOf(address)
    if (key === undefined) throw new Refusal('unknown_picture')
    return key
  })
  const rows = await database.db
    .selectFrom('photos')
    .selectAll()
    .where((eb) => eb.or([eb('object_key', 'in', keys), eb('framed_key', 'in', keys)]))
    .where('purpose', '<>', 'gown')
    .where(ownedBy(caller))
    .execute()
  return keys.map((key) => {
    const row = rows.find(({ object_key, framed_key }) => object_key === key || framed_key === key)
    if (!row) throw new Refusal('unknown_picture')
    return row
  })
}
