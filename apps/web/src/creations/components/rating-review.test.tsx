import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import { standNativeBridge } from '#platform/testing/native-bridge.ts'

vi.stubEnv('VITE_API_ORIGIN', 'https://api.example')
const phone = standNativeBridge({
  InAppReview: { requestReview: () => undefined },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
})
const { idOf } = await import('../../testing/builders.ts')
const { refusal, serveApi } = await import('../../testing/serve-api.ts')
const { forgetEverything, show } = await import('../../testing/show.tsx')
const { requestReview } = await import('#platform/request-review.ts')
const { RatingControl } = await import('./rating-control.tsx')

forgetEverything()
afterAll(() => vi.unstubAllEnvs())

const rateRoute = (number: number) => `POST https://api.example/api/wedding-styles/${idOf(number)}/rate`
const reviews = () => phone.callsOf('InAppReview').map(({ method }) => method)

test('the first positive rating asks the phone for its review prompt, and no negative, refused or later one does', {
  tags: ['STYLE-28', 'NATIVE-08', 'A46'],
}, async () => {
  const calls = serveApi({
    ...Object.fromEntries([1, 2, 3].map((number) => [rateRoute(number), { success: true }])),
    [rateRoute(4)]: refusal(500, 'internal', 'Something went wrong.'),
  })
  show(
    <>
      <RatingControl id={idOf(1)} rating={null} />
      <RatingControl id={idOf(2)} rating={null} />
      <RatingControl id={idOf(3)} rating={null} />
      <RatingControl id={idOf(4)} rating={null} />
    </>,
  )
  const [first, second, , refused] = screen.getAllByRole('button', { name: 'Love it' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Not good' })[2])
  await screen.findByText('Thanks for rating!')
  await userEvent.click(refused)
  await vi.waitFor(() => expect(refused.matches(':disabled')).toBe(false))
  await vi.dynamicImportSettled()
  expect(reviews()).toEqual([])
  await userEvent.click(first)
  await vi.waitFor(() => expect(reviews()).toEqual(['requestReview']))
  await userEvent.click(second)
  expect(await screen.findAllByText('Thanks for rating!')).toHaveLength(3)
  expect(await requestReview({ trigger: 'rating' })).toBe(false)
  expect(reviews()).toEqual(['requestReview'])
  expect(calls.map(({ route }) => route)).toEqual([3, 4, 1, 2].map(rateRoute))
})
