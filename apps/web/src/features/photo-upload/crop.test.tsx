import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { standInPictures } from '#testing/stand-in-pictures.ts'
import { answerPhotos } from './testing/answer-photos.ts'
import { button, openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })

test('a photo is cropped in a dialog with a zoom from 1 to 3 in steps of 0.1', {
  tags: ['COUPLE-04', 'COUPLE-06'],
}, async () => {
  standInPictures({ widthPx: 1200, heightPx: 1600 })
  openFlow()
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [photo] },
  })
  await screen.findByRole('dialog', { name: 'Crop the photo' })
  const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
  expect([min, max, step]).toEqual(['1', '3', '0.1'])
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await button('Skip to styles')).toHaveProperty('disabled', true)
})

test('a first look on the device speaks before the server does, and the server has the last word', async () => {
  standInPictures({ widthPx: 600, heightPx: 800, greyAt: () => 20 })
  answerPhotos()
  let speak = () => {}
  const coach = new Promise<object>((resolve) => {
    speak = () => resolve({ isUsable: true, hints: [{ code: 'turned', severity: 'warn', words: 'Turned.' }] })
  })
  openFlow({ api: { [`POST /api/photos/${idOf(1)}/check`]: () => coach } })
  await press('Use sample photos')
  await person('First person').findByText(/The photo is very dark/)
  speak()
  await person('First person').findByText('Turned.')
  expect(person('First person').queryByText(/The photo is very dark/)).toBeNull()
})
