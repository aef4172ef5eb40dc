import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeEngine } from './compose-engine.ts'
import { readConfig } from './config.ts'
import type { Database } from './infra/database/database.ts'
import { systemRandom } from './infra/random.ts'
import { createLightEngine } from './testing/light-engine.ts'
import { openFreshDatabase } from './testing/open-fresh-database.ts'
import { createTestClock } from './testing/test-clock.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

const pool = createLightEngine()
const compose = (env: Record<string, string>) =>
  composeEngine({
    pool,
    config: readConfig({ STORE: 'none', FAL_KEY: 'fal key', ...env }),
    database,
    clock: createTestClock(),
    random: systemRandom,
    log: pino({ level: 'silent' }),
    onAttempt: () => {},
  })

test('without a chain the embedded engine draws everything by itself', () => {
  expect(compose({})).toBe(pool)
})

test('a model without a price keeps the server from starting, until it is given one', () => {
  const chain = { ENGINE_COUPLE: 'fal:fal-ai/brand-new/edit,studio' }
  expect(() => compose(chain)).toThrow('No price is known for fal:fal-ai/brand-new/edit')
  expect(compose({ ...chain, ENGINE_PRICES: '{"fal:fal-ai/brand-new/edit": 0.03}' })).not.toBe(pool)
})

test('a model whose price the table knows needs none', () => {
  expect(compose({ ENGINE_DRESS: 'fal:fal-ai/fashn/tryon/v1.6,studio' })).not.toBe(pool)
})
