import type { UploadedDress } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { PhotoRow } from '../photos/index.ts'

type UploadedRow = Pick<PhotoRow, 'id' | 'object_key' | 'created_at' | 'expires_at'> & { name: string }

/** What the owner of an uploaded dress sees of it. */
export function viewUploaded(
  { addresses, clock }: Pick<Services, 'addresses' | 'clock'>,
  { id, name, object_key, expires_at }: UploadedRow,
): UploadedDress {
  return {
    id,
    name,
    dressUrl: addresses.sign(object_key, clock.now()),
    expiresAt: expires_at?.toISOString() ?? null,
  }
}
