import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, cleanup } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { type Call, failingRoutes } from './serve-api.ts'
import { everythingAnswered } from './show.tsx'

interface Openings {
  /** Shows what reads the route; gives the calls made from then on. */
  open: () => readonly Call[]
  route: string
  /** How long an answer is good. */
  freshMs: number
}

/**
 * How often a route is asked at first, through a look away, a lost connection and all the time that the answer is good; when
 * it is opened again just before its answer is old; and when it is old. Before that it is opened without an answer, which
 * is not asked for a second time.
 */
export async function readsPerOpening({ open, route, freshMs }: Openings): Promise<number[]> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const readsOf = async (whileOpen?: () => void) => {
    const calls = open()
    await everythingAnswered()
    whileOpen?.()
    await everythingAnswered()
    cleanup()
    return calls.filter((call) => call.route === route).length
  }
  failingRoutes.add(route)
  const failed = await readsOf()
  failingRoutes.delete(route)
  expect(failed).toBe(1)
  const first = await readsOf(() => {
    lookAway()
    loseConnection()
    pass(freshMs - 1)
  })
  const again = await readsOf()
  pass(1)
  return [first, again, await readsOf()]
}

function lookAway(): void {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  focusManager.setFocused(undefined)
}

function loseConnection(): void {
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
}
