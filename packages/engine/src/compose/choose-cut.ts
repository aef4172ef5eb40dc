import { inCut } from '@ever-after/art'

/** Half the jaw's width, centimetres of the canonical face, below or above which a body is slender or broad. */
const slenderJawHalfCm = 5.45
const broadJawHalfCm = 6.04

/** The garment in the cut that suits a head, where it has one. */
export function chooseCut(name: string, head: { jawHalfPx: number; pxPerCm: number }): string {
  const jawHalfCm = head.jawHalfPx / head.pxPerCm
  if (jawHalfCm > broadJawHalfCm) return inCut(name, 'full')
  return jawHalfCm < slenderJawHalfCm ? inCut(name, 'slim') : name
}
