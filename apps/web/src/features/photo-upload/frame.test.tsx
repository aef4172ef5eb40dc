import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { standInPictures } from '#testing/stand-in-pictures.ts'
import { answerPhotos, refusedAs } from './testing/answer-photos.ts'
import { button, enhance, heic, keptPhoto, openFlow, person, press } from './testing/open-flow.tsx'

forgetEverything()

const photo = new File(['x'], 'me.jpg', { type: 'image/jpeg' })

/** Gives pictures and their frames a size, which this browser does not lay out. */
function layOut({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const frame = DOMRect.fromRect({ x: 0, y: 0, width: widthPx, height: heightPx })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(frame)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(widthPx)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(heightPx)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(widthPx)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(heightPx)
}

const inputOf = (name: string) => screen.getByLabelText(`Choose a photo of the ${name} person`)
const pick = (name: string) => fireEvent.change(inputOf(name), { target: { files: [photo] } })
const shown = (name: string) => screen.getByRole<HTMLImageElement>('img', { name }).getAttribute('src')
const framed = {
  ...keptPhoto(1),
  url: '/media/framed.jpg',
  wholeUrl: '/media/1.jpg',
  frame: { x: 0.25, y: 0.1, width: 0.375, height: 0.5 },
}
const checkFirst = `POST /api/photos/${idOf(1)}/check`

test('a photo is sent whole as soon as it is chosen, and shown as the coach frames it', {
  tags: ['COUPLE-07'],
}, async () => {
  standInPictures({ widthPx: 1600, heightPx: 1200 })
  const sent = answerPhotos()
  openFlow({ api: { [checkFirst]: { isUsable: true, hints: [], photo: framed } } })
  pick('first')
  expect(await person('First person').findByRole('img')).toHaveProperty(
    'src',
    expect.stringMatching(/^blob:/),
  )
  await vi.waitFor(() => expect(shown('First person')).toBe('/media/framed.jpg'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toMatchObject([{ file: { name: 'photo.jpg' }, frame: null }])
})

test('the frame of a photo is adjusted in a dialog with a zoom from 1 to 3 in steps of 0.1', {
  tags: ['COUPLE-04', 'COUPLE-06'],
}, async () => {
  standInPictures({ widthPx: 1200, heightPx: 1600 })
  const sent = answerPhotos()
  openFlow()
  pick('first')
  await press('Adjust the frame: First person')
  await screen.findByRole('dialog', { name: 'Adjust the frame' })
  const { min, max, step } = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
  expect([min, max, step]).toEqual(['1', '3', '0.1'])
  await press('Cancel')
  await everythingAnswered()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toHaveLength(1)
})

test('a frame is 3:4 and shows a third of the photo at least, and goes with all of the photo', {
  tags: ['COUPLE-05', 'COUPLE-06'],
}, async () => {
  layOut({ widthPx: 1200, heightPx: 1200 })
  const { drawn, encoded } = standInPictures({ widthPx: 1200, heightPx: 1200 })
  const sent = answerPhotos()
  openFlow()
  pick('first')
  const frame = async (zoom: (dialog: HTMLElement) => void) => {
    await press('Adjust the frame: First person')
    const dialog = await screen.findByRole('dialog', { name: 'Adjust the frame' })
    fireEvent.load(within(dialog).getByRole('presentation'))
    zoom(dialog)
    drawn.length = encoded.length = 0
    await press('Use this frame')
    await vi.waitFor(() => expect(drawn.length).toBeGreaterThan(0))
    return drawn[0].slice(0, 4)
  }
  const zoomTwice = () =>
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  expect(await frame(zoomTwice)).toEqual([375, 300, 450, 600])
  expect(encoded[0]).toEqual({ widthPx: 600, heightPx: 800, type: 'image/jpeg', quality: 0.95 })
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    route: 'POST /api/photos/upload',
    file: { name: 'photo.jpg' },
    frame: '0.3125,0.25,0.375,0.5',
  })
  // This browser's wheel has no place.
  const wheel = (deltaY: number) => {
    const container = screen.getByTestId('container')
    fireEvent(
      container,
      Object.assign(createEvent.wheel(container, { deltaY }), { clientX: 600, clientY: 600 }),
    )
  }
  expect((await frame(() => wheel(-5000))).slice(2)).toEqual([300, 400])
  const zoomOut = (dialog: HTMLElement) => {
    wheel(5000)
    expect(within(dialog).getByRole('presentation').style.transform).toContain('scale(1)')
  }
  expect((await frame(zoomOut)).slice(2)).toEqual([900, 1200])
})

test('a frame opens where it is, also after a reload, with all of the photo from the server', async () => {
  layOut({ widthPx: 1200, heightPx: 1200 })
  standInPictures({ widthPx: 1200, heightPx: 1200 })
  const sent = answerPhotos()
  const { again } = openFlow({
    api: {
      [checkFirst]: { isUsable: true, hints: [], photo: framed },
      [`GET /api/photos/${idOf(1)}`]: framed,
      'GET /media/1.jpg': () => new Response(new Blob(['whole'], { type: 'image/jpeg' })),
    },
  })
  pick('first')
  await vi.waitFor(() => expect(shown('First person')).toBe('/media/framed.jpg'))
  again()
  await vi.waitFor(() => expect(shown('First person')).toBe('/media/framed.jpg'))
  await press('Adjust the frame: First person')
  const dialog = await screen.findByRole('dialog', { name: 'Adjust the frame' })
  fireEvent.load(within(dialog).getByRole('presentation'))
  await press('Use this frame')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1].frame).toBe('0.25,0.1,0.375,0.5')
  expect(await (sent[1].file as File).text()).toBe('whole')
})

