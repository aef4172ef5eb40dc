import { useLocation } from 'wouter'
import { PaywallDoor } from '../features/membership/index.ts'
import { routes } from './routes.ts'

/** The one place where the paywall opens, from wherever it is asked for. */
export function Paywall() {
  const [, go] = useLocation()
  return <PaywallDoor onPremium={() => go(routes.premium)} />
}
