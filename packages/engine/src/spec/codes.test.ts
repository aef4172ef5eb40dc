import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EngineError, engineErrorCodes } from './errors.ts'
import { hintCodes } from './hint.ts'

test('no code is given twice, and every code is plain words', () => {
  for (const codes of [engineErrorCodes, hintCodes]) {
    expect(new Set<string>(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  }
})

test('every hint code is one that the coach can give', () => {
  const files = ['coach/coach.ts', 'who/of-age.ts', 'who/real-person.ts'].map(
    (name) => new URL(`../understand/${name}`, import.meta.url),
  )
  const source = files.map((file) => readFileSync(file, 'utf8')).join()

  for (const code of hintCodes) expect(source).toContain(`'${code}'`)
})

test('an engine error says what failed, for whom and why', () => {
  const cause = new Error('broken file')

  const error = new EngineError('no_face', 'No face was found.', { partner: 1, cause })

  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({
    name: 'EngineError',
    code: 'no_face',
    message: 'No face was found.',
    partner: 1,
    cause,
  })
})

test('an engine error about nobody in particular names no partner', () => {
  expect(new EngineError('timed_out', 'It took too long.').partner).toBeUndefined()
  expect(new EngineError('no_face', 'No face.', { partner: 0 }).partner).toBe(0)
})
