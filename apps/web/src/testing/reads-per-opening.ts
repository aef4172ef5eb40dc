import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import type { Call } from './serve-api.ts'
import { everythingAnswered } from './show.tsx'

interface Openings {
  /** Shows what reads the route; gives the calls made from then on. */
  open: () => readonly Call[]
  route: string
  /** How long an answer is good. */
  freshMs: number
}

/** How often a route is asked at first, when it is opened again just before its answer is old, and when it is old. */
export async function readsPerOpening({ open, route, freshMs }: Openings): Promise<number[]> {
  vi.useFakeTimers({ toFake: ['Date'] })
  const reads: number[] = []
  for (const laterMs of [0, freshMs - 1, 1]) {
    vi.setSystemTime(Date.now() + laterMs)
    const calls = open()
    await everythingAnswered()
    reads.push(calls.filter((call) => call.route === route).length)
    cleanup()
  }
  return reads
}
