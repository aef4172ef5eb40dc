import { localKeys } from '@ever-after/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applicationOf, idOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { PictureStrip } from './picture-strip.tsx'
import { RatingControl } from './rating-control.tsx'
import { StarButton } from './star-button.tsx'
import { ViewButton } from './view-button.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const rateRoute = `POST /api/wedding-styles/${idOf(1)}/rate`
const redoRoute = `POST /api/wedding-styles/${idOf(1)}/redo`
const starRoute = `PUT /api/wedding-styles/${idOf(1)}/star`
const done = { success: true }
const reasons = () => within(screen.getByRole('region', { name: /What went wrong\?/ }))

test('pictures of a change stand beside each other as they come, and a single one stands alone', async () => {
  serveApi({
    [`GET /api/wedding-styles/${idOf(1)}`]: applicationOf(),
    [`GET /api/wedding-styles/${idOf(2)}`]: applicationOf({ id: idOf(2) }),
  })
  const choose = vi.fn()
  const pictures = [
    { id: idOf(1), status: 'completed', isStarred: false },
    { id: idOf(2), status: 'completed', isStarred: true },
    { id: idOf(3), status: 'pending', isStarred: false },
  ] as const
  show(<PictureStrip pictures={pictures} shownId={idOf(1)} onChoose={choose} />)
  expect(screen.getByRole('button', { name: 'Picture 1 of 3', pressed: true })).toBeTruthy()
  expect(screen.getByText('Picture 3 of 3: being made')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 3, starred', pressed: false }))
  expect(choose).toHaveBeenCalledWith(idOf(2))
  cleanup()
  show(<PictureStrip pictures={pictures.slice(0, 1)} shownId={idOf(1)} onChoose={choose} />)
  expect(screen.queryByRole('list')).toBeNull()
})

test('a star shows at once and is taken back when it did not arrive', async () => {
  const answer = Promise.withResolvers<Response>()
  const calls = serveApi({ [starRoute]: () => answer.promise })
  const notify = vi.fn()
  show(<StarButton creation={{ id: idOf(1), isStarred: false }} notify={notify} />)
  await userEvent.click(screen.getByRole('button', { name: 'Star this picture', pressed: false }))
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  expect(calls[0].body).toEqual({ isStarred: true })
  answer.resolve(refusal(500, 'internal', 'Broken.'))
  await screen.findByRole('button', { name: 'Star this picture', pressed: false })
  expect(notify).toHaveBeenCalledWith({ title: 'The star did not reach us', isDestructive: true })
})

test('a picture that is not good is made again with one tap, where that is still free', async () => {
  const calls = serveApi({
    [rateRoute]: done,
    [redoRoute]: { id: idOf(9), applicationId: idOf(9), status: 'pending' },
  })
  const onRedo = vi.fn()
  show(<RatingControl id={idOf(1)} rating={null} canRedo onRedo={onRedo} />)
  await userEvent.click(screen.getByRole('button', { name: 'Not good' }))
  await screen.findByText(/once and for nothing/)
  await userEvent.click(reasons().getByRole('button', { name: 'Not like us' }))
  await screen.findByText('We are making it again. Nothing is charged, and it will be in your History.')
  expect(onRedo).toHaveBeenCalledWith(idOf(9))
  expect(calls.find(({ route }) => route === redoRoute)?.body).toEqual({ reason: 'likeness' })
})

test('where nothing is left to redo the reason is told alone', async () => {
  const calls = serveApi({ [rateRoute]: done })
  show(<RatingControl id={idOf(1)} rating={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Not good' }))
  await screen.findByText('What went wrong?')
  expect(screen.queryByText(/for nothing/)).toBeNull()
  await userEvent.click(reasons().getByRole('button', { name: 'Skin or light' }))
  await screen.findByText('Thanks. That helps us.')
  expect(calls.map(({ body }) => body)).toEqual([
    { rating: 'negative' },
    { rating: 'negative', reason: 'light' },
  ])
})

test('a reason that did not arrive can be told again, under the same key', async () => {
  let isDown = true
  const calls = serveApi({
    [redoRoute]: () =>
      isDown
        ? refusal(500, 'internal', 'Broken.')
        : { id: idOf(9), applicationId: idOf(9), status: 'pending' },
  })
  show(<RatingControl id={idOf(1)} rating="negative" canRedo />)
  await userEvent.click(await screen.findByRole('button', { name: 'The pose' }))
  expect((await screen.findByRole('alert')).textContent).toBe('That did not reach us. Please try again.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'The pose' }))
  await screen.findByText(/We are making it again/)
  const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

test('whoever liked a picture, or rated it long ago, is not asked why', async () => {
  serveApi({ [rateRoute]: done })
  show(<RatingControl id={idOf(1)} rating="negative" />)
  expect(screen.queryByText('What went wrong?')).toBeNull()
})

test('a picture that was made anew meanwhile leaves the reason to tell', async () => {
  const calls = serveApi({ [rateRoute]: done, [redoRoute]: refusal(409, 'redo_used', 'Once already.') })
  show(<RatingControl id={idOf(1)} rating="negative" canRedo />)
  await userEvent.click(await screen.findByRole('button', { name: 'Something else' }))
  await screen.findByText('Thanks. That helps us.')
  expect(calls.at(-1)?.body).toEqual({ rating: 'negative', reason: 'other' })
})

test('whoever looks closely is told which picture it is, and where there is none beside it', async () => {
  show(<Pictures />)
  await userEvent.click(screen.getByRole('button', { name: 'View large' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Roses' }))
  const said = dialog.getByRole('status')
  expect(said.textContent).toBe('Picture 2 of 3')
  const next = dialog.getByRole('button', { name: 'Next picture' })
  expect(next.getAttribute('aria-disabled')).toBe('false')
  await userEvent.click(next)
  expect(said.textContent).toBe('Picture 3 of 3')
  expect(next.getAttribute('aria-disabled')).toBe('true')
  // Whoever is at the end still has the focus there.
  expect(document.activeElement).toBe(next)
})

describe('in a picture on all of the screen', () => {
  const open = async (dir: 'ltr' | 'rtl' = 'ltr') => {
    show(
      <div dir={dir}>
        <div id="frame" />
        <Pictures />
      </div>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'View large' }))
    return within(await screen.findByRole('dialog', { name: 'Roses' }))
  }
  type Opened = Awaited<ReturnType<typeof open>>
  /** One finger, slowly unless told otherwise. */
  const draw = ({ getByRole }: Opened, [x, y]: [number, number]) => {
    const picture = getByRole('img', { name: 'Roses' })
    const finger = { pointerId: 1, isPrimary: true, buttons: 1 }
    fireEvent.pointerDown(picture, { ...finger, clientX: 200, clientY: 300 })
    fireEvent.pointerMove(picture, { ...finger, clientX: 200 + x, clientY: 300 + y })
    return () => fireEvent.pointerUp(picture, { ...finger, clientX: 200 + x, clientY: 300 + y })
  }
  const moved = ({ getByRole }: Opened) =>
    getByRole('img', { name: 'Roses' }).closest<HTMLElement>('.touch-none')?.style.transform

  test.each([
    ['left', 'ltr', -120, 'Picture 3 of 3'],
    ['right', 'ltr', 120, 'Picture 1 of 3'],
    ['left', 'rtl', -120, 'Picture 1 of 3'],
    ['right', 'rtl', 120, 'Picture 3 of 3'],
  ] as const)(
    'a swipe to the %s, %s, follows the finger and turns over to where reading goes',
    async (_, dir, x, said) => {
      const dialog = await open(dir)
      const letGo = draw(dialog, [x, 10])
      expect(moved(dialog)).toBe(`translate(${x}px, 0px)`)
      letGo()
      expect(dialog.getByRole('status').textContent).toBe(said)
      expect(moved(dialog)).toBeFalsy()
    },
  )

  test('a swipe to where no picture is hardly moves it and leaves it there', async () => {
    const dialog = await open()
    draw(dialog, [-120, 0])()
    const letGo = draw(dialog, [-120, 0])
    expect(moved(dialog)).toBe('translate(-30px, 0px)')
    letGo()
    expect(dialog.getByRole('status').textContent).toBe('Picture 3 of 3')
  })

  test('a swipe down closes, and one up does not', async () => {
    const dialog = await open()
    draw(dialog, [5, -200])()
    expect(screen.getByRole('dialog', { name: 'Roses' })).toBeTruthy()
    draw(dialog, [5, 200])()
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Roses' })).toBeNull())
  })
})

/** The second of three, to turn from. */
function Pictures() {
  const [number, setNumber] = useState(2)
  const pages = {
    number,
    all: 3,
    hasPrevious: true,
    hasNext: number < 3,
    turn: (by: 1 | -1) => setNumber(number + by),
  }
  return <ViewButton url={`/media/${number}.jpg`} name="Roses" pages={pages} />
}
