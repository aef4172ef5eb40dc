import { useLocation } from 'wouter'
import { useStatus } from '#server-state'
import { Ledger, ledgerCopy } from '../../features/ledger/index.ts'
import { BalanceList } from '../../features/membership/index.ts'
import { useBack } from '../../features/site/index.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'

export default function ChangesScreen() {
  useScreenTitle(ledgerCopy.title)
  const [, go] = useLocation()
  const { data: status } = useStatus()
  return (
    <Ledger
      balance={status && <BalanceList status={status} />}
      onBack={useBack()}
      onChooseStyle={() => go(routes.home)}
      onSupport={() => go(routes.support)}
    />
  )
}
