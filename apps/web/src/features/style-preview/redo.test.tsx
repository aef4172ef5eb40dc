import { localKeys } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeRunningCreation } from '#session'
import { applicationOf, idOf } from '../../testing/builders.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import { accepted, applyRoute, making, openPreview, pollRoute, running } from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const redoRead = `GET /api/wedding-styles/${idOf(9)}`
const redone = applicationOf({ id: idOf(9), resultUrl: '/media/anew.jpg' })

/** Has a finished picture made anew. */
async function redo(routes: Parameters<typeof openPreview>[0]) {
  writeRunningCreation('style', running)
  const opened = openPreview({
    [pollRoute]: applicationOf({ canRedo: true }),
    [`POST /api/wedding-styles/${idOf(1)}/rate`]: { success: true },
    [`POST /api/wedding-styles/${idOf(1)}/redo`]: { ...accepted, id: idOf(9), applicationId: idOf(9) },
    ...routes,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Not good' }))
  await userEvent.click(await screen.findByRole('button', { name: 'The pose' }))
  return opened
}

test('a picture that was made anew takes the place of the one that was not good, and comes into sight', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { notify } = await redo({ [redoRead]: redone })
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Here it is again, made anew' }))
  const picture = await screen.findByRole('img', { name: 'The Rose Garden' })
  await vi.waitFor(() => expect(picture.getAttribute('src')).toBe('/media/anew.jpg'))
  // Once when the first picture was there, and once more.
  const shown = scrolled.mock.contexts.filter((part) => (part as Element).contains(picture))
  expect(shown).toHaveLength(2)
})

test('a redo that fails before anything was seen of it is told', async () => {
  const failed = applicationOf({ id: idOf(9), status: 'failed', resultUrl: null, errorCode: 'unlike' })
  const { notify } = await redo({ [redoRead]: failed })
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({
      title: 'It could not be made again. Nothing was charged.',
      isDestructive: true,
    }),
  )
})

test('a redo is waited for also while another picture is made', async () => {
  let isMade = false
  const { notify, apply } = await redo({
    [redoRead]: () => (isMade ? redone : { ...making, id: idOf(9) }),
    [applyRoute]: { ...accepted, id: idOf(2), applicationId: idOf(2) },
    [`GET /api/wedding-styles/${idOf(2)}`]: { ...making, id: idOf(2) },
  })
  await screen.findByText(/We are making it again/)
  await apply()
  await screen.findByRole('button', { name: 'Processing...' })
  await everythingAnswered()
  expect(notify).not.toHaveBeenCalledWith(expect.objectContaining({ isDestructive: true }))
  isMade = true
  await vi.waitFor(
    () =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Your other picture was made anew. It is in your History.',
      }),
    { timeout: 8_000 },
  )
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy()
}, 15_000)

test('once a reason was tapped the focus is on what became of it', async () => {
  await redo({ [redoRead]: { ...making, id: idOf(9) } })
  const said = await within(screen.getByRole('region', { name: /making it again/ })).findByRole('status')
  expect(document.activeElement).toBe(said)
})
