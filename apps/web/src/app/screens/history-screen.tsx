import { useLocation } from 'wouter'
import { History } from '../../features/history/index.ts'
import { copy } from '../copy.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function HistoryScreen() {
  useScreenTitle(copy.titles.history)
  const [, go] = useLocation()
  return <History notify={toasts.show} onHome={() => go('/')} onGetStarted={() => go('/wedding-upload')} />
}
