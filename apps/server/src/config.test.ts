import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startUpLines } from './start-up-lines.ts'

test('an empty environment starts everything on port 8080 with the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    role: 'all',
    dataFolder: resolve('.data'),
    databaseUrl: undefined,
    publicUrl: 'http://localhost:8080',
    addressOrigin: '',
    isPreviewAllowed: true,
    settings: { freeChanges: 3, welcomeChanges: 2, photoRetentionDays: 30, resultRetentionDays: 365 },
  })
})

test('the error names every variable that is wrong', () => {
  const read = () =>
    readConfig({ PORT: 'eighty', ROLE: 'cook', DATABASE_URL: 'mysql://x', OPERATOR_PASSWORD: 'short' })
  for (const name of ['PORT', 'ROLE', 'DATABASE_URL', 'OPERATOR_PASSWORD']) expect(read).toThrow(name)
})

test('a process that does one half of the work needs a database that both halves reach', () => {
  expect(() => readConfig({ ROLE: 'worker' })).toThrow('ROLE=worker needs DATABASE_URL')
  expect(readConfig({ ROLE: 'http', DATABASE_URL: 'postgres://h/d' }).role).toBe('http')
})

test('what the public pages say can be set, and an address that is none is named', () => {
  expect(readConfig({})).toMatchObject({
    supportEmail: 'support@example.com',
    appStoreUrl: undefined,
    termsUrl: '/terms',
  })
  const set = { SUPPORT_EMAIL: 'us@ever-after.example', APP_STORE_URL: 'https://apps.apple.com/app/id1' }
  expect(readConfig({ ...set, TERMS_URL: 'https://a.b/terms' })).toMatchObject({
    supportEmail: 'us@ever-after.example',
    appStoreUrl: 'https://apps.apple.com/app/id1',
    termsUrl: 'https://a.b/terms',
  })
  const wrong = { SUPPORT_EMAIL: 'us', APP_STORE_URL: 'http://a.b', TERMS_URL: 'javascript:alert(1)' }
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name)
})

test('signing pictures needs a certificate and its key, both or neither', () => {
  const certificate = { C2PA_CERTIFICATE_FILE: 'chain.pem' }
  const key = { C2PA_KEY_FILE: 'key.pem' }
  for (const half of [certificate, key])
    expect(() => readConfig(half)).toThrow('C2PA_CERTIFICATE_FILE and C2PA_KEY_FILE belong together')
  expect(readConfig({ ...certificate, ...key }).credentialFiles).toEqual({
    certificateFile: resolve('chain.pem'),
    keyFile: resolve('key.pem'),
  })
  expect(readConfig({}).credentialFiles).toBeUndefined()
})

test('browsers may create until an operator forbids it, and register as often as is set', {
  tags: ['A20'],
}, () => {
  expect(readConfig({}).settings.browsersMayCreate).toBe(true)
  expect(readConfig({ BROWSERS_MAY_CREATE: '0' }).settings.browsersMayCreate).toBe(false)
  const { settings } = readConfig({ BROWSER_REGISTRATIONS_PER_HOUR: '7', REGISTRATIONS_PER_HOUR: '70' })
  expect(settings).toMatchObject({ browserRegistrationsPerHour: 7, registrationsPerHour: 70 })
})

test('production has no preview unless it is allowed, and a variable that is set to nothing counts as absent', {
  tags: ['SHELL-65', 'A49'],
}, () => {
  expect(readConfig({ NODE_ENV: 'production' }).isPreviewAllowed).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', ALLOW_PREVIEW: '1' }).isPreviewAllowed).toBe(true)
  expect(readConfig({ ALLOW_PREVIEW: '0' }).isPreviewAllowed).toBe(false)
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080)
})

test('a public origin is used for every address and loses its slash', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://example.com/',
    CORS_ORIGINS: 'capacitor://localhost, https://a.b',
  })
  expect([config.publicUrl, config.addressOrigin]).toEqual(['https://example.com', 'https://example.com'])
  expect(config.corsOrigins).toEqual(['capacitor://localhost', 'https://a.b'])
})

test('starting prints the addresses, a generated password and at last that it is ready', () => {
  const lines = startUpLines(readConfig({}), 'made-up-password')
  const text = lines.join('\n')
  expect(text).toContain('http://localhost:8080/?app=preview')
  expect(text).toContain('http://localhost:8080/landing')
  expect(text).toContain('http://localhost:8080/admin')
  expect(text).toContain('http://localhost:8080/api/docs')
  expect(text).toContain('made-up-password')
  expect(lines.at(-1)).toBe('ready http://localhost:8080')
})

test('a password that was chosen is not printed, nor is the preview where it is not allowed', () => {
  const text = startUpLines(
    readConfig({ NODE_ENV: 'production', OPERATOR_PASSWORD: 'chosen by me' }),
    undefined,
  ).join('\n')
  expect(text).not.toMatch(/assword|preview/)
})
