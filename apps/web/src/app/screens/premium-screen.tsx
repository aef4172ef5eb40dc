import { useLocation } from 'wouter'
import { Premium, premiumCopy } from '../../features/premium/index.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'

export default function PremiumScreen() {
  useScreenTitle(premiumCopy.title)
  const [, go] = useLocation()
  return <Premium onChooseStyle={() => go(routes.home)} />
}
