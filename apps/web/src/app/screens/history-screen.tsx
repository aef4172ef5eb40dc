import { useLocation } from 'wouter'
import { History } from '../../features/history/index.ts'
import { toasts } from '../toasts.ts'

export default function HistoryScreen() {
  const [, go] = useLocation()
  return <History notify={toasts.show} onHome={() => go('/')} onGetStarted={() => go('/wedding-upload')} />
}
