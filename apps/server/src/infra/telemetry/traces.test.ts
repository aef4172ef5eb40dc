// @module-tag slow
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startHostedWorld } from '../../testing/hosted-world.ts'
import { applyOnce, untilEnded, untilHandled } from '../../testing/make-creations.ts'
import { type CollectedSpan, startCollector } from '../../testing/start-collector.ts'

test('one trace follows a wish from the request through queue and worker to the provider', {
  tags: ['slow'],
}, async () => {
  const collector = await startCollector()
  const world = await startHostedWorld({
    provider: 'google',
    chains: { couple: ['first', 'second', 'studio'] },
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  })
  world.first.failNext('server_error')
  const device = await world.server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  await untilHandled(world.server, id)
  await world.close()
  await collector.close()

  const { spans } = collector
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [apply] = named('POST /api/wedding-styles/apply')
  const [send] = named('creation send')
  const [handle] = named('creation handle')
  const [run] = named('engine run')
  expect(pathTo(run, spans)).toEqual([run, handle, send, apply].map(({ name }) => name))
  expect([apply.kind, send.kind, handle.kind]).toEqual([2, 4, 5])
  expect(handle.attributes).toMatchObject({
    job: 'creation',
    creationId: id,
    requestId: apply.attributes['app.request.id'],
  })

  const attempts = named('generate_content')
  expect(attempts.map(({ attributes }) => attributes['attempt.outcome'])).toContain('provider_unavailable')
  expect(attempts.at(-1)?.attributes).toMatchObject({ 'attempt.outcome': 'passed', 'attempt.cost_usd': 0.04 })
  const outgoing = spans.filter(
    ({ kind, name, traceId }) => kind === 3 && name === 'POST' && traceId === apply.traceId,
  )
  for (const span of [...attempts, ...outgoing]) expect(pathTo(span, spans)).toContain('engine run')
  expect(outgoing.map(({ attributes }) => attributes['url.full'])).toContain(
    new URL(world.first.account.baseUrl ?? '').origin,
  )
  expect(world.first.requests[0].headers.traceparent).toContain(apply.traceId)

  const text = JSON.stringify(spans)
  for (const secret of [device.token, device.installationId, 'fake-key', 'bride'])
    expect(text).not.toContain(secret)
})

/** Names from a span up to the one that began its trace. */
function pathTo(span: CollectedSpan, spans: readonly CollectedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [span.name, ...(parent ? pathTo(parent, spans) : [])]
}

test('a collector that is gone neither keeps a picture from being made nor the server from stopping', {
  tags: ['slow'],
}, async () => {
  const world = await startHostedWorld({
    provider: 'google',
    chains: {},
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
  })
  const device = await world.server.newDevice()
  expect((await untilEnded(device, await applyOnce(device))).status).toBe('completed')
  await world.close()
})

// prom-client brings the API, which does nothing by itself.
test('without a collector nothing of OpenTelemetry is loaded but its API', () => {
  const compose = new URL('../../compose-server.ts', import.meta.url).href
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
    await import('${compose}')
    const { openTracing } = await import('${new URL('./open-tracing.ts', import.meta.url).href}')
    await openTracing(undefined)
    console.log(loaded.length, loaded.filter((url) => /@opentelemetry.(?!api.)/.test(url)).length)
    process.exit(0)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
  })
  const [all, ofTelemetry] = stdout.trim().split(' ').map(Number)
  expect(all).toBeGreaterThan(500)
  expect(ofTelemetry).toBe(0)
})
