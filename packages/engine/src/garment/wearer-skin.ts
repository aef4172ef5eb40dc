import { linearFromByte, luminance, type Rgb } from '../pixels/colour-space.ts'
import { median } from '../pixels/smoothstep.ts'
import type { ParsedWearer } from './parse-wearer.ts'

const reachCm = 14
const surely = 0.8
const stepPx = 2
/** Shadows and shine at the ends of the luminance order are left out. */
const band = { from: 0.4, to: 0.9 }
/** From this much of neck and chest on the face is not asked: it is taken off, and may be in another light. */
const leastBodyCm2 = 12
/** For a wearer who shows no skin, linear light. */
const usualSkin: Rgb = [0.4, 0.28, 0.22]

/** Median skin of the wearer's neck and chest, or of the face too where they show little, linear light. */
export function wearerSkin(
  { crop, classes, person }: Pick<ParsedWearer, 'crop' | 'classes' | 'person'>,
  [chinX, chinY]: readonly [number, number],
): Rgb {
  const { widthPx, heightPx, data } = crop.image
  const reachPx = reachCm * crop.pxPerCm
  const body: Rgb[] = []
  const face: Rgb[] = []
  for (let y = Math.max(0, Math.round(chinY - reachPx)); y < Math.min(heightPx, chinY + reachPx); y += stepPx)
    for (
      let x = Math.max(0, Math.round(chinX - reachPx));
      x < Math.min(widthPx, chinX + reachPx);
      x += stepPx
    ) {
      const i = y * widthPx + x
      if (person[i] < surely || classes.bodySkin[i] + classes.faceSkin[i] < surely) continue
      const into = classes.bodySkin[i] > classes.faceSkin[i] ? body : face
      into.push([
        linearFromByte[data[i * 3]],
        linearFromByte[data[i * 3 + 1]],
        linearFromByte[data[i * 3 + 2]],
      ])
    }
  const bodyCm2 = body.length * (stepPx / crop.pxPerCm) ** 2
  return medianSkin(bodyCm2 < leastBodyCm2 ? [...face, ...body] : body)
}

/** By channel: one px of the middle may be of another light than most. */
function medianSkin(colours: readonly Rgb[]): Rgb {
  if (colours.length === 0) return usualSkin
  const byLight = colours.toSorted((a, b) => luminance(a) - luminance(b))
  const middle = byLight.slice(Math.floor(byLight.length * band.from), Math.ceil(byLight.length * band.to))
  const channel = (c: 0 | 1 | 2) => median(middle.map((colour) => colour[c]))
  return [channel(0), channel(1), channel(2)]
}
