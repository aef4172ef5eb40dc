// @module-tag slow
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { describeEntry } from './model/describe-entry.ts'
import { readReference } from './model/read-reference.ts'
import { device, entry, find, open, press, reply, sent } from './testing/open-devices.tsx'

forgetEverything()

test('a reference is read however it was typed', () => {
  expect(readReference(' 3f2a 90c1 ')).toBe('3F2A-90C1')
  expect(readReference('3F2A90C1')).toBe('3F2A-90C1')
  expect(readReference('3F2A')).toBeUndefined()
})

test('a device is found by its reference and shows what it may still do and what failed', async () => {
  open()
  await find('3f2a90c1')
  const article = await screen.findByRole('article', { name: 'Device 3F2A-90C1' })
  expect(within(article).getByText('Bonus changes').nextSibling?.textContent).toBe('5')
  within(article).getByText('1.4, on a phone')
  expect(within(article).getByRole('table', { name: 'Failed pictures' }).textContent).toContain(
    'Not like the people',
  )
})

test('a reference that is none is said before anything is asked', async () => {
  const calls = open()
  await find('12')
  await screen.findByText('A reference has eight letters or digits, such as 3F2A-90C1.')
  expect(calls).toEqual([])
  await find('zzzz-zzzz')
  await screen.findByText('No device has the reference ZZZZ-ZZZZ')
})

test('of two devices with one reference the operator chooses', async () => {
  const other = { ...device, id: idOf(2), appVersion: '1.1' }
  open({ 'GET /api/admin/devices?reference=3F2A-90C1': { devices: [other, device] } })
  await find('3F2A-90C1')
  await screen.findByText('2 devices have this reference. Choose by what the letter says.')
  expect(screen.queryByRole('article')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /App 1\.4/ }))
  await screen.findByRole('article', { name: 'Device 3F2A-90C1' })
})

test('the ledger tells where every change went, page by page', async () => {
  open()
  await find('3F2A-90C1')
  const table = await screen.findByRole('table', { name: 'Ledger' })
  expect(table.textContent).toContain('Picture asked for: Golden ShoreFree changes · Set aside−1')
  await press('Show older entries')
  await waitFor(() => expect(table.textContent).toContain('First registrationFree changes · Came+3'))
})

test('an entry about a picture that was deleted says so', () => {
  const gone = { ...entry, creation: { id: idOf(5), kind: 'style' as const, name: null } }
  expect(describeEntry(gone).reason).toBe('Picture asked for: deleted since')
  expect(describeEntry({ ...entry, kind: 'commit', amount: 0 }).amount).toBe('–')
})

test('support gives three changes for a failed picture with a reason, once', {
  tags: ['MEMB-13'],
}, async () => {
  const calls = open()
  await find('3F2A-90C1')
  await press('Give 3 changes for Golden Shore')
  const dialog = await screen.findByRole('dialog', { name: 'Give 3 changes to this device?' })
  const give = within(dialog).getByRole('button', { name: 'Give 3 changes' })
  expect(give).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Letter 12')
  await userEvent.click(give)
  await screen.findByText('3 changes given, 8 bonus changes left')
  expect(sent(calls, '/support-grants')).toEqual({
    deviceReference: '3F2A-90C1',
    failure: idOf(5),
    note: 'Letter 12',
  })
  await screen.findByText('Given')
})

test('a grant that was given before is refused in words and the form stays', async () => {
  open({
    'POST /api/admin/support-grants': refusal(
      409,
      'already_granted',
      'Changes were already given for this failure.',
    ),
  })
  await find('3F2A-90C1')
  await press('Give for something else')
  await userEvent.type(await screen.findByLabelText('What failed'), 'Letter 12')
  await userEvent.type(screen.getByLabelText('Reason'), 'Twice')
  await press('Give 3 changes')
  await screen.findByText('Changes were already given for this failure.')
  expect(screen.getByDisplayValue('Twice')).toBeTruthy()
})

test('a device is blocked with a reason and let in again', async () => {
  const calls = open()
  await find('3F2A-90C1')
  await press('Block device')
  const dialog = await screen.findByRole('dialog', { name: 'Block the device 3F2A-90C1?' })
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Sells pictures')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block device' }))
  await screen.findByText(/Blocked since .*: Sells pictures/)
  expect(sent(calls, '/block')).toEqual({ reason: 'Sells pictures' })
  await press('Unblock device')
  await screen.findByRole('button', { name: 'Block device' })
})

test('a deletion needs the reference once more and a reason, and leaves a receipt', async () => {
  const calls = open()
  await find('3F2A-90C1')
  await press('Block device')
  await userEvent.type(await screen.findByLabelText('Reason'), 'Sells pictures')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block device' }))
  await screen.findByText('3F2A-90C1 is blocked')
  await press('Delete everything')
  const dialog = await screen.findByRole('dialog', {
    name: 'Delete everything of 3F2A-90C1?',
  })
  within(dialog).getByText(
    '5 pictures, and every photo, portrait, dress and rating of it. This cannot be undone.',
  )
  const confirm = within(dialog).getByRole('button', { name: 'Delete for good' })
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Letter 14')
  await userEvent.type(within(dialog).getByLabelText('Type 3F2A-90C1 to be sure'), '3F2A-90C')
  expect(confirm).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByLabelText('Type 3F2A-90C1 to be sure'), '1')
  await userEvent.click(confirm)
  await screen.findByText('Everything of 3F2A-90C1 is deleted')
  expect(sent(calls, '/deletion')).toEqual({ reference: '3F2A-90C1', reason: 'Letter 14' })
  await waitFor(() => expect(screen.queryByText('3F2A-90C1 is blocked')).toBeNull())
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByText('Photos').nextSibling?.textContent).toBe('6')
  expect(screen.getByText('Hair colour uploads').nextSibling?.textContent).toBe('1')
})

