import { localKeys } from '@ever-after/contract'
import { vi } from 'vitest'
import { type SheetAnswer, sandboxSheet } from '../platform/sandbox/sheet.ts'
import type { Call } from './serve-api.ts'

interface Sold {
  offering: 'default' | 'v2_pricing' | 'credits'
  id: string
  productId: string
  cents: number
  currency?: string
  plan?: 'P1W' | 'P1Y'
  trial?: string
  intro?: { period: string; cents: number }
}

/** What the sandbox sells, as it sells it. */
export const sold: readonly Sold[] = [
  {
    offering: 'default',
    id: '$rc_weekly',
    productId: 'wedding_photos_premium_weekly',
    cents: 799,
    plan: 'P1W',
  },
  {
    offering: 'default',
    id: '$rc_annual',
    productId: 'wedding_photos_premium_yearly',
    cents: 4999,
    plan: 'P1Y',
    trial: 'P3D',
  },
  {
    offering: 'v2_pricing',
    id: '$rc_weekly',
    productId: 'wedding_photos_premium_weekly_v2',
    cents: 999,
    plan: 'P1W',
  },
  {
    offering: 'v2_pricing',
    id: '$rc_annual',
    productId: 'wedding_photos_premium_yearly_v2',
    cents: 8999,
    plan: 'P1Y',
    intro: { period: 'P1M', cents: 899 },
  },
  { offering: 'credits', id: 'transformations_20', productId: 'bonus_transformations_20', cents: 299 },
  { offering: 'credits', id: 'transformations_40', productId: 'bonus_transformations_40', cents: 499 },
  { offering: 'credits', id: 'portraits', productId: 'portrait_credits_10', cents: 299 },
  { offering: 'credits', id: 'lifetime', productId: 'one_time_premium_credit', cents: 499 },
]

const appUserId = 'web-stand-in'
const accountId = 'account-stand-in'

/**
 * Answers as the sandbox's server does, for `serveApi`; its subscriber is Premium while `hasPremium` says so. Answer its sheet
 * with `answerSheet`.
 */
export function openStore({
  sells = sold,
  group = 'control' as 'control' | 'test',
  hasPremiumCollections = false,
} = {}) {
  localStorage.setItem(localKeys.deviceId, JSON.stringify(appUserId))
  localStorage.setItem(localKeys.authToken, JSON.stringify('token'))
  localStorage.setItem(localKeys.sandboxAccount, JSON.stringify(accountId))
  const state = { hasPremium: false, bought: [] as { productId: string; transactionId: string }[] }
  const person = `/sandbox-store/v1/subscribers/${appUserId}`
  const query = new URLSearchParams([
    ['accountId', accountId],
    ...sells.map(({ productId }) => ['id', productId]),
  ])
  const routes: Record<string, object | ((call: Call) => object)> = {
    'GET /app-config.json': {
      store: { kind: 'sandbox', publicKey: null },
      hasPremiumCollections,
    },
    'GET /api/analytics/test-group': { group },
    'POST /api/analytics/exposure': { success: true },
    [`GET ${person}/offerings`]: { offerings: offeringsOf(sells) },
    [`GET /sandbox-store/rcbilling/v1/subscribers/${appUserId}/products?${query}`]: {
      product_details: sells.map(productOf),
    },
    [`GET ${person}`]: () => subscriberOf(state),
    'POST /sandbox-store/purchases': ({ body }) => {
      const { productId, outcome } = body as { productId: string; outcome: string }
      if (outcome === 'fail') return new Response('{"code":"payment_failed"}', { status: 402 })
      if (outcome === 'pending')
        return Response.json({ outcome: 'pending', pendingId: 'p1' }, { status: 202 })
      const transactionId = `t${state.bought.length + 1}`
      state.bought.push({ productId, transactionId })
      if (outcome === 'time_out') return new Promise(() => undefined)
      const storeTransaction = {
        storeTransactionId: transactionId,
        productIdentifier: productId,
        purchaseDate: new Date().toISOString(),
      }
      return { outcome: 'succeeded', storeTransaction }
    },
    'POST /sandbox-store/restore': { transferredFrom: [] },
    'POST /api/subscriptions/sync': { success: true },
  }
  return { routes, state }
}

/** Waits for the store's sheet and answers it; tells which product it asked about. */
export async function answerSheet(answer: SheetAnswer): Promise<string> {
  const asked = await vi.waitFor(
    () => sandboxSheet.current() ?? Promise.reject(new Error('No sheet is open.')),
    { timeout: 10_000, interval: 5 },
  )
  asked.answer(answer)
  return asked.pkg.productId
}

function offeringsOf(sells: readonly Sold[]) {
  return [...new Set(sells.map(({ offering }) => offering))].map((identifier) => ({
    identifier,
    packages: sells
      .filter(({ offering }) => offering === identifier)
      .map(({ id, productId }) => ({ identifier: id, platform_product_identifier: productId })),
  }))
}

function productOf({ productId, cents, currency = 'USD', plan, trial, intro }: Sold) {
  const money = (cents: number) => ({ amount_micros: cents * 10_000, currency })
  const base = plan
    ? {
        base: { period_duration: plan, price: money(cents) },
        trial: trial ? { period_duration: trial, price: null } : null,
        intro_price: intro ? { period_duration: intro.period, price: money(intro.cents) } : null,
      }
    : { base_price: money(cents) }
  return { identifier: productId, purchase_options: { base } }
}

function subscriberOf({
  hasPremium,
  bought,
}: {
  hasPremium: boolean
  bought: { productId: string; transactionId: string }[]
}) {
  const now = new Date().toISOString()
  return {
    request_date: now,
    subscriber: {
      entitlements: hasPremium ? { premium: { expires_date: null } } : {},
      non_subscriptions: Object.fromEntries(
        bought.map(({ productId, transactionId }) => [
          productId,
          [{ store_transaction_id: transactionId, purchase_date: now }],
        ]),
      ),
    },
  }
}