test('of a photo that is gone from the server no frame opens', async () => {
  answerPhotos()
  const { again, notify } = openFlow({ api: { 'GET /media/1.jpg': new Response('', { status: 404 }) } })
  pick('first')
  await person('First person').findByText(/^Kept until/)
  again()
  await press('Adjust the frame: First person')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith({
      title: 'The frame of this photo cannot be changed now',
      isDestructive: true,
    }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('of several people a frame shows who is meant', async () => {
  layOut({ widthPx: 1200, heightPx: 1200 })
  standInPictures({ widthPx: 1200, heightPx: 1200 })
  const sent = answerPhotos(refusedAs(422, 'too_many_faces', 'More than one face.'))
  openFlow()
  pick('first')
  await person('First person').findByText('There are several people in this photo.')
  await press('Tap who this is: First person')
  const dialog = await screen.findByRole('dialog', { name: 'Adjust the frame' })
  fireEvent.load(within(dialog).getByRole('presentation'))
  await press('Use this frame')
  await person('First person').findByText(/^Kept until/)
  expect(person('First person').queryByRole('alert')).toBeNull()
  expect(sent.map(({ frame }) => frame !== null)).toEqual([false, true])
})

test('of several people in a photo that this browser cannot show, such as HEIC, the way out is said', async () => {
  answerPhotos(refusedAs(422, 'too_many_faces', 'More than one face.'))
  openFlow()
  fireEvent.change(inputOf('first'), { target: { files: [heic()] } })
  expect((await person('First person').findByRole('alert')).textContent).toContain('Save it as a JPEG')
  expect(screen.queryByRole('button', { name: /^Tap who this is/ })).toBeNull()
})

test('of several people the faces are shown at once, and one tap says who is meant', async () => {
  layOut({ widthPx: 1200, heightPx: 800 })
  standInPictures({ widthPx: 1200, heightPx: 800 })
  const refused = refusedAs(422, 'too_many_faces', 'More than one face.')
  const faces = [0.1, 0.45, 0.8].map((x) => ({ x, y: 0.2, width: 0.1, height: 0.2 }))
  const sent = answerPhotos({ ...refused, body: { ...refused.body, faces } })
  openFlow()
  pick('first')
  const dialog = await screen.findByRole('dialog', { name: 'Who is this?' })
  fireEvent.load(within(dialog).getByRole('img'))
  const names = within(dialog).getAllByRole('button', { name: /^Face/ })
  expect(names.map((face) => face.getAttribute('aria-label'))).toEqual([
    'Face 1 of 3, left',
    'Face 2 of 3, middle',
    'Face 3 of 3, right',
  ])
  await press('Face 3 of 3, right')
  await person('First person').findByText(/^Kept until/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Take the other one/ })).toBeNull()
  const [x, , width] = String(sent[1].frame).split(',').map(Number)
  expect(x).toBeGreaterThan(0.5)
  expect(x).toBeLessThan(0.8)
  expect(x + width).toBeGreaterThan(0.9)
})

const both = [0.15, 0.7].map((x) => ({ x, y: 0.2, width: 0.15, height: 0.25 }))
const twoPeople = refusedAs(422, 'too_many_faces', 'More than one face.')

const openFaces = async () => {
  layOut({ widthPx: 1200, heightPx: 800 })
  standInPictures({ widthPx: 1200, heightPx: 800 })
  const sent = answerPhotos({ ...twoPeople, body: { ...twoPeople.body, faces: both } })
  openFlow()
  pick('first')
  fireEvent.load(within(await screen.findByRole('dialog', { name: 'Who is this?' })).getByRole('img'))
  return sent
}

test('of a photo of both the other face is offered to the second person', async () => {
  const sent = await openFaces()
  await press('Face 2 of 2, right')
  await person('First person').findByText(/^Kept until/)
  await press('Take the other one in that photo: Second person')
  await person('Second person').findByText(/^Kept until/)
  expect(screen.queryByRole('button', { name: /^Take the other one/ })).toBeNull()
  const startOf = (frame: unknown) => Number(String(frame).split(',')[0])
  expect(sent).toHaveLength(3)
  expect(startOf(sent[1].frame)).toBeGreaterThan(0.5)
  expect(startOf(sent[2].frame)).toBeLessThan(0.2)
})

test('the other face goes with the photo that it is in', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  await openFaces()
  await press('Face 2 of 2, right')
  const offer = await button('Take the other one in that photo: Second person')
  const url = within(offer).getByRole('presentation').getAttribute('src')
  await person('First person').findByText(/^Kept until/)
  expect(revoked).not.toHaveBeenCalledWith(url)
  await press('Remove: First person')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Take the other one/ })).toBeNull())
  expect(revoked).toHaveBeenCalledWith(url)
})

