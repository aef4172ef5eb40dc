import { ApiError, type DeletionReceipt, deleteMyData } from '@ever-after/contract'
import { call } from '#server-state'

/**
 * Deletes all that the server keeps of this device. Null when its token opens nothing any more: an earlier request arrived
 * though its answer was lost.
 */
export async function deleteData(): Promise<DeletionReceipt | null> {
  try {
    return await call(deleteMyData, {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
