export { AfterOnboarding, type OfferProps } from './after-onboarding.tsx'
export { Onboarding } from './onboarding.tsx'
export { useOnboarding, type Wish } from './use-onboarding.ts'
