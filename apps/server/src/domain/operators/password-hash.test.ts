import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a hash accepts its password only, and equal passwords have different hashes', async () => {
  const [one, two] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  expect(await isPassword('correct horse', one)).toBe(true)
  expect(await isPassword('correct horse', two)).toBe(true)
  expect(await isPassword('Correct horse', one)).toBe(false)
  expect(await isPassword('', one)).toBe(false)
  expect(one).not.toBe(two)
})
