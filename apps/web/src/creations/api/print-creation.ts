import { printStyle } from '@ever-after/contract'
import { call } from '#server-state'

/** A signed address of a wedding picture in print size; throws ApiError. */
export async function printCreation(id: string): Promise<string> {
  const { url } = await call(printStyle, { params: { id } })
  return url
}
