import type { Picture } from '../../pixels/picture.ts'
import type { SceneForeground } from '../plates/decode-scene.ts'

/** Lays the scene's blurred foreground over the couple. */
export function layForeground(picture: Picture, { box, rgba }: SceneForeground): void {
  for (let row = 0; row < box.heightPx; row++) {
    let j = row * box.widthPx * 4
    let i = (box.top + row) * picture.widthPx + box.left
    for (const end = j + box.widthPx * 4; j < end; j += 4, i++) {
      const alpha = rgba[j + 3] / 255
      if (alpha === 0) continue
      const rest = 1 - alpha
      const share = alpha / 255
      picture.r[i] = picture.r[i] * rest + rgba[j] * share
      picture.g[i] = picture.g[i] * rest + rgba[j + 1] * share
      picture.b[i] = picture.b[i] * rest + rgba[j + 2] * share
    }
  }
}
