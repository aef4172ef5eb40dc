import type { HeadView } from '../crop/head-view.ts'
import { growCrown } from '../crown/grow-crown.ts'
import { dropBackgroundHair } from '../hair/background-hair.ts'
import { fillUnderHands } from '../hair/fill-under-hands.ts'
import { growLengths } from '../hair/grow-lengths.ts'
import { fillHairBehind, type HairBehind } from '../hair/hair-behind.ts'
import { hairBelowChinCm } from '../hair/hair-length.ts'
import { roundCuts } from '../hair/round-cuts.ts'
import { hasLongHair, trimShortHair } from '../hair/short-hair.ts'
import { taperEnds } from '../hair/taper-ends.ts'
import { growHem } from '../headwear/grow-hem.ts'
import { hasHeadwear, withHeadwear } from '../headwear/has-headwear.ts'
import { measureBeard } from './beard.ts'
import { dropHands } from './drop-hands.ts'
import { type FaceOutline, outlineFace } from './face-outline.ts'
import { fadeBorders } from './fade-borders.ts'
import { type HeadMasks, maskHead } from './head-mask.ts'
import { separateParts } from './head-parts.ts'
import { dropIslands } from './islands.ts'
import { measureNeck, type Neck } from './neck.ts'
import { smoothJaw } from './smooth-jaw.ts'
import { tameRims } from './tame-rims.ts'

export interface HeadCutInput {
  view: HeadView
  /** Alpha of the person and the person's own colours, three bytes a px. */
  alpha: Float32Array
  colours: Uint8Array
}

export interface HeadCut extends HeadMasks {
  /** The person's colours with a whole crown and without the background's light along the outline, three bytes a px. */
  colours: Uint8Array
  outline: FaceOutline
  /** Share of hair and of what covers the head. */
  hair: Float32Array
  neck: Neck
  hairBehind: HairBehind
  beardCm: number
  hairBelowChinCm: number
  hairLikeBackgroundPercent: number
  hasHeadwear: boolean
}

/** Where less of a person is seen, the share of hair in it says nothing. */
const leastPerson = 0.1

/** Cuts one head out of its view: jaw, ears, beard, hair, then what does not belong to it. */
export function cutHead({ view, alpha, colours: given }: HeadCutInput): HeadCut {
  const colours = given.slice()
  const parts = separateParts(view)
  const beardCm = measureBeard(view, parts)
  const outline = outlineFace(view, beardCm)
  const masks = maskHead({ view, parts, outline, alpha, isBearded: beardCm > 0 })
  if (!hasLongHair({ view, parts, outline, looseHair: masks.looseHair }))
    trimShortHair({ view, parts, outline, masks })
  const hands = dropHands({ view, outline, masks })
  if (hands) fillUnderHands({ view, hands, ...masks, hair: parts.hair, colours })
  dropIslands(view, masks, outline)
  smoothJaw({ view, outline, hair: parts.hair, head: masks.head })
  const hairLikeBackgroundPercent = dropBackgroundHair({ view, parts, outline, alpha, masks })
  const seenBelowChinCm = hairBelowChinCm(view, masks.looseHair)
  const lengthened = { ...view, isInside: growLengths({ view, ...masks, hair: parts.hair, colours }) }
  taperEnds(lengthened, masks.head, parts.hair)
  const covered = withHeadwear(view, parts)
  const crowned = growCrown({ view: lengthened, head: masks.head, hair: covered, colours })
  roundCuts({ ...view, isInside: crowned }, masks.head, covered)
  const inside = growHem({ view, isInside: crowned, head: masks.head, colours })
  fadeBorders({ ...view, isInside: inside }, masks.head)
  tameRims({ view, head: masks.head, hair: parts.hair, alpha, face: outline.inner, colours })
  return {
    ...masks,
    colours,
    outline,
    hair: covered.map((share, i) => (alpha[i] < leastPerson && masks.head[i] < leastPerson ? 0 : share)),
    neck: measureNeck({ view, parts, alpha }),
    hairBehind: fillHairBehind({ view, parts, alpha, ...masks, colours }),
    beardCm,
    hairBelowChinCm: seenBelowChinCm,
    hairLikeBackgroundPercent,
    hasHeadwear: Boolean(view.headwear) || hasHeadwear(view, masks.head),
  }
}
