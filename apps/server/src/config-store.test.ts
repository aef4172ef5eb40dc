import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const keys = {
  REVENUECAT_SECRET_KEY: 'sk_secret_1',
  REVENUECAT_PROJECT_ID: 'proj1',
  REVENUECAT_IOS_KEY: 'appl_public',
}
const production = { NODE_ENV: 'production' }

test('development has the sandbox, production has nothing for sale until RevenueCat is configured', () => {
  expect(readConfig({}).store).toEqual({ kind: 'sandbox' })
  expect(readConfig(production).store).toBeUndefined()
  expect(readConfig({ STORE: 'none' }).store).toBeUndefined()
  expect(readConfig({ ...production, ...keys }).store?.kind).toBe('revenuecat')
  expect(readConfig({ ...keys, STORE: 'sandbox' }).store).toEqual({ kind: 'sandbox' })
})

test('the sandbox starts neither in production nor beside other processes', () => {
  expect(() => readConfig({ ...production, STORE: 'sandbox' })).toThrow('STORE=sandbox')
  const several = { ROLE: 'http', DATABASE_URL: 'postgres://h/d' }
  expect(() => readConfig({ ...several, STORE: 'sandbox' })).toThrow('ROLE=all')
  expect(readConfig(several).store).toBeUndefined()
})

test('RevenueCat is asked at its own address with one key or two, and its messages need an authorisation', () => {
  expect(readConfig(keys).store).toEqual({
    kind: 'revenuecat',
    baseUrl: 'https://api.revenuecat.com',
    secretKey: 'sk_secret_1',
    secretKeyV2: 'sk_secret_1',
    projectId: 'proj1',
    webhookAuthorization: undefined,
    publicKey: 'appl_public',
  })
  const more = {
    REVENUECAT_SECRET_KEY_V2: 'sk_secret_2',
    REVENUECAT_BASE_URL: 'http://127.0.0.1:1234/',
    REVENUECAT_WEBHOOK_AUTH: 'Bearer 0123456789',
  }
  expect(readConfig({ ...keys, ...more }).store).toMatchObject({
    baseUrl: 'http://127.0.0.1:1234',
    secretKeyV2: 'sk_secret_2',
    webhookAuthorization: 'Bearer 0123456789',
  })
})

test('half a configuration is refused with what is missing, and a secret key is no public one', () => {
  expect(() => readConfig({ STORE: 'revenuecat' })).toThrow('REVENUECAT_SECRET_KEY')
  for (const name of Object.keys(keys))
    expect(() => readConfig({ ...keys, STORE: 'revenuecat', [name]: '' })).toThrow(name)
  expect(() => readConfig({ ...keys, REVENUECAT_IOS_KEY: 'sk_secret_1' })).toThrow('REVENUECAT_IOS_KEY')
  expect(() => readConfig({ ...keys, REVENUECAT_WEBHOOK_AUTH: 'short' })).toThrow('REVENUECAT_WEBHOOK_AUTH')
})

test('test purchases count where nobody pays, and in production only when that is asked for', () => {
  const counts = (env: Record<string, string>) => readConfig(env).settings.countsTestPurchases
  expect([counts({}), counts(keys), counts({ ...production, ...keys }), counts(production)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  const live = { ...production, ...keys }
  expect(counts({ ...live, STORE_SANDBOX_PURCHASES: 'count' })).toBe(true)
  expect(counts({ ...live, STORE_SANDBOX_PURCHASES: 'refuse' })).toBe(false)
  expect(counts({ ...keys, STORE_SANDBOX_PURCHASES: 'refuse' })).toBe(false)
  expect(() => readConfig({ ...live, STORE_SANDBOX_PURCHASES: 'yes' })).toThrow('STORE_SANDBOX_PURCHASES')
  expect(() => readConfig({ STORE_SANDBOX_PURCHASES: 'refuse' })).toThrow('nothing to sell')
})

test('Apple’s second proof is configured as a whole or not at all', () => {
  const apple = {
    APPLE_BUNDLE_ID: 'app.everafter',
    APPLE_APP_ID: '1234',
    APPLE_ROOT_CERTIFICATES_DIR: 'roots',
  }
  expect(readConfig({}).appleFiles).toBeUndefined()
  expect(readConfig(apple).appleFiles).toEqual({
    bundleId: 'app.everafter',
    appId: 1234,
    rootsFolder: resolve('roots'),
  })
  for (const name of Object.keys(apple))
    expect(() => readConfig({ ...apple, [name]: '' })).toThrow('belong together')
})
