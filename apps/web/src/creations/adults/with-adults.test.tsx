import { ApiError } from '@ever-after/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { idOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { AdultQuestion } from './adult-question.tsx'
import { withAdults } from './with-adults.ts'

forgetEverything()

const photos = [idOf(1), idOf(2)]
const confirmRoutes = photos.map((id) => `POST /api/photos/${id}/confirm-adult`)
const question = 'Is everyone in your photos 18 or older?'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function unconfirmed(): Promise<never> {
  const answer = refusal(422, 'age_unconfirmed', 'Please confirm first.')
  throw new ApiError(422, await answer.text(), '')
}

function open() {
  const calls = serveApi(Object.fromEntries(confirmRoutes.map((route) => [route, { success: true }])))
  show(<AdultQuestion />)
  return calls
}

test('what leaves nothing open is sent once, and nobody is asked', async () => {
  const calls = open()
  const request = vi.fn(async () => 'made')

  expect(await withAdults(photos, request)).toBe('made')
  expect(request).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
})

test('a yes is noted for every photo, and the request goes out again', async () => {
  const calls = open()
  const request = vi.fn(async () => 'made').mockImplementationOnce(unconfirmed)
  const answer = withAdults(photos, request)

  expect((await screen.findByRole('dialog', { name: question })).textContent).toContain('only the yes')
  await press('Yes, 18 or older')
  expect(await answer).toBe('made')
  expect(calls.map(({ route }) => route).toSorted()).toEqual(confirmRoutes)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['No', () => press('No')],
  ['Escape', async () => userEvent.keyboard('{Escape}')],
  ['Leaving the screen', async () => act(() => navigate('/home'))],
])('%s leaves the refusal as it is, and nothing is noted', async (_, refuse) => {
  const calls = open()
  const request = vi.fn(unconfirmed)
  const answer = withAdults(photos, request).catch((error: unknown) => error)
  await screen.findByRole('dialog', { name: question })
  await refuse()

  expect(await answer).toMatchObject({ body: { code: 'age_unconfirmed' } })
  expect(request).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
})

test('two requests at once ask one question', async () => {
  open()
  const requests = [1, 2].map(() => vi.fn(async () => 'made').mockImplementationOnce(unconfirmed))
  const answers = Promise.all(requests.map((request) => withAdults(photos, request)))
  await screen.findByRole('dialog', { name: question })

  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await press('Yes, 18 or older')
  expect(await answers).toEqual(['made', 'made'])
})

test('another refusal is not asked about', async () => {
  open()
  const answer = refusal(422, 'no_face', 'No face.')
  const failure = new ApiError(422, await answer.text(), '')

  await expect(withAdults(photos, () => Promise.reject(failure))).rejects.toBe(failure)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a question that is asked before it can be shown waits for its screen', async () => {
  const request = vi.fn(async () => 'made').mockImplementationOnce(unconfirmed)
  const answer = withAdults(photos, request)
  await vi.waitFor(() => expect(request).toHaveBeenCalled())
  open()

  await press('Yes, 18 or older')
  expect(await answer).toBe('made')
})

test('where nobody can be asked the refusal stands', async () => {
  vi.useFakeTimers()
  const answer = withAdults(photos, unconfirmed).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toMatchObject({ body: { code: 'age_unconfirmed' } })
  vi.useRealTimers()
})
