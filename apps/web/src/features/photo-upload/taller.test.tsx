import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readTaller } from '#session'
import { forgetEverything } from '#testing/show.tsx'
import { answerPhotos } from './testing/answer-photos.ts'
import { openFlow, takeSamples } from './testing/open-flow.tsx'

forgetEverything()

test('once both photos are there, the couple may say who is taller, and say otherwise later', async () => {
  answerPhotos()
  openFlow()
  expect(screen.queryByRole('group', { name: 'Who is taller? (optional)' })).toBeNull()
  await takeSamples()
  const choice = within(await screen.findByRole('group', { name: 'Who is taller? (optional)' }))
  expect(choice.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(choice.getByRole('radio', { name: 'First' }))
  expect(readTaller()).toBe('first')
  await userEvent.click(choice.getByRole('radio', { name: 'Same' }))
  expect(choice.getByRole('radio', { checked: true })).toBe(choice.getByRole('radio', { name: 'Same' }))
  expect(readTaller()).toBe('neither')
})
