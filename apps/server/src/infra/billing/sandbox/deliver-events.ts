import type { Logger } from 'pino'
import type { StoreEvent } from './state.ts'

export interface Delivery {
  /** Posts what was not taken yet; resolves when each was tried. */
  deliver(): Promise<void>
  /** Gives up what is under way; resolves when nothing is. */
  close(): Promise<void>
}

interface DeliveryParts {
  /** Everything that was told, oldest first. */
  events(): StoreEvent[]
  /** Undefined while the server does not listen yet. */
  address(): string | undefined
  authorization: string
  /** RevenueCat comes again after 5, 10, 20, 40 and 80 minutes; nobody waits that long here. */
  retryDelaysMs?: readonly number[]
  onChange(): Promise<void>
  log: Logger
}

const answerTimeoutMs = 10_000
const shortDelaysMs = [500, 1000, 2000, 4000, 8000]

/** Tells the server what happened, one event after another, at least once each. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { events, address, onChange, log, retryDelaysMs = shortDelaysMs } = parts
  const closing = new AbortController()
  /** Events that were not taken a moment ago. */
  const resting = new Set<string>()
  let round: Promise<void> = Promise.resolve()

  async function tryAll(): Promise<void> {
    const waiting = events().filter(
      ({ id, isDelivered, attempts }) => !isDelivered && !resting.has(id) && attempts <= retryDelaysMs.length,
    )
    for (const event of waiting) {
      const url = address()
      if (!url || closing.signal.aborted) return
      event.attempts++
      event.isDelivered = await post(event, url)
      if (!event.isDelivered) comeAgain(event)
    }
    if (waiting.length) await onChange()
  }

  async function post({ id, type, body }: StoreEvent, url: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: parts.authorization },
        body: JSON.stringify(body),
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeoutMs)]),
      })
      await response.body?.cancel()
      if (!response.ok) log.warn({ event: id, type, status: response.status }, 'store event not taken')
      return response.ok
    } catch (err) {
      if (!closing.signal.aborted) log.warn({ err, event: id, type }, 'store event not delivered')
      return false
    }
  }

  function comeAgain({ id, attempts }: StoreEvent): void {
    const delayMs = retryDelaysMs[attempts - 1]
    if (delayMs === undefined) return
    resting.add(id)
    const timer = setTimeout(() => {
      resting.delete(id)
      if (!closing.signal.aborted) void deliver()
    }, delayMs)
    timer.unref()
  }

  function deliver(): Promise<void> {
    round = round.then(tryAll).catch((err: unknown) => log.error({ err }, 'store events not kept'))
    return round
  }

  return {
    deliver,
    close() {
      closing.abort()
      return round
    },
  }
}
