import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import {
  compositeWithTrainedAlgorithmicMedia,
  trainedAlgorithmicMedia,
} from '../encode/digital-source-type.ts'
import type { Candidate } from '../spec/engine.ts'
import type { HostedJob } from '../spec/hosted.ts'
import type { JobContext, Stage } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { sampleFace } from '../testing/sample-faces.ts'
import { understoodSample } from '../testing/understood-sample.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { judgeCandidate } from './judge-candidate.ts'
import { driftedDrawing } from './testing/drifted-drawing.ts'
import { exampleDrawing } from './testing/example-drawings.ts'

let photo: Uint8Array
let understood: UnderstoodPhoto[]
beforeAll(async () => {
  photo = await sampleFace('earrings')
  understood = []
  for (const name of ['earrings', 'parting'] as const) understood.push(await understoodSample(name))
}, 240_000)

const jobs = {
  couple: (): HostedJob => ({
    kind: 'couple',
    partners: [
      { photo, attire: 'dress' },
      { photo, attire: 'suit' },
    ],
    recipe: exampleRecipe(),
    widthPx: 1200,
  }),
  dress: (): HostedJob => ({ kind: 'dress', person: { photo }, dress: { photo }, widthPx: 1200 }),
  portrait: (): HostedJob => ({ kind: 'portrait', person: { photo } }),
  preview: (): HostedJob => ({
    kind: 'preview',
    attires: ['dress', 'suit'],
    recipe: exampleRecipe(),
    widthPx: 1200,
  }),
}

interface Given {
  job: HostedJob
  bytes: Uint8Array
  variant?: Candidate['variant']
  people?: number
  context?: Partial<JobContext>
}

function judge({ job, bytes, variant, people = 1, context }: Given) {
  return judgeCandidate({
    candidate: { job, bytes, variant, provider: 'google', model: 'gemini-3-pro-image', costUsd: 0.04 },
    understood: understood.slice(0, people),
    context: { seed: 0, ...context },
  })
}
const drawnAlone = () => exampleDrawing({ people: ['earrings'], personHeightPx: 1300 })
const encoded = ({ widthPx, heightPx, data }: Awaited<ReturnType<typeof driftedDrawing>>) =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 93 })
    .toBuffer()

test('a couple that passes comes as master, watermarked preview and thumbnail, with its figures', {
  tags: ['slow'],
}, async () => {
  const stages: [Stage, number][] = []
  const bytes = await exampleDrawing({ people: ['parting', 'earrings'] })
  const { images, report } = await judge({
    job: jobs.couple(),
    bytes,
    people: 2,
    context: { onStage: (stage, fraction) => stages.push([stage, fraction]) },
  })
  expect(images.map(({ role, widthPx, heightPx }) => [role, widthPx, heightPx])).toEqual([
    ['master', 1200, 1600],
    ['preview', 1080, 1440],
    ['thumb', 480, 640],
  ])
  expect(report).toMatchObject({ engine: 'google', model: 'gemini-3-pro-image', costUsd: 0.04, warnings: [] })
  expect(report.likeness.length).toBe(2)
  expect(Math.max(...report.likeness)).toBeLessThan(0.4)
  expect(report.skinDeltaE.length).toBe(2)
  expect(stages.at(-1)).toEqual(['checking', 1])
})

test('every size of a take carries its variant, and says that a model drew around people, and nothing else', {
  tags: ['slow'],
}, async () => {
  const drawn = await sharp(await drawnAlone())
    .withExif({ IFD0: { Software: 'somebody else' } })
    .toBuffer()
  const { images } = await judge({ job: jobs.portrait(), bytes: drawn, variant: 'studio' })
  expect(images.map(({ role, variant }) => `${role}:${variant}`)).toEqual([
    'master:studio',
    'preview:studio',
    'thumb:studio',
  ])
  for (const { bytes } of images) {
    const { xmpAsString, exif, icc } = await sharp(bytes).metadata()
    expect(xmpAsString).toContain(`"${compositeWithTrainedAlgorithmicMedia}"`)
    expect([exif, icc]).toEqual([undefined, undefined])
  }
})

test('a preview needs nobody in it, has no watermark, and says that a model drew all of it', async () => {
  const sky = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#9bc' } })
    .composite([
      { input: { create: { width: 900, height: 500, channels: 3, background: '#ca8' } }, gravity: 'south' },
    ])
    .png()
    .toBuffer()
  const { images, report } = await judge({ job: jobs.preview(), bytes: sky, people: 0 })
  expect(images.map(({ role, widthPx }) => [role, widthPx])).toEqual([
    ['master', 1200],
    ['thumb', 240],
  ])
  expect(report.likeness).toEqual([])
  for (const { bytes: made } of images)
    expect((await sharp(made).metadata()).xmpAsString).toContain(`"${trainedAlgorithmicMedia}"`)
})

test("a try-on comes back with the person's own face, more like them than the drawn one", {
  tags: ['slow'],
  timeout: 240_000,
}, async () => {
  const drawing = await driftedDrawing(photo, { widthPx: 900, heightPx: 1200 })
  const { images, report } = await judge({ job: jobs.dress(), bytes: await encoded(drawing) })
  expect(images.length).toBe(3)
  expect(report.likeness[0]).toBeLessThan(0.15)
  expect(report.skinDeltaE[0]).toBeLessThan(6)
  expect(Object.keys(report.stagesMs)).toEqual(expect.arrayContaining(['fit', 'check', 'compose', 'encode']))
})

const drawStranger = process.env.FULL
  ? async () => encoded(await driftedDrawing(await sampleFace('curls')))
  : () => exampleDrawing({ people: ['curls'], personHeightPx: 1300 })

test('a try-on of somebody else is refused, however well it is drawn', { tags: ['slow'] }, async () => {
  const bytes = await drawStranger()
  await expect(judge({ job: jobs.dress(), bytes })).rejects.toMatchObject({ code: 'unlike' })
})

test('a page instead of a picture and a picture of another shape are the fault of the provider', async () => {
  const page = new TextEncoder().encode('<html>')
  await expect(judge({ job: jobs.portrait(), bytes: page })).rejects.toMatchObject({
    code: 'provider_unavailable',
    reason: 'not_a_picture',
  })
  const square = await exampleDrawing({ people: ['earrings'], widthPx: 1200, heightPx: 1200 })
  await expect(judge({ job: jobs.portrait(), bytes: square })).rejects.toMatchObject({
    reason: 'wrong_shape',
  })
})

test('a cancelled judgement stops before it looks', async () => {
  const given = { job: jobs.portrait(), bytes: await drawnAlone(), context: { signal: AbortSignal.abort() } }
  await expect(judge(given)).rejects.toMatchObject({ code: 'cancelled' })
})
