import { deleteUploadedDress } from '@ever-after/contract'
import { call } from '#server-state'
import { refreshOwnDresses } from './own-dresses.ts'

/** Deletes an own dress and its photo; throws ApiError. */
export async function deleteDress(id: string): Promise<void> {
  await call(deleteUploadedDress, { params: { id } })
  await refreshOwnDresses()
}
