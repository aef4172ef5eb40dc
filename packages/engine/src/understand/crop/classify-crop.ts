import type { RgbImage } from '../../pixels/rgb-image.ts'
import { type ClassPlanes, classifyRegion, emptyClassPlanes, pasteClasses } from '../../vision/index.ts'
import type { LevelCrop } from './level-crop.ts'

/** Squares that are classified, cm: the body for context, then the head for strands and edges. */
const bodySquare = { sideCm: 71, belowEyesCm: 12.5 }
const headSquare = { sideCm: 32, belowEyesCm: 1.5 }
/** One look for small pictures. */
const quickSquare = { sideCm: 52, belowEyesCm: 7 }
const headFeather = 0.15

/** What the look from afar alone sees of cloth and things, shares of each px. */
export type ClothFromAfar = Pick<ClassPlanes, 'clothes' | 'accessories'>

export interface CropClasses {
  classes: ClassPlanes
  /** Absent when looked at once. */
  fromAfar?: ClothFromAfar
}

/** Six classes for every px of the crop, looked at twice: from afar and, mirrored as well, close to the head. Quickly, once. */
export async function classifyCrop(
  photo: RgbImage,
  crop: LevelCrop,
  { isQuick = false }: { isQuick?: boolean } = {},
): Promise<CropClasses> {
  const { widthPx, heightPx } = crop.image
  const planes = emptyClassPlanes(widthPx, heightPx)
  const squares = isQuick
    ? [{ ...quickSquare, isHead: false }]
    : [
        { ...bodySquare, isHead: false },
        { ...headSquare, isHead: true },
      ]
  let fromAfar: ClothFromAfar | undefined
  for (const { sideCm, belowEyesCm, isHead } of squares) {
    if (isHead) fromAfar = { clothes: planes.clothes.slice(), accessories: planes.accessories.slice() }
    const centreX = crop.eyes[0]
    const centreY = crop.eyes[1] + belowEyesCm * crop.pxPerCm
    const sidePx = sideCm * crop.pxPerCm
    const shares = await classifyRegion({
      image: photo,
      region: crop.regionInPhoto(centreX, centreY, sidePx),
      withMirror: isHead,
    })
    pasteClasses({
      planes,
      widthPx,
      heightPx,
      region: { centreX, centreY, widthPx: sidePx, heightPx: sidePx, angleRad: 0 },
      shares,
      feather: isHead ? headFeather : 0,
    })
  }
  return { classes: planes, fromAfar }
}
