import { useState } from 'react'
import { wait } from '#platform/wait.ts'
import { checkPermission, type Refusal } from '#server-state'
import { copy } from './copy.ts'
import { type DraftStore, whenDraft } from './draft/create-draft-store.ts'
import type { Side } from './draft/draft.ts'
import { openWarnings, sidesToEnhance } from './draft/questions.ts'
import type { Notify } from './notify.ts'
import { enhancePeople, type Outcome } from './portraits/enhance-people.ts'

interface Enhancing {
  store: DraftStore
  notify: Notify
  onPaywall: (refusal: Refusal) => void
  /** Called when the coach warns of something that nobody has accepted. */
  onAdvice: () => void
}

/** Making portraits: asks for permission, makes them, tells how it went and goes to the step that follows. */
export function useEnhancing({ store, notify, onPaywall, onAdvice }: Enhancing) {
  const [isChecking, setChecking] = useState(false)

  const goTo = (step: 'upload' | 'select') => store.change((draft) => ({ ...draft, step }))

  const make = async (sides: readonly Side[]): Promise<Outcome[] | undefined> => {
    setChecking(true)
    const permission = await checkPermission({ action: 'portrait', units: sides.length })
    setChecking(false)
    if (permission.allowed) return enhancePeople(store, sides)
    onPaywall(permission)
  }

  const tell = (outcomes: readonly Outcome[], failure: { title: string; description?: string }) => {
    if (outcomes.every((outcome) => outcome === 'made')) return notify({ title: copy.enhanced })
    if (outcomes.includes('limit')) return notify({ title: copy.portraitLimitToast, isDestructive: true })
    if (outcomes.includes('failed')) notify({ ...failure, isDestructive: true })
  }

  /** Somebody who waits elsewhere is not pulled back. */
  const goOnTo = (step: 'upload' | 'select') => {
    if (store.current().step === 'enhance') goTo(step)
  }

  const enhance = async ({ isAdvised }: { isAdvised: boolean }) => {
    const sides = sidesToEnhance(store.current())
    if (sides.length === 0) return goTo('select')
    setChecking(true)
    await whenCoached(store)
    setChecking(false)
    if (!isAdvised && openWarnings(store.current()).length > 0) return onAdvice()
    const outcomes = await make(sides)
    if (!outcomes) return
    tell(outcomes, { title: copy.enhanceFailedTitle, description: copy.enhanceFailedMore })
    const isUsable = outcomes.every((outcome) => outcome === 'made' || outcome === 'limit')
    const hasAny = store.current().people.some(({ set }) => set?.portraits.length)
    goOnTo(isUsable && hasAny ? 'select' : 'upload')
  }

  const regenerate = async (side: Side) => {
    const outcomes = await make([side])
    if (!outcomes) return
    const isRefused = outcomes.includes('refused')
    const description = store.current().people[side].refusal
    tell(isRefused ? ['failed'] : outcomes, { title: copy.regenerateFailed, description })
    goOnTo(isRefused || outcomes.includes('off') ? 'upload' : 'select')
  }

  return {
    isChecking,
    enhance: (advice: { isAdvised: boolean }) => void enhance(advice),
    regenerate: (side: Side) => void regenerate(side),
    waitElsewhere: () => goTo('upload'),
    backToUpload: () => goTo('upload'),
  }
}

const mostPatienceMs = 8000

/** Waits for what the coach says, so that nothing is spent unadvised; not for ever. */
export async function whenCoached(store: DraftStore): Promise<void> {
  const coached = whenDraft(store, ({ people }) =>
    people.every(({ set }) => !set || set.photo.isCoached || set.photo.arrival.state === 'refused'),
  )
  await Promise.race([coached, wait(mostPatienceMs)])
}
