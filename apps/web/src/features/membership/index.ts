export { loadPaywall, PaywallDoor } from './components/paywall-door.tsx'
export { StatusPill } from './components/status-pill.tsx'
export { openPaywall } from './paywall-store.ts'
