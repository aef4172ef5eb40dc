import { readFileSync } from 'node:fs'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

const folder = new URL('../../../../../deploy/observability/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** Expressions by who asks them. */
const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, name, expression]) => ({
    name,
    expression,
  }),
)
const panels = (JSON.parse(read('dashboard.json')) as Dashboard).panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ name: title, expression: expr })),
)
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}

const suffixes = /_(bucket|count|sum)$/
/** Prometheus makes this one itself. */
const madeByPrometheus = ['up']
const addedByPrometheus = ['instance', 'job', 'le']

let server: TestServer
let metrics: Map<string, readonly string[]>
beforeAll(async () => {
  server = await startTestServer()
  metrics = labelsByName(await server.services.meters.registry.getMetricsAsJSON())
})
afterAll(() => server.close())

/** The kit's own objects name their labels only at run time. */
function labelsByName(all: MetricObjectWithValues<MetricValue<string>>[]): Map<string, readonly string[]> {
  const { registry } = server.services.meters
  return new Map(
    all.map(({ name }) => [
      name,
      (registry.getSingleMetric(name) as unknown as { labelNames: string[] }).labelNames,
    ]),
  )
}

test('there are alerts and panels to check', { tags: ['slow'] }, () => {
  expect(alerts.length).toBe(read('alerts.yml').match(/- alert:/g)?.length)
  expect(panels.length).toBeGreaterThan(30)
})

test.for([...alerts, ...panels])(
  '$name asks for metrics and labels that the server has',
  {
    tags: ['slow'],
  },
  ({ expression }) => {
    const names = namesIn(expression)
    expect(names.length).toBeGreaterThan(0)
    const known = names.flatMap((name) => metrics.get(name.replace(suffixes, '')) ?? metrics.get(name) ?? [])
    for (const name of names)
      expect(
        metrics.has(name) || metrics.has(name.replace(suffixes, '')) || madeByPrometheus.includes(name),
        name,
      ).toBe(true)
    for (const label of labelsIn(expression)) expect([...known, ...addedByPrometheus], label).toContain(label)
  },
)

/** Words of an expression that are no function, no keyword, no label and no text. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|on)\s*\([^)]*\)/g, '')
  const words = bare.match(/[a-z_][a-z_0-9]*(?!\w*\s*\()\b/gi) ?? []
  return words.filter((word) => !/^(and|or|e\d+)$/.test(word))
}

function labelsIn(expression: string): string[] {
  const selectors = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside]) =>
    [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label),
  )
  const groups = [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inside]) =>
    inside.split(/\s*,\s*/),
  )
  return [...selectors, ...groups].filter(Boolean)
}
