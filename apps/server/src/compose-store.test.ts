import {
  getOneTimeStatus,
  getSubscriptionStatus,
  reportOneTimePurchase,
  syncSubscription,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestDevice, type TestServer } from './testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { STORE: 'sandbox' } })
})
afterAll(() => server.close())

const bought = z.object({ storeTransaction: z.object({ storeTransactionId: z.string() }) })

async function buy({ installationId: appUserId }: TestDevice, productId: string): Promise<string> {
  const response = await server.fetch('/sandbox-store/purchases', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ appUserId, productId, outcome: 'succeed' }),
  })
  return bought.parse(await response.json()).storeTransaction.storeTransactionId
}

test('in development the server asks the sandbox as it would ask RevenueCat, and grants what it confirms', async () => {
  const device = await server.newDevice()
  const transactionId = await buy(device, 'bonus_transformations_20')
  const body = {
    type: 'bonus_transformations',
    productId: 'bonus_transformations_20',
    transactionId,
  } as const
  expect(await device.call(reportOneTimePurchase, { body })).toMatchObject({ bonusChangesRemaining: 22 })
  await buy(device, 'wedding_photos_premium_yearly')
  await device.call(syncSubscription, { body: {} })
  expect(await device.call(getSubscriptionStatus, {})).toMatchObject({
    hasActiveSubscription: true,
    subscription: { productId: 'wedding_photos_premium_yearly', periodType: 'TRIAL' },
  })
})

test('the sandbox’s own messages reach the server and grant without a report', async () => {
  const device = await server.newDevice()
  await buy(device, 'one_time_premium_credit')
  await expect
    .poll(async () => (await device.call(getOneTimeStatus, {})).hasLifetimeDownloads, { timeout: 5000 })
    .toBe(true)
})

test('the app is told that the store is the sandbox', async () => {
  const config = await (await server.fetch('/app-config.json')).json()
  expect(config).toMatchObject({ store: { kind: 'sandbox', publicKey: null } })
})
