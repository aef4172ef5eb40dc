import { expect, test } from 'vitest'
import { EngineError } from '../spec/errors.ts'
import type { EncodedImage, Outcome } from '../spec/job.ts'
import { joinTakes, onlyVariant, takesOf } from './takes.ts'
import { worstFailure } from './worst-failure.ts'

const image = (variant?: string): EncodedImage => ({
  role: 'master',
  variant,
  bytes: new Uint8Array(0),
  mime: 'image/jpeg',
  widthPx: 1,
  heightPx: 1,
})
const take = (variant: string, given: Partial<Outcome['report']>): Outcome => ({
  images: [image(variant)],
  report: {
    engine: 'google',
    model: 'g',
    stagesMs: {},
    likeness: [],
    skinDeltaE: [],
    warnings: [],
    costUsd: 0,
    ...given,
  },
})

test('a portrait asks for two pictures, everything else for one', () => {
  const person = { photo: new Uint8Array(0) }
  expect(takesOf({ kind: 'portrait', person })).toEqual(['natural', 'studio'])
  expect(takesOf({ kind: 'dress', person, dress: { photo: person.photo }, widthPx: 1200 })).toEqual([
    undefined,
  ])
})

test('of what the studio made a take keeps its own pictures', () => {
  const both = { ...take('natural', {}), images: [image('natural'), image('studio')] }
  expect(onlyVariant(both, 'studio').images.map(({ variant }) => variant)).toEqual(['studio'])
  expect(onlyVariant(both, undefined).images.length).toBe(2)
})

test('joined takes tell the worst figures, the longest times and the sum of costs', () => {
  const { images, report } = joinTakes([
    take('natural', {
      likeness: [0.2],
      skinDeltaE: [5],
      costUsd: 0.04,
      stagesMs: { draw: 9, check: 3 },
      warnings: ['a'],
    }),
    take('studio', {
      engine: 'studio',
      model: 'plates',
      likeness: [0.3],
      skinDeltaE: [1],
      stagesMs: { draw: 4 },
      warnings: ['a'],
    }),
  ])
  expect(images.map(({ variant }) => variant)).toEqual(['natural', 'studio'])
  expect(report).toEqual({
    engine: 'google+studio',
    model: 'g+plates',
    stagesMs: { draw: 9, check: 3 },
    likeness: [0.3],
    skinDeltaE: [5],
    warnings: ['a'],
    costUsd: 0.04,
  })
})

test('a job ends with what its people can do something about', () => {
  const failures = (['provider_unavailable', 'unlike', 'unsafe', 'over_budget'] as const).map(
    (code) => new EngineError(code, code),
  )
  expect(worstFailure(failures).code).toBe('unsafe')
  expect(worstFailure(failures.slice(0, 2)).code).toBe('unlike')
  expect(worstFailure(failures.slice(3)).code).toBe('over_budget')
  expect(worstFailure([]).code).toBe('provider_unavailable')
})
