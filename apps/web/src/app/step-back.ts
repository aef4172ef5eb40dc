import { useLocation } from 'wouter'
import { moveBack, type Way } from './move-between-screens.ts'

/** Goes back to a screen: to the one before where that is it, as it was left, and anew where it is not. */
export function useStepBack(): (path: string) => void {
  const [, go] = useLocation()
  return (path) => (cameFrom() === path ? moveBack() : go(path))
}

function cameFrom(): unknown {
  return (window.history.state as Partial<Way> | null)?.from
}
