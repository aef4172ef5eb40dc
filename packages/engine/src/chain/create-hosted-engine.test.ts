import { expect, test } from 'vitest'
import { EngineError } from '../spec/errors.ts'
import type { CoupleJob, JobContext, PortraitJob, Stage } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { createHostedEngine } from './create-hosted-engine.ts'
import type { ChainLink, ChainSettings } from './hosted-engine-options.ts'
import { createPurse, createStandInModel } from './testing/stand-in-model.ts'
import { createStandInPool } from './testing/stand-in-pool.ts'

const photo = new Uint8Array([1])
const couple: CoupleJob = {
  kind: 'couple',
  partners: [
    { photo, attire: 'dress' },
    { photo, attire: 'suit' },
  ],
  recipe: exampleRecipe(),
  widthPx: 1200,
  prompt: 'In a garden.',
}
const portrait: PortraitJob = { kind: 'portrait', person: { photo } }
const context: JobContext = { seed: 7, label: 'rose-arch' }

interface Given {
  links: readonly ChainLink[]
  budgetUsd?: number
  settings?: Partial<ChainSettings>
}

function start({ links, budgetUsd, settings }: Given) {
  const pool = createStandInPool()
  const purse = createPurse({ budgetUsd })
  const now = { ms: Date.UTC(2026, 0, 1) }
  const warned: unknown[] = []
  const engine = createHostedEngine({
    pool,
    chains: { couple: links, portrait: links },
    spending: purse,
    clock: { now: () => new Date(now.ms) },
    random: { seed: () => 0 },
    settings,
    log: { warn: (fields) => warned.push(fields) },
  })
  return { engine, pool, purse, now, warned }
}

const unavailable = (given: { retryAfterMs?: number } = {}) =>
  new EngineError('provider_unavailable', 'out of order', given)
const unsafe = () => new EngineError('unsafe', 'refused')

test('the first link that draws well gives the picture, and its price stands in the report', async () => {
  const google = createStandInModel('google', 'good')
  const { engine, pool, purse } = start({ links: [google, 'studio'] })
  const { report } = await engine.run(couple, context)
  expect(report).toMatchObject({ engine: 'google', model: 'google-1', costUsd: 0.04, warnings: [] })
  expect(pool.drawn).toEqual([])
  expect(purse.openUsd()).toBeCloseTo(0)
  expect(purse.attempts).toEqual([
    {
      kind: 'couple',
      provider: 'google',
      model: 'google-1',
      label: 'rose-arch',
      costUsd: 0.04,
      latencyMs: 0,
      round: 1,
      outcome: 'passed',
      likeness: [0.3],
      skinDeltaE: [2],
    },
  ])
})

test('a job without a chain, or with the studio alone, is drawn by the studio and costs nothing', async () => {
  for (const links of [['studio'] as const, []]) {
    const { engine, purse } = start({ links })
    expect((await engine.run(couple, context)).report).toMatchObject({ engine: 'studio', costUsd: 0 })
    expect(
      (await engine.run({ kind: 'hair', person: { photo }, colour: 'teal' }, context)).report.engine,
    ).toBe('studio')
    expect(purse.attempts).toEqual([])
  }
})

test('a picture that is refused is asked for once more, in firmer words and with another seed', async () => {
  const google = createStandInModel('google', 'unlike skin_differs', 'good')
  const { engine, purse, warned } = start({ links: [google, 'studio'] })
  const { report } = await engine.run(couple, context)
  expect(report).toMatchObject({ engine: 'google', costUsd: 0.08 })
  expect(purse.attempts.map(({ round, outcome }) => [round, outcome])).toEqual([
    [1, 'unlike'],
    [2, 'passed'],
  ])
  const [first, second] = google.requests
  expect(first.prompt).not.toContain('An earlier picture was refused')
  expect(second.prompt).toContain(
    'An earlier picture was refused because the first person had another colour of skin',
  )
  expect(second.seed).not.toBe(first.seed)
  expect(warned).toMatchObject([{ provider: 'google', code: 'unlike', reason: 'skin_differs', round: 1 }])
})

test('after two refused pictures the next link draws, and all that was spent is told', async () => {
  const google = createStandInModel('google', 'unlike')
  const fal = createStandInModel('fal', 'good')
  const { engine, purse } = start({ links: [google, fal, 'studio'] })
  const { report } = await engine.run(couple, context)
  expect(google.requests.length).toBe(2)
  expect(report).toMatchObject({ engine: 'fal', warnings: ['google:unlike'] })
  expect(report.costUsd).toBeCloseTo(0.12)
  expect(purse.spentUsd()).toBeCloseTo(0.12)
})

test('a provider that is out of order is asked once only, and the studio draws', async () => {
  const google = createStandInModel('google', unavailable())
  const { engine, purse } = start({ links: [google, 'studio'] })
  const { report } = await engine.run(couple, context)
  expect(google.requests.length).toBe(1)
  expect(report).toMatchObject({ engine: 'studio', costUsd: 0, warnings: ['google:provider_unavailable'] })
  expect(purse.attempts).toMatchObject([{ outcome: 'provider_unavailable', costUsd: 0 }])
  expect(purse.openUsd()).toBe(0)
})

