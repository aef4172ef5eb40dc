import { readFileSync } from 'node:fs'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerSheet } from '#testing/open-store.ts'
import { forgetEverything } from '#testing/show.tsx'
import { meetPaywall, pass, passUntil, subscriberOf } from '../../testing/meet-paywall.tsx'

forgetEverything()
beforeEach(() => void vi.useFakeTimers())

const held = {
  hasLifetimeDownloads: false,
  bonusChangesRemaining: 20,
  purchaseDate: null,
  portraitCreditsRemaining: 0,
}

test('the packs and their success fade for 300 ms before they close', {
  tags: ['MEMB-56', 'MEMB-63'],
}, async () => {
  const { closed, notify } = await meetPaywall({
    trigger: 'settings_upgrade',
    status: subscriberOf(),
    routes: { 'GET /api/purchases/one-time/status': held, 'POST /api/purchases/one-time': held },
  })
  await vi.dynamicImportSettled()
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Buy 20 changes for $2.99' }))
  await pass(10)
  await act(() => answerSheet('buy'))
  await pass(100)
  const success = screen.getByRole('dialog', { name: 'Purchase Complete!' })
  const stoodMs = await passUntil(() => success.className.includes('animate-leave'))
  expect(stoodMs).toBeGreaterThan(1850)
  expect(stoodMs).toBeLessThanOrEqual(2000)
  expect(notify).toHaveBeenCalledOnce()
  const tokens = readFileSync(
    `${import.meta.dirname}/../../../../../../../packages/ui/src/tokens.css`,
    'utf8',
  )
  expect(tokens).toContain('--animate-leave: leave 300ms ')
  expect(closed).not.toHaveBeenCalled()
  await pass(280)
  expect(closed).not.toHaveBeenCalled()
  await pass(20)
  expect(closed).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