test.each([
  ['GET /api/admin/devices?reference=3F2A-90C1', { devices: [device] }],
  [`GET /api/admin/devices/${idOf(1)}`, reply],
  [`GET /api/admin/devices/${idOf(1)}/ledger`, { entries: [entry], nextBefore: null }],
])(
  'what of a device does not load says so and is asked for again: %s',
  {
    tags: ['ADMIN-19'],
  },
  async (route, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isDown = true
    open({ [route]: () => (isDown ? refusal(500, 'internal', 'It broke.') : answer) })
    await find('3F2A-90C1')
    await screen.findByText('The device did not load.')
    expect(screen.queryByRole('table', { name: 'Ledger' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
    isDown = false
    await press('Try again')
    await screen.findByRole('article', { name: 'Device 3F2A-90C1' })
    await screen.findByRole('table', { name: 'Ledger' })
  },
)

test('an undo lets a blocked device in again', async () => {
  const calls = open()
  await find('3F2A-90C1')
  await press('Block device')
  await userEvent.type(await screen.findByLabelText('Reason'), 'By mistake')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block device' }))
  await screen.findByText('3F2A-90C1 is blocked')
  await press('Undo')
  await screen.findByText('3F2A-90C1 is no longer blocked')
  expect(calls.some(({ route }) => route.endsWith('/unblock'))).toBe(true)
})

test('a deletion that is refused deletes nothing on the screen and says why', async () => {
  open({ [`POST /api/admin/devices/${idOf(1)}/deletion`]: refusal(404, 'not_found', 'Not found.') })
  await find('3F2A-90C1')
  await press('Delete everything')
  await userEvent.type(await screen.findByLabelText('Type 3F2A-90C1 to be sure'), '3f2a90c1')
  await userEvent.type(screen.getByLabelText('Reason'), 'Letter 15')
  await press('Delete for good')
  await screen.findByText('Not found.')
  screen.getByDisplayValue('Letter 15')
})

test('a device in a browser with a subscription and a block is described as such', async () => {
  const blocked = { ...device, isBrowser: true, blockedAt: '2026-01-03T09:00:00.000Z', blockedReason: 'Spam' }
  const subscription = {
    expiresAt: '2026-06-01T09:00:00.000Z',
    productId: 'premium_yearly',
    periodType: 'normal',
  }
  open({
    [`GET /api/admin/devices/${idOf(1)}`]: {
      ...reply,
      device: blocked,
      failures: [],
      status: { ...reply.status, hasActiveSubscription: true, subscription },
    },
  })
  await find('3F2A-90C1')
  await screen.findByText('1.4, in a browser')
  screen.getByText(/^premium_yearly, until /)
  screen.getByText(/Blocked since .*: Spam/)
  screen.getByText('No picture of this device failed.')
})

const affiliateFact = () => screen.getByText('Affiliate').nextSibling?.textContent

test('a device is made an affiliate, and an undo or the button ends it', {
  tags: ['ADMIN-12', 'MEMB-01', 'A25', 'API-52'],
}, async () => {
  const calls = open()
  await find('3F2A-90C1')
  await press('Make affiliate')
  await screen.findByText('3F2A-90C1 is an affiliate')
  await waitFor(() => expect(affiliateFact()).toMatch(/^Since .*2026/))
  await press('Undo')
  await screen.findByText('3F2A-90C1 is no longer an affiliate')
  await waitFor(() => expect(affiliateFact()).toBe('No'))
  await press('Make affiliate')
  await press('End affiliate')
  await screen.findByRole('button', { name: 'Make affiliate' })
  const writes = calls.filter(({ route }) => route.endsWith('/affiliate'))
  expect(writes.map(({ route }) => route.split(' ')[0])).toEqual(['PUT', 'DELETE', 'PUT', 'DELETE'])
  const tokens = new Set(writes.map(({ headers }) => headers.get('authorization')))
  expect([...tokens]).toEqual(['Bearer operator-token'])
})

test.for([
  [refusal(404, 'not_found', 'Not found.'), 'Not found.'],
  [new Response('Forbidden', { status: 403 }), 'Authentication expired. Please log in again.'],
] as const)(
  'an affiliate that is refused says why and stays as it was: $1',
  { tags: ['ADMIN-14'] },
  async ([answer, words]) => {
    open({ [`PUT /api/admin/devices/${idOf(1)}/affiliate`]: answer })
    await find('3F2A-90C1')
    await press('Make affiliate')
    await screen.findByText(words)
    expect(affiliateFact()).toBe('No')
  },
)
