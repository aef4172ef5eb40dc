import { consoleSessionKeys, type OperatorCatalogue } from '@ever-after/contract'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { liveCatalogue, refreshArchive, setSubcategory } from '#documents'
import { archiveEntryOf, catalogueOf, styleOf } from '#testing/builders.ts'
import { type Call, refusal } from '#testing/serve-api.ts'
import { forgetEverything, leaveFramesEmpty } from '#testing/show.tsx'
import { loseToken, standInServer } from '#testing/stand-in-server.ts'
import { App } from './app.tsx'

forgetEverything()
leaveFramesEmpty()

const beach = () => catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')] }, 'v1')
const under = (subcategory: string) => (document: OperatorCatalogue) =>
  setSubcategory(document, { styleIds: ['shore'], subcategory })

async function openConsole(path = '/admin/record', more: Parameters<typeof standInServer>[1] = {}) {
  window.history.replaceState(null, '', path)
  const server = standInServer(beach(), {
    'GET /api/admin/actions': { actions: [], nextBefore: null },
    ...more,
  })
  render(<App />)
  await screen.findByRole('navigation', { name: 'Tabs' })
  return server
}

test('the tabs stand in the order of the specification, the ones beyond it after them', {
  tags: ['ADMIN-15', 'SHELL-31'],
}, async () => {
  await openConsole()
  const tabs = within(screen.getByRole('navigation', { name: 'Tabs' })).getAllByRole('link')
  expect(tabs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Live Styles', '/admin'],
    ['Drafts', '/admin/drafts'],
    ['Preview', '/admin/preview'],
    ['Dresses', '/admin/dresses'],
    ['Tester', '/admin/tester'],
    ['Creator', '/admin/creator'],
    ['Analytics', '/admin/analytics'],
    ['Archive', '/admin/archive'],
    ['Releases', '/admin/releases'],
    ['Devices', '/admin/devices'],
    ['Campaigns', '/admin/campaigns'],
    ['Record', '/admin/record'],
  ])
  expect(screen.getByRole('link', { name: 'Record' }).getAttribute('aria-current')).toBe('page')
})

const areas = [
  ['/admin', 'Live Styles'],
  ['/admin/drafts', 'Drafts'],
  ['/admin/preview', 'Preview'],
  ['/admin/dresses', 'Dresses'],
  ['/admin/tester', 'Batch Style Tester'],
  ['/admin/creator', 'Create New Wedding Style'],
  ['/admin/analytics', 'Analytics'],
  ['/admin/archive', 'Style Archive'],
] as const

const beyond = [
  ['/admin/releases', 'Releases'],
  ['/admin/devices', 'Devices'],
  ['/admin/campaigns', 'Campaigns'],
  ['/admin/record', 'Record'],
] as const

test.each([...areas, ...beyond])(
  'an operator works at %s under %s, and every call is theirs',
  {
    tags: [
      'ADMIN-01',
      'ADMIN-12',
      'ADMIN-15',
      'API-01',
      'API-03',
      'SHELL-31',
      'TESTER-01',
      'CREATOR-01',
      'ARCHIVE-01',
    ],
  },
  async (path, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { calls } = await openConsole(path)
    await screen.findByRole('heading', { level: 1, name: title })
    const tokens = new Set(calls.map(({ headers }) => headers.get('authorization')))
    expect([...tokens]).toEqual(['Bearer operator-token'])
    expect([...new Set(calls.map(({ credentials }) => credentials))]).toEqual(['include'])
  },
)

test.each(areas)(
  'without the password %s opens nothing and asks for nothing',
  {
    tags: ['ADMIN-01', 'ADMIN-09', 'SHELL-31', 'SHELL-34'],
  },
  async (path) => {
    sessionStorage.clear()
    window.history.replaceState(null, '', path)
    const { calls } = standInServer(beach())
    render(<App />)
    await screen.findByLabelText('Password')
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('navigation', { name: 'Tabs' })).toBeNull()
    expect(calls).toEqual([])
  },
)

