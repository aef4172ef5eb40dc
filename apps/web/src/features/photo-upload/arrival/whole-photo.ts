import { serverAddress } from '#platform/api-origin.ts'
import { fetchPicture } from '#platform/fetch-picture.ts'
import type { ChosenPhoto } from '../draft/draft.ts'

/** All of a photo, from here or from the server; undefined where neither has it now. */
export async function wholePhoto({ file, arrival }: ChosenPhoto): Promise<File | undefined> {
  if (file) return file
  if (arrival.state !== 'arrived') return undefined
  const { url, wholeUrl = url } = arrival.photo
  try {
    return new File([await fetchPicture(serverAddress(wholeUrl))], 'photo.jpg', { type: 'image/jpeg' })
  } catch {
    // Its address is a former one, or there is no connection; the photo stays as it is.
    return undefined
  }
}
