import { useLaunchPaywall } from './use-launch-paywall.ts'

/** Shows nothing itself; opens what a launch may open. */
export default function Launch({ isHeld }: { isHeld: boolean }) {
  useLaunchPaywall({ isHeld })
  return null
}
