import { setTimeout as sleep } from 'node:timers/promises'
import {
  applyStyle,
  createClient,
  getStyleApplication,
  getSubscriptionStatus,
  getWeddingStyles,
} from '@ever-after/contract'
import type { FilledDevice } from '../scale/fill-devices.ts'
import { endlessWishes, type Wish } from '../scale/wishes.ts'
import { spreadOverDay } from './arrivals.ts'

export interface Day {
  devices: readonly FilledDevice[]
  /** Where requests go, in turn. */
  origins: readonly string[]
  pictures: number
  dayMs: number
  /** How often a couple asks for the state of its picture. */
  pollEveryMs: number
}

export interface DayReport {
  completed: number
  failed: number
  /** Wishes that went out more than a second after their time: the simulation itself was too slow. */
  late: number
  /** From the wish to the picture. */
  waitsMs: number[]
}

/** A day's couples in a few minutes: each opens the app, looks at styles and allowance, wishes, and waits for its picture. */
export async function runDay({ devices, origins, pictures, dayMs, pollEveryMs }: Day): Promise<DayReport> {
  const next = endlessWishes(devices, ['golden-tide', 'island-noon', 'coral-dusk'])
  const report: DayReport = { completed: 0, failed: 0, late: 0, waitsMs: [] }
  const startedMs = performance.now()
  const running: Promise<void>[] = []
  for (const [number, atMs] of spreadOverDay({ pictures, dayMs }).entries()) {
    const waitMs = atMs - (performance.now() - startedMs)
    if (waitMs > 0) await sleep(waitMs)
    else if (waitMs < -1000) report.late++
    running.push(oneCouple({ origin: origins[number % origins.length], wish: next(), pollEveryMs, report }))
  }
  await Promise.all(running)
  return report
}

interface Couple {
  origin: string
  wish: Wish
  pollEveryMs: number
  report: DayReport
}

async function oneCouple({ origin, wish: { token, body }, pollEveryMs, report }: Couple): Promise<void> {
  const call = createClient({ baseUrl: `${origin}/api`, token: () => token })
  await call(getWeddingStyles, {})
  await call(getSubscriptionStatus, {})
  const startedMs = performance.now()
  const { id } = await call(applyStyle, { body, idempotencyKey: crypto.randomUUID() })
  for (;;) {
    await sleep(pollEveryMs)
    const { status } = await call(getStyleApplication, { params: { id } })
    if (status !== 'completed' && status !== 'failed') continue
    report[status]++
    report.waitsMs.push(performance.now() - startedMs)
    return
  }
}
