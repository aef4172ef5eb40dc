import type { Style, SubscriptionStatus } from '@ever-after/contract'
import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { PaywallTrigger } from '#server-state'
import { statusOf } from '#testing/builders.ts'
import { openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { loadPaywall, openPaywall, PaywallDoor } from '../index.ts'

type Usage = Partial<SubscriptionStatus['usage']>

interface Meeting extends NonNullable<Parameters<typeof openStore>[0]> {
  trigger: PaywallTrigger
  reason?: string
  isFullScreen?: boolean
  pictureUrl?: string
  style?: Style
  status?: SubscriptionStatus
  routes?: Parameters<typeof serveApi>[0]
}

/** Opens the paywall of a trigger over a page, in front of the stand-in store. */
export async function meetPaywall({
  trigger,
  reason,
  isFullScreen,
  pictureUrl,
  style,
  status = statusOf(),
  routes,
  ...sales
}: Meeting) {
  const store = openStore(sales)
  const server = { status }
  const calls = serveApi({
    'GET /api/subscriptions/status': () => server.status,
    ...store.routes,
    ...routes,
  })
  const ways = {
    onPremium: vi.fn(),
    onLedger: vi.fn(),
    onTerms: vi.fn(),
    onPrivacy: vi.fn(),
    notify: vi.fn(),
  }
  await loadPaywall()
  show(<PaywallDoor {...ways} />)
  const closed = vi.fn()
  const ask = () =>
    act(async () => void openPaywall({ trigger, reason, isFullScreen, pictureUrl, style }).then(closed))
  await ask()
  const subscribe = () => {
    server.status = subscriberOf()
  }
  return { ...ways, calls, closed, ask, subscribe }
}

export function subscriberOf(usage: Usage = {}): SubscriptionStatus {
  return {
    ...statusOf({ remainingFreeUses: 0, weeklyTransformationsRemaining: 50, ...usage }),
    hasActiveSubscription: true,
    subscription: {
      expiresAt: '2030-01-08T12:00:00.000Z',
      productId: 'wedding_photos_premium_weekly',
      periodType: 'NORMAL',
    },
  }
}

/** Lets the fake clock run, with everything that waits for it. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Lets the fake clock run until something holds, and tells for how long; 10 s at most. */
export async function passUntil(isSo: () => boolean): Promise<number> {
  for (let passedMs = 0; passedMs <= 10_000; passedMs += 10) {
    if (isSo()) return passedMs
    await pass(10)
  }
  throw new Error('It did not come within 10 s.')
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
