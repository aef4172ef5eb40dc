import { lazy, Suspense, useState } from 'react'
import type { DialogProps, Modal } from './modal.tsx'

let loaded: typeof Modal | undefined
const OnDemand = lazy(async () => ({ default: await loadDialog() }))

/** A modal dialog inside the app's frame; Escape and a tap outside close it. Mount it to open it. */
export function Dialog(props: DialogProps) {
  const [Chosen] = useState(() => loaded ?? OnDemand)
  return (
    <Suspense>
      <Chosen {...props} />
    </Suspense>
  )
}

/** Fetches what dialogs are made of before the first one opens, so that it opens at once. */
export async function loadDialog(): Promise<typeof Modal> {
  loaded ??= (await import('./modal.tsx')).Modal
  return loaded
}
