import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestClock } from '../../testing/test-clock.ts'
import { createLog } from '../log/create-log.ts'
import { systemRandom } from '../random.ts'
import { createDelivery } from './sandbox/deliver-events.ts'
import { openDesk } from './sandbox/open-desk.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-desk-'))
})
afterEach(() => rm(folder, { recursive: true }))

const log = createLog('silent')
const authorization = 'webhook word'

test('who changes nothing is answered once what another one changed is on the disk', async () => {
  const desk = await openDesk({
    folder,
    clock: createTestClock(),
    random: systemRandom,
    log,
    webhookAuthorization: authorization,
    address: () => undefined,
  })
  const changing = desk.moveClock(1000)
  await desk.carryOut(() => {})
  expect(JSON.parse(await readFile(join(folder, 'sandbox-store.json'), 'utf8'))).toMatchObject({
    aheadMs: 1000,
  })
  await changing
  await desk.close()
})

test('a delivery that is closed while it waits for an answer is at its end once its attempt is kept', async () => {
  const asked = Promise.withResolvers<void>()
  const silent = createServer(() => asked.resolve())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const [keeping, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const event = { id: 'one', appUserIds: ['ann'], type: 'RENEWAL', body: {}, isDelivered: false, attempts: 0 }
  const delivery = createDelivery({
    events: () => [event],
    address: () => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    authorization,
    log,
    onChange() {
      keeping.resolve()
      return kept.promise
    },
  })
  void delivery.deliver()
  await asked.promise
  let isClosed = false
  const closing = delivery.close().then(() => {
    isClosed = true
  })
  await keeping.promise
  await setImmediate()
  expect(isClosed).toBe(false)
  kept.resolve()
  await closing
  await new Promise((resolve) => silent.close(resolve))
})
