import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleDrawing } from '../hosted-gate/testing/example-drawings.ts'
import type { EnginePool } from '../spec/engine.ts'
import type { CoupleJob, CoupleThumbnailJob, PreviewJob, Stage } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { sampleFace, sampleGroup } from '../testing/sample-faces.ts'
import { createEnginePool } from './create-engine-pool.ts'
import { endChild, engineChildren } from './testing/engine-children.ts'

const recipe = exampleRecipe()
const preview: PreviewJob = { kind: 'preview', attires: ['suit', 'suit'], recipe, widthPx: 120 }
const noImage = new TextEncoder().encode('not a picture')
const before = new Set(engineChildren())
const children = () => engineChildren().filter((id) => !before.has(id))

let portrait: Uint8Array
let wall: Uint8Array
let pool: EnginePool

beforeAll(async () => {
  pool = createEnginePool({ size: 2 })
  portrait = await sharp(await sampleFace('parting'))
    .resize(380)
    .jpeg()
    .toBuffer()
  wall = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#c8bfb0' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await pool.close()
  expect(children()).toEqual([])
})

function couple(first: Uint8Array, second: Uint8Array): CoupleJob {
  return {
    kind: 'couple',
    partners: [
      { photo: first, attire: 'dress', isConfirmedAdult: true },
      { photo: second, attire: 'suit', isConfirmedAdult: true },
    ],
    recipe,
    widthPx: 1200,
  }
}

test('processes killed as they warm up start again, as many as were asked for, with the next work', {
  tags: ['slow'],
}, async () => {
  await expect.poll(() => children().length, { timeout: 20_000 }).toBe(2)
  // It also spares the other tests the loading of models that they do not need.
  for (const id of children()) endChild(id)
  await expect.poll(children, { timeout: 20_000 }).toEqual([])
  // The end of the first warm-up is heard when the queue hands out its process.
  await Promise.allSettled([pool.findFaces(noImage), pool.findFaces(noImage)])
  const answers = await Promise.allSettled([pool.findFaces(noImage), pool.findFaces(noImage)])
  for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'not_an_image' } })
  expect(children().length).toBe(2)
})

test('a photo without a face has no findings, and says so', { tags: ['slow'] }, async () => {
  await expect(pool.understand({ photo: wall, photoKey: 'a wall' })).rejects.toMatchObject({
    code: 'no_face',
  })
})

