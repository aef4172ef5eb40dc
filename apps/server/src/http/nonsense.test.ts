// @module-tag slow

import { getSubscriptionStatus } from '@ever-after/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesLeft } from '../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../testing/start-server.ts'

let server: TestServer
let device: TestDevice
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      requestsPerMinute: 100_000,
      appliesPerMinute: 100_000,
      uploadsPerMinute: 100_000,
      registrationsPerHour: 100_000,
      reportsPerMinute: 100_000,
    },
  })
  device = await server.newDevice()
})
afterAll(() => server.close())

/** Bodies that have some of the right names and values of any kind. */
const bodies = fc.dictionary(
  fc.constantFrom(
    'partner1PhotoId',
    'partner2PhotoId',
    'partner1Attire',
    'partner2Attire',
    'styleId',
    '__proto__',
  ),
  fc.oneof(
    fc.uuid(),
    fc.constantFrom('dress', 'suit', "'; drop table devices --", '\u0000', '💍'),
    fc.jsonValue(),
  ),
)

test('no body that a client makes up is a defect of ours or costs a change', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const response = await server.fetch('/api/wedding-styles/apply', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${device.token}` },
        body: JSON.stringify(body),
      })
      expect([400, 404]).toContain(response.status)
    }),
    { numRuns: 150 },
  )
  expect(await changesLeft(device)).toBe(5)
})

const otherBodies = fc.dictionary(
  fc.constantFrom(
    'photoId',
    'dressId',
    'isCustomDress',
    'wearsCovering',
    'photoUrl',
    'attire',
    'portraitUrl',
    'portraitType',
  ),
  fc.oneof(
    fc.uuid(),
    fc.boolean(),
    fc.constantFrom('dress', 'wedding', '\u0000', '/media/objects/photos/../x.jpg', 'http://127.0.0.1/'),
    fc.jsonValue(),
  ),
)
const spending = ['wedding-dress/apply', 'ai/enhance-wedding-portrait', 'enhanced-portraits', 'photos']

test('no body for a dress or a portrait is a defect of ours or costs anything', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...spending), otherBodies, async (path, body) => {
      const response = await server.fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${device.token}` },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(400)
    }),
    { numRuns: 200 },
  )
  const { usage } = await device.call(getSubscriptionStatus, {})
  expect([usage.portraitGenerationsRemaining, await changesLeft(device)]).toEqual([4, 5])
})

const told = ['analytics/style-request', 'analytics/discovery-source', 'notifications/register']
const words = fc.dictionary(
  fc.constantFrom('styleName', 'description', 'source', 'timestamp', 'deviceId', 'fcmToken', 'platform'),
  fc.oneof(fc.constantFrom('ios', '\u0000', '2026-05-04T10:00:00Z', '💍'), fc.string(), fc.jsonValue()),
)

test('nothing that anybody tells is a defect of ours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...told), words, async (path, body) => {
      const response = await server.fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect([200, 400, 404]).toContain(response.status)
    }),
    { numRuns: 200 },
  )
})

const segments = fc.array(
  fc.oneof(
    fc.constantFrom(
      'c_fill',
      'w_100',
      'g_auto',
      'f_auto',
      'v1',
      '..',
      '%2e%2e',
      'hair-photos',
      '%00',
      'a.jpg',
    ),
    fc.string({ maxLength: 12 }).map(encodeURIComponent),
  ),
  { maxLength: 5 },
)

test('no address that a client makes up leads anywhere it should not', async () => {
  const roots = ['/media/objects/', '/media/ever-after/image/upload/', '/catalogue/', '/api/', '/assets/']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...roots), segments, async (root, parts) => {
      const response = await server.fetch(`${root}${parts.join('/')}`)
      const text = await response.text()
      expect(response.status).toBeLessThan(500)
      expect(text).not.toContain('"workspaces"')
      expect(text).not.toMatch(/root:.*:0:0/)
    }),
    { numRuns: 200 },
  )
})
