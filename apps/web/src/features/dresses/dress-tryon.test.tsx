import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readFavouriteDresses, readSelectedDress, writeFavouriteDresses } from '#session'
import { answerUpload } from '#testing/answer-upload.ts'
import { dressesOf, ownDressOf } from '#testing/dress-builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { alertText, openTryon, tryButton } from './testing/open-tryon.tsx'

forgetEverything()

test('three tabs count the dresses, the favourites that exist and one’s own', {
  tags: ['DRESS-09', 'DRESS-10', 'DRESS-13', 'DRESS-17', 'A66'],
}, async () => {
  writeFavouriteDresses(['adele', 'gone'])
  openTryon()
  await screen.findByRole('tab', { name: 'Uploads (2)' })
  expect(screen.getByRole('tab', { name: 'Dresses (3)', selected: true })).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Dresses (3)',
    'Favorites (1)',
    'Uploads (2)',
  ])
  expect(screen.getByRole('button', { name: 'Waltz', pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Favorites (1)' }))
  expect(screen.getByRole('button', { name: 'Adele in Favorites', pressed: false })).toBeTruthy()
  await userEvent.click(await screen.findByRole('tab', { name: 'Uploads (2)' }))
  expect(screen.getByRole('button', { name: 'Upload Your Own Dress' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'My dress 2' }))
  expect(screen.getByRole('heading', { name: 'My dress 2' })).toBeTruthy()
  expect(screen.getByText(/^Kept until 31 January/)).toBeTruthy()
  expect(readSelectedDress()).toBe(ownDressOf(2).id)
})

test('without a chosen dress the button rests until one is tapped, which is large then', {
  tags: ['DRESS-11', 'DRESS-12', 'DRESS-19', 'A71'],
}, async () => {
  openTryon({}, null)
  expect(await tryButton()).toHaveProperty('disabled', true)
  expect(screen.getByRole('img', { name: 'Your photo' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Gardenia' }))
  expect(await tryButton()).toHaveProperty('disabled', false)
  expect(screen.getByRole('img', { name: 'Gardenia' }).getAttribute('src')).toContain('gardenia/preview')
})

test.each([
  ['the chosen dress', 'waltz', 'Waltz'],
  ['the photo that waits for a dress', null, 'Your photo'],
])('%s is hidden when its picture fails to load', { tags: ['STYLE-12'] }, async (_what, chosen, name) => {
  openTryon({}, chosen)
  fireEvent.error(await screen.findByRole('img', { name }))
  expect(screen.queryByRole('img', { name })).toBeNull()
})

test('deleting the chosen dress leaves none chosen', { tags: ['DRESS-14', 'DRESS-18'] }, async () => {
  const own = [ownDressOf(1)]
  openTryon(
    {
      'GET /api/wedding-dress/uploaded-dresses': () => own,
      [`DELETE /api/wedding-dress/uploaded-dresses/${ownDressOf(1).id}`]: () => {
        own.pop()
        return { success: true }
      },
    },
    ownDressOf(1).id,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Delete My dress 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Choose a dress' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Uploads (0)', selected: true })).toBeTruthy()
  expect(readSelectedDress()).toBeUndefined()
})

test('the heart beside the chosen dress keeps it among the favourites', { tags: ['DRESS-15'] }, async () => {
  openTryon()
  await userEvent.click(await screen.findByRole('button', { name: 'Favorite: Waltz', pressed: false }))
  expect(screen.getByRole('tab', { name: 'Favorites (1)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Waltz in Favorites', pressed: true })).toBeTruthy()
  expect(readFavouriteDresses()).toEqual(['waltz'])
})

test('empty tabs say what they are for', { tags: ['DRESS-10'] }, async () => {
  openTryon({ 'GET /api/wedding-dress/uploaded-dresses': [] })
  await userEvent.click(await screen.findByRole('tab', { name: 'Favorites (0)' }))
  expect(screen.getByText('No favorites yet. The heart beside a dress keeps it here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Uploads (0)' }))
  expect(screen.getByText('One that you own, or one that you saw on somebody.')).toBeTruthy()
})

test('a newly uploaded dress is the chosen one', {
  tags: ['DRESS-09', 'DRESS-13', 'DRESS-16'],
}, async () => {
  const own = [ownDressOf(1)]
  const { notify } = openTryon({ 'GET /api/wedding-dress/uploaded-dresses': () => own })
  answerUpload(200, ownDressOf(2, 'Lace'))
  await userEvent.click(await screen.findByRole('tab', { name: 'Uploads (1)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Upload Your Own Dress' }))
  const photo = new File(['dress'], 'dress.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [photo] } })
  await screen.findByLabelText(/^Name of the dress/)
  own.unshift(ownDressOf(2, 'Lace'))
  await userEvent.click(screen.getByRole('button', { name: 'Upload dress' }))
  expect(await screen.findByRole('heading', { name: 'Lace' })).toBeTruthy()
  expect(notify).toHaveBeenCalledWith({ title: 'Dress Uploaded!' })
  expect(window.sessionStorage.getItem('selectedDress')).toBe(JSON.stringify(ownDressOf(2).id))
  expect(screen.getByRole('tab', { name: 'Uploads (2)', selected: true })).toBeTruthy()
})

test('dresses that cannot be loaded are asked for again, and then counted', {
  tags: ['DRESS-10'],
}, async () => {
  let isDown = true
  const down = refusal(503, 'overloaded', 'We are very busy.')
  openTryon({
    'GET /api/config/wedding-dress': () => (isDown ? down : dressesOf('Waltz')),
    'GET /wedding-dresses.json': down,
  })
  expect(await alertText()).toContain('The dresses did not load')
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Waltz' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Dresses (1)' })).toBeTruthy()
})
