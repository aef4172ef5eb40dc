import { expect, test } from 'vitest'
import { choosePrompt, isWorthAnotherAttempt } from './rules.ts'

const prompts = {
  original: { attire_type: 'bride-groom' as const, detailed_scene: 'a bride and a groom' },
  'bride-bride': { attire_type: 'bride-bride' as const, structured_technical: 'two brides' },
  'groom-groom': { attire_type: 'groom-groom' as const, structured_technical: 'two grooms' },
}

test('attire decides the prompt, and the original stands in for a missing one', {
  tags: ['DATA-07', 'DATA-08', 'A37'],
}, () => {
  expect(choosePrompt(prompts, ['dress', 'dress'])).toBe('two brides')
  expect(choosePrompt(prompts, ['suit', 'suit'])).toBe('two grooms')
  expect(choosePrompt(prompts, ['dress', 'suit'])).toBe('a bride and a groom')
  expect(choosePrompt(prompts, ['suit', 'dress'])).toBe('a bride and a groom')
  expect(choosePrompt({ original: prompts.original }, ['suit', 'suit'])).toBe('a bride and a groom')
  expect(choosePrompt({}, ['suit', 'suit'])).toBeUndefined()
  const original = { attire_type: 'bride-groom' as const, structured_technical: 'a couple' }
  expect(choosePrompt({ ...prompts, original }, ['dress', 'suit'])).toBe('a couple')
})

test('only a failure that another attempt may cure is tried again', () => {
  expect(
    ['engine_crashed', 'timed_out', 'internal'].map((code) => isWorthAnotherAttempt(code as 'internal')),
  ).toEqual([true, true, true])
  expect(isWorthAnotherAttempt('no_face')).toBe(false)
  expect(isWorthAnotherAttempt('unlike')).toBe(false)
  expect(isWorthAnotherAttempt('deadline')).toBe(false)
})
