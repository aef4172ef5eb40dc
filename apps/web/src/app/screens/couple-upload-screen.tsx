import { useLocation } from 'wouter'
import { useCatalogue } from '#server-state'
import { readSelectedStyle } from '#session'
import { CoupleUpload } from '../../features/couple-upload/index.ts'
import { ChosenStyle, findVariation, sectionsOf } from '../../features/style-picker/index.ts'
import { copy } from '../copy.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function CoupleUploadScreen({ samplePhotos }: { samplePhotos: readonly string[] }) {
  useScreenTitle(copy.titles.upload)
  const [, go] = useLocation()
  const { data } = useCatalogue()
  const style = data && findVariation(sectionsOf(data), readSelectedStyle())
  return (
    <CoupleUpload
      samplePhotos={samplePhotos}
      notify={toasts.show}
      onBack={() => go('/')}
      onDone={() => go('/wedding-style/demo')}
    >
      {style && <ChosenStyle style={style} />}
    </CoupleUpload>
  )
}
