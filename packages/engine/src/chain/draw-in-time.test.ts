import { expect, test } from 'vitest'
import { EngineError } from '../spec/errors.ts'
import type { DrawRequest } from '../spec/hosted.ts'
import { drawInTime } from './draw-in-time.ts'
import { createStandInModel } from './testing/stand-in-model.ts'

const request: DrawRequest = {
  kind: 'couple',
  references: [],
  prompt: 'A garden.',
  widthPx: 1200,
  heightPx: 1600,
  seed: 1,
}
const signal = new AbortController().signal

test('a drawing that comes in time is given back with its price', async () => {
  const drawing = await drawInTime({
    model: createStandInModel('google', 'good'),
    request,
    timeoutMs: 500,
    signal,
  })
  expect(drawing).toMatchObject({ costUsd: 0.04 })
})

test('a model that does not hear that its time is over is not waited for', async () => {
  const deaf = { ...createStandInModel('google'), draw: () => new Promise<never>(() => {}) }
  expect(await drawInTime({ model: deaf, request, timeoutMs: 20, signal })).toMatchObject({
    code: 'timed_out',
  })
})

test('a model hears that its time is over', async () => {
  let heard: unknown
  const model = {
    ...createStandInModel('google'),
    draw: (_: DrawRequest, { signal: ends }: { signal: AbortSignal }) =>
      new Promise<never>(() => ends.addEventListener('abort', () => (heard = ends.aborted))),
  }
  await drawInTime({ model, request, timeoutMs: 20, signal })
  expect(heard).toBe(true)
})

test('a job that is cancelled before sends no request', async () => {
  const model = createStandInModel('google', 'good')
  const failure = await drawInTime({ model, request, timeoutMs: 500, signal: AbortSignal.abort() })
  expect(failure).toMatchObject({ code: 'cancelled' })
  expect(model.requests).toEqual([])
})

test('a coded failure is told as it is, a defect with its cause', async () => {
  const refused = new EngineError('unsafe', 'no')
  const told = await drawInTime({
    model: createStandInModel('google', refused),
    request,
    timeoutMs: 500,
    signal,
  })
  expect(told).toBe(refused)
  const cause = new TypeError('defect')
  const broken = { ...createStandInModel('google'), draw: () => Promise.reject(cause) }
  expect(await drawInTime({ model: broken, request, timeoutMs: 500, signal: undefined })).toMatchObject({
    code: 'provider_unavailable',
    reason: 'defect',
    cause,
  })
})
