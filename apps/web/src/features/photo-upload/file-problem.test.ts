import { expect, test } from 'vitest'
import { problemOf } from './file-problem.ts'

const noImage = { title: 'Invalid file type', description: 'Only image files are allowed' }
const tooLarge = { title: 'File too large', description: 'Maximum file size is 10MB' }

test.for([
  ['portrait.jpg', 'image/jpeg', 10_485_760, undefined],
  ['portrait.jpg', 'image/jpeg', 10_485_761, tooLarge],
  ['IMG_1.HEIC', '', 1, undefined],
  ['one.heif', '', 1, undefined],
  ['one.heic.txt', '', 1, noImage],
  ['one', '', 1, noImage],
  ['one.heic', 'text/plain', 1, noImage],
  ['one.pdf', 'application/pdf', 10_485_761, noImage],
] as const)('of %s (%s, %i bytes) the device says %o', ([name, type, size, problem]) =>
  expect(problemOf({ name, type, size })).toEqual(problem),
)
