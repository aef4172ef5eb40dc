import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { standInPictures } from '#testing/stand-in-pictures.ts'
import { answerPhotos } from './testing/answer-photos.ts'
import { keptPhoto, openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const open = new Set<string>()
let made = 0
beforeEach(() => {
  open.clear()
  made = 0
  standInPictures({ widthPx: 1200, heightPx: 1600 })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${++made}`
    open.add(address)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void open.delete(address))
})

const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
const pick = () =>
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [photo] },
  })
const shown = () => person('First person').queryByRole('img')?.getAttribute('src')

test('a photo in memory is let go once the server shows it framed', async () => {
  answerPhotos()
  const framed = { ...keptPhoto(1), url: '/media/framed.jpg' }
  openFlow({ api: { [`POST /api/photos/${idOf(1)}/check`]: { isUsable: true, hints: [], photo: framed } } })
  pick()
  await vi.waitFor(() => expect(shown()).toBe('/media/framed.jpg'))
  expect([made, open.size]).toEqual([1, 0])
})

test('of photos that are chosen one after another only the one in use and the one before stay in memory', async () => {
  answerPhotos()
  openFlow({ api: { [`POST /api/photos/${idOf(3)}/check`]: { isUsable: true, hints: [] } } })
  for (let times = 1; times <= 3; times++) {
    pick()
    await vi.waitFor(() => expect(shown()).toBe(`blob:${times}`))
    await person('First person').findByText(/^Kept until/)
  }
  expect([...open]).toEqual(['blob:2', 'blob:3'])
})

test('a removed photo stays for the way back until another one is chosen', async () => {
  answerPhotos()
  openFlow()
  pick()
  await person('First person').findByText(/^Kept until/)
  await press('Remove: First person')
  expect([...open]).toEqual(['blob:1'])
  pick()
  await vi.waitFor(() => expect([...open]).toEqual(['blob:2']))
})

test('a frame that is open when the screen is left leaves nothing in memory but the photo', async () => {
  answerPhotos()
  openFlow()
  pick()
  await person('First person').findByText(/^Kept until/)
  await press('Adjust the frame: First person')
  await screen.findByRole('dialog', { name: 'Adjust the frame' })
  expect(open.size).toBe(2)
  cleanup()
  expect([...open]).toEqual(['blob:1'])
})