test('a photo of 1 × 300 px is refused by every look at it', async () => {
  const thin = await sharp({ create: { width: 1, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const refused = { name: 'EngineError', code: 'image_too_narrow' }
  await expect(pool.findFaces(thin)).rejects.toMatchObject(refused)
  await expect(pool.coach({ photo: thin, photoKey: 'thin' })).rejects.toMatchObject(refused)
  await expect(pool.understand({ photo: thin, photoKey: 'thin' })).rejects.toMatchObject(refused)
  await expect(pool.checkDress(thin)).rejects.toMatchObject(refused)
  await expect(pool.run(couple(portrait, thin), { seed: 1 })).rejects.toMatchObject({
    ...refused,
    partner: 1,
  })
})

test('a photo that nobody has understood yet is coached', { tags: ['slow'] }, async () => {
  const { faces, hints } = await pool.coach({ photo: portrait })
  expect(faces.length).toBe(1)
  expect(hints.filter(({ severity }) => severity === 'block')).toEqual([])
  await expect(pool.coach({ photo: await sampleGroup(6) })).rejects.toMatchObject({ code: 'too_many_faces' })
})

test('an understood photo is kept under its key until it is forgotten', { tags: ['slow'] }, async () => {
  const findings = await pool.understand({ photo: portrait, photoKey: 'photo 1' })
  const [face, ...others] = findings.faces
  expect(others).toEqual([])
  expect(Math.abs(face.x + face.width / 2 - 0.5)).toBeLessThan(0.2)
  // Whatever is sent along, the key is known: nothing is looked at again.
  expect(await pool.understand({ photo: noImage, photoKey: 'photo 1' })).toEqual(findings)
  expect(await pool.coach({ photo: noImage, photoKey: 'photo 1' })).toEqual(findings)

  // A judged picture is held against what is kept, too.
  const person = { photo: noImage, photoKey: 'photo 1', isConfirmedAdult: true }
  const job = { kind: 'portrait', person } as const
  const made = { provider: 'google', model: 'gemini-3-pro-image', costUsd: 0.04 }
  const judge = async (name: 'parting' | 'curls') => {
    const bytes = await exampleDrawing({ people: [name], personHeightPx: 1300 })
    return pool.judge({ ...made, job, bytes }, { seed: 1 })
  }
  expect((await judge('parting')).report).toMatchObject({ engine: 'google', costUsd: 0.04 })
  await expect(judge('curls')).rejects.toMatchObject({ code: 'unlike' })

  pool.forget('photo 1')
  await expect(pool.understand({ photo: noImage, photoKey: 'photo 1' })).rejects.toMatchObject({
    code: 'not_an_image',
  })
})

test('two photos show one person or two, whether they were understood before or not', {
  tags: ['slow'],
}, async () => {
  const darker = await sharp(portrait).modulate({ brightness: 0.7 }).jpeg().toBuffer()
  const isAsOne = (photo: Uint8Array) =>
    pool.showSamePerson({ photo, photoKey: 'one' }, { photo: darker, photoKey: 'darker' })
  expect(await isAsOne(portrait)).toBe(true)
  expect(await isAsOne(await sampleFace('earrings'))).toBe(false)
  await expect(isAsOne(wall)).rejects.toMatchObject({ code: 'no_face' })

  await pool.understand({ photo: await sampleFace('earrings'), photoKey: 'one' })
  expect(await isAsOne(noImage)).toBe(false)
  pool.forget('one')
  await pool.understand({ photo: portrait, photoKey: 'one' })
  expect(await isAsOne(noImage)).toBe(true)

  pool.forget('one')
  await expect(isAsOne(noImage)).rejects.toMatchObject({ code: 'not_an_image' })
})

test('of a kept photo of somebody young, too, it has to be said that they are an adult', {
  tags: ['slow'],
}, async () => {
  await pool.understand({ photo: await sampleFace('layers'), photoKey: 'young' })
  const job = { kind: 'portrait', person: { photo: noImage, photoKey: 'young' } } as const
  const bytes = await exampleDrawing({ people: ['layers'], personHeightPx: 1300 })
  const made = { provider: 'google', model: 'gemini-3-pro-image', costUsd: 0.04 }

  await expect(pool.judge({ ...made, job, bytes }, { seed: 1 })).rejects.toMatchObject({
    code: 'age_unconfirmed',
    partner: 0,
  })
  pool.forget('young')
})

test('a try-on shows a model the person and the dress of the catalogue', { tags: ['slow'] }, async () => {
  const dress = { recipe: { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false } }
  const job = {
    kind: 'dress',
    person: { photo: portrait, isConfirmedAdult: true },
    dress,
    widthPx: 1200,
  } as const
  const references = await pool.prepareReferences(job, { seed: 1 })
  expect(references.map(({ role }) => role)).toEqual(['person', 'garment'])
  expect((await sharp(references[1].bytes).metadata()).width).toBe(1000)
})

test('a couple’s job names the partner whose photo failed, and makes nothing', async () => {
  const stages: Stage[] = []
  const run = pool.run(couple(noImage, noImage), { seed: 1, onStage: (stage) => stages.push(stage) })
  await expect(run).rejects.toMatchObject({ code: 'not_an_image', partner: expect.any(Number) })
  expect(stages).toEqual(['faces'])
})

test('two pictures at once are the same, and each tells its stages and times', {
  tags: ['slow'],
}, async () => {
  const draw = async () => {
    const stages = new Set<Stage>()
    const outcome = await pool.run(preview, { seed: 7, onStage: (stage) => stages.add(stage) })
    return { ...outcome, stages: [...stages] }
  }
  const [one, other] = await Promise.all([draw(), draw()])
  expect(Buffer.compare(one.images[0].bytes, other.images[0].bytes)).toBe(0)
  for (const { stages, report } of [one, other]) {
    expect(stages).toEqual(['dressing', 'finishing'])
    expect(Object.keys(report.stagesMs)).toEqual(expect.arrayContaining(['understand', 'compose', 'encode']))
  }
})

test('a job whose signal has fired is cancelled and blocks nobody', async () => {
  await expect(pool.run(preview, { seed: 1, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'cancelled',
  })
  await expect(pool.findFaces(noImage)).rejects.toMatchObject({ code: 'not_an_image' })
})

test('the memory of both processes is counted', async () => {
  const bytes = await pool.memoryBytes()
  expect(bytes).toBeGreaterThan(80e6)
  expect(bytes).toBeLessThan(3e9)
})

test('when one process is killed, its picture fails as a crash, the other is made, and both work on', {
  tags: ['slow'],
}, async () => {
  const [first, second] = children()
  const draw = () => pool.run(preview, { seed: 1 })
  const pictures = Promise.allSettled([draw(), draw()])
  endChild(first)
  const [made, lost] = (await pictures).toSorted((a, b) => a.status.localeCompare(b.status))
  expect(made.status).toBe('fulfilled')
  expect(lost).toMatchObject({ reason: { code: 'engine_crashed' } })

  const answers = await Promise.allSettled([pool.findFaces(noImage), pool.findFaces(noImage)])
  for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'not_an_image' } })
  expect(children().length).toBe(2)
  expect(children()).toContain(second)
})

test('a closed pool leaves no process and refuses work, also what was still waiting', async () => {
  const closing = createEnginePool({ size: 1 })
  const waiting = closing.findFaces(wall).catch((error: unknown) => error)
  await closing.close()
  expect(await waiting).toMatchObject({ code: 'engine_crashed' })
  await expect(closing.run(preview, { seed: 1 })).rejects.toMatchObject({ code: 'engine_crashed' })
  expect(children().length).toBe(2)
})

test('a thumbnail is drawn once for the same photos and style, and again after one of them is forgotten', {
  tags: ['slow'],
}, async () => {
  const job = (key: string): CoupleThumbnailJob => ({
    kind: 'couple-thumbnail',
    partners: [
      { photo: portrait, photoKey: key, attire: 'dress', isConfirmedAdult: true },
      { photo: portrait, photoKey: 'other', attire: 'suit', isConfirmedAdult: true },
    ],
    recipe,
    widthPx: 120,
  })
  const first = await pool.run(job('one'), { seed: 0 })
  expect(first.images).toMatchObject([{ role: 'thumb', widthPx: 120, heightPx: 160 }])
  expect(await pool.run(job('one'), { seed: 0 })).toBe(first)
  expect(await pool.run(job('two'), { seed: 0 })).not.toBe(first)
  pool.forget('one')
  const again = await pool.run(job('one'), { seed: 0 })
  expect(again).not.toBe(first)
  expect(again.images).toEqual(first.images)
})
