import { boxBlur } from '../../pixels/box-blur.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { ColourPlanes } from './guided-filter.ts'
import type { Trimap, TrimapInput } from './trimap.ts'

/** Hair and background are compared within this of each px, cm. */
const aroundCm = 1.6
/** RGB distance (0..1 a channel) of their mean colours up to which they are alike, and from which they are not. */
const alike = { upTo: 0.1, not: 0.25 }
/** Trust in the segmentation where colours tell nothing. */
const alikeTrust = 0.3
/** Shares of person between which the segmentation's edge is drawn then. */
const edge = { from: 0.3, to: 0.7 }
const leastSeen = 1e-3

/** Dark hair before a dark wall has no edge in the picture: there the segmentation's own is drawn. In place. */
export function trustWhereAlike(
  { prior, trust }: Trimap,
  { person, hair, widthPx, heightPx, pxPerCm }: TrimapInput,
  colours: ColourPlanes,
): void {
  const radiusPx = Math.max(2, aroundCm * pxPerCm)
  const mean = (source: Float32Array) => boxBlur({ source, widthPx, heightPx, radiusPx })
  const isHair = person.map((share, i) => (share > 0.5 && hair[i] > 0.4 ? 1 : 0))
  const isBackground = person.map((share) => (share < 0.2 ? 1 : 0))
  const hairSeen = mean(isHair)
  const backgroundSeen = mean(isBackground)
  const squares = new Float32Array(person.length)
  for (const plane of colours) {
    const ofHair = mean(plane.map((value, i) => value * isHair[i]))
    const ofBackground = mean(plane.map((value, i) => value * isBackground[i]))
    for (let i = 0; i < squares.length; i++)
      squares[i] +=
        (ofHair[i] / (hairSeen[i] + leastSeen) - ofBackground[i] / (backgroundSeen[i] + leastSeen)) ** 2
  }
  for (let i = 0; i < trust.length; i++) {
    if (hairSeen[i] < leastSeen || backgroundSeen[i] < leastSeen) continue
    const likeness = 1 - smoothstep(alike.upTo, alike.not, Math.sqrt(squares[i]))
    if (likeness === 0) continue
    trust[i] += (alikeTrust - trust[i]) * likeness
    prior[i] += (smoothstep(edge.from, edge.to, person[i]) - prior[i]) * likeness
  }
}
