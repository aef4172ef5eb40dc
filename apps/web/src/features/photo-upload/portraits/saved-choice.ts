import type { SavedPortrait } from '@ever-after/contract'
import type { FlowKind, Side } from '../draft/draft.ts'

/** Which saved portrait is chosen for whom, by id. */
export type SavedChoice = Readonly<Partial<Record<Side, string>>>

/** Portraits of this flow and person first; the others stay within reach. */
export function sortFor(
  portraits: readonly SavedPortrait[],
  { kind, side }: { kind: FlowKind; side: Side },
): SavedPortrait[] {
  const type = kind === 'couple' ? 'wedding' : 'dress'
  const distance = ({ portraitType, partner }: SavedPortrait) =>
    (portraitType === type ? 0 : 2) + (kind === 'dress' || partner === side + 1 ? 0 : 1)
  return portraits.toSorted((one, other) => distance(one) - distance(other))
}

/** The choice with one more made; nobody stands beside themselves, so that the other person gives the portrait up. */
export function chooseSaved(choice: SavedChoice, side: Side, id: string): SavedChoice {
  const other: Side = side === 0 ? 1 : 0
  return { ...choice, [side]: id, ...(choice[other] === id && { [other]: undefined }) }
}

/** The chosen portraits in order; undefined while someone has none. */
export function chosenOf(
  portraits: readonly SavedPortrait[],
  choice: SavedChoice,
  sides: readonly Side[],
): SavedPortrait[] | undefined {
  const chosen = sides.flatMap((side) => portraits.find(({ id }) => id === choice[side]) ?? [])
  return chosen.length === sides.length ? chosen : undefined
}
