// @module-tag slow
import type { DeskDevice, DeskDeviceReply, LedgerEntry } from '@ever-after/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { type Call, refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { DevicesPage } from './index.ts'
import { describeEntry } from './model/describe-entry.ts'
import { readReference } from './model/read-reference.ts'

forgetEverything()

const device: DeskDevice = {
  id: idOf(1),
  reference: '3F2A-90C1',
  registeredAt: '2026-01-01T09:00:00.000Z',
  appVersion: '1.4',
  isBrowser: false,
  blockedAt: null,
  blockedReason: null,
  affiliateSince: null,
  creations: { completed: 4, failed: 1, running: 0 },
  lastCreationAt: '2026-01-02T09:00:00.000Z',
}
const reply: DeskDeviceReply = {
  device,
  status: {
    hasActiveSubscription: false,
    subscription: null,
    usage: {
      canUseTransformation: true,
      remainingFreeUses: 2,
      bonusChangesRemaining: 5,
      portraitCreditsRemaining: 0,
      weeklyTransformationsRemaining: 0,
      portraitEnhancementsUsed: 1,
      portraitGenerationsRemaining: 3,
      portraitLimit: 4,
      hasLifetimeDownloads: false,
    },
  },
  failures: [
    {
      creationId: idOf(5),
      name: 'Golden Shore',
      at: '2026-01-02T09:00:00.000Z',
      errorCode: 'unlike',
      isGranted: false,
    },
  ],
  grants: [],
}
const entry: LedgerEntry = {
  id: '2',
  at: '2026-01-02T09:00:00.000Z',
  bucket: 'free',
  kind: 'reserve',
  amount: -1,
  reason: 'creation_accepted',
  creation: { id: idOf(5), kind: 'style', name: 'Golden Shore' },
  productId: null,
}

function open(more: Parameters<typeof serveApi>[0] = {}) {
  const stored = { reply }
  const set = (rest: Partial<DeskDevice>) => {
    stored.reply = { ...stored.reply, device: { ...stored.reply.device, ...rest } }
    return stored.reply.device
  }
  const calls = serveApi({
    'GET /api/admin/devices?reference=3F2A-90C1': () => ({ devices: [stored.reply.device] }),
    'GET /api/admin/devices?reference=ZZZZ-ZZZZ': { devices: [] },
    [`GET /api/admin/devices/${idOf(1)}`]: () => stored.reply,
    [`GET /api/admin/devices/${idOf(1)}/ledger`]: { entries: [entry], nextBefore: '2' },
    [`GET /api/admin/devices/${idOf(1)}/ledger?before=2`]: {
      entries: [
        { ...entry, id: '1', kind: 'grant', amount: 3, reason: 'first_registration', creation: null },
      ],
      nextBefore: null,
    },
    [`POST /api/admin/devices/${idOf(1)}/block`]: ({ body }: Call) =>
      set({
        blockedAt: '2026-01-03T09:00:00.000Z',
        blockedReason: (body as { reason: string }).reason,
      }),
    [`POST /api/admin/devices/${idOf(1)}/unblock`]: () => set({ blockedAt: null, blockedReason: null }),
    [`PUT /api/admin/devices/${idOf(1)}/affiliate`]: () =>
      set({ affiliateSince: '2026-01-03T09:00:00.000Z' }),
    [`DELETE /api/admin/devices/${idOf(1)}/affiliate`]: () => set({ affiliateSince: null }),
    'POST /api/admin/support-grants': () => {
      const [failure] = stored.reply.failures
      stored.reply = { ...stored.reply, failures: [{ ...failure, isGranted: true }] }
      return { granted: 3, bonusChangesRemaining: 8 }
    },
    [`POST /api/admin/devices/${idOf(1)}/deletion`]: {
      receipt: {
        deletedAt: '2026-01-03T09:00:00.000Z',
        photos: 6,
        portraits: 2,
        dresses: 0,
        creations: 5,
        ratings: 1,
      },
    },
    ...more,
  })
  show(<DevicesPage />)
  return calls
}

async function find(reference: string) {
  await userEvent.clear(screen.getByLabelText('Device reference'))
  await userEvent.type(screen.getByLabelText('Device reference'), `${reference}{Enter}`)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sent = (calls: Call[], end: string) => calls.find(({ route }) => route.endsWith(end))?.body

test('a reference is read however it was typed', () => {
  expect(readReference(' 3f2a 90c1 ')).toBe('3F2A-90C1')
  expect(readReference('3F2A90C1')).toBe('3F2A-90C1')
  expect(readReference('3F2A')).toBeUndefined()
})

test('a device is found by its reference and shows what it may still do and what failed', async () => {
  open()
  await find('3f2a90c1')
  const article = await screen.findByRole('article', { name: 'Device 3F2A-90C1' })
  expect(within(article).getByText('Bonus photos').nextSibling?.textContent).toBe('5')
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
  expect(table.textContent).toContain('Picture asked for: Golden ShoreFree photos · Set aside−1')
  await press('Show older entries')
  await waitFor(() => expect(table.textContent).toContain('First registrationFree photos · Came+3'))
})

test('an entry about a picture that was deleted says so', () => {
  const gone = { ...entry, creation: { id: idOf(5), kind: 'style' as const, name: null } }
  expect(describeEntry(gone).reason).toBe('Picture asked for: deleted since')
  expect(describeEntry({ ...entry, kind: 'commit', amount: 0 }).amount).toBe('–')
})

test('support gives three changes for a failed picture with a reason, once', async () => {
  const calls = open()
  await find('3F2A-90C1')
  await press('Give 3 changes for Golden Shore')
  const dialog = await screen.findByRole('dialog', { name: 'Give 3 changes to this device?' })
  const give = within(dialog).getByRole('button', { name: 'Give 3 changes' })
  expect(give).toHaveProperty('disabled', true)
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Letter 12')
  await userEvent.click(give)
  await screen.findByText('3 changes given, 8 bonus photos left')
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
})

test('a device that does not load says so and is asked for again', async () => {
  let isDown = true
  open({
    'GET /api/admin/devices?reference=3F2A-90C1': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { devices: [device] },
  })
  await find('3F2A-90C1')
  await screen.findByText('The device did not load.')
  isDown = false
  await press('Try again')
  await screen.findByRole('article', { name: 'Device 3F2A-90C1' })
})

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
  tags: ['MEMB-01', 'A25'],
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
})

test('an affiliate that is refused says why and stays as it was', async () => {
  const put = `PUT /api/admin/devices/${idOf(1)}/affiliate`
  open({ [put]: refusal(404, 'not_found', 'Not found.') })
  await find('3F2A-90C1')
  await press('Make affiliate')
  await screen.findByText('Not found.')
  expect(affiliateFact()).toBe('No')
})
