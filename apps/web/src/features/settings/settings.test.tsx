import { localKeys } from '@ever-after/contract'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveFromBrowser } from '#platform/browser-app.ts'
import { sandboxSubscription } from '#platform/sandbox/sheet.ts'
import { statusOf } from '#testing/builders.ts'
import { openStore } from '#testing/open-store.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { Settings } from './index.ts'

forgetEverything()

const deviceId = `web-${'0'.repeat(64)}1a2b3c4d`
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.localStorage.setItem(localKeys.deviceId, JSON.stringify(deviceId))
})

const config = {
  supportEmail: 'help@example.com',
  termsUrl: 'https://example.com/terms',
  photoRetentionDays: 7,
  resultRetentionDays: 90,
}

const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
]

async function open(answers: Parameters<typeof serveApi>[0] = {}) {
  const asked = {
    onLanguage: vi.fn(),
    onOpen: vi.fn(),
    onBonusCredits: vi.fn(),
    onRequestStyle: vi.fn(),
    onExportFailed: vi.fn(),
    onStoreFailed: vi.fn(),
  }
  const calls = serveApi({
    'GET /app-config.json': config,
    'GET /api/subscriptions/status': statusOf(),
    ...answers,
  })
  show(<Settings {...asked} languages={languages} language="de" onStartAnew={vi.fn()} />)
  await screen.findByRole('link', { name: 'Report a bug' })
  return { ...asked, calls }
}

/** The addresses of links that the page itself pressed, such as one that opens outside. */
function pressedLinks() {
  const pressed: { href: string; target: string; download: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push({ href: this.href, target: this.target, download: this.download })
  })
  return pressed
}

test('Bonus Credits tells what is left and opens what sells them', {
  tags: ['SET-01', 'MEMB-41'],
}, async () => {
  const { onBonusCredits } = await open()
  await screen.findByText('2 bonus changes left')
  expect(screen.getByText('Extra changes and portraits. Premium users only.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Bonus Credits/ }))
  expect(onBonusCredits).toHaveBeenCalledOnce()
})

test('a subscriber sees bought portraits too', { tags: ['SET-01', 'MEMB-70'] }, async () => {
  const { onBonusCredits } = await open({
    'GET /api/subscriptions/status': {
      ...statusOf({ bonusChangesRemaining: 1, portraitCreditsRemaining: 10 }),
      hasActiveSubscription: true,
    },
  })
  await screen.findByText('1 bonus change, 20 bonus portraits left')
  expect(screen.queryByText(/Premium users only/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Bonus Credits/ }))
  expect(onBonusCredits).toHaveBeenCalledOnce()
})

test.each([
  ['Privacy policy', '/privacy'],
  ['FAQ', '/faq'],
  ['Support', '/support'],
  ['Hair colour', '/camera'],
  ['Where your changes went', '/changes'],
])('%s leads to its page', { tags: ['SET-02', 'SET-04', 'A24'] }, async (name, path) => {
  const { onOpen } = await open()
  const link = screen.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(path)
  await userEvent.click(link)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(path)
})

test('the terms open outside the app, at the address of the deployment', {
  tags: ['SET-03', 'A51'],
}, async () => {
  await open()
  const pressed = pressedLinks()
  await userEvent.click(screen.getByRole('link', { name: 'Terms of use (opens in your browser)' }))
  expect(pressed).toEqual([{ href: 'https://example.com/terms', target: '_blank', download: '' }])
})

test('a bug is a letter that names a short reference and the version, and nothing personal', {
  tags: ['SET-05', 'A57'],
}, async () => {
  await open()
  const pressed = pressedLinks()
  await userEvent.click(screen.getByRole('link', { name: 'Report a bug' }))
  const letter = new URL(pressed[0].href)
  expect([letter.protocol, letter.pathname]).toEqual(['mailto:', 'help@example.com'])
  expect(letter.searchParams.get('subject')).toBe('Ever After: a bug')
  expect(letter.searchParams.get('body')).toMatch(/Reference 1A2B-3C4D, version \d+\.\d+\.\d+$/)
  expect(pressed[0].href).not.toContain(deviceId)
})

test('a style can be asked for', async () => {
  const { onRequestStyle } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Request a Wedding Style' }))
  expect(onRequestStyle).toHaveBeenCalledOnce()
})

test('what is kept for how long is what the server keeps', async () => {
  await open()
  screen.getByText(
    'Please add photos only of people who agreed to it. We delete photos you add after 7 days, finished pictures after 90 days. Saved portraits stay until you delete them.',
  )
})

test('settings that could not be read are asked for again when the screen opens next', async () => {
  serveApi({ 'GET /api/subscriptions/status': statusOf() })
  const nothing = vi.fn()
  show(
    <Settings
      languages={languages}
      language={undefined}
      onLanguage={nothing}
      onOpen={nothing}
      onBonusCredits={nothing}
      onRequestStyle={nothing}
      onStoreFailed={nothing}
      onExportFailed={nothing}
      onStartAnew={nothing}
    />,
  )
  await screen.findByText('2 bonus changes left')
  await everythingAnswered()
  expect(screen.queryByRole('link', { name: 'Report a bug' })).toBeNull()
  cleanup()
  await open()
})

test('the version stands at the end', async () => {
  await open()
  expect(screen.getByText(/^Ever After \d+\.\d+\.\d+$/)).toBeTruthy()
})

test('the export comes as one file, asked for with the token', { tags: ['MEMB-03', 'API-01'] }, async () => {
  const { calls } = await open({ 'GET /api/me/export': new Response('zip') })
  const pressed = pressedLinks()
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export')
  await userEvent.click(screen.getByRole('button', { name: /^Export my data/ }))
  await vi.waitFor(() => expect(pressed).toHaveLength(1))
  expect(pressed[0].download).toMatch(/^ever-after-data-\d{4}-\d\d-\d\d\.zip$/)
  const [blob] = made.mock.calls[0] as [Blob]
  expect([blob.type, await blob.text()]).toEqual(['application/zip', 'zip'])
  const sent = calls.find(({ route }) => route === 'GET /api/me/export')
  expect(sent?.headers.get('Authorization')).toBe('Bearer token')
  expect(sent?.credentials).toBe('include')
})

test('the export tells how much has come and cannot be asked for twice meanwhile', async () => {
  let zip: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      zip = controller
    },
  })
  await open({ 'GET /api/me/export': () => new Response(stream) })
  pressedLinks()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export')
  await userEvent.click(screen.getByRole('button', { name: /^Export my data/ }))
  zip?.enqueue(new Uint8Array(2_500_000))
  await screen.findByText('Preparing, 2.5 MB so far')
  expect(screen.getByRole('button', { name: /^Export my data/ }).hasAttribute('disabled')).toBe(true)
  zip?.close()
  await screen.findByText('A zip with your pictures and all that is kept of you.')
})

