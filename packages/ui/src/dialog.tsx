import { Suspense } from 'react'
import { useCloseOnBack } from './close-on-back.ts'
import { lazyPart } from './lazy-part.tsx'
import type { DialogProps } from './modal.tsx'

const OnDemand = lazyPart(async () => ({ default: (await import('./modal.tsx')).Modal }))

/** A modal dialog inside the app's frame; Escape, a tap outside and the back button close it. Mount it to open it. */
export function Dialog(props: DialogProps) {
  useCloseOnBack({ close: props.onBack ?? props.onClose })
  return (
    <Suspense>
      <OnDemand {...props} />
    </Suspense>
  )
}

/** Fetches what dialogs are made of before the first one opens, so that it opens at once. */
export const loadDialog = OnDemand.preload
