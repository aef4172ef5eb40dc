import { ApiError, printStyle } from '@ever-after/contract'
import { call } from '#server-state'

/** A signed address of a wedding picture in print size; undefined for who does not subscribe any more. Throws ApiError. */
export async function printCreation(id: string): Promise<string | undefined> {
  try {
    return (await call(printStyle, { params: { id } })).url
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'forbidden') return undefined
    throw error
  }
}
