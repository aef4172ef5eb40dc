import type { Attire, Taller } from '../../spec/job.ts'
import type { Standing } from './place-couple.ts'

/** Metres that the neck of the taller one is over the other at least: with more, who stands behind sinks into a shoulder. */
const tallerMetres = 0.05

/** Whether the couple chose no other heights than those that poses were drawn with. */
export function isAsDrawn({
  attires: [first, second],
  taller,
}: {
  attires: readonly [Attire, Attire]
  taller?: Taller
}): boolean {
  if (!taller) return true
  return taller === (first === second ? 'neither' : first === 'suit' ? 'first' : 'second')
}

/** Moves both of a couple up or down until the one is taller or both are alike; from left to right. */
export function standTaller(
  [left, right]: readonly [Standing, Standing],
  taller: 'left' | 'neither' | 'right',
): [Standing, Standing] {
  const drawn = (right.pit[1] - left.pit[1]) / left.pxPerMetre
  const wanted = {
    left: Math.max(drawn, tallerMetres),
    neither: 0,
    right: Math.min(drawn, -tallerMetres),
  }[taller]
  const half = ((wanted - drawn) / 2) * left.pxPerMetre
  return [raised(left, half), raised(right, -half)]
}

function raised(standing: Standing, px: number): Standing {
  const { pit, pivot } = standing
  return { ...standing, pit: [pit[0], pit[1] - px], pivot: [pivot[0], pivot[1] - px] }
}
