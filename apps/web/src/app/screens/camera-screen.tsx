import { useLocation } from 'wouter'
import { Camera, cameraCopy } from '../../features/camera/index.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function CameraScreen() {
  useScreenTitle(cameraCopy.title)
  const [, go] = useLocation()
  return (
    <Camera notify={toasts.show} onBack={() => go('/')} onDone={(photoId) => go(`/hair-color/${photoId}`)} />
  )
}
