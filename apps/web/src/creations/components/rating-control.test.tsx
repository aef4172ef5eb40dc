import type { Rating } from '@ever-after/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { idOf } from '../../testing/builders.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { forgetEverything, show } from '../../testing/show.tsx'
import { RatingControl } from './rating-control.tsx'

forgetEverything()
afterEach(() => vi.unstubAllGlobals())

const rateRoute = `POST /api/wedding-styles/${idOf(1)}/rate`

const open = ({ answer, rating = null }: { answer: object; rating?: Rating | null }) => {
  const calls = serveApi({ [rateRoute]: answer })
  const [onFailed, onPositive] = [vi.fn(), vi.fn()]
  show(<RatingControl id={idOf(1)} {...{ rating, onFailed, onPositive }} />)
  return { calls, onFailed, onPositive }
}

const thumb = (name: string) => screen.getByRole('button', { name })
const isLocked = () => screen.getByRole('group', { name: 'How do you like it?' }).matches(':disabled')

test('a rating is sent, thanked for during 2 seconds, and locks the control', {
  tags: ['STYLE-25', 'STYLE-26', 'STYLE-28', 'STYLE-29', 'STYLE-34', 'SHELL-56', 'API-22'],
}, async () => {
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const { calls, onPositive } = open({ answer: { success: true } })
  fireEvent.click(thumb('Not good'))
  expect(isLocked()).toBe(true)
  while (!screen.queryByText('Thanks for rating!')) await pass(0)
  expect(calls).toMatchObject([{ route: rateRoute, body: { rating: 'negative' } }])
  expect(isLocked()).toBe(true)
  expect(thumb('Not good').getAttribute('aria-pressed')).toBe('true')
  await pass(1999)
  expect(screen.getByText('Thanks for rating!')).toBeTruthy()
  await pass(1)
  expect(screen.queryByText('Thanks for rating!')).toBeNull()
  expect(isLocked()).toBe(true)
  expect(onPositive).not.toHaveBeenCalled()
  expect(window.localStorage.getItem('wedding_has_rated_positively')).toBeNull()
})

test('a positive rating is remembered and told once', {
  tags: ['STYLE-25', 'STYLE-26', 'STYLE-28', 'STYLE-34', 'SHELL-56', 'API-22'],
}, async () => {
  const { calls, onPositive } = open({ answer: { success: true } })
  await userEvent.click(thumb('Love it'))
  await screen.findByText('Thanks for rating!')
  expect(calls).toMatchObject([{ route: rateRoute, body: { rating: 'positive' } }])
  expect(onPositive).toHaveBeenCalledTimes(1)
  expect(isLocked()).toBe(true)
  expect(window.localStorage.getItem('wedding_has_rated_positively')).toBe('true')
})

test.each([
  [404, 'not_found'],
  [409, 'already_rated'],
  [429, 'rate_limited'],
  [500, 'internal'],
] as const)(
  'a rating answered with %i unlocks the control without a word of its own',
  {
    tags: ['API-22', 'STYLE-25', 'STYLE-27', 'STYLE-28', 'STYLE-34', 'SHELL-56', 'A72'],
  },
  async (status, code) => {
    const { onFailed, onPositive } = open({ answer: refusal(status, code, 'Something went wrong.') })
    await userEvent.click(thumb('Love it'))
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalled())
    expect(isLocked()).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('How do you like it?')
    expect(onPositive).not.toHaveBeenCalled()
    expect(window.localStorage.getItem('wedding_has_rated_positively')).toBeNull()
  },
)

test('a picture that was rated before stays locked', { tags: ['STYLE-26'] }, () => {
  open({ answer: {}, rating: 'positive' })
  expect(isLocked()).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('You love it')
})
