import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import { enhance, keptPhoto, openFlow, person, portraitsOf, press } from './testing/open-flow.tsx'

forgetEverything()

const words = /^This photo is good as it is/

/** The first person's photo needed hardly anything; the second one's did. */
const api = {
  'POST /api/ai/enhance-wedding-portrait': ({ body }: { body: unknown }) => {
    const isFirst = (body as { photoUrl: string }).photoUrl === '/media/1.jpg'
    const { portraits } = portraitsOf(isFirst ? 11 : 21)
    const isHardlyChanged = (variant: string) => isFirst && variant === 'natural'
    return { portraits: portraits.map((one) => ({ ...one, isHardlyChanged: isHardlyChanged(one.variant) })) }
  },
  ...Object.fromEntries(
    [11, 12, 21, 22].map((number) => [`GET /api/photos/${idOf(number)}`, keptPhoto(number)]),
  ),
}

test('whose photo needed hardly anything is told so beside the portraits, and nobody else is', async () => {
  answerPhotos()
  const { again } = openFlow({ api })
  await enhance()
  expect(person('First person').getByText(words)).toBeTruthy()
  expect(person('Second person').queryByText(words)).toBeNull()

  again()
  await press('Choose portraits')
  expect(person('First person').getByText(words)).toBeTruthy()
})

test('the large natural portrait says it, and the studio does not', async () => {
  answerPhotos()
  openFlow({ api })
  await enhance()
  await press('Look closer: Natural, First person')
  expect(within(screen.getByRole('dialog', { name: 'Natural' })).getByText(words)).toBeTruthy()
  await press('Close')
  await press('Look closer: Studio, First person')
  expect(within(screen.getByRole('dialog', { name: 'Studio' })).queryByText(words)).toBeNull()
})
