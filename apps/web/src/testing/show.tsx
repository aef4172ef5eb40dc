import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { queryClient } from '../server-state/index.ts'

/** Shows a part of the app with the query cache that it reads. */
export function show(children: ReactNode): void {
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>)
}

/** Leaves nothing behind for the next test. */
export function forgetEverything(): void {
  afterEach(() => {
    cleanup()
    queryClient.clear()
    window.localStorage.clear()
    window.sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
