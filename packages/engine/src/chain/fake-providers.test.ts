import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { driftedDrawing } from '../hosted-gate/testing/drifted-drawing.ts'
import { exampleDrawing } from '../hosted-gate/testing/example-drawings.ts'
import { createEnginePool } from '../pool/create-engine-pool.ts'
import { createHostedModel } from '../providers/hosted/index.ts'
import type { EnginePool } from '../spec/engine.ts'
import type { DressJob } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
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
    painter: ({ references }) => (references.length ? redrawn(references[0]) : drawnRoom()),
    otherPainter: () => exampleDrawing({ people: ['curls'], personHeightPx: 1300 }),
  })
  const model = createHostedModel({
    provider: 'google',
    model: 'gemini-3-pro-image',
    account: google.account,
  })
  pool = createEnginePool({ size: 1 })
  engine = createHostedEngine({
    pool,
    chains: {
      dress: [model, 'studio'],
      preview: [model],
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

/** A wall over a floor. */
function drawnRoom(): Promise<Uint8Array> {
  const floor = { create: { width: 900, height: 500, channels: 3, background: '#ca8' } } as const
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#9bc' } })
    .composite([{ input: floor, gravity: 'south' }])
    .png()
    .toBuffer()
}

test('over the wire and through the gate a preview comes back as the model drew it', {
  tags: ['slow'],
}, async () => {
  const preview = {
    kind: 'preview',
    attires: ['dress', 'suit'],
    recipe: exampleRecipe(),
    widthPx: 600,
  } as const
  const { images, report } = await engine.run(preview, { seed: 1 })
  expect(images.map(({ role }) => role)).toEqual(['master', 'thumb'])
  expect(report).toMatchObject({ engine: 'google', model: 'gemini-3-pro-image' })
  expect(report.costUsd).toBeGreaterThan(0)
  expect(google.asked.at(-1)?.references).toEqual([])
})

if (process.env.FULL) {
  test("over the wire and through the gate a try-on comes back with the person's own face", {
    timeout: 300_000,
  }, async () => {
    const { images, report } = await engine.run(job, { seed: 1 })
    expect(images.map(({ role }) => role)).toEqual(['master', 'preview', 'thumb'])
    expect(report).toMatchObject({ engine: 'google', model: 'gemini-3-pro-image' })
    expect(report.likeness[0]).toBeLessThan(0.2)
    expect(report.costUsd).toBeGreaterThan(0)
  })

  test("a stranger's picture is asked for again, refused again, and the studio draws", {
    timeout: 300_000,
  }, async () => {
    google.fail('another_picture')
    const [before, asked] = [purse.attempts.length, google.asked.length]
    const { report } = await engine.run(job, { seed: 1 })
    expect(report).toMatchObject({ engine: 'studio', warnings: expect.arrayContaining(['google:unlike']) })
    expect(report.costUsd).toBeGreaterThan(0)
    expect(purse.attempts.slice(before).map(({ round, outcome }) => [round, outcome])).toEqual([
      [1, 'unlike'],
      [2, 'unlike'],
    ])
    expect(purse.openUsd()).toBeCloseTo(0)
    expect(google.asked[asked].references.length).toBe(2)
    expect(google.asked[asked].prompt).toContain('Image 2 shows the dress')
  })

  test('a refusal by moderation reaches nobody: the studio draws, and what it may cost is counted', {
    timeout: 300_000,
  }, async () => {
    google.fail('refusal')
    const { report } = await engine.run(job, { seed: 1 })
    expect(report).toMatchObject({ engine: 'studio', warnings: expect.arrayContaining(['google:unsafe']) })
    // Google answers with 200, and bills what it answers so.
    expect(report.costUsd).toBeGreaterThan(0)
  })
}
