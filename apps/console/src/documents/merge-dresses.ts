import { isSameJson } from '@ever-after/contract'
import type { Conflict, Merge, Sides } from './document-types.ts'
import type { DressDocument, EditableDress } from './dresses.ts'

/** Joins what two people did to the dresses, dress by dress; new ones of mine come last. */
export function mergeDresses({
  base,
  theirs,
  mine,
  choices = {},
}: Sides<DressDocument>): Merge<DressDocument, EditableDress> {
  const [was, ours, others] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: Conflict<EditableDress>[] = []
  const settle = (id: string): EditableDress | null => {
    const sides = { base: was.get(id) ?? null, theirs: others.get(id) ?? null, mine: ours.get(id) ?? null }
    if (isSameJson(sides.mine, sides.base) || isSameJson(sides.mine, sides.theirs)) return sides.theirs
    if (isSameJson(sides.theirs, sides.base)) return sides.mine
    if (choices[id]) return sides[choices[id]]
    const name = (sides.mine ?? sides.theirs ?? sides.base)?.name ?? id
    conflicts.push({ id, name, ...sides })
    return sides.theirs ?? sides.mine
  }
  const ids = isSameOrder(base, mine)
    ? new Set([...others.keys(), ...ours.keys()])
    : new Set([...ours.keys(), ...others.keys()])
  const dresses = [...ids].flatMap((id) => settle(id) ?? [])
  return { merged: { dresses, version: theirs.version }, conflicts }
}

/** How many dresses came, went, or are not as they were. */
export function countChangedDresses({
  before,
  after,
}: {
  before: DressDocument
  after: DressDocument
}): number {
  const [was, now] = [byId(before), byId(after)]
  const ids = new Set([...was.keys(), ...now.keys()])
  return [...ids].filter((id) => !isSameJson(was.get(id), now.get(id))).length
}

function byId({ dresses }: DressDocument): Map<string, EditableDress> {
  return new Map(dresses.map((dress) => [dress.id, dress]))
}

/** Whether the dresses that both have stand in one order. */
function isSameOrder(one: DressDocument, other: DressDocument): boolean {
  const [inOne, inOther] = [byId(one), byId(other)]
  const kept = one.dresses.filter(({ id }) => inOther.has(id))
  return other.dresses.filter(({ id }) => inOne.has(id)).every(({ id }, index) => id === kept[index]?.id)
}
