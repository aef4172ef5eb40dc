import type { SmallPicture } from './look-at-photo.ts'
import { fitWithin } from './prepare-photo.ts'

/** A face that fills half of it is then as high as the one on which the engine's coach tells sharpness. */
const maxSidePx = 480

/** The file as a few pixels to look at; undefined where this browser cannot decode it. */
export async function readSmallPicture(file: Blob): Promise<SmallPicture | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const size = fitWithin({ widthPx: picture.width, heightPx: picture.height, maxSidePx })
    const canvas = document.createElement('canvas')
    canvas.width = size.widthPx
    canvas.height = size.heightPx
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(picture, 0, 0, size.widthPx, size.heightPx)
    const data = context?.getImageData(0, 0, size.widthPx, size.heightPx).data
    const photoHeightPx = picture.height
    picture.close()
    return data && { ...size, data, photoHeightPx }
  } catch {
    // The server looks at every photo; without a first look its word comes a moment later.
    return undefined
  }
}
