import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hairColours } from '../../spec/hair-colour.ts'
import type { Job, Stage } from '../../spec/job.ts'
import { sampleFace } from '../../testing/sample-faces.ts'
import { createStudioProvider } from './index.ts'

const provider = createStudioProvider()
let photo: Uint8Array

beforeAll(async () => {
  photo = await sampleFace('parting')
})

test('retouching is supported', () => {
  const jobs: Job[] = [
    { kind: 'portrait', person: { photo, isConfirmedAdult: true } },
    { kind: 'hair', person: { photo, isConfirmedAdult: true }, colour: 'copper' },
    { kind: 'hair-swatches', person: { photo, isConfirmedAdult: true }, widthPx: 200 },
  ]
  expect(jobs.map((job) => provider.can(job).supported)).toEqual([true, true, true])
})

test('a portrait comes back in two variants that hold the same face', {
  tags: ['A02', 'slow'],
  timeout: 60_000,
}, async () => {
  const stages: Stage[] = []
  const { images, report } = await provider.run(
    { kind: 'portrait', person: { photo, isConfirmedAdult: true } },
    { seed: 2, onStage: (stage) => stages.push(stage) },
  )
  expect(images.map(({ role, variant }) => `${role}:${variant}`)).toEqual([
    'master:natural',
    'preview:natural',
    'thumb:natural',
    'master:studio',
    'preview:studio',
    'thumb:studio',
  ])
  const { width, height } = await sharp(images[0].bytes).metadata()
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(1200)
  expect(report.likeness[0]).toBeLessThan(0.4)
  expect(report.skinDeltaE[0]).toBeLessThan(6)
  expect(report.warnings).toEqual([])
  expect(stages).toEqual(expect.arrayContaining(['faces', 'finishing', 'checking']))
})

test('a photo that needs hardly anything is named in the report', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const person = { photo: await sampleFace('choker'), isConfirmedAdult: true }
  const { report } = await provider.run({ kind: 'portrait', person }, { seed: 2 })
  expect(report.warnings).toEqual(['hardly_changed'])
})

test('dyed hair leaves the face as it is', { tags: ['slow'], timeout: 60_000 }, async () => {
  const { images, report } = await provider.run(
    { kind: 'hair', person: { photo, isConfirmedAdult: true }, colour: 'copper' },
    { seed: 2 },
  )
  expect(images.map(({ variant }) => variant)).toEqual(['copper', 'copper', 'copper'])
  expect(report.likeness[0]).toBeLessThan(0.3)
  expect(report.skinDeltaE[0]).toBeLessThan(1)
})

test('swatches come as one small picture per colour', { tags: ['slow'] }, async () => {
  const { images } = await provider.run(
    { kind: 'hair-swatches', person: { photo, isConfirmedAdult: true }, widthPx: 150 },
    { seed: 2 },
  )
  expect(images.map(({ variant }) => variant)).toEqual(hairColours)
  expect(new Set(images.map(({ role, mime, widthPx }) => `${role} ${mime} ${widthPx}`))).toEqual(
    new Set(['swatch image/webp 150']),
  )
})

test('a picture without a face is refused before anything is made', async () => {
  const grey = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  for (const job of [
    { kind: 'portrait', person: { photo: grey } },
    { kind: 'hair-swatches', person: { photo: grey }, widthPx: 150 },
  ] as const)
    await expect(provider.run(job, { seed: 1 })).rejects.toMatchObject({ code: 'no_face' })
}, 60_000)
