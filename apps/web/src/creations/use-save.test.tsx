import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refreshStatus } from '#server-state'
import { idOf, statusOf } from '../testing/builders.ts'
import { refusal, serveApi } from '../testing/serve-api.ts'
import { forgetEverything } from '../testing/show.tsx'
import type { OnPaywall } from './creation.ts'
import { useSave } from './use-save.ts'

forgetEverything()

const statusRoute = 'GET /api/subscriptions/status'
const active = { ...statusOf(), hasActiveSubscription: true }

async function save({ onPaywall, server }: { onPaywall: OnPaywall; server: { status: object } }) {
  const calls = serveApi({ [statusRoute]: () => server.status })
  const notify = vi.fn()
  const { result } = renderHook(() =>
    useSave({ creation: { kind: 'style', id: idOf(1) }, notify, onPaywall }),
  )
  await act(() => result.current.save())
  const asked = calls.map(({ route }) => route).filter((route) => route !== statusRoute)
  return { notify, asked }
}

test('a download that was unlocked in the paywall goes on after its permission was asked again', {
  tags: ['MEMB-33', 'PORTRAIT-18', 'A43'],
}, async () => {
  const server = { status: statusOf() as object }
  const { asked } = await save({
    server,
    onPaywall: async () => {
      server.status = active
      await refreshStatus()
      return true
    },
  })
  expect(asked).not.toEqual([])
})

test('a paywall that says yes without a subscription unlocks nothing', {
  tags: ['PORTRAIT-18', 'A43'],
}, async () => {
  const { asked, notify } = await save({ server: { status: statusOf() }, onPaywall: async () => true })
  expect(asked).toEqual([])
  expect(notify).not.toHaveBeenCalled()
})

test('a permission that cannot be asked again after a paywall said yes opens the paywall with those words', {
  tags: ['MEMB-32', 'A15', 'A43', 'A74'],
}, async () => {
  const server = { status: statusOf() as object }
  const onPaywall = vi.fn<OnPaywall>(async () => {
    server.status = refusal(500, 'internal', 'It broke.')
    await refreshStatus()
    return true
  })
  const { asked, notify } = await save({ server, onPaywall })
  expect(onPaywall.mock.calls).toMatchObject([
    [{ trigger: 'download_attempt' }],
    [{ trigger: 'default', reason: 'Permission check failed' }],
  ])
  expect(asked).toEqual([])
  expect(notify).not.toHaveBeenCalled()
})

test('who bought downloads for ever saves without a paywall', { tags: ['MEMB-26', 'A07'] }, async () => {
  const onPaywall = vi.fn()
  const owner = statusOf({ remainingFreeUses: 0, hasLifetimeDownloads: true })
  const { asked } = await save({ server: { status: owner }, onPaywall })
  expect(asked).toEqual([`GET /api/wedding-styles/${idOf(1)}`])
  expect(onPaywall).not.toHaveBeenCalled()
})

test('a closed paywall saves nothing', {
  tags: ['MEMB-25', 'MEMB-26', 'MEMB-27', 'MEMB-33'],
}, async () => {
  const { asked, notify } = await save({ server: { status: statusOf() }, onPaywall: async () => false })
  expect(asked).toEqual([])
  expect(notify).not.toHaveBeenCalled()
})
