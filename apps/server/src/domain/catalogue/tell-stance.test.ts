import { expect, test } from 'vitest'
import { tellStance } from './tell-stance.ts'

test('a prompt says how the two stand and how the picture is printed, where that is chosen', () => {
  const look = { stance: { pose: 'temples', framing: 'close', left: 'second' }, print: 'warm' } as const
  expect(tellStance('A lake.', look).split('\n')).toEqual([
    'A lake.',
    'Pose: they stand temple to temple.',
    'Framing: a close view of heads and shoulders.',
    'Places: the second person stands on the left.',
    'Light: warm, golden light.',
  ])
})

test('a prompt stays as it is written where nothing is chosen', () => {
  expect(tellStance('A lake.', {})).toBe('A lake.')
})
