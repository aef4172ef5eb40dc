import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { queryClient } from '../server-state/index.ts'

/** Shows a part of the app with the query cache that it reads. */
export function show(children: ReactNode): void {
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>)
}

/** Waits until whatever was asked for is answered and on the screen; before that a thing may be absent for no reason. */
export async function everythingAnswered(): Promise<void> {
  let quietTurns = 0
  while (quietTurns < 3) {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    quietTurns = queryClient.isFetching() > 0 ? 0 : quietTurns + 1
  }
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
