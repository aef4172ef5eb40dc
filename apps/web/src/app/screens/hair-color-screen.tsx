import { useLocation, useParams } from 'wouter'
import { writeDressPhoto } from '#session'
import { HairColor, hairColorCopy } from '../../features/hair-color/index.ts'
import { openPaywall } from '../../features/membership/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function HairColorScreen() {
  useScreenTitle(hairColorCopy.title)
  const [, go] = useLocation()
  const { id = '' } = useParams<{ id: string }>()
  return (
    <HairColor
      key={id}
      photoId={id}
      notify={toasts.show}
      onPaywall={openPaywall}
      onBack={() => go('/')}
      onTakePhoto={() => go('/camera')}
      onTryDress={(photo) => {
        writeDressPhoto(photo)
        go('/wedding-dress-tryon')
      }}
    />
  )
}
