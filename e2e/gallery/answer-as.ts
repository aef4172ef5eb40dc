import { type ErrorCode, errorCatalogue } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const api = '**/api/**'
/** What the app falls back to when the server does not answer. */
const fallbacks = '**/wedding-*.json'
/** Where a creation is read: all but the lists, which have shorter addresses. */
const reads = ['**/api/wedding-styles/*-*', '**/api/wedding-dress/*-*-*-*-*', '**/api/hair-color/*-*-*-*-*']

/** Answers in the place of the server where the scene asks for it. */
export async function answerAs(page: Page, scene: Scene): Promise<void> {
  const { face, unanswered = [], failing = [], answered = {}, refused = {}, isMaking = false } = scene
  // In the console the rest of the screen is there when one part of it is not.
  const isWhole = scene.device !== 'operator'
  for (const address of face === 'error' && isWhole ? [api, fallbacks, ...failing] : failing)
    await page.route(address, (route) => route.fulfill(failure))
  for (const [address, json] of Object.entries(answered))
    await page.route(address, (route) => route.fulfill({ json }))
  for (const [address, code] of Object.entries(refused))
    await page.route(address, (route) => route.fulfill(refusal(code)))
  for (const address of [
    ...unanswered,
    ...(isMaking ? reads : []),
    ...(face === 'loading' && isWhole ? [api] : []),
  ])
    await page.route(address, () => undefined)
  if (isMaking) await page.route('**/api/creations/*/events', (route) => route.fulfill(inTheMaking))
}

const inTheMaking = {
  contentType: 'text/event-stream',
  body: `event: state\ndata: ${JSON.stringify({
    id: '00000000-0000-4000-8000-000000000000',
    status: 'processing',
    progress: { stage: 'dressing', fraction: 0.62, remainingMs: 4000 },
  })}\n\n`,
}

const failure = refusal('internal')

function refusal(code: ErrorCode) {
  const { status, words } = errorCatalogue[code]
  return { status, json: { error: words, code, requestId: 'gallery' } }
}
