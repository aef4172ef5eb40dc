import { emptyPicture, type Picture } from '../pixels/picture.ts'
import type { SceneBackdrop } from './plates/decode-scene.ts'

/** A picture that shows the empty scene. */
export function scenePicture({ background, widthPx, heightPx }: SceneBackdrop): Picture {
  const picture = emptyPicture(widthPx, heightPx)
  fillPlanes(background, picture)
  return picture
}

function fillPlanes(bytes: Uint8Array, { r, g, b }: Picture): void {
  for (let i = 0, j = 0; i < r.length; i++, j += 3) {
    r[i] = bytes[j] / 255
    g[i] = bytes[j + 1] / 255
    b[i] = bytes[j + 2] / 255
  }
}
