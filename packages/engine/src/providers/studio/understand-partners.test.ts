import { expect, test } from 'vitest'
import { examplePortrait } from '../../compose/testing/example-portrait.ts'
import { EngineError } from '../../spec/errors.ts'
import type { CoupleJob, Partner, PreviewJob, Stage } from '../../spec/job.ts'
import { exampleRecipe } from '../../testing/example-recipe.ts'
import { createStudioProvider } from './index.ts'

const recipe = exampleRecipe({ scene: 'moon' })
const bytes = (...values: number[]) => new Uint8Array(values)
const couple = (...partners: [Partner, Partner]): CoupleJob => ({
  kind: 'couple',
  partners,
  recipe,
  widthPx: 1200,
})
const job = couple({ photo: bytes(1), attire: 'dress', faceAt: 2 }, { photo: bytes(2), attire: 'suit' })
const preview: PreviewJob = { kind: 'preview', attires: ['suit', 'suit'], recipe, widthPx: 120 }
const portrait = examplePortrait({ pxPerCm: 1 })

test('each partner’s own photo is understood, with the face that was chosen for it', async () => {
  const asked: unknown[] = []
  const provider = createStudioProvider({
    understand: async (request) => {
      asked.push(request)
      return portrait
    },
  })
  // The scene does not exist: the work ends once both photos are understood.
  await expect(provider.run(job, { seed: 1 })).rejects.toMatchObject({ code: 'unknown_scene' })
  expect(asked).toEqual([
    { photo: bytes(1), faceAt: 2 },
    { photo: bytes(2), faceAt: undefined },
  ])
})

test.each([0, 1])(
  'an expected failure names partner %i and keeps its code, words and cause',
  async (partner) => {
    const cause = new EngineError('no_face', 'No face was found.')
    const provider = createStudioProvider({
      understand: async ({ photo }) => {
        if (photo[0] === partner + 1) throw cause
        return portrait
      },
    })
    await expect(provider.run(job, { seed: 1 })).rejects.toMatchObject({
      code: 'no_face',
      message: 'No face was found.',
      partner,
      cause,
    })
  },
)

test('a defect is passed on as it is', async () => {
  const defect = new TypeError('undefined is not a mesh')
  const provider = createStudioProvider({ understand: () => Promise.reject(defect) })
  await expect(provider.run(job, { seed: 1 })).rejects.toBe(defect)
})

test('a cancelled job looks at no photo, and one cancelled meanwhile at no other', async () => {
  const controller = new AbortController()
  let looks = 0
  const provider = createStudioProvider({
    understand: async () => {
      looks++
      controller.abort()
      return portrait
    },
  })
  const cancelled = { code: 'cancelled' }
  await expect(provider.run(job, { seed: 1, signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled)
  expect(looks).toBe(0)
  await expect(provider.run(job, { seed: 1, signal: controller.signal })).rejects.toMatchObject(cancelled)
  expect(looks).toBe(1)
})

test('a preview looks at no photo', async () => {
  const stages: Stage[] = []
  const provider = createStudioProvider({ understand: () => Promise.reject(new Error('looked')) })
  const run = provider.run(preview, { seed: 1, onStage: (stage) => stages.push(stage) })
  await expect(run).rejects.toMatchObject({ code: 'unknown_scene' })
  expect(stages).toEqual([])
})

test('any preview can be drawn, a couple from 1200 px on, and a refusal gives its reason', () => {
  const { can } = createStudioProvider()
  expect(can({ ...preview, widthPx: 1 })).toEqual({ supported: true })
  expect(can(job)).toEqual({ supported: true })
  expect(can({ ...job, widthPx: 1199 })).toEqual({
    supported: false,
    reason: 'A picture is at least 1200 px wide.',
  })
})
