import { inCut } from '@ever-after/art'

/** Half the jaw's width, centimetres of the canonical face, below or above which a body is slender or broad. */
const slenderJawHalfCm = 5.45
const broadJawHalfCm = 6.04

/** Who covers her hair is not given bare arms or a low neckline. */
const coveredGown = 'gown-modest'

/** The garment in the cut that suits a head, where it has one. */
export function chooseCut(
  name: string,
  head: { jawHalfPx: number; pxPerCm: number; isDraped?: boolean },
): string {
  if (head.isDraped && name.startsWith('gown-')) return coveredGown
  const jawHalfCm = head.jawHalfPx / head.pxPerCm
  if (jawHalfCm > broadJawHalfCm) return inCut(name, 'full')
  return jawHalfCm < slenderJawHalfCm ? inCut(name, 'slim') : name
}
