import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { standInPictures } from '#testing/stand-in-pictures.ts'
import { answerPhotos } from './testing/answer-photos.ts'
import { openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })

/** Gives pictures and their frames a size, which this browser does not lay out. */
function layOut({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const frame = DOMRect.fromRect({ width: widthPx, height: heightPx })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(frame)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(widthPx)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(heightPx)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(widthPx)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(heightPx)
}

test('a photo is cropped in a dialog with a zoom from 1 to 3 in steps of 0.1', {
  tags: ['COUPLE-04', 'COUPLE-06'],
}, async () => {
  standInPictures({ widthPx: 1200, heightPx: 1600 })
  const sent = answerPhotos()
  openFlow()
  fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
    target: { files: [photo] },
  })
  await screen.findByRole('dialog', { name: 'Crop the photo' })
  const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
  expect([min, max, step]).toEqual(['1', '3', '0.1'])
  await press('Cancel')
  await everythingAnswered()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove: First person' })).toBeNull()
  expect(sent).toEqual([])
})

test('what is sent is the part of the photo in a 3:4 frame, no larger than three times', {
  tags: ['COUPLE-05', 'COUPLE-06', 'COUPLE-07'],
}, async () => {
  layOut({ widthPx: 1200, heightPx: 1200 })
  const { drawn, encoded } = standInPictures({ widthPx: 1200, heightPx: 1200 })
  const sent = answerPhotos()
  openFlow()
  const crop = async (zoom: (dialog: HTMLElement) => void) => {
    fireEvent.change(screen.getByLabelText('Choose a photo of the first person'), {
      target: { files: [photo] },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Crop the photo' })
    fireEvent.load(within(dialog).getByRole('presentation'))
    zoom(dialog)
    drawn.length = encoded.length = 0
    await press('Use this crop')
    await vi.waitFor(() => expect(drawn.length).toBeGreaterThan(0))
    return drawn[0].slice(0, 4)
  }
  const zoomTwice = () =>
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  expect(await crop(zoomTwice)).toEqual([375, 300, 450, 600])
  expect(encoded[0]).toEqual({ widthPx: 600, heightPx: 800, type: 'image/jpeg', quality: 0.95 })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0].route).toBe('POST /api/photos/upload')
  expect(sent[0].file).toMatchObject({ name: 'portrait.jpg', type: 'image/jpeg' })
  const [, , widthPx, heightPx] = await crop(() =>
    fireEvent.wheel(screen.getByTestId('container'), { deltaY: -5000 }),
  )
  expect([widthPx, heightPx]).toEqual([300, 400])
  const zoomOut = (dialog: HTMLElement) => {
    fireEvent.wheel(screen.getByTestId('container'), { deltaY: 5000 })
    expect(within(dialog).getByRole('presentation').style.transform).toContain('scale(1)')
  }
  expect((await crop(zoomOut)).slice(2)).toEqual([900, 1200])
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
