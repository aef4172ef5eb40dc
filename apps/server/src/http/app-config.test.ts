import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appConfig } from '@ever-after/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'
import { serveAppConfig } from './app-config.ts'

let server: TestServer
let samplePhotosFolder: string
beforeAll(async () => {
  samplePhotosFolder = await mkdtemp(join(tmpdir(), 'ever-after-samples-'))
  await writeFile(join(samplePhotosFolder, 'partner1.jpg'), 'one')
  server = await startTestServer({ config: { samplePhotosFolder } })
})
afterAll(async () => {
  await server.close()
  await rm(samplePhotosFolder, { recursive: true })
})

const read = async (from: TestServer) => appConfig.parse(await (await from.fetch('/app-config.json')).json())

test('the app learns its name, whether the preview is allowed, where sample photos are and what is promised', {
  tags: ['MEMB-07', 'SHELL-65', 'A58'],
}, async () => {
  const response = await server.fetch('/app-config.json')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.json()).toEqual({
    productName: 'Ever After',
    previewAllowed: true,
    samplePhotos: ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg'],
    supportEmail: 'support@example.com',
    appStoreUrl: null,
    termsUrl: '/terms',
    store: null,
    hasPremiumCollections: false,
    picturesPerChange: 1,
    photoRetentionDays: 30,
    resultRetentionDays: 365,
    photoCompanies: { couple: [], dress: [], portrait: [], storage: [], hair: [] },
    messageCompanies: [],
  })
  expect(await (await server.fetch('/sample-photos/partner1.jpg')).text()).toBe('one')
})

test.for(['https://apps.apple.com/app/id1', 'https://apps.apple.com/app/id22'])(
  'the app learns its address in the App Store: %s',
  { tags: ['INFO-07'] },
  async (address) => {
    const app = Fastify()
    serveAppConfig({ app, config: readConfig({ NODE_ENV: 'test', APP_STORE_URL: address }) })
    const answer = await app.inject('/app-config.json')
    await app.close()
    expect(answer.json()).toMatchObject({ appStoreUrl: address })
  },
)

test('in production there is neither preview nor sample photo, and what the operator set is told', {
  tags: ['MEMB-07', 'SHELL-65', 'A49', 'A58', 'slow'],
}, async () => {
  const production = await startTestServer({
    env: {
      NODE_ENV: 'production',
      SUPPORT_EMAIL: 'hello@ever-after.example',
      APP_STORE_URL: 'https://apps.apple.com/app/id1',
      TERMS_URL: 'https://ever-after.example/terms',
      PHOTO_RETENTION_DAYS: '7',
      PREMIUM_COLLECTIONS: 'Castle',
      STORE: 'revenuecat',
      REVENUECAT_SECRET_KEY: 'sk_never_told',
      REVENUECAT_PROJECT_ID: 'proj_never_told',
      REVENUECAT_IOS_KEY: 'appl_public',
      ENGINE_COUPLE: 'google:gemini-3-pro-image,openai-compatible:never_told,studio',
      ENGINE_PRICES: '{"openai-compatible:never_told": 0.01}',
      GOOGLE_API_KEY: 'never_told',
      GOOGLE_BASE_URL: 'http://127.0.0.1:1/never_told',
      OPENAI_COMPATIBLE_URL: 'https://images.example.com/never_told',
      OPENAI_COMPATIBLE_KEY: 'never_told',
    },
    config: { samplePhotosFolder },
  })
  const config = await read(production)
  const photo = await production.fetch('/sample-photos/partner1.jpg')
  await production.close()
  expect(config).toMatchObject({
    previewAllowed: false,
    samplePhotos: [],
    supportEmail: 'hello@ever-after.example',
    appStoreUrl: 'https://apps.apple.com/app/id1',
    termsUrl: 'https://ever-after.example/terms',
    hasPremiumCollections: true,
    photoRetentionDays: 7,
    store: { kind: 'revenuecat', publicKey: 'appl_public' },
    photoCompanies: { couple: ['Google', 'images.example.com'], dress: [], portrait: [] },
  })
  expect(JSON.stringify(config)).not.toContain('never_told')
  expect(photo.status).toBe(404)
})
