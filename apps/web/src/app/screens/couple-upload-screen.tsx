import { useLocation } from 'wouter'
import { CoupleUpload } from '../../features/couple-upload/index.ts'
import { toasts } from '../toasts.ts'

export default function CoupleUploadScreen({ isPreview }: { isPreview: boolean }) {
  const [, go] = useLocation()
  return (
    <CoupleUpload
      offersSamples={isPreview}
      notify={toasts.show}
      onBack={() => go('/')}
      onDone={() => go('/wedding-style/demo')}
    />
  )
}
