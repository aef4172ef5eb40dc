import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppleChain, applePayload, makeAppleChain, tamper } from '../../testing/make-apple-chain.ts'
import { openSignedTransactions } from './apple/open-transactions.ts'
import type { SignedTransactions } from './apple/signed-transactions.ts'

let folder: string
let apple: AppleChain
let strict: SignedTransactions
let lenient: SignedTransactions

const app = { bundleId: 'app.everafter.test', appId: 1234 }

async function open(rootsFolder: string, countsTestPurchases: boolean): Promise<SignedTransactions> {
  const opened = await openSignedTransactions({ files: { ...app, rootsFolder }, countsTestPurchases })
  if (!opened) throw new Error('It is configured.')
  return opened
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-roots-'))
  apple = await makeAppleChain()
  await writeFile(join(folder, 'root.cer'), apple.root)
  strict = await open(folder, false)
  lenient = await open(folder, true)
})
afterAll(() => rm(folder, { recursive: true }))

test('what Apple signed for this app is taken as it stands', async () => {
  expect(await strict.verify(await apple.sign(applePayload()))).toEqual({
    transactionId: '2000000001',
    productId: 'bonus_transformations_20',
    isSandbox: false,
    isRevoked: false,
  })
})

test('a revoked transaction is told', async () => {
  const signed = await apple.sign(applePayload({ revocationDate: Date.now(), revocationReason: 0 }))
  expect(await strict.verify(signed)).toMatchObject({ isRevoked: true })
})

test('a purchase of Apple’s sandbox is verified only where test purchases count', async () => {
  const signed = await apple.sign(applePayload({ environment: 'Sandbox' }))
  expect(await strict.verify(signed)).toBeUndefined()
  expect(await lenient.verify(signed)).toMatchObject({ isSandbox: true })
})

test('what is changed, of another app, of a local test or of another root is not taken', async () => {
  const signed = await apple.sign(applePayload())
  const stranger = await makeAppleChain()
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${signed.split('.')[1]}.`
  const forged = [
    tamper(signed, applePayload({ productId: 'one_time_premium_credit' })),
    await apple.sign(applePayload({ bundleId: 'app.of.somebody' })),
    await apple.sign(applePayload({ environment: 'Xcode' })),
    await apple.sign(applePayload({ environment: 'LocalTesting' })),
    await stranger.sign(applePayload()),
    unsigned,
    'no.jws.at-all',
    '',
  ]
  for (const jws of forged) {
    expect(await strict.verify(jws)).toBeUndefined()
    expect(await lenient.verify(jws)).toBeUndefined()
  }
})

test('without Apple’s files there is no second proof, and a folder without certificates is named', async () => {
  expect(await openSignedTransactions({ files: undefined, countsTestPurchases: false })).toBeUndefined()
  await expect(open('/no/such/folder', false)).rejects.toThrow('/no/such/folder')
  const empty = await mkdtemp(join(tmpdir(), 'ever-after-roots-'))
  await expect(open(empty, false)).rejects.toThrow('holds no certificate')
  await writeFile(join(empty, 'root.pem'), 'nothing')
  await expect(open(empty, false)).rejects.toThrow('root.pem')
  await rm(empty, { recursive: true })
})
