import type { RgbImage } from '../pixels/rgb-image.ts'
import { pxPerCmOf } from '../understand/face-scale.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { classCount, classifyRegion, classMapPx, classNames } from '../vision/classes/classify-region.ts'
import { faceOval, landmark, pointOf } from '../vision/index.ts'
import { faceColours, type SkinGap, SkinSamples, skinGap } from './body-skin.ts'
import type { HairKept } from './hair-kept.ts'

export interface AroundFace {
  /** Share of the photo's area of hair and head covering; over 1 when there is more of it. */
  hair: HairKept
  /** Null when too little of the neck shows. */
  neck: SkinGap | null
}

export interface FaceQuestion {
  image: RgbImage
  mesh: Float32Array
  photo: Pick<UnderstoodPhoto, 'widthPx' | 'pxPerCm' | 'hair' | 'chin'>
}

/** What is looked at: a square around the head with room for much hair, its middle under that of the face, cm. */
const square = { sideCm: 46, belowCm: 3 }
/** Where a neck shows under the chin, cm. */
const neck = { fromCm: 1, toCm: 12, asideCm: 7 }
const sure = { cover: 0.5, skin: 0.7 }
const hairAt = classNames.indexOf('hair')
const bodySkinAt = classNames.indexOf('bodySkin')
const clothesAt = classNames.indexOf('clothes')
const accessoriesAt = classNames.indexOf('accessories')

/** Looks at hair and neck of a person whom somebody else drew: nothing is known but where the face is. */
export async function lookAroundFace({ image, mesh, photo }: FaceQuestion): Promise<AroundFace> {
  const pxPerCm = pxPerCmOf(mesh)
  const ovalX = faceOval.reduce((sum, index) => sum + pointOf(mesh, index)[0], 0) / faceOval.length
  const ovalY = faceOval.reduce((sum, index) => sum + pointOf(mesh, index)[1], 0) / faceOval.length
  const sidePx = square.sideCm * pxPerCm
  const centreY = ovalY + square.belowCm * pxPerCm
  const region = { centreX: ovalX, centreY, widthPx: sidePx, heightPx: sidePx, angleRad: 0 }
  const shares = await classifyRegion({ image, region, withMirror: false })
  const cellPx = sidePx / classMapPx
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const skin = new SkinSamples()
  let cells = 0
  for (let i = 0; i < classMapPx ** 2; i++) {
    const x = ovalX - sidePx / 2 + ((i % classMapPx) + 0.5) * cellPx
    const y = centreY - sidePx / 2 + (Math.floor(i / classMapPx) + 0.5) * cellPx
    const at = i * classCount
    // To the network a scarf is clothes, a hat an accessory, and painted hair any of them.
    const cover = shares[at + hairAt] + shares[at + accessoriesAt] + shares[at + clothesAt]
    if (y < chinY && cover > sure.cover) cells++
    const belowCm = (y - chinY) / pxPerCm
    const isNeck =
      belowCm > neck.fromCm && belowCm < neck.toCm && Math.abs(x - chinX) < neck.asideCm * pxPerCm
    if (isNeck && shares[at + bodySkinAt] > sure.skin) skin.add(image, Math.floor(x), Math.floor(y))
  }
  const areaCm2 = photoHairCm2(photo)
  const drawnCm2 = (cells * cellPx ** 2) / pxPerCm ** 2
  return {
    hair: { areaCm2, share: areaCm2 ? drawnCm2 / areaCm2 : 1 },
    neck: skinGap(faceColours(image, { mesh, pxPerCm }), skin),
  }
}

function photoHairCm2({ widthPx, pxPerCm, hair, chin }: FaceQuestion['photo']): number {
  const end = Math.max(0, Math.round(chin[1])) * widthPx
  let count = 0
  for (let i = 0; i < end; i++) if (hair[i] >= 128) count++
  return count / pxPerCm ** 2
}
