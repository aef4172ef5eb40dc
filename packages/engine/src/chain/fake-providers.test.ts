import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { driftedDrawing } from '../hosted-gate/testing/drifted-drawing.ts'
import { exampleDrawing } from '../hosted-gate/testing/example-drawings.ts'
import { createEnginePool } from '../pool/create-engine-pool.ts'
import { createHostedModel } from '../providers/hosted/index.ts'
import type { EnginePool } from '../spec/engine.ts'
import type { DressJob } from '../spec/job.ts'
import { type FakeProvider, startFakeProvider } from '../testing/hosted/index.ts'
import { sampleFace } from '../testing/sample-faces.ts'
import { createHostedEngine } from './create-hosted-engine.ts'
import { createPurse } from './testing/stand-in-model.ts'

const purse = createPurse({ budgetUsd: 1000 })
let pool: EnginePool
let google: FakeProvider
let engine: EnginePool
let job: DressJob

beforeAll(async () => {
  google = await startFakeProvider({
    provider: 'google',
    painter: async ({ references }) => redrawn(references[0]),
    otherPainter: () => exampleDrawing({ people: ['curls'], personHeightPx: 1300 }),
  })
  pool = createEnginePool({ size: 1 })
  engine = createHostedEngine({
    pool,
    chains: {
      dress: [
        createHostedModel({ provider: 'google', model: 'gemini-3-pro-image', account: google.account }),
        'studio',
      ],
    },
    spending: purse,
    clock: { now: () => new Date() },
    random: { seed: () => 0 },
    log: { warn: () => {} },
  })
  job = {
    kind: 'dress',
    person: { photo: await sampleFace('updo'), photoKey: 'updo' },
    dress: { recipe: { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false } },
    widthPx: 1200,
  }
}, 240_000)

afterAll(async () => {
  await google.close()
  await pool.close()
})

async function redrawn(reference: Uint8Array): Promise<Uint8Array> {
  const { widthPx, heightPx, data } = await driftedDrawing(reference)
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 93 })
    .toBuffer()
}

test("over the wire and through the gate a try-on comes back with the person's own face", {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  const { images, report } = await engine.run(job, { seed: 1 })
  expect(images.map(({ role }) => role)).toEqual(['master', 'preview', 'thumb'])
  expect(report).toMatchObject({ engine: 'google', model: 'gemini-3-pro-image' })
  expect(report.likeness[0]).toBeLessThan(0.2)
  expect(report.costUsd).toBeGreaterThan(0)
  expect(google.asked[0].references.length).toBe(2)
  expect(google.asked[0].prompt).toContain('Image 2 shows the dress')
})

test("a stranger's picture is asked for again, refused again, and the studio draws", {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  google.fail('another_picture')
  const before = purse.attempts.length
  const { report } = await engine.run(job, { seed: 1 })
  expect(report).toMatchObject({ engine: 'studio', warnings: expect.arrayContaining(['google:unlike']) })
  expect(report.costUsd).toBeGreaterThan(0)
  expect(purse.attempts.slice(before).map(({ round, outcome }) => [round, outcome])).toEqual([
    [1, 'unlike'],
    [2, 'unlike'],
  ])
  expect(purse.openUsd()).toBeCloseTo(0)
})

test('a refusal by moderation reaches nobody: the studio draws, and what it may cost is counted', {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  google.fail('refusal')
  const { report } = await engine.run(job, { seed: 1 })
  expect(report).toMatchObject({ engine: 'studio', warnings: expect.arrayContaining(['google:unsafe']) })
  // Google answers with 200, and bills what it answers so.
  expect(report.costUsd).toBeGreaterThan(0)
})
