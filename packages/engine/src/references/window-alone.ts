import type { Box } from '../compose/box.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import type { FoundFace } from '../vision/index.ts'

/** The part of a photo that shows one person: it ends halfway to each other face. */
export function windowAlone(
  { widthPx, heightPx }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
  { box: own }: Pick<FoundFace, 'box'>,
  faces: readonly Pick<FoundFace, 'box'>[],
): Box {
  const edges = { left: 0, top: 0, right: widthPx, bottom: heightPx }
  for (const { box } of faces) {
    if (box === own) continue
    const gaps = [
      { edge: 'left', gap: own.left - box.right, at: (own.left + box.right) / 2 },
      { edge: 'right', gap: box.left - own.right, at: (own.right + box.left) / 2 },
      { edge: 'top', gap: own.top - box.bottom, at: (own.top + box.bottom) / 2 },
      { edge: 'bottom', gap: box.top - own.bottom, at: (own.bottom + box.top) / 2 },
    ] as const
    // On the side where the two are furthest apart least of the person is lost.
    const { edge, at } = gaps.reduce((widest, side) => (side.gap > widest.gap ? side : widest))
    const isLow = edge === 'left' || edge === 'top'
    edges[edge] = isLow ? Math.max(edges[edge], at) : Math.min(edges[edge], at)
  }
  const left = Math.max(0, Math.floor(edges.left))
  const top = Math.max(0, Math.floor(edges.top))
  return {
    left,
    top,
    widthPx: Math.min(widthPx, Math.ceil(edges.right)) - left,
    heightPx: Math.min(heightPx, Math.ceil(edges.bottom)) - top,
  }
}
