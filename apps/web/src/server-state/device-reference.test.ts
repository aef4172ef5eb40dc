import { expect, test } from 'vitest'
import { deviceReference } from './device-reference.ts'

test('a reference is the end of the id in two groups', () => {
  expect(deviceReference(`web-${'0'.repeat(64)}1a2b3c4d`)).toBe('1A2B-3C4D')
})
