import { Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { DialogProps } from './modal.tsx'

const OnDemand = lazyPart(async () => ({ default: (await import('./modal.tsx')).Modal }))

/** A modal dialog inside the app's frame; Escape and a tap outside close it. Mount it to open it. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <OnDemand {...props} />
    </Suspense>
  )
}

/** Fetches what dialogs are made of before the first one opens, so that it opens at once. */
export const loadDialog = OnDemand.preload
