import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { writePartners } from '#session'
import { partners } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import { keptPhoto, openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const second = `GET /api/photos/${partners[1].photo.id}`
const use = 'Use the photo of the second person'

test('a couple that gave its photos tries on dresses with one of them, and nothing is sent again', async () => {
  const sent = answerPhotos()
  writePartners(partners)
  const { calls } = openFlow({
    kind: 'dress',
    api: {
      [second]: { ...keptPhoto(1), id: partners[1].photo.id },
      [`POST /api/photos/${partners[1].photo.id}/check`]: { isUsable: true, hints: [] },
    },
  })
  const offer = screen.getByRole('button', { name: use })
  expect(offer.querySelector('img')?.getAttribute('src')).toBe(partners[1].photo.url)
  await press(use)
  await person('Your portrait').findByText(/^Kept until/)
  expect(screen.queryByRole('button', { name: use })).toBeNull()
  expect(calls.map(({ route }) => route)).toContain(`POST /api/photos/${partners[1].photo.id}/check`)
  expect(sent).toEqual([])
})

test('a couple’s photo that is gone is told, and one may be chosen', async () => {
  answerPhotos()
  writePartners(partners)
  const { notify } = openFlow({
    kind: 'dress',
    api: { [second]: refusal(422, 'photo_expired', 'This photo was deleted.') },
  })
  await press(use)
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'This photo is not there any more',
      description: 'Please choose one from your device.',
      isDestructive: true,
    }),
  )
  expect(screen.getByLabelText('Choose a photo of you')).toBeTruthy()
})

test('nobody without photos of a couple is offered any', () => {
  answerPhotos()
  openFlow({ kind: 'dress' })
  expect(screen.queryByRole('button', { name: /^Use the photo of/ })).toBeNull()
})
