import type { DeskDevice, DeskDeviceReply, LedgerEntry } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { idOf } from '#testing/builders.ts'
import { type Call, serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { DevicesPage } from '../index.ts'

export const device: DeskDevice = {
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
export const reply: DeskDeviceReply = {
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
export const entry: LedgerEntry = {
  id: '2',
  at: '2026-01-02T09:00:00.000Z',
  bucket: 'free',
  kind: 'reserve',
  amount: -1,
  reason: 'creation_accepted',
  creation: { id: idOf(5), kind: 'style', name: 'Golden Shore' },
  productId: null,
}

/** Shows the tab before a server that has one device, and keeps what is done to it. */
export function open(more: Parameters<typeof serveApi>[0] = {}) {
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
        uploads: 1,
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

export async function find(reference: string) {
  await userEvent.clear(screen.getByLabelText('Device reference'))
  await userEvent.type(screen.getByLabelText('Device reference'), `${reference}{Enter}`)
}
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const sent = (calls: Call[], end: string) => calls.find(({ route }) => route.endsWith(end))?.body
