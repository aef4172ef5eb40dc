import { useLocation } from 'wouter'
import { ChosenDress, useChosenDress } from '../../features/dresses/index.ts'
import { openPaywall } from '../../features/membership/index.ts'
import { createUploadDraft, PhotoFlow, photoUploadCopy } from '../../features/photo-upload/index.ts'
import { makesAtOnce } from '../makes-at-once.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useStepBack } from '../step-back.ts'
import { toasts } from '../toasts.ts'

/** Outlives the screen, so that the photo travels on while the person looks elsewhere. */
const draft = createUploadDraft('dress')

export default function DressUploadScreen({ samplePhotos }: { samplePhotos: readonly string[] }) {
  useScreenTitle(photoUploadCopy.dress.title)
  const [, go] = useLocation()
  const stepBack = useStepBack()
  const dress = useChosenDress()
  return (
    <PhotoFlow
      store={draft}
      samplePhotos={samplePhotos}
      notify={toasts.show}
      onPaywall={openPaywall}
      onBack={() => stepBack(routes.dresses)}
      onDone={() => go(routes.dressTryon)}
      onMake={dress && (() => go(routes.dressTryon, { state: makesAtOnce }))}
    >
      {dress && <ChosenDress dress={dress} />}
    </PhotoFlow>
  )
}
