// @module-tag slow
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { EngineError } from '../../spec/errors.ts'
import type { Attire, CoupleJob, Finish, Outcome, PreviewJob, Stage, StudioRecipe } from '../../spec/job.ts'
import { exampleRecipe } from '../../testing/example-recipe.ts'
import { sampleGroup } from '../../testing/sample-faces.ts'
import { understoodSample } from '../../testing/understood-sample.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { decodePhoto, describeFace, findFaces, likenessDistance } from '../../vision/index.ts'
import { composeJob, createStudioProvider } from './index.ts'

const recipe = exampleRecipe({ veil: true })
/** Stand for the photos of the two people. */
const [first, second] = [new Uint8Array([0]), new Uint8Array([1])]
let understood: [UnderstoodPhoto, UnderstoodPhoto]
/** A couple in a dress and a suit, drawn once for all tests that look at it, and what was told meanwhile. */
let drawn: Outcome
const told: { stage: Stage; fraction: number }[] = []

beforeAll(async () => {
  understood = [await understoodSample('earrings'), await understoodSample('parting')]
  const provider = createStudioProvider({ understand: async ({ photo }) => understood[photo[0]] })
  const onStage = (stage: Stage, fraction: number) => void told.push({ stage, fraction })
  drawn = await provider.run(couple(), { seed: 3, onStage })
}, 60_000)

function couple(attires: [Attire, Attire] = ['dress', 'suit'], given: Partial<StudioRecipe> = {}): CoupleJob {
  return {
    kind: 'couple',
    partners: [
      { photo: first, attire: attires[0] },
      { photo: second, attire: attires[1], isConfirmedAdult: true },
    ],
    recipe: { ...recipe, ...given },
    widthPx: 1200,
  }
}
/** For what does not look at faces closely. */
const smallCouple = (): CoupleJob => ({ ...couple(), widthPx: 600 })

const preview: PreviewJob = { kind: 'preview', attires: ['dress', 'suit'], recipe, widthPx: 600 }

async function facesOf(bytes: Uint8Array) {
  const image = await decodePhoto(bytes, 2000)
  const faces = await findFaces(image)
  return Promise.all(
    faces.map(async ({ mesh, box }) => ({ box, descriptor: await describeFace(image, mesh) })),
  )
}

test('two photos become a picture that holds exactly these two people', async () => {
  const { images, report } = drawn
  const [master] = images
  expect([master.role, master.widthPx, master.heightPx]).toEqual(['master', 1200, 1600])
  const faces = await facesOf(master.bytes)
  expect(faces.length).toBe(2)
  for (const { descriptor } of understood)
    expect(Math.min(...faces.map((face) => likenessDistance(face.descriptor, descriptor)))).toBeLessThan(0.45)
  expect(Math.max(...report.likeness)).toBeLessThanOrEqual(0.45)
  expect(Math.max(...report.skinDeltaE)).toBeLessThan(8)
  expect(report).toMatchObject({ engine: 'studio', costUsd: 0 })
  expect(Object.keys(report.stagesMs)).toEqual(
    expect.arrayContaining(['vision', 'matte', 'compose', 'finish', 'check', 'encode']),
  )
})

/** The couple is found again, each as themselves, in what was chosen for them. */
async function expectLook({ images, report }: Outcome, attires: readonly [Attire, Attire]) {
  expect(Math.max(...report.likeness)).toBeLessThanOrEqual(0.45)
  const faces = await facesOf(images[0].bytes)
  expect(faces.length).toBe(2)
  const { data, info } = await sharp(images[0].bytes).raw().toBuffer({ resolveWithObject: true })
  for (const [partner, { descriptor }] of understood.entries()) {
    const [{ box }] = faces.toSorted(
      (a, b) => likenessDistance(a.descriptor, descriptor) - likenessDistance(b.descriptor, descriptor),
    )
    // Below the outer shoulder, where a gown is white and a jacket is dark.
    const x = Math.round((box.left + box.right) / 2 + (box.left < 600 ? -0.09 : 0.09) * 1240)
    const y = Math.round(box.bottom + 0.3 * 1240)
    const green = data[(y * info.width + x) * 3 + 1]
    if (attires[partner] === 'dress') expect(green).toBeGreaterThan(110)
    else expect(green).toBeLessThan(95)
  }
}

test('each wears what was chosen for them', () => expectLook(drawn, ['dress', 'suit']))

