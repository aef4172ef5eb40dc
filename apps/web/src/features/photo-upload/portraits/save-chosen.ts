import { limits, type SavedPortrait } from '@ever-after/contract'
import { keepPortrait } from '../api/portraits.ts'
import type { Draft, FlowKind } from '../draft/draft.ts'
import { choiceOf } from '../draft/questions.ts'

interface Saving {
  kind: FlowKind
  draft: Draft
  /** What this device keeps already. */
  saved: readonly SavedPortrait[]
  onFailed: () => void
}

/** Keeps the chosen portraits, as many as there is room for, while the person goes on (decision A69). */
export function saveChosen({ kind, draft, saved, onFailed }: Saving): void {
  const portraits = draft.people.flatMap((person, at) => {
    const choice = choiceOf(person)
    const isNew = choice && 'variant' in choice && saved.every(({ id }) => id !== choice.id)
    if (!isNew) return []
    return {
      portraitUrl: choice.url,
      portraitType: kind === 'couple' ? ('wedding' as const) : ('dress' as const),
      attire: person.attire,
      partner: at === 0 ? (1 as const) : (2 as const),
    }
  })
  const room = Math.max(0, limits.savedPortraitsMax - saved.length)
  for (const portrait of portraits.slice(0, room)) void keepPortrait(portrait).catch(onFailed)
}
