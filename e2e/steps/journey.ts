import { type BrowserContext, test as base, expect } from '@playwright/test'
import { consolePort, studioPort } from './ports.ts'
import { type OwnServer, startSecondServer, startServer } from './start-server.ts'

interface Journey {
  /** What the browser itself says about failures that a journey causes on purpose. */
  deliberate: readonly RegExp[]
  /** Collects what the pages of a browser complain about in their consoles; a journey ends with none. */
  listenTo: (context: BrowserContext) => void
  /** The journey's own browser, listened to. */
  complaints: undefined
  /** A server that nobody else needs; it ends after the journey's pages, which would complain of its end. */
  secondServer: SecondServer
}

interface SecondServer {
  /** On what it had before, or on nothing when `isNew`. */
  start(options: { isNew: boolean; picturesPerChange?: number }): Promise<void>
  /** Ends it at once, as when a machine loses its power. */
  kill(): Promise<void>
}

/** Servers that start when the first journey of a worker asks for one; each is where it is found. */
interface Servers {
  /** Of all journeys through the console. */
  consoleServer: string
  /** Where pictures are really drawn. */
  studioServer: string
}

/** What Playwright says where a journey's configuration keeps the app from registering its service worker. */
const blocked = /^Service Worker registration blocked by Playwright/
const startMs = 180_000

/** A journey through the app, at whose end no page has complained. */
export const test = base.extend<Journey, Servers>({
  consoleServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startServer({ name: 'console', port: consolePort, isNew: true })
      await use(server.origin)
      await server.kill()
    },
    { scope: 'worker', timeout: startMs },
  ],
  studioServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startServer({ name: 'studio', port: studioPort, isNew: true, isStudio: true })
      await use(server.origin)
      await server.kill()
    },
    { scope: 'worker', timeout: startMs },
  ],
  deliberate: [[], { option: true }],
  listenTo: async ({ deliberate }, use) => {
    const complaints: string[] = []
    const complain = (words: string) => {
      if (![...deliberate, blocked].some((expected) => expected.test(words))) complaints.push(words)
    }
    await use((context) => {
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      context.on('weberror', (failure) => complain(failure.error().message))
    })
    expect(complaints).toEqual([])
  },
  complaints: [
    async ({ context, listenTo }, use) => {
      listenTo(context)
      await use(undefined)
    },
    { auto: true },
  ],
  secondServer: async ({ context }, use) => {
    let server: OwnServer | undefined
    const kill = async () => server?.kill()
    await use({
      async start(options) {
        server = await startSecondServer(options)
      },
      kill,
    })
    await context.close()
    await kill()
  },
})

/** The browser's own line about an answer with this status; no page can keep it quiet. */
export function answered(status: number): RegExp {
  return new RegExp(`^Failed to load resource: the server responded with a status of ${status} `)
}

/** The browser's own line about a request that reached nobody. */
export const unreachable = /^Failed to load resource: net::ERR_/

/** Any of these; Playwright takes a list of two for a value and its options. */
export function anyOf(...lines: readonly RegExp[]): RegExp {
  return new RegExp(lines.map(({ source }) => source).join('|'))
}

/** The app's own line about a purchase that failed, beside the browser's about the answer with this status. */
export function failedPurchase(status: number): RegExp {
  return new RegExp(`^PurchaseError|${answered(status).source}`)
}
