import { generateKeyPairSync } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examinedParts } from './compose-doctor.ts'
import { readConfig } from './config.ts'
import { lockDataFolder } from './infra/database/lock-data-folder.ts'
import { examine } from './infra/doctor/examine.ts'

/** Everything outside, on one port: answers by path, and takes whatever key it is given. */
let outside: Server
let origin: string
let folder: string
let statuses: Record<string, number>
let asked: string[]
beforeEach(async () => {
  statuses = {}
  asked = []
  folder = await mkdtemp(join(tmpdir(), 'ever-after-doctor-'))
  outside = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(`${request.method} ${path}`)
    const status = Object.entries(statuses).find(([part]) => path.includes(part))?.[1] ?? 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ access_token: 'a token', expires_in: 3600, status: 'ok' }))
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterEach(async () => {
  outside.closeAllConnections()
  outside.close()
  await rm(folder, { recursive: true, force: true })
})

const look = async (env: Record<string, string>) =>
  examine(examinedParts(readConfig({ DATA_DIR: folder, PORT: '1', ...env })), { withinMs: 3000 })

const states = (findings: Awaited<ReturnType<typeof look>>) =>
  Object.fromEntries(findings.map(({ part, state }) => [part, state]))

test('the embedded default is ready without a service outside, and looking leaves nothing behind', async () => {
  const findings = await look({})
  expect(states(findings)).toMatchObject({
    Server: 'off',
    Database: 'ready',
    'Data folder': 'ready',
    Pictures: 'ready',
    'Image model': 'off',
    Purchases: 'off',
    Messages: 'off',
    Traces: 'off',
  })
  expect(findings.filter(({ state }) => state === 'broken')).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('pictures on disk are written, read and deleted, and a server that holds the database is noticed', async () => {
  await mkdir(join(folder, 'database'))
  await mkdir(join(folder, 'objects'))
  const server = lockDataFolder(folder)
  const findings = await look({})
  server.release()
  const words = findings.map((finding) => finding.words).join('\n')
  expect(words).toContain('a server is using it')
  expect(words).toContain('one was written, read and deleted')
  expect(await readdir(join(folder, 'objects'))).toEqual([])
})

test('a data folder that others may look into and a proxy that is not named are to be looked at', async () => {
  const proxied = { PUBLIC_URL: 'https://ever-after.example' }
  expect(states(await look(proxied))).toMatchObject({ 'Data folder': 'ready', Proxy: 'attention' })
  await chmod(folder, 0o755)
  const named = states(await look({ ...proxied, TRUST_PROXY: '1' }))
  expect(named).toMatchObject({ 'Data folder': 'attention' })
  expect(named).not.toHaveProperty('Proxy')
})

/** Every service at once; the keys are what must not be said. */
async function fullEnv(): Promise<Record<string, string>> {
  const account = join(folder, 'account.json')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await writeFile(
    account,
    JSON.stringify({
      project_id: 'wedding-push',
      client_email: 'a@b.example',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${origin}/token`,
    }),
  )
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://ever-after.example',
    SUPPORT_EMAIL: 'us@ever-after.example',
    DATABASE_URL: 'postgres://app:top-secret@127.0.0.1:9/wedding',
    ENGINE_COUPLE: 'google:painter-1,openai-compatible:own,studio',
    ENGINE_DRESS: 'google:painter-1',
    GOOGLE_API_KEY: 'secret-google',
    GOOGLE_BASE_URL: `${origin}/google`,
    OPENAI_COMPATIBLE_URL: `${origin}/own`,
    TEXT_MODEL_URL: `${origin}/text`,
    TEXT_MODEL_KEY: 'secret-text',
    TEXT_MODEL: 'writer-1',
    REVENUECAT_SECRET_KEY: 'secret-revenuecat',
    REVENUECAT_PROJECT_ID: 'proj1',
    REVENUECAT_IOS_KEY: 'appl_public',
    REVENUECAT_BASE_URL: origin,
    FCM_SERVICE_ACCOUNT_FILE: account,
    CLOUDINARY_URL: `cloudinary://key:secret-cloud@wedding?upload_prefix=${origin}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: origin,
    METRICS_TOKEN: 'secret-metrics-token',
    OPERATIONS_PORT: '9464',
  }
}

test('with everything configured each service is asked once, without a price, and no key is said', async () => {
  const findings = await look(await fullEnv())
  expect(states(findings)).toMatchObject({
    Database: 'broken',
    'Image model': 'ready',
    Budget: 'attention',
    'Text model': 'ready',
    Purchases: 'ready',
    Messages: 'ready',
    'Image host': 'ready',
    Address: 'ready',
    Metrics: 'ready',
    Traces: 'ready',
  })
  const page = JSON.stringify(findings)
  expect(page).toContain('Google draws couple and dress with painter-1')
  expect(page).toContain('PostgreSQL at 127.0.0.1:9/wedding is not usable: nobody listens at that address')
  expect(page).not.toMatch(/secret/)
  expect(asked.sort()).toEqual([
    'GET /google/models/painter-1',
    'GET /own/models',
    'GET /text/models',
    'GET /v1_1/wedding/ping',
    'GET /v2/projects/proj1/purchases?store_purchase_identifier=none',
    'POST /token',
    'POST /v1/traces',
  ])
})

test('a refused key, an unknown model and a service in trouble are told apart, with what to do', async () => {
  statuses = { '/google': 404, '/text': 401, '/ping': 503, '/token': 400 }
  const findings = await look(await fullEnv())
  const of = (part: string) => findings.find((finding) => finding.part === part)
  expect(of('Image model')).toMatchObject({
    state: 'broken',
    words: expect.stringContaining('it knows no such model'),
    remedy: 'Correct the model in ENGINE_COUPLE and ENGINE_DRESS.',
  })
  expect(of('Text model')).toMatchObject({
    state: 'broken',
    remedy: 'Set TEXT_MODEL_KEY to a key that may do this.',
  })
  expect(of('Image host')).toMatchObject({ state: 'attention', words: expect.stringContaining('503') })
  expect(of('Messages')).toMatchObject({
    state: 'broken',
    words: 'Messages to phones cannot be sent: Google refused the service account with 400.',
  })
})

test('a budget is said where there is one', async () => {
  const env = {
    ...(await fullEnv()),
    ENGINE_BUDGET_USD_PER_DAY: '20',
    ENGINE_BUDGET_USD_PER_STYLE_AND_DAY: '3',
  }
  const words = 'Hosted models may cost 20 USD a day, 3 for each style or dress.'
  expect(await look(env)).toContainEqual({ part: 'Budget', state: 'ready', words })
})

test('production without an address, a support address or a store is something to look at', async () => {
  const findings = states(await look({ NODE_ENV: 'production' }))
  expect(findings).toMatchObject({ Address: 'attention', Support: 'attention', Purchases: 'attention' })
})
