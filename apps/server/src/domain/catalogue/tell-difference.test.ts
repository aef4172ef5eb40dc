import { faultReason } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { tellDifference } from './tell-difference.ts'

const prompt = 'Two people under a stone arch.'

test('the first picture of a change is asked for as its style is written', () => {
  expect(tellDifference(prompt, {})).toBe(prompt)
  expect(tellDifference(prompt, { nth: 1, stance: { pose: 'facing' } })).toBe(prompt)
})

test('the second and third are asked for in another pose, nearer and from farther away', () => {
  expect(tellDifference(prompt, { nth: 2 })).toBe(
    `${prompt}\nThis is picture 2 of one occasion, in another pose than first comes to mind, seen from nearer.`,
  )
  expect(tellDifference(prompt, { nth: 3 })).toContain('seen from farther away')
})

test('what the couple chose is not asked for otherwise', () => {
  expect(tellDifference(prompt, { nth: 2, stance: { pose: 'facing' } })).not.toContain('pose')
  expect(tellDifference(prompt, { nth: 2, stance: { framing: 'half' } })).not.toContain('nearer')
})

test('a picture that is made anew is told what was wrong with the one before, for each reason otherwise', () => {
  const told = faultReason.options.map((fault) => tellDifference(prompt, { nth: 2, fault }))
  expect(new Set(told).size).toBe(told.length)
  for (const words of told) {
    expect(words).toContain('An earlier picture of this was not good: ')
    expect(words).not.toContain('occasion')
  }
})
