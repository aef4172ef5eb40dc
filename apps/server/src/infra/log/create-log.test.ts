import { expect, test } from 'vitest'
import { collectLines } from '../../testing/collect-lines.ts'
import { createLog } from './create-log.ts'
import { inLogScope } from './log-scope.ts'

test('fields with the names of secrets are removed', () => {
  const { lines, stream } = collectLines()
  createLog('info', stream).info(
    {
      req: { headers: { authorization: 'Bearer abc' } },
      body: { password: 'abc', token: 'abc' },
      apiKey: 'abc',
    },
    'x',
  )
  expect(lines.join('')).not.toContain('abc')
})

test('a line carries the ids of the work around it, the inner ones before the outer ones, and its own before all', async () => {
  const { readLines, stream } = collectLines()
  const log = createLog('info', stream)
  await inLogScope({ requestId: 'r1', creationId: 'c1' }, async () => {
    await Promise.resolve()
    inLogScope({ creationId: 'c2' }, () => log.info('inner'))
    log.info({ requestId: 'own' }, 'own')
  })
  log.info('outside')
  expect(readLines().map(({ msg, requestId, creationId }) => [msg, requestId, creationId])).toEqual([
    ['inner', 'r1', 'c2'],
    ['own', 'own', 'c1'],
    ['outside', undefined, undefined],
  ])
})

test('an error is logged with kind, code, place and causes, and with nothing else that hangs on it', () => {
  const { readLines, stream } = collectLines()
  const row = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (installation_id)=(anna-phone) already exists.',
  })
  const call = Object.assign(new Error('The request failed', { cause: row }), {
    requestBodyValues: { prompt: 'a bride named Anna', image: 'AAAA' },
    responseBody: '{"secret":"words"}',
  })
  createLog('info', stream).error({ err: call }, 'unexpected error')
  const [{ err }] = readLines()
  expect(err).toMatchObject({ type: 'Error', message: 'The request failed' })
  expect(err).toMatchObject({ cause: { code: '23505', message: 'duplicate key value' } })
  expect(JSON.stringify(err)).toContain('create-log.test.ts')
  expect(JSON.stringify(err)).not.toMatch(/anna|Anna|secret/)
})

test('the message of an error loses queries of addresses, encoded pictures and what is longer than a line', () => {
  const { readLines, stream } = collectLines()
  const message = `GET https://a.example/media/1.jpg?signature=abc of data:image/jpeg;base64,${'A'.repeat(300)} ${'long '.repeat(200)}`
  createLog('info', stream).error({ err: new Error(message) }, 'x')
  const logged = String((readLines()[0].err as { message: string }).message)
  expect(logged).toContain('GET https://a.example/media/1.jpg?… of data:…')
  expect(logged).not.toMatch(/signature|AAAA/)
  expect(logged.length).toBeLessThan(410)
})
