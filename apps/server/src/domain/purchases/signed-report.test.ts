import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOneTimeStatus, reportOneTimePurchase } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { type FakeRevenueCat, startFakeRevenueCat } from '../../testing/fake-revenuecat.ts'
import { type AppleChain, applePayload, makeAppleChain } from '../../testing/make-apple-chain.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let store: FakeRevenueCat
let apple: AppleChain
let server: TestServer
let rootsFolder: string
beforeAll(async () => {
  store = await startFakeRevenueCat()
  apple = await makeAppleChain()
  rootsFolder = await mkdtemp(join(tmpdir(), 'ever-after-roots-'))
  await writeFile(join(rootsFolder, 'root.cer'), apple.root)
  const files = { APPLE_BUNDLE_ID: 'app.everafter.test', APPLE_APP_ID: '1234' }
  server = await startTestServer({
    env: { ...store.env, ...files, APPLE_ROOT_CERTIFICATES_DIR: rootsFolder },
  })
})
afterAll(async () => {
  await server.close()
  await store.close()
  await rm(rootsFolder, { recursive: true })
})

const productId = 'bonus_transformations_20'
const bonusOf = async ({ call }: TestDevice) => (await call(getOneTimeStatus, {})).bonusChangesRemaining
const report = ({ call }: TestDevice, transactionId: string, signedTransaction: string) =>
  call(reportOneTimePurchase, {
    body: { type: 'bonus_transformations', productId, transactionId, signedTransaction },
  })
const buy = ({ installationId: appUserId }: TestDevice) => store.buy({ appUserId, productId })

test('store and Apple agree, and the purchase is granted', async () => {
  const device = await server.newDevice()
  const transactionId = buy(device)
  const signed = await apple.sign(applePayload({ transactionId }))
  expect(await report(device, transactionId, signed)).toMatchObject({ bonusChangesRemaining: 22 })
})

test('what Apple did not sign, signed for another transaction or product, or revoked, is refused', async () => {
  const device = await server.newDevice()
  const transactionId = buy(device)
  const stranger = await makeAppleChain()
  const sign = (changed: object) => apple.sign(applePayload({ transactionId, ...changed }))
  const refusals = [
    [await stranger.sign(applePayload({ transactionId })), 'purchase_unverified'],
    [await sign({ transactionId: '2000000009' }), 'purchase_unverified'],
    [await sign({ bundleId: 'app.of.somebody' }), 'purchase_unverified'],
    [await sign({ productId: 'bonus_transformations_40' }), 'wrong_product'],
    [await sign({ revocationDate: Date.now() }), 'purchase_refunded'],
  ] as const
  for (const [signed, code] of refusals) await expectRefusal(report(device, transactionId, signed), code)
  expect(await bonusOf(device)).toBe(2)
})

test('a true signature alone grants nothing: whose it is, only the store says', async () => {
  const [owner, thief] = [await server.newDevice(), await server.newDevice()]
  const transactionId = buy(owner)
  const signed = await apple.sign(applePayload({ transactionId }))
  await expectRefusal(report(thief, transactionId, signed), 'purchase_of_other')
  const unknown = await apple.sign(applePayload({ transactionId: '2000000777' }))
  await expectRefusal(report(thief, '2000000777', unknown), 'purchase_unverified')
  expect(await bonusOf(thief)).toBe(2)
})
