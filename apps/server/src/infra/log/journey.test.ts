import {
  applyStyle,
  blockDevice,
  deleteMyData,
  findDevices,
  operatorLogin,
  registerPush,
  reportDiscoverySource,
  requestStyle,
  type StyleApplication,
  uploadCouplePhotos,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectLines } from '../../testing/collect-lines.ts'
import { applyBody, untilEnded, untilHandled } from '../../testing/make-creations.ts'
import { asFile, drawPortrait } from '../../testing/make-photos.ts'
import {
  operatorPassword,
  startTestServer,
  type TestDevice,
  type TestServer,
} from '../../testing/start-server.ts'
import { createLog } from './create-log.ts'

const { lines, readLines, stream } = collectLines()
const installationId = 'test-annas-own-phone-00112233'
let server: TestServer
let device: TestDevice
let operator: TestDevice
let creation: StyleApplication
let requestId: string | null

/** Everything that a couple and an operator do, with a failure in between. */
beforeAll(async () => {
  server = await startTestServer({ log: createLog('trace', stream) })
  device = await server.newDevice(installationId)
  operator = await server.operator()
  await server.anonymous(operatorLogin, { body: { password: 'a wrong password' } }).catch(() => undefined)
  const { partner1, partner2 } = await device.call(uploadCouplePhotos, {
    multipart: {
      files: {
        partner1: asFile(await drawPortrait(), 'anna-at-home.jpg'),
        partner2: asFile(await drawPortrait(), 'ben-at-work.jpg'),
      },
      fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
    },
  })
  await device.call(requestStyle, {
    body: { styleName: 'Aunt Mary’s barn', description: 'behind her house' },
  })
  await device.call(reportDiscoverySource, {
    body: { source: 'my friend Carla', timestamp: '2026-01-02T03:04:05Z' },
  })
  await device.call(registerPush, {
    body: { deviceId: installationId, fcmToken: 'fcm-address-of-anna', platform: 'ios' },
  })
  server.engine.failNext('crash')
  const body = applyBody({ partner1PhotoId: partner1.photo.id, partner2PhotoId: partner2.photo.id })
  const answer = await server.fetch(`/api${applyStyle.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  requestId = answer.headers.get('x-request-id')
  const { id } = (await answer.json()) as { id: string }
  creation = await untilEnded(device, id)
  await untilHandled(server, id)
  await server.fetch(creation.resultUrl ?? '')
  await server.fetch(`/nothing?token=${device.token}`)
  const { devices } = await operator.call(findDevices, { query: { reference: installationId.slice(-8) } })
  const params = { id: devices[0].id }
  await operator.call(blockDevice, { params, body: { reason: 'Anna wrote to us' } })
  await device.call(deleteMyData, {})
})
afterAll(() => server.close())

test('a whole journey leaves nothing secret and nothing personal in the log', { tags: ['slow'] }, () => {
  // The server's own address is no person's.
  const text = lines.filter((line) => !line.includes('Server listening')).join('')
  expect(text).toContain('/api/wedding-styles/apply')
  expect(text).toContain('a defect of the engine')
  const signature = new URL(creation.resultUrl ?? '', 'http://local').searchParams.get('signature')
  const secrets = [device.token, operator.token, operatorPassword, 'a wrong password', signature ?? 'none']
  const personal = [
    installationId,
    'anna',
    'ben-at-work',
    'Mary',
    'behind her house',
    'Carla',
    '127.0.0.1',
    '::1',
  ]
  for (const word of [...secrets, ...personal, 'A bride and a groom']) expect(text).not.toContain(word)
  expect(text).not.toMatch(/likeness|descriptor|landmark|base64/i)
})

test('every line of a request carries its id, and the line of the worker that of the request that wished it', {
  tags: ['slow'],
}, () => {
  const said = readLines()
  const answered = said.filter(({ msg }) => msg === 'answered')
  expect(answered.length).toBeGreaterThan(8)
  for (const line of answered) expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/)
  const failed = said.filter(({ msg }) => msg === 'attempt failed')
  expect(failed).toEqual([
    expect.objectContaining({ requestId, job: 'creation', creationId: creation.id, attempt: 1 }),
  ])
  expect(said.find(({ route }) => route === '/api/wedding-styles/apply')?.requestId).toBe(requestId)
})
