// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { EngineError } from '../spec/errors.ts'
import type { PreviewJob, Stage } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { EngineProcess } from './engine-process.ts'
import { endChild, engineChildren } from './testing/engine-children.ts'

const noImage = new TextEncoder().encode('not a picture')
const faces = { task: { kind: 'faces', photo: noImage }, timeoutMs: 60_000 } as const
const preview: PreviewJob = {
  kind: 'preview',
  attires: ['suit', 'suit'],
  recipe: exampleRecipe(),
  widthPx: 120,
}
const draw = (job = preview) => ({ kind: 'run' as const, job, seed: 1, understood: [] })
const timeoutMs = 60_000

const before = new Set(engineChildren())
/** Children of this file's processes; others run beside it in the same worker. */
const children = () => engineChildren().filter((id) => !before.has(id))

/** Shared by most tests, since a child takes a moment to start. */
const engine = new EngineProcess()
afterAll(async () => {
  await engine.close()
  expect(children()).toEqual([])
})

test('a process starts with its first task and is kept for the next', async () => {
  expect(children()).toEqual([])
  await expect(engine.perform(faces)).rejects.toMatchObject({ code: 'not_an_image' })
  const [child] = children()
  await expect(engine.perform(faces)).rejects.toMatchObject({ code: 'not_an_image' })
  expect(children()).toEqual([child])
  expect(engine.residentBytes).toBeGreaterThan(20e6)
})

test('a failure crosses the process boundary as the error it was', async () => {
  const failure = await engine.perform(faces).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EngineError)
  const unknown = { ...preview, recipe: { ...preview.recipe, scene: 'moon' } }
  await expect(engine.perform({ task: draw(unknown), timeoutMs })).rejects.toMatchObject({
    name: 'EngineError',
    code: 'unknown_scene',
  })
})

test('a defect in the child reaches the caller as an error with its own words and no code', async () => {
  const broken = { ...preview, widthPx: Number.NaN }
  const failure = await engine.perform({ task: draw(broken), timeoutMs }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(EngineError)
  expect(String(failure)).not.toBe('Error')
})

test('a killed child fails its task as a crash, and the next task starts a new child', async () => {
  await engine.perform(faces).catch(() => undefined)
  const [child] = children()
  const lost = engine.perform({ task: draw(), timeoutMs })
  const outcome = expect(lost).rejects.toMatchObject({ code: 'engine_crashed' })
  endChild(child)
  await outcome
  expect(engine.isBusy).toBe(false)
  await expect(engine.perform(faces)).rejects.toMatchObject({ code: 'not_an_image' })
  expect(children()).not.toContain(child)
})

test('a task that takes too long fails, and its child is not left running', async () => {
  const hurried = new EngineProcess()
  const kept = children()
  await expect(hurried.perform({ task: draw(), timeoutMs: 1 })).rejects.toMatchObject({ code: 'timed_out' })
  await expect.poll(children, { timeout: 10_000 }).toEqual(kept)
})

test('a cancelled task stops between steps and leaves its child for the next', async () => {
  const controller = new AbortController()
  const stages: Stage[] = []
  const drawn = engine.perform({
    task: draw(),
    timeoutMs,
    signal: controller.signal,
    onStage: (stage) => {
      stages.push(stage)
      controller.abort()
    },
  })
  await expect(drawn).rejects.toMatchObject({ code: 'cancelled' })
  expect(stages).not.toContain('finishing')
  const [child] = children()
  await expect(engine.perform(faces)).rejects.toMatchObject({ code: 'not_an_image' })
  expect(children()).toEqual([child])
})

test('work that is cancelled before it begins starts nothing', async () => {
  const idle = new EngineProcess()
  const running = children()
  await expect(idle.perform({ ...faces, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'cancelled',
  })
  expect(children()).toEqual(running)
})

test('closing fails what is still being done, so that nobody waits for it', async () => {
  const closing = new EngineProcess()
  const running = children()
  const open = closing.perform({ task: draw(), timeoutMs })
  const outcome = expect(open).rejects.toMatchObject({
    code: 'engine_crashed',
    message: 'The engine was closed.',
  })
  expect(closing.isBusy).toBe(true)
  await closing.close()
  await outcome
  expect(closing.isBusy).toBe(false)
  expect(children()).toEqual(running)
})

test('a closed process starts no child any more, and may be closed twice', async () => {
  const closed = new EngineProcess()
  await closed.close()
  await closed.close()
  await expect(closed.perform(faces)).rejects.toMatchObject({ code: 'engine_crashed' })
  expect(closed.residentBytes).toBe(0)
})