test('a refusal by moderation goes to the next link; with nobody left the job ends as unsafe', async () => {
  const google = createStandInModel('google', unsafe())
  const saved = start({ links: [google, 'studio'] })
  expect((await saved.engine.run(couple, context)).report.engine).toBe('studio')
  const fal = createStandInModel('fal', unavailable())
  const { engine, purse } = start({ links: [google, fal] })
  await expect(engine.run(couple, context)).rejects.toMatchObject({ code: 'unsafe' })
  expect(purse.attempts.map(({ outcome }) => outcome)).toEqual(['unsafe', 'provider_unavailable'])
})

test('a model that hangs is left in time, and what it may bill is counted', async () => {
  const { engine, purse } = start({
    links: [createStandInModel('google', 'hang'), 'studio'],
    settings: { drawTimeoutMs: 30 },
  })
  const { report } = await engine.run(couple, context)
  expect(report).toMatchObject({ engine: 'studio', costUsd: 0.05, warnings: ['google:timed_out'] })
  expect(purse.spentUsd()).toBeCloseTo(0.05)
})

test('an answer that cannot be used counts against the budget, since it may be billed', async () => {
  for (const reason of ['unreachable', 'unreadable', 'too_big', 'not_a_picture', 'no_picture']) {
    const useless = new EngineError('provider_unavailable', 'useless', { reason, mayBeBilled: true })
    const { engine, purse } = start({ links: [createStandInModel('google', useless), 'studio'] })
    expect((await engine.run(couple, context)).report).toMatchObject({ engine: 'studio', costUsd: 0.05 })
    expect(purse.spentUsd(), reason).toBeCloseTo(0.05)
  }
})

test('a refusal costs nothing unless the provider had taken the order', async () => {
  const moderated = new EngineError('unsafe', 'refused', { mayBeBilled: true })
  const { engine, purse } = start({
    links: [createStandInModel('google', unsafe()), createStandInModel('fal', moderated), 'studio'],
  })
  await engine.run(couple, context)
  expect(purse.attempts.map(({ provider, costUsd }) => [provider, costUsd])).toEqual([
    ['google', 0],
    ['fal', 0.05],
  ])
})

test('no request is sent that could pass a budget', async () => {
  const google = createStandInModel('google', 'unlike')
  const { engine, purse } = start({ links: [google, 'studio'], budgetUsd: 0.06 })
  await engine.run(couple, context)
  // The second round would pass it.
  expect(google.requests.length).toBe(1)
  await engine.run(couple, context)
  expect(google.requests.length).toBe(1)
  expect(purse.spentUsd()).toBeLessThanOrEqual(0.06)
})

test('without the studio a used-up budget ends the job as over_budget', async () => {
  const { engine } = start({ links: [createStandInModel('google')], budgetUsd: 0 })
  await expect(engine.run(couple, context)).rejects.toMatchObject({ code: 'over_budget' })
})

test('a provider that fails three times in a row is left alone until its rest is over', async () => {
  const google = createStandInModel('google', unavailable())
  const { engine, now } = start({ links: [google, 'studio'], settings: { breakerRestMs: 1000 } })
  for (let i = 0; i < 5; i++) await engine.run(couple, context)
  expect(google.requests.length).toBe(3)
  now.ms += 1001
  await engine.run(couple, context)
  await engine.run(couple, context)
  expect(google.requests.length).toBe(4)
})

test('a provider that asks for patience gets it at once', async () => {
  const google = createStandInModel('google', unavailable({ retryAfterMs: 4000 }), 'good')
  const { engine, now } = start({ links: [google, 'studio'] })
  await engine.run(couple, context)
  await engine.run(couple, context)
  expect(google.requests.length).toBe(1)
  now.ms += 4001
  expect((await engine.run(couple, context)).report.engine).toBe('google')
})

test('a cancelled job stops drawing, tells what it may have cost, and asks nobody else', async () => {
  const controller = new AbortController()
  const fal = createStandInModel('fal', 'good')
  const { engine, pool, purse } = start({ links: [createStandInModel('google', 'hang'), fal, 'studio'] })
  const run = engine.run(couple, { ...context, signal: controller.signal })
  setTimeout(() => controller.abort(), 20)
  await expect(run).rejects.toMatchObject({ code: 'cancelled' })
  expect(purse.attempts).toMatchObject([{ provider: 'google', outcome: 'cancelled', costUsd: 0.05 }])
  expect(fal.requests).toEqual([])
  expect(pool.drawn).toEqual([])
})