test('the Archive tab counts what is in it, and has no number when that is nothing', {
  tags: ['ADMIN-16'],
}, async () => {
  let entries = [archiveEntryOf(1), archiveEntryOf(2)]
  await openConsole('/admin/record', { 'GET /api/config/archive': () => ({ entries }) })
  await screen.findByRole('link', { name: 'Archive 2 archived' })
  entries = [archiveEntryOf(3)]
  await refreshArchive()
  await screen.findByRole('link', { name: 'Archive 1 archived' })
  entries = []
  await refreshArchive()
  await screen.findByRole('link', { name: 'Archive' })
})

test.for([
  ['nobody is logged in', undefined],
  ['the token is not an operator’s', { isAdmin: false }],
  ['the token cannot be verified', refusal(500, 'internal', 'It broke.')],
] as const)(
  'the login opens in place of the console when %s',
  { tags: ['ADMIN-01', 'ADMIN-05', 'ADMIN-09', 'ADMIN-10', 'ADMIN-11', 'SHELL-30', 'SHELL-31'] },
  async ([, answer]) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    if (!answer) sessionStorage.clear()
    window.history.replaceState(null, '', '/admin')
    standInServer(beach(), answer && { 'GET /api/admin/verify': answer })
    render(<App />)
    await screen.findByLabelText('Password')
    expect(window.location.pathname).toBe('/admin/login')
    expect(sessionStorage.getItem(consoleSessionKeys.operatorToken)).toBeNull()
  },
)

test('while the token is verified the console says so and shows nothing else', {
  tags: ['ADMIN-05', 'SHELL-31'],
}, async () => {
  window.history.replaceState(null, '', '/admin/record')
  let answer: (given: object) => void = () => undefined
  standInServer(beach(), {
    'GET /api/admin/verify': () => new Promise<object>((resolve) => (answer = resolve)),
    'GET /api/admin/actions': { actions: [], nextBefore: null },
  })
  render(<App />)
  await screen.findByText('Verifying access...')
  expect(screen.queryByRole('navigation', { name: 'Tabs' })).toBeNull()
  await waitFor(() => expect(answer).not.toBeUndefined())
  answer({
    isAdmin: true,
    session: { reference: '4F2A', name: 'Ann', expiresAt: '2026-01-02T00:00:00.000Z' },
  })
  await screen.findByRole('navigation', { name: 'Tabs' })
})

test('an address without a page says so and leads back', async () => {
  await openConsole('/admin/nowhere')
  screen.getByRole('heading', { name: 'There is no such page' })
  expect(screen.getByRole('link', { name: 'Go to Live Styles' }).getAttribute('href')).toBe('/admin')
})

test.for([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
] as const)(
  'a save that is answered %i asks for the password over the screen, and is then saved',
  {
    tags: ['ADMIN-14'],
  },
  async ([status, code]) => {
    let isExpired = true
    const session = { reference: '4F2A', name: 'Ann', expiresAt: '2026-01-02T00:00:00.000Z' }
    const server = await openConsole('/admin/record', {
      'GET /api/admin/verify': { isAdmin: true, session },
      'POST /api/admin/name': { ...session, reference: '77D2' },
      'POST /api/admin/login': () => {
        isExpired = false
        return { token: 'another-token', expiresAt: session.expiresAt }
      },
    })
    const real = fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      isExpired && url === '/api/config/wedding-styles' && init?.method === 'POST'
        ? Promise.resolve(refusal(status, code, 'You are not allowed to do that.'))
        : real(url, init),
    )
    await liveCatalogue.load()
    const saved = liveCatalogue.change('Subcategory', under('Sea'))
    const dialog = await screen.findByRole('dialog', { name: 'Please log in again' })
    within(dialog).getByText('Save failed: Authentication expired. Please log in again.')
    expect(screen.getByText('Saving…')).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('Password'), 'a password')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Login' }))
    expect(await saved).toBe(true)
    expect(server.stored.live.styles.Beach[0].subcategory).toBe('Sea')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage.getItem(consoleSessionKeys.operatorToken)).toBe('another-token')
    const posts = server.calls.flatMap(({ route }) => (route.startsWith('POST') ? route : []))
    expect(posts.slice(-2)).toEqual(['POST /api/admin/name', 'POST /api/config/wedding-styles'])
  },
)

