import { useLocation } from 'wouter'

/** Goes to the screen before; home where a link opened this one. */
export function useBack(): () => void {
  const [, go] = useLocation()
  return () => (window.history.length > 1 ? window.history.back() : go('/'))
}
