import { linearFromByte, luminance, type Rgb } from '../pixels/colour-space.ts'
import type { ParsedWearer } from './parse-wearer.ts'

const reachCm = 14
const surely = 0.8
/** Shadows and shine at the ends of the luminance order are left out. */
const band = { from: 0.4, to: 0.9 }

/** Median skin of the wearer's face and chest, linear light. */
export function wearerSkin(
  { crop, classes, person }: Pick<ParsedWearer, 'crop' | 'classes' | 'person'>,
  [chinX, chinY]: readonly [number, number],
): Rgb {
  const { widthPx, heightPx, data } = crop.image
  const reachPx = reachCm * crop.pxPerCm
  const colours: Rgb[] = []
  for (let y = Math.max(0, Math.round(chinY - reachPx)); y < Math.min(heightPx, chinY + reachPx); y += 2)
    for (let x = Math.max(0, Math.round(chinX - reachPx)); x < Math.min(widthPx, chinX + reachPx); x += 2) {
      const i = y * widthPx + x
      if (person[i] < surely || classes.bodySkin[i] + classes.faceSkin[i] < surely) continue
      colours.push([
        linearFromByte[data[i * 3]],
        linearFromByte[data[i * 3 + 1]],
        linearFromByte[data[i * 3 + 2]],
      ])
    }
  colours.sort((a, b) => luminance(a) - luminance(b))
  const middle = colours.slice(Math.floor(colours.length * band.from), Math.floor(colours.length * band.to))
  return middle[middle.length >> 1] ?? [0.4, 0.28, 0.22]
}
