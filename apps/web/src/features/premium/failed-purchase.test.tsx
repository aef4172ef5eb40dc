import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { statusOf } from '#testing/builders.ts'
import { answerSheet, openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { Premium } from './index.ts'

forgetEverything()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const never = () => new Promise<Response>(() => undefined)
const alert = () => screen.getByRole('alert').textContent

/** Joins Premium at a store that answers so. */
async function join(answer: object) {
  serveApi({
    ...openStore().routes,
    'GET /api/subscriptions/status': statusOf(),
    'POST /sandbox-store/purchases': answer,
    'GET /sandbox-store/v1/subscribers/web-stand-in': never,
  })
  const ways = { onChooseStyle: vi.fn(), onStoreFailed: vi.fn(), onTerms: vi.fn(), onPrivacy: vi.fn() }
  show(<Premium stage={({ state }) => <p>Stage {state}</p>} {...ways} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Join Premium' }))
  await act(() => answerSheet('buy'))
}

test.each([
  [new Response('{}', { status: 503 }), 'App Store is currently unavailable'],
  [new Response('{}', { status: 404 }), 'This product is not available'],
  [{ outcome: 'what' }, 'Unable to complete purchase. Please try again.'],
])(
  'the page tells why the store did not sell: %#',
  { tags: ['ERR-06', 'ERR-08', 'ERR-12'] },
  async (answer, words) => {
    await join(answer)
    await vi.waitFor(() => expect(alert()).toBe(words))
  },
)

test('a purchase without an outcome is given up after 35 s', { tags: ['ERR-05', 'MEMB-66'] }, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await join(never)
  await act(() => vi.advanceTimersByTimeAsync(34_000))
  screen.getByText('Stage processing')
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(alert()).toBe('Purchase timed out. Please try again.')
})
