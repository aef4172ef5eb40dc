import { expect, test } from 'vitest'
import { knownVariables, readConfig } from './config.ts'

test('without a word there are metrics for this machine, no second port and no traces', () => {
  expect(readConfig({})).toMatchObject({
    metricsToken: undefined,
    operationsPort: undefined,
    tracing: undefined,
  })
})

test('a collector is named by its base address, and the server by a name of its own', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  expect(readConfig(endpoint).tracing).toEqual({
    endpoint: 'http://collector:4318',
    serviceName: 'ever-after',
  })
  expect(readConfig({ ...endpoint, OTEL_SERVICE_NAME: 'weddings' }).tracing?.serviceName).toBe('weddings')
})

test.for([
  ['METRICS_TOKEN', 'short'],
  ['OPERATIONS_PORT', '99999'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('%s=%s does not start', ([name, value]) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('every variable can be read alone, so that its default can be compared with the example', () => {
  expect(knownVariables.length).toBeGreaterThan(60)
  const port = knownVariables.find(({ name }) => name === 'PORT')
  expect([port?.read(undefined), port?.read('9000')]).toEqual([8080, 9000])
})
