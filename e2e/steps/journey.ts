import { test as base, expect } from '@playwright/test'

interface Journey {
  /** What the browser itself says about failures that a journey causes on purpose. */
  deliberate: readonly RegExp[]
  /** What any page complained about in its console; a journey ends with none. */
  complaints: readonly string[]
}

/** A journey through the app, at whose end no page has complained. */
export const test = base.extend<Journey>({
  deliberate: [[], { option: true }],
  complaints: [
    async ({ context, deliberate }, use) => {
      const complaints: string[] = []
      const complain = (words: string) => {
        if (!deliberate.some((expected) => expected.test(words))) complaints.push(words)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      context.on('weberror', (failure) => complain(failure.error().message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** The browser's own line about an answer with this status; no page can keep it quiet. */
export function answered(status: number): RegExp {
  return new RegExp(`^Failed to load resource: the server responded with a status of ${status} `)
}

/** The browser's own line about a request that reached nobody. */
export const unreachable = /^Failed to load resource: net::ERR_/

/** The app's own line about a purchase that failed, beside the browser's about the answer with this status. */
export function failedPurchase(status: number): RegExp {
  return new RegExp(`^PurchaseError|${answered(status).source}`)
}
