import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refreshStatus } from '#server-state'
import { applicationOf, idOf, statusOf } from '../../testing/builders.ts'
import { refusal, serveApi } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '../../testing/show.tsx'
import { creationOf } from '../testing/creation-of.ts'
import { SaveDialog } from './save-dialog.tsx'

forgetEverything()

const member = { ...statusOf(), hasActiveSubscription: true }
const statusRoute = 'GET /api/subscriptions/status'
const clean = applicationOf({ resultUrl: '/media/clean.jpg', isClean: true })

const open = (routes: Parameters<typeof serveApi>[0] = {}, isClean = true) => {
  const calls = serveApi({
    [statusRoute]: member,
    [`GET /api/wedding-styles/${idOf(1)}`]: clean,
    'GET /media/clean.jpg': new Response('picture'),
    ...routes,
  })
  const [notify, onPaywall, onClose] = [vi.fn(), vi.fn(), vi.fn()]
  show(<SaveDialog creation={creationOf({ isClean })} {...{ notify, onPaywall, onClose }} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { notify, onPaywall, onClose, press, routesCalled: () => calls.map(({ route }) => route) }
}

test('the picture stands in the dialog under its name, with what is saved', { tags: ['STYLE-14'] }, () => {
  open({}, false)
  const dialog = screen.getByRole('dialog', { name: 'The Rose Garden' })
  const picture = within(dialog).getByRole('img', { name: 'The Rose Garden' })
  expect(picture.getAttribute('src')).toBe('/media/result.jpg')
  expect(within(dialog).getByText('Premium saves the full picture, without our watermark.')).toBeTruthy()
  expect(within(dialog).getByText('Made with AI, and the file says so.')).toBeTruthy()
})

test('a member saves the clean picture, read anew, after the permission', {
  tags: ['STYLE-14', 'NATIVE-04', 'MEMB-06', 'MEMB-24'],
}, async () => {
  const { press, notify, onClose, routesCalled } = open()
  await press('Save')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
  expect(onClose).toHaveBeenCalled()
  expect(routesCalled()).toEqual([statusRoute, `GET /api/wedding-styles/${idOf(1)}`, 'GET /media/clean.jpg'])
})

test('who may not save reads that it takes Premium, before the first press', async () => {
  open({ [statusRoute]: statusOf() }, false)
  await screen.findByRole('button', { name: 'Save with Premium' })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('who bought downloads for ever just saves', async () => {
  open({ [statusRoute]: statusOf({ hasLifetimeDownloads: true }) })
  await everythingAnswered()
  screen.getByRole('button', { name: 'Save' })
})

test('without permission the paywall of downloads opens and nothing is fetched', {
  tags: ['MEMB-27', 'PORTRAIT-18', 'A07', 'A42'],
}, async () => {
  const { press, onPaywall, onClose, routesCalled } = open({ [statusRoute]: statusOf() })
  await press('Save')
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ trigger: 'download_attempt' })),
  )
  expect(onClose).toHaveBeenCalled()
  await everythingAnswered()
  expect(routesCalled()).toEqual([statusRoute])
})

test('a paywall that gave the right to download lets the save go on, although the dialog is closed', async () => {
  const server = { status: statusOf() }
  const { press, onPaywall, notify } = open({ [statusRoute]: () => server.status })
  onPaywall.mockImplementation(async () => {
    server.status = member
    await refreshStatus()
    return true
  })
  await press('Save')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Saved!' })))
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['refused', { 'GET /media/clean.jpg': new Response('', { status: 500 }) }],
  ['lost', { 'GET /media/clean.jpg': lost }],
  ['not told of', { [`GET /api/wedding-styles/${idOf(1)}`]: refusal(500, 'internal', 'It broke.') }],
  ['not told of without a connection', { [`GET /api/wedding-styles/${idOf(1)}`]: lost }],
])('a picture that is %s says so and can be tried again', { tags: ['NATIVE-05'] }, async (_, routes) => {
  const { press, notify, onClose } = open(routes)
  await press('Save')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith({ title: 'Failed to save image', isDestructive: true }),
  )
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
})

const printRoute = `POST /api/wedding-styles/${idOf(1)}/print`

test('a member saves a wedding picture in print size', async () => {
  const { press, notify, onClose, routesCalled } = open({
    [printRoute]: { url: '/media/print.jpg' },
    'GET /media/print.jpg': new Response('picture'),
  })
  const button = await screen.findByRole('button', {
    name: 'Print size',
    description: 'Enlarged to 3000 px for printing.',
  })
  expect(button).toBeTruthy()
  await press('Print size')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Saved!', description: 'Image saved to photo library' }),
  )
  expect(onClose).toHaveBeenCalled()
  expect(routesCalled().slice(-2)).toEqual([printRoute, 'GET /media/print.jpg'])
})

test('a print that does not come says so and leaves the dialog open', async () => {
  const { press, notify, onClose } = open({ [printRoute]: refusal(500, 'internal', 'It broke.') })
  await screen.findByRole('button', { name: 'Print size' })
  await press('Print size')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ title: 'Failed to save image', isDestructive: true }),
  )
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByText('Enlarged to 3000 px for printing.')).toBeTruthy()
})

const lapsed = refusal(403, 'forbidden', 'No.')

test('who does not subscribe any more hears why there is no print, and is offered Premium', async () => {
  const { press, notify, onPaywall } = open({ [printRoute]: lapsed })
  onPaywall.mockResolvedValue(false)
  await screen.findByRole('button', { name: 'Print size' })
  await press('Print size')
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledExactlyOnceWith({
      trigger: 'default',
      reason: 'Your subscription has ended. With Premium you save wedding pictures in print size again.',
      pictureUrl: '/media/result.jpg',
    }),
  )
  await everythingAnswered()
  expect(notify).not.toHaveBeenCalled()
})

test('who subscribes again where the print was refused gets it', async () => {
  const answers = [lapsed, { url: '/media/print.jpg' }]
  const { press, notify, onPaywall } = open({
    [printRoute]: () => answers.shift(),
    'GET /media/print.jpg': new Response('picture'),
  })
  onPaywall.mockResolvedValue(true)
  await screen.findByRole('button', { name: 'Print size' })
  await press('Print size')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Saved!' })))
})

test.each([
  ['nobody else', statusOf()],
  ['no owner of downloads alone', statusOf({ hasLifetimeDownloads: true })],
])('%s is offered the print size', async (_, status) => {
  open({ [statusRoute]: status })
  await everythingAnswered()
  expect(screen.queryByRole('button', { name: 'Print size' })).toBeNull()
})
