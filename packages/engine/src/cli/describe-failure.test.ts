import { expect, test } from 'vitest'
import { EngineError } from '../spec/errors.ts'
import { describeFailure } from './describe-failure.ts'

test.each([
  [
    new EngineError('too_many_faces', 'There are six faces.', { partner: 1 }),
    'Second photo: There are six faces. Choose one with --face1 or --face2, counted from the left.',
  ],
  [
    new EngineError('age_unconfirmed', 'Nobody has said it.', { partner: 0 }),
    'First photo: Nobody has said it. If both people are 18 or older, say so with --adults.',
  ],
  [new EngineError('no_face', 'There is no face.', { partner: 0 }), 'First photo: There is no face.'],
  [new EngineError('engine_crashed', 'The engine stopped.'), 'The engine stopped.'],
])('a refusal names the photo and the way out: %s', (error, words) => {
  expect(describeFailure(error)).toBe(words)
})
