import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { queryClient } from '../server-state/index.ts'

/** Shows a part of the app at a path and tells which paths were visited. */
export function show(children: ReactNode, path = '/') {
  const { hook, history } = memoryLocation({ path, record: true })
  render(inQueryClient(<Router hook={hook}>{children}</Router>))
  return { visited: history }
}

export function inQueryClient(children: ReactNode) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
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
