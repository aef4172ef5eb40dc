import { limits } from '@ever-after/contract'
import { fetchPicture } from './fetch-picture.ts'
import { isNative } from './is-native.ts'
import { duringSystemDialog } from './privacy-screen.ts'
import { saveFile } from './save-file.ts'

export interface SavedPicture {
  url: string
  name: string
}

/** Saves a picture to the person's device: to the phone's album, in a browser as a download. */
export async function savePicture(picture: SavedPicture): Promise<void> {
  if (!isNative()) return downloadPicture(picture)
  const { saveToAlbum } = await import('./native/album.ts')
  await duringSystemDialog(() => saveToAlbum(picture.url))
}

/** Saves pictures one after the other, 200 ms apart; a failed one is logged. Answers how many were saved. */
export async function savePictures(
  pictures: readonly SavedPicture[],
  onSaved: (count: number) => void = () => undefined,
): Promise<number> {
  let saved = 0
  for (const [index, picture] of pictures.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, limits.saveDelayMs))
    try {
      await savePicture(picture)
      onSaved(++saved)
    } catch (error) {
      console.warn(error)
    }
  }
  return saved
}

async function downloadPicture({ url, name }: SavedPicture): Promise<void> {
  await saveFile({ blob: await fetchPicture(url), name: `${name}.jpg` })
}