const looks: { attires: [Attire, Attire]; finish: Finish; scene: string }[] = [
  { attires: ['suit', 'suit'], finish: 'watercolour', scene: 'beach' },
  { attires: ['dress', 'dress'], finish: 'film', scene: 'garden' },
  { attires: ['dress', 'suit'], finish: 'bw', scene: 'indoor-elegance' },
  { attires: ['suit', 'dress'], finish: 'soft', scene: 'beach' },
]

for (const { attires, finish, scene } of process.env.FULL ? looks : [])
  test(`${attires.join(' and ')} in ${finish}: both are found again, and each wears what was chosen for them`, async () => {
    const job = couple(attires, { finish, scene })
    await expectLook(await composeJob({ job, understood, context: { seed: 1 } }), attires)
  })

if (process.env.FULL)
  test('the same job and seed give the same bytes', async () => {
    const make = async () =>
      (await composeJob({ job: smallCouple(), understood, context: { seed: 9 } })).images.map(({ bytes }) =>
        Buffer.from(bytes),
      )
    expect(await make()).toEqual(await make())
  })

test('stages are reported in order with a fraction that never falls', () => {
  const stages = told.map(({ stage }) => stage)
  const fractions = told.map(({ fraction }) => fraction)
  expect(stages.filter((stage, i) => stage !== stages[i - 1])).toEqual([
    'faces',
    'scene',
    'dressing',
    'finishing',
    'checking',
  ])
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
  expect(fractions[fractions.length - 1]).toBe(1)
})

test('a cancelled job stops at the next step', async () => {
  const controller = new AbortController()
  const seen: Stage[] = []
  const work = composeJob({
    job: smallCouple(),
    understood,
    context: {
      seed: 1,
      signal: controller.signal,
      onStage: (stage) => {
        seen.push(stage)
        if (stage === 'dressing') controller.abort()
      },
    },
  })
  await expect(work).rejects.toMatchObject({ code: 'cancelled' })
  expect(seen).not.toContain('finishing')
})

test('a face that does not match its photo fails as unlike, after a gentler second try', {
  tags: ['slow'],
}, async () => {
  const stranger = { ...understood[1], descriptor: new Float32Array(128).fill(0.09) }
  const seen: Stage[] = []
  const failure = await composeJob({
    job: smallCouple(),
    understood: [understood[0], stranger],
    context: { seed: 1, onStage: (stage) => seen.push(stage) },
  }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EngineError)
  expect(failure).toMatchObject({ code: 'unlike', partner: 1 })
  expect(seen.filter((stage) => stage === 'finishing').length).toBe(2)
})

test('a head that lost its hair is refused at once: no finish brings it back', async () => {
  const [bald, other] = understood
  const head = bald.head.map((share, i) => (bald.hair[i] > 100 ? 0 : share))
  const seen: Stage[] = []
  const work = composeJob({
    job: couple(),
    understood: [{ ...bald, head }, other],
    context: { seed: 1, onStage: (stage) => seen.push(stage) },
  })
  await expect(work).rejects.toMatchObject({ code: 'unlike', reason: 'hair_lost', partner: 0 })
  expect(seen.filter((stage) => stage === 'finishing').length).toBe(1)
})

test('a failing photo is named by its partner', { tags: ['slow'] }, async () => {
  const job = couple()
  const group = { photo: await sampleGroup(6), attire: 'dress' } as const
  const run = createStudioProvider().run({ ...job, partners: [group, job.partners[1]] }, { seed: 1 })
  await expect(run).rejects.toMatchObject({ code: 'too_many_faces', partner: 0 })
})

test('unknown plates fail by their kind', async () => {
  const make = (given: Partial<StudioRecipe>) =>
    composeJob({ job: couple(['dress', 'suit'], given), understood, context: { seed: 1 } })
  await expect(make({ scene: 'moon' })).rejects.toMatchObject({ code: 'unknown_scene' })
  await expect(make({ suit: 'armour' })).rejects.toMatchObject({ code: 'unknown_attire' })
})

test('a preview shows the scene and the attire, no face, and comes with an icon', async () => {
  const { images, report } = await createStudioProvider().run(preview, { seed: 1 })
  expect(images.map(({ role, widthPx, heightPx }) => [role, widthPx, heightPx])).toEqual([
    ['master', 600, 800],
    ['thumb', 240, 240],
  ])
  expect(await findFaces(await decodePhoto(images[0].bytes, 2000))).toEqual([])
  expect(report.likeness).toEqual([])
})

test('a couple narrower than the promised size is not supported', () => {
  const { can } = createStudioProvider()
  expect(can(couple())).toEqual({ supported: true })
  expect(can({ ...couple(), widthPx: 800 })).toMatchObject({ supported: false })
  expect(can(preview)).toEqual({ supported: true })
})
