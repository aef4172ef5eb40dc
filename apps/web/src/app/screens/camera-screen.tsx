import { useLocation } from 'wouter'
import { Camera, cameraCopy } from '../../features/camera/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { useStepBack } from '../step-back.ts'
import { toasts } from '../toasts.ts'

export default function CameraScreen() {
  useScreenTitle(cameraCopy.title)
  const [, go] = useLocation()
  const stepBack = useStepBack()
  return (
    <Camera
      notify={toasts.show}
      onBack={() => stepBack('/')}
      onDone={(photoId) => go(`/hair-color/${photoId}`)}
    />
  )
}