test('two quick taps on a face send its photo once', async () => {
  const sent = await openFaces()
  const face = await button('Face 2 of 2, right')
  fireEvent.click(face)
  fireEvent.click(face)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person('First person').findByText(/^Kept until/)
  await everythingAnswered()
  expect(sent).toHaveLength(2)
})

test('a photo of both is told kindly, and who closes the faces can open them again', async () => {
  layOut({ widthPx: 1200, heightPx: 800 })
  standInPictures({ widthPx: 1200, heightPx: 800 })
  answerPhotos({ ...twoPeople, body: { ...twoPeople.body, faces: both } })
  openFlow()
  pick('first')
  await press('Cancel')
  const alert = await person('First person').findByRole('alert')
  expect(alert.textContent).toBe('There are two people in this photo.Tap who this is')
  await press('Tap who this is: First person')
  expect(await screen.findByRole('dialog', { name: 'Who is this?' })).toBeTruthy()
})

test('nobody changes the frame of a photo of which portraits were made', async () => {
  answerPhotos()
  openFlow({ kind: 'dress' })
  await enhance('Enhance portrait')
  await press('Back')
  expect(await button('Remove: Your portrait')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Adjust the frame/ })).toBeNull()
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

test('of a wide photo nothing is said before the server has looked', async () => {
  standInPictures({ widthPx: 800, heightPx: 600, greyAt: () => 20 })
  answerPhotos()
  openFlow({ kind: 'dress', api: { [checkFirst]: () => new Promise(() => undefined) } })
  fireEvent.change(screen.getByLabelText('Choose a photo of you'), { target: { files: [photo] } })
  await screen.findByText('Looking at the photo')
  await everythingAnswered()
  expect(screen.queryByText(/The photo is very dark/)).toBeNull()
})
