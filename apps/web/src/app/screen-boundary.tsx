import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'

interface ScreenBoundaryProps {
  /** What stands behind every screen is left out without a word. */
  isQuiet?: boolean
  children: ReactNode
}

/** Keeps what went wrong with one screen from the next that is opened. */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  const [path] = useLocation()
  return <ErrorBoundary place={path} {...props} />
}
