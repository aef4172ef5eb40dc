import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useCatalogue } from '#server-state'
import { readLastStyle, readSelectedStyle } from '#session'
import { openPaywall } from '../../features/membership/index.ts'
import { finishedPartners, PhotoFlow } from '../../features/photo-upload/index.ts'
import { ChosenStyle, findVariation, sectionsOf } from '../../features/style-picker/index.ts'
import { copy } from '../copy.ts'
import { coupleDraft } from '../couple-draft.ts'
import { makesAtOnce } from '../makes-at-once.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useStepBack } from '../step-back.ts'
import { toasts } from '../toasts.ts'

export default function CoupleUploadScreen({ samplePhotos }: { samplePhotos: readonly string[] }) {
  useScreenTitle(copy.titles.upload)
  const [, go] = useLocation()
  const stepBack = useStepBack()
  const { data } = useCatalogue()
  const style = data && findVariation(sectionsOf(data), readSelectedStyle() ?? readLastStyle())
  useSyncExternalStore(coupleDraft.subscribe, coupleDraft.current)
  return (
    <PhotoFlow
      store={coupleDraft}
      samplePhotos={samplePhotos}
      notify={toasts.show}
      onPaywall={openPaywall}
      onBack={() => stepBack('/')}
      onDone={() => go('/wedding-style/demo')}
      onMake={style && (() => go('/wedding-style/demo', { state: makesAtOnce }))}
    >
      {style && <ChosenStyle style={style} partners={finishedPartners(coupleDraft)} />}
    </PhotoFlow>
  )
}
