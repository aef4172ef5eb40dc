import { Writable } from 'node:stream'
import { operatorLogin } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { applyOnce, untilEnded } from '../testing/make-creations.ts'
import { operatorPassword, startTestServer } from '../testing/start-server.ts'
import { createLog } from './log.ts'

function collect() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, stream }
}

test('a whole journey leaves no token, password, signature or prompt in the log', {
  tags: ['slow'],
}, async () => {
  const { lines, stream } = collect()
  const server = await startTestServer({ log: createLog('trace', stream) })
  const device = await server.newDevice()
  const operator = await server.operator()
  await server.anonymous(operatorLogin, { body: { password: 'a wrong password' } }).catch(() => undefined)
  server.engine.failNext('crash')
  const creation = await untilEnded(device, await applyOnce(device))
  await server.fetch(creation.resultUrl ?? '')
  await server.fetch(`/nothing?token=${device.token}`)
  await server.close()

  const text = lines.join('')
  expect(text).toContain('/api/wedding-styles/apply')
  expect(text).toContain('a defect of the engine')
  const signature = new URL(creation.resultUrl ?? '', 'http://local').searchParams.get('signature')
  for (const secret of [
    device.token,
    operator.token,
    operatorPassword,
    'a wrong password',
    signature ?? 'none',
  ])
    expect(text).not.toContain(secret)
  expect(text).not.toContain('A bride and a groom')
})

test('fields with the names of secrets are removed', () => {
  const { lines, stream } = collect()
  const log = createLog('info', stream)
  log.info(
    { req: { headers: { authorization: 'Bearer abc' } }, body: { password: 'abc', token: 'abc' } },
    'x',
  )
  expect(lines.join('')).not.toContain('abc')
})