test('two operators’ changes of one style stand side by side, and the chosen one is saved', async () => {
  const server = await openConsole()
  await liveCatalogue.load()
  server.saveElsewhere('live', under('Sand'))
  const saved = liveCatalogue.change('Subcategory', under('Sea'))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed the same' })
  const mine = within(dialog).getByRole('region', { name: 'shore, Mine' })
  const theirs = within(dialog).getByRole('region', { name: 'shore, Theirs' })
  expect([mine, theirs].map((side) => side.querySelector('dl')?.textContent)).toEqual([
    'subcategorySea',
    'subcategorySand',
  ])
  const save = within(dialog).getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  await userEvent.click(within(theirs).getByRole('button', { name: 'Take theirs: shore' }))
  await userEvent.click(within(mine).getByRole('button', { name: 'Keep mine: shore' }))
  await userEvent.click(save)
  expect(await saved).toBe(true)
  expect(server.stored.live.styles.Beach[0].subcategory).toBe('Sea')
})

test('the browser warns before a page with a save under way is left', async () => {
  await openConsole('/admin/record', {
    'POST /api/config/wedding-styles': () => new Promise(() => undefined),
  })
  await liveCatalogue.load()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  void liveCatalogue.change('Subcategory', under('Sea'))
  expect(leave()).toBe(true)
})

test('without a token nothing is loaded and the console says so', { tags: ['ADMIN-19'] }, async () => {
  await openConsole()
  loseToken()
  await act(() => liveCatalogue.load())
  const alerts = within(screen.getByRole('region', { name: 'Alerts' }))
  await alerts.findByText('Not authenticated. Please log in.')
})

const forOperators =
  (answer: object) =>
  ({ headers }: Call) =>
    headers.get('authorization') ? answer : refusal(401, 'unauthenticated', 'Please log in.')

test('without a token a list that is asked for anew says so', { tags: ['ADMIN-19'] }, async () => {
  const record = forOperators({ actions: [], nextBefore: null })
  await openConsole('/admin/record', { 'GET /api/admin/actions': record })
  await screen.findByText('Nothing is recorded yet')
  loseToken()
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  const dialog = await screen.findByRole('dialog', { name: 'Please log in again' })
  within(dialog).getByText('Not authenticated. Please log in.')
})

test('without a token what is sent past the documents says so, too', { tags: ['ADMIN-20'] }, async () => {
  await openConsole('/admin/record', { 'POST /api/admin/name': forOperators({}) })
  loseToken()
  await userEvent.click(screen.getByRole('button', { name: 'Say your name' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ann')
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  const dialog = await screen.findByRole('dialog', { name: 'Please log in again' })
  within(dialog).getByText('Save failed: Not authenticated. Please log in again.')
})

test('a lost connection is said quietly', async () => {
  await openConsole()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await screen.findByText('No connection. What is shown may be old.')
})

test('a tab that was left keeps what it showed', async () => {
  const server = await openConsole()
  await screen.findByText('Nothing is recorded yet')
  await userEvent.click(screen.getByRole('link', { name: 'Devices' }))
  await screen.findByRole('heading', { name: 'Devices', level: 1 })
  await userEvent.click(screen.getByRole('link', { name: 'Record' }))
  expect(screen.getByText('Nothing is recorded yet')).toBeTruthy()
  expect(server.calls.filter(({ route }) => route === 'GET /api/admin/actions').length).toBeGreaterThan(0)
})
