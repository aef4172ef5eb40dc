import { refineMatte } from '../../vision/index.ts'
import type { HeadView } from './head-view.ts'

/** Alpha (0..1) of the one person in a view. */
export function matteOf({ person, classes, isInside, ...view }: HeadView): Float32Array {
  const alpha = refineMatte({ ...view, person: person.share, hair: classes.hair })
  for (let i = 0; i < alpha.length; i++) alpha[i] *= isInside[i] * person.reach[i]
  return alpha
}
