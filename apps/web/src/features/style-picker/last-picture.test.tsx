import type { Rating } from '@ever-after/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RatingControl, refreshHistory } from '#creations'
import { applicationOf, historyItemOf, idOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import LastPicture from './components/last-picture.tsx'

forgetEverything()

/** A finished picture, whose rating the server takes when it is let. */
function serve() {
  let rating: Rating | null = null
  const items = [historyItemOf(1)]
  const taken = Promise.withResolvers<void>()
  serveApi({
    'GET /api/wedding-styles?limit=10': () => items,
    [`GET /api/wedding-styles/${idOf(1)}`]: () => applicationOf({ rating }),
    [`POST /api/wedding-styles/${idOf(1)}/rate`]: async () => {
      await taken.promise
      rating = 'positive'
      return { success: true }
    },
  })
  return { taken, items }
}

const askAgain = async () => {
  cleanup()
  show(<LastPicture onRatingFailed={() => undefined} />)
  await everythingAnswered()
}
const love = async () => userEvent.click(await screen.findByRole('button', { name: 'Love it' }))

test('a picture that was rated elsewhere is not asked about at Home again', {
  tags: ['HOME-24', 'STYLE-26', 'A32'],
}, async () => {
  const { taken } = serve()
  await askAgain()
  screen.getByRole('button', { name: 'Love it' })
  cleanup()
  show(<RatingControl id={idOf(1)} rating={null} />)
  taken.resolve()
  await love()
  await screen.findByText('Thanks for rating!')
  await askAgain()
  expect(screen.queryByRole('button', { name: 'Love it' })).toBeNull()
})

test('a picture that was deleted is not asked about at Home again', { tags: ['A32', 'A39'] }, async () => {
  const { items } = serve()
  await askAgain()
  screen.getByRole('button', { name: 'Love it' })
  cleanup()
  items.pop()
  await refreshHistory('style')
  await askAgain()
  expect(screen.queryByRole('button', { name: 'Love it' })).toBeNull()
})

test('a rating that arrives after Home was left locks the control there', {
  tags: ['STYLE-26'],
}, async () => {
  const { taken } = serve()
  await askAgain()
  await love()
  await askAgain()
  taken.resolve()
  const thumbs = screen.getByRole('group', { name: 'How do you like it?' })
  await vi.waitFor(() => expect(thumbs.matches(':disabled')).toBe(true))
})