test('an export that fails says so and can be tried again', async () => {
  const { onExportFailed } = await open({ 'GET /api/me/export': refusal(500, 'internal', 'no') })
  await userEvent.click(screen.getByRole('button', { name: /^Export my data/ }))
  await vi.waitFor(() => expect(onExportFailed).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: /^Export my data/ }).hasAttribute('disabled')).toBe(false)
})

test('the app offers to install itself where the browser can, and only once', async () => {
  await open()
  expect(screen.queryByRole('button', { name: /^Install/ })).toBeNull()
  serveFromBrowser()
  const prompt = vi.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  await userEvent.click(screen.getByRole('button', { name: /^Install Ever After/ }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: /^Install/ })).toBeNull()
})

const yearlySubscriber = {
  ...statusOf(),
  hasActiveSubscription: true,
  subscription: {
    expiresAt: '2040-01-08T12:00:00.000Z',
    productId: 'wedding_photos_premium_yearly',
    periodType: 'NORMAL' as const,
  },
}
const cancelRoute = 'POST /sandbox-store/cancel'
const openSubscribed = (routes: Parameters<typeof serveApi>[0] = {}) =>
  open({
    ...openStore().routes,
    'GET /app-config.json': { ...config, store: { kind: 'sandbox', publicKey: null } },
    'GET /api/subscriptions/status': yearlySubscriber,
    [cancelRoute]: {},
    ...routes,
  })
const manage = async (answer: 'end' | 'keep') => {
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Manage subscription Premium Yearly, in your App Store account. (opens the store)',
    }),
  )
  await vi.waitFor(() => expect(sandboxSubscription.current()).toBeDefined())
  sandboxSubscription.current()?.answer(answer)
}

test('a subscriber finds the subscription by its name, and ends it at the store alone', async () => {
  const { calls } = await openSubscribed()
  await manage('keep')
  await manage('end')
  await vi.waitFor(() =>
    expect(calls.filter(({ route }) => route === cancelRoute).map(({ body }) => body)).toEqual([
      { appUserId: 'web-stand-in' },
    ]),
  )
})

test('a store that does not open is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { onStoreFailed } = await openSubscribed({ [cancelRoute]: new Response('', { status: 503 }) })
  await manage('end')
  await vi.waitFor(() => expect(onStoreFailed).toHaveBeenCalledOnce())
})

test('who does not subscribe has no subscription to manage', async () => {
  await open()
  await everythingAnswered()
  expect(screen.queryByRole('button', { name: /^Manage subscription/ })).toBeNull()
})

test('the language that was chosen stands in its row, and every other can be chosen, or the phone’s own', async () => {
  const { onLanguage } = await open()
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect([...field.options].map(({ text, lang, selected }) => [text, lang, selected])).toEqual([
    ['As on this phone', '', false],
    ['English', 'en', false],
    ['Deutsch', 'de', true],
  ])
  await userEvent.selectOptions(field, 'English')
  await userEvent.selectOptions(field, 'As on this phone')
  expect(onLanguage.mock.calls).toEqual([['en'], [undefined]])
})
