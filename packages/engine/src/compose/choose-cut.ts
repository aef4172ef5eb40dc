import { inCut } from '@ever-after/art'

/** Half the jaw's width, centimetres of the canonical face, below or above which a body is slender or broad. */
const slenderJawHalfCm = 5.45
const broadJawHalfCm = 6.04

/** Who covers her hair is not given bare arms or a low neckline. */
const coveredGown = 'gown-modest'

interface JawMeasures {
  jawHalfPx: number
  pxPerCm: number
}

/** The body that suits a head; nothing for an average one. */
export function chooseBuild({ jawHalfPx, pxPerCm }: JawMeasures): 'slim' | 'full' | undefined {
  const jawHalfCm = jawHalfPx / pxPerCm
  if (jawHalfCm > broadJawHalfCm) return 'full'
  return jawHalfCm < slenderJawHalfCm ? 'slim' : undefined
}

/** The garment in the cut that suits a head, where it has one. */
export function chooseCut(name: string, head: JawMeasures & { isDraped?: boolean }): string {
  if (head.isDraped && name.startsWith('gown-')) return coveredGown
  const build = chooseBuild(head)
  return build ? inCut(name, build) : name
}
