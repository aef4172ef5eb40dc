import { lazyPart } from '@ever-after/ui'
import { Suspense } from 'react'
import { creationKinds, readRunningCreation } from '#session'

const RunningCard = lazyPart(() => import('./running-card.tsx'))

/** A card for every creation that was left; nothing when there is none. */
export function RunningNotice({ onOpen }: { onOpen: (path: string) => void }) {
  const running = creationKinds.filter((kind) => readRunningCreation(kind))
  return (
    <Suspense>
      {running.map((kind) => (
        <RunningCard key={kind} kind={kind} onOpen={onOpen} />
      ))}
    </Suspense>
  )
}
