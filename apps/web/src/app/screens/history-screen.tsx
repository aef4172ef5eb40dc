import { useLocation } from 'wouter'
import { writePartners } from '#session'
import { History } from '../../features/history/index.ts'
import { openPaywall } from '../../features/membership/index.ts'
import { copy } from '../copy.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

const firstSteps = { style: '/wedding-upload', dress: '/wedding-dress-upload', hair: '/' }

export default function HistoryScreen() {
  useScreenTitle(copy.titles.history)
  const [, go] = useLocation()
  return (
    <History
      notify={toasts.show}
      onPaywall={openPaywall}
      onHome={() => go('/')}
      onGetStarted={(kind) => go(firstSteps[kind])}
      onAnotherStyle={([first, second]) => {
        writePartners([first, second])
        go('/wedding-style/demo')
      }}
    />
  )
}
