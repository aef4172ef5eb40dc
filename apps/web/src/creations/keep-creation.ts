import { serverAddress } from '#platform/api-origin.ts'
import { savePicture } from '#platform/save-picture.ts'
import { sharePicture } from '#platform/share-picture.ts'
import type { CreationKind } from '#session'
import { readCreation } from './api/read-creation.ts'
import { copy } from './copy.ts'

interface Which {
  kind: CreationKind
  id: string
}

/** Saves the best picture that the person may have now, read anew because addresses expire and a purchase unlocks. */
export async function saveCreation(which: Which): Promise<void> {
  await savePicture(await pictureOf(which))
}

/** Hands a creation to the share sheet with the words that it was made with AI; false when the person closed it. */
export async function shareCreation(which: Which): Promise<boolean> {
  const { url, name, styleName } = await pictureOf(which)
  const lines = [copy.shareNote(name), ...(styleName ? [linkTo(styleName)] : [])]
  return sharePicture({ url, name, note: lines.join('\n') })
}

/** The address and name of a finished creation, for a save; throws while there is no picture. */
export async function pictureOf(which: Which): Promise<{ url: string; name: string; styleName?: string }> {
  const { resultUrl, name, styleName } = await readCreation(which)
  if (!resultUrl) throw new Error(`The creation ${which.id} has no picture.`)
  return { url: resultUrl, name, styleName }
}

/** Opens the style with the photos of whoever follows it. */
function linkTo(styleName: string): string {
  const link = new URL(serverAddress('/'), window.location.href)
  link.searchParams.set('style', styleName)
  return link.href
}
