import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refreshStatus } from '#server-state'
import { idOf, statusOf } from '../../testing/builders.ts'
import { refusal } from '../../testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '../../testing/show.tsx'
import {
  dresses,
  dressesRoute,
  heading,
  items,
  listRoute,
  member,
  openHistory,
  press,
  select,
  statusRoute,
  tab,
} from './testing/open-history.tsx'

forgetEverything()

/** What is said once all of them were tried. */
const complete = (description: string) => ({ title: 'Batch save complete!', description })

test('selected pictures are saved in turn, and one that fails is only logged', {
  tags: ['HIST-12', 'HIST-13', 'HIST-14', 'HIST-20', 'HIST-25', 'HIST-26', 'MEMB-24', 'A63'],
}, async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const file = () => new Response('picture')
  const { notify, routesCalled } = openHistory({ 'GET /media/1.jpg': file, 'GET /media/3.jpg': file })
  await select(1, 2, 3)
  expect(screen.getByText('Made with AI, and every file says so.')).toBeTruthy()
  const pictures = screen.getByRole('tabpanel')
  for (const name of ['Save', 'Delete', 'Clear'])
    expect(pictures.compareDocumentPosition(screen.getByRole('button', { name }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  await press('Save')
  await screen.findByRole('progressbar', { name: 'Saving, 1 of 3 done' })
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(complete('Saved 2 of 3 images')), 3000)
  await everythingAnswered()
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
  expect(notify).toHaveBeenCalledTimes(1)
  const sent = routesCalled()
  expect(sent.filter((route) => route === statusRoute)).toHaveLength(1)
  expect(sent.indexOf(statusRoute)).toBeLessThan(sent.indexOf('GET /media/1.jpg'))
  await vi.waitFor(() => expect(heading()).toBe('History'))
})

test('a selected dress try-on is saved from its own list', {
  tags: ['HIST-12', 'HIST-20', 'HIST-25'],
}, async () => {
  const { notify, routesCalled } = openHistory({
    [dressesRoute]: dresses,
    'GET /media/12.jpg': new Response('picture'),
  })
  await userEvent.click(await tab('Dress Try-Ons (2)'))
  await select(12)
  await press('Save')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(complete('Saved 1 of 1 images')))
  const files = routesCalled().filter((route) => route.startsWith('GET /media/'))
  expect(files).toEqual(['GET /media/12.jpg'])
  expect(heading()).toBe('History')
})

test('a selected picture that is gone meanwhile is only logged', {
  tags: ['HIST-20', 'HIST-25', 'HIST-26'],
}, async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let listed = items
  const { notify } = openHistory({ [listRoute]: () => listed })
  await select(2)
  listed = [items[0]]
  await press('Save')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(complete('Saved 0 of 1 images')))
  await everythingAnswered()
  expect(logged).toHaveBeenCalledExactlyOnceWith(`The picture ${idOf(2)} is gone.`)
  expect(notify).toHaveBeenCalledTimes(1)
  expect(heading()).toBe('History')
})

test('a batch whose list cannot be read any more saves nothing and ends the selection', {
  tags: ['HIST-20', 'HIST-25'],
}, async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isDown = false
  const { notify } = openHistory({
    [listRoute]: () => (isDown ? refusal(503, 'overloaded', 'We are very busy.') : items),
  })
  await select(1, 2)
  isDown = true
  await press('Save')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(complete('Saved 0 of 2 images')))
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
  expect(heading()).toBe('History')
})

test('a batch waits 200 ms between two pictures', { tags: ['HIST-27', 'NATIVE-03'] }, async () => {
  const file = () => new Response('picture')
  const { routesCalled } = openHistory({ 'GET /media/1.jpg': file, 'GET /media/2.jpg': file })
  await select(1, 2)
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  while (!routesCalled().includes('GET /media/1.jpg')) await pass(0)
  await pass(199)
  expect(routesCalled()).not.toContain('GET /media/2.jpg')
  await pass(1)
  expect(routesCalled()).toContain('GET /media/2.jpg')
})

test('one permission is asked for a whole batch, however long its pictures take', {
  tags: ['A63'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const aMinuteLater = () => {
    vi.setSystemTime(Date.now() + 60_000)
    return new Response('picture')
  }
  const { notify, routesCalled } = openHistory({
    'GET /media/1.jpg': aMinuteLater,
    'GET /media/2.jpg': aMinuteLater,
  })
  await select(1, 2)
  await press('Save')
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ description: 'Saved 2 of 2 images' })),
  )
  await everythingAnswered()
  expect(routesCalled().filter((route) => route === statusRoute)).toHaveLength(1)
})

test('a paywall that gave the right to download lets the batch of what was selected go on', {
  tags: ['HIST-12', 'HIST-25', 'A43'],
}, async () => {
  const server = { status: statusOf() }
  const { onPaywall, notify, routesCalled } = openHistory({
    [statusRoute]: () => server.status,
    'GET /media/1.jpg': new Response('picture'),
  })
  onPaywall.mockImplementation(async () => {
    server.status = member
    await refreshStatus()
    return true
  })
  await select(1)
  await press('Save')
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(complete('Saved 1 of 1 images')))
  const files = routesCalled().filter((route) => route.startsWith('GET /media/'))
  expect(files).toEqual(['GET /media/1.jpg'])
})

test.each([
  ['closed', false],
  ['said yes without a right', true],
])(
  'a paywall that %s saves nothing',
  {
    tags: ['MEMB-25', 'MEMB-26', 'MEMB-27', 'MEMB-33', 'A07', 'A43'],
  },
  async (_how, answer) => {
    const { onPaywall, notify, routesCalled } = openHistory({ [statusRoute]: statusOf() })
    onPaywall.mockResolvedValue(answer)
    await select(1)
    await press('Save')
    await vi.waitFor(() => expect(onPaywall).toHaveBeenCalled())
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
    )
    await everythingAnswered()
    expect(routesCalled()).not.toContain('GET /media/1.jpg')
    expect(notify).not.toHaveBeenCalled()
    expect(heading()).toBe('1 Selected')
  },
)

test('without the download permission nothing is saved and the selection stays', {
  tags: ['MEMB-27', 'MEMB-33', 'PORTRAIT-18', 'A07', 'A63'],
}, async () => {
  const { onPaywall, routesCalled } = openHistory({ [statusRoute]: statusOf() })
  await select(1, 2)
  await press('Save')
  await vi.waitFor(() =>
    expect(onPaywall).toHaveBeenCalledWith(expect.objectContaining({ trigger: 'download_attempt' })),
  )
  await everythingAnswered()
  expect(routesCalled()).not.toContain('GET /media/1.jpg')
  expect(heading()).toBe('2 Selected')
  expect(onPaywall).toHaveBeenCalledTimes(1)
})
