import type { FoundFace } from '../../vision/index.ts'
import type { LevelCrop } from './level-crop.ts'

/** Centres of the other faces, px of the crop, as far as they lie near it. */
export function centresInCrop(
  crop: LevelCrop,
  faces: readonly FoundFace[],
  chosen: FoundFace,
): [number, number][] {
  const { widthPx, heightPx } = crop.image
  return faces
    .filter((face) => face !== chosen)
    .map(({ box }) => crop.toCrop((box.left + box.right) / 2, (box.top + box.bottom) / 2))
    .filter(([x, y]) => x > -0.3 * widthPx && x < 1.3 * widthPx && y > -0.2 * heightPx && y < 1.1 * heightPx)
}
