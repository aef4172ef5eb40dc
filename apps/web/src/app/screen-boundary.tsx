import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from './error-boundary.tsx'

/** Keeps what went wrong with one screen from the next that is opened. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return <ErrorBoundary place={path}>{children}</ErrorBoundary>
}