test('close to its deadline a job goes straight to the studio', async () => {
  const google = createStandInModel('google')
  const { engine, now } = start({ links: [google, 'studio'] })
  const { report } = await engine.run(couple, { ...context, deadlineAt: new Date(now.ms + 46_000) })
  expect(google.requests).toEqual([])
  expect(report).toMatchObject({ engine: 'studio', warnings: ['google:timed_out'] })
})

test('a photo that cannot be used costs nothing: no model is asked', async () => {
  const google = createStandInModel('google')
  const { engine, pool, purse } = start({ links: [google, 'studio'] })
  pool.photoFailure = new EngineError('no_face', 'none', { partner: 1 })
  await expect(engine.run(couple, context)).rejects.toMatchObject({ code: 'no_face', partner: 1 })
  expect(google.requests).toEqual([])
  expect(purse.attempts).toEqual([])
})

test('a picture that was paid for survives one crash of the engine', async () => {
  const google = createStandInModel('google')
  const { engine, pool } = start({ links: [google, 'studio'] })
  pool.crashes = 1
  expect((await engine.run(couple, context)).report.engine).toBe('google')
  expect(google.requests.length).toBe(1)
})

test('a link that cannot draw a kind of job is passed over', async () => {
  const tryOn = {
    ...createStandInModel('fal'),
    can: () => ({ supported: false, reason: 'dresses only' }) as const,
  }
  const { engine, purse } = start({ links: [tryOn, 'studio'] })
  expect((await engine.run(couple, context)).report.engine).toBe('studio')
  expect(purse.attempts).toEqual([])
})

test('both takes of a portrait are drawn, each by whoever can, and paid for', { tags: ['A02'] }, async () => {
  const google = createStandInModel('google', 'good')
  const { engine } = start({ links: [google, 'studio'] })
  const { images, report } = await engine.run(portrait, context)
  expect(images.map(({ variant }) => variant)).toEqual(['natural', 'studio'])
  expect(new Set(google.requests.map(({ prompt }) => prompt)).size).toBe(2)
  expect(report).toMatchObject({ engine: 'google', costUsd: 0.08 })
})

test('the studio draws both takes at once when both fall to it', async () => {
  const { engine, pool } = start({ links: [createStandInModel('google', unavailable()), 'studio'] })
  const { images } = await engine.run(portrait, context)
  expect(images.map(({ variant }) => variant)).toEqual(['natural', 'studio'])
  expect(pool.drawn.length).toBe(1)
})

test('when one take cannot be drawn the other is stopped, and what it may cost is told', async () => {
  const { engine, purse } = start({ links: [createStandInModel('google', unsafe(), 'hang')] })
  await expect(engine.run(portrait, context)).rejects.toMatchObject({ code: 'unsafe' })
  expect(purse.attempts.map(({ outcome }) => outcome).toSorted()).toEqual(['cancelled', 'unsafe'])
  expect(purse.openUsd()).toBeCloseTo(0)
})

test('progress never goes back, whoever draws', async () => {
  const told: [Stage, number][] = []
  const google = createStandInModel('google', 'unlike')
  const { engine } = start({ links: [google, 'studio'] })
  await engine.run(couple, { ...context, onStage: (stage, fraction) => told.push([stage, fraction]) })
  const order: Stage[] = ['faces', 'scene', 'dressing', 'finishing', 'checking']
  const stages = told.map(([stage]) => order.indexOf(stage))
  const fractions = told.map(([, fraction]) => fraction)
  expect(stages).toEqual(stages.toSorted((a, b) => a - b))
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
  expect(told[0]).toEqual(['faces', 0])
})

test('a picture is not lost when its price cannot be written down', async () => {
  const pool = createStandInPool()
  const warned: string[] = []
  const engine = createHostedEngine({
    pool,
    chains: { couple: [createStandInModel('google')] },
    spending: { reserve: async () => true, settle: () => Promise.reject(new Error('database gone')) },
    clock: { now: () => new Date() },
    random: { seed: () => 0 },
    log: { warn: (_, message) => warned.push(message) },
  })
  expect((await engine.run(couple, context)).report.engine).toBe('google')
  expect(warned).toEqual(['cost of a hosted picture not recorded'])
})

test('a picture that costs more than its price says is told to the operator', async () => {
  const dear = { ...createStandInModel('google'), estimateUsd: () => 0.03 }
  const { engine, purse, warned } = start({ links: [dear, 'studio'] })
  await engine.run(couple, context)
  expect(warned).toEqual([{ provider: 'google', model: 'google-1', costUsd: 0.04, estimateUsd: 0.03 }])
  expect(purse.spentUsd()).toBeCloseTo(0.04)
})

test('a defect of an adapter costs one link and not the job', async () => {
  const broken = { ...createStandInModel('google'), draw: () => Promise.reject(new TypeError('defect')) }
  const { engine, purse } = start({ links: [broken, 'studio'] })
  expect((await engine.run(couple, context)).report.engine).toBe('studio')
  expect(purse.attempts).toMatchObject([{ outcome: 'provider_unavailable', costUsd: 0.05 }])
})
