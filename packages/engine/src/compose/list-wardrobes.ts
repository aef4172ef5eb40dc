import { withoutCut } from '@ever-after/art'
import { listAttires } from './choose-attire.ts'
import { chooseCut } from './choose-cut.ts'
import type { CoupleSetting } from './compose-couple.ts'
import { isAsDrawn } from './place/stand-taller.ts'

type Wearers = Pick<CoupleSetting, 'photos' | 'attires' | 'recipe' | 'wearsCovering' | 'taller'>

export interface Wardrobe {
  /** By partner, in the cut that suits each. */
  garments: readonly [first: string, second: string]
  /** What a composition's name says of how the two are dressed and how tall they are. */
  looks: string
}

/** How the recipe can dress the two, its own way first; who chose its covering keeps the gown that goes with it. */
export function listWardrobes(setting: Wearers): Wardrobe[] {
  const { photos, attires, recipe, wearsCovering, taller } = setting
  const isCovered = (index: 0 | 1) =>
    attires[index] === 'dress' &&
    recipe.covering !== undefined &&
    wearsCovering?.[index] === true &&
    !photos[index].hasHeadwear
  const heights = isAsDrawn(setting) ? '' : `, ${taller} taller`
  const looksOf = (garment: string, index: 0 | 1) =>
    `${withoutCut(garment)}${isCovered(index) ? '+covering' : ''}`
  const all = listAttires(attires, recipe, [isCovered(0), isCovered(1)]).map(([first, second]): Wardrobe => {
    const garments = [chooseCut(first, photos[0]), chooseCut(second, photos[1])] as const
    return { garments, looks: `${looksOf(garments[0], 0)} and ${looksOf(garments[1], 1)}${heights}` }
  })
  return all.filter(({ looks }, index) => all.findIndex((other) => other.looks === looks) === index)
}
