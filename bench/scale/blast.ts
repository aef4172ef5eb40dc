import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface Blast {
  origin: string
  /** The next request, as it goes over the wire; each connection asks for its own. */
  next: () => string
  connections: number
  forMs: number
  /** Requests of each connection. */
  atMost?: number
}

export interface Hits {
  perSecond: number
  latenciesMs: number[]
  /** Answers other than 200, by status. */
  others: Map<number, number>
}

/** Sends one request after the other on each of some connections; reads no more of an answer than where it ends. */
export async function blast({ origin, next, connections, forMs, atMost }: Blast): Promise<Hits> {
  const { hostname, port } = new URL(origin)
  const hits: Hits = { perSecond: 0, latenciesMs: [], others: new Map() }
  const startedMs = performance.now()
  const untilMs = startedMs + forMs
  const runs = Array.from({ length: connections }, () =>
    askAgainAndAgain({ hostname, port, next, untilMs, atMost, hits }),
  )
  await Promise.all(runs)
  hits.perSecond = hits.latenciesMs.length / ((performance.now() - startedMs) / 1000)
  return hits
}

interface Asking {
  hostname: string
  port: string
  next: () => string
  untilMs: number
  atMost?: number
  hits: Hits
}

function askAgainAndAgain({ hostname, port, next, untilMs, atMost = Infinity, hits }: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let answer = Buffer.alloc(0)
    let askedMs = 0
    let asked = 0
    const ask = () => {
      if (performance.now() >= untilMs || asked++ === atMost) return void socket.end(resolve)
      askedMs = performance.now()
      socket.write(next())
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      answer = answer.length ? Buffer.concat([answer, chunk]) : chunk
      const end = endOf(answer)
      if (end === undefined || answer.length < end) return
      const status = Number(answer.toString('latin1', 9, 12))
      hits.latenciesMs.push(performance.now() - askedMs)
      if (status !== 200) hits.others.set(status, (hits.others.get(status) ?? 0) + 1)
      answer = Buffer.alloc(0)
      ask()
    })
  })
}

/** Where an answer with a length ends; undefined while its head is not there. */
export function endOf(answer: Buffer): number | undefined {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, head + 2))?.[1]
  if (length === undefined) throw new Error('The answer does not say how long it is.')
  return head + 4 + Number(length)
}

export interface WireRequest {
  path: string
  token?: string
  method?: 'GET' | 'POST'
  body?: object
  headers?: Record<string, string>
}

/** A request as it goes over the wire. */
export function wire({ path, token, method = 'GET', body, headers = {} }: WireRequest): string {
  const text = body ? JSON.stringify(body) : ''
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: bench',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** Asks once; anything but 200 is an error. */
export async function askOnce(origin: string, request: string): Promise<void> {
  const { others } = await blast({ origin, next: () => request, connections: 1, forMs: 10_000, atMost: 1 })
  if (others.size) throw new Error(`The request was answered with ${[...others.keys()]}.`)
}
