import { expect, test } from 'vitest'
import { wordsOfWarning } from './warning-words.ts'

test.each([
  ['gentler_finish', 'Finished more gently'],
  ['something_new', 'something new'],
  ['partner2:too_dark', 'Partner 2: Too dark'],
  ['google:unlike', 'google: Not like the people'],
  ['openai-compatible:timed_out', 'openai-compatible: Took too long'],
])('%s reads as %s', (warning, words) => {
  expect(wordsOfWarning(warning)).toBe(words)
})
