import { PassThrough, type Readable } from 'node:stream'
import { Refusal } from '../domain/access/index.ts'

export interface EventStreamLimits {
  heartbeatMs: number
  /** Streams that one owner may have open. */
  atOnce: number
}

interface Following {
  owner: string
  /** Name of each event. */
  name: string
  /** Refuses, or gives the data of each event until it is over or the signal aborts. */
  follow: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>
}

/** Server-sent events, one stream for each caller who listens; none outlives its listener or the server. */
export class EventStreams {
  readonly #limits: EventStreamLimits
  readonly #open = new Map<AbortController, string>()

  constructor(limits: EventStreamLimits) {
    this.#limits = limits
  }

  async open({ owner, name, follow }: Following): Promise<Readable> {
    const count = [...this.#open.values()].filter((other) => other === owner).length
    if (count >= this.#limits.atOnce) throw new Refusal('rate_limited', { retryAfterMs: 5000 })
    const stop = new AbortController()
    const stream = new PassThrough()
    this.#open.set(stop, owner)
    stream.once('close', () => {
      stop.abort()
      this.#open.delete(stop)
    })
    try {
      const events = await follow(stop.signal)
      pump({ stream, name, events, heartbeatMs: this.#limits.heartbeatMs })
      return stream
    } catch (error) {
      stream.destroy()
      throw error
    }
  }

  /** Ends every stream, so that the server can close; listeners ask again elsewhere. */
  endAll(): void {
    for (const stop of this.#open.keys()) stop.abort()
  }
}

interface Pumping {
  stream: PassThrough
  name: string
  events: AsyncIterable<unknown>
  heartbeatMs: number
}

function pump({ stream, name, events, heartbeatMs }: Pumping): void {
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs)
  stream.once('close', () => clearInterval(heartbeat))
  const run = async () => {
    for await (const data of events) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    clearInterval(heartbeat)
    stream.end()
  }
  run().catch((error: Error) => stream.destroy(error))
}
