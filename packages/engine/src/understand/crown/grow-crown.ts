import type { HeadView } from '../crop/head-view.ts'
import { readCover } from './crown-cover.ts'
import { fillCrown } from './fill-crown.ts'
import { findCut } from './find-cut.ts'
import { fitArch } from './fit-arch.ts'

export interface CrownInput {
  view: HeadView
  /** Alpha of the head, 0..1. */
  head: Float32Array
  /** Share of hair. */
  hair: Float32Array
  /** The person's own colours, three bytes a px. */
  colours: Uint8Array
}

/**
 * A photo that ends within the hair makes a head that is flat on top: closes it with an arch of the hair under the border.
 * In place; answers which px of the view have a picture then.
 */
export function growCrown(input: CrownInput): Uint8Array {
  const { view, head, hair } = input
  const cut = findCut({ view, head })
  const arch = cut && fitArch(view, head, cut)
  const cover = arch && readCover({ view, hair, head, cut })
  return cover ? fillCrown({ ...input, cut, arch, cover }) : view.isInside
}
