import { expect, test } from 'vitest'
import type { EditableDress } from '#documents'
import { describeDiff } from './describe-diff.ts'
import { localMinute } from './local-minute.ts'

const dressOf = (id: string, rest: Partial<EditableDress> = {}): EditableDress => ({
  id,
  name: id,
  dressUrl: '',
  iconPath: '',
  previewPath: '',
  description: '',
  ...rest,
})
const dressesOf = (...dresses: EditableDress[]) => ({ dresses, version: 'v1' })

test('dresses are compared dress by dress', () => {
  const before = dressesOf(dressOf('waltz'), dressOf('tango'))
  const after = dressesOf(dressOf('waltz', { description: 'Ivory satin.' }), dressOf('polka'))
  expect(describeDiff(before, after)).toMatchObject({
    added: [{ id: 'polka' }],
    removed: [{ id: 'tango' }],
    changed: [{ id: 'waltz', fields: [{ path: 'description', before: '', after: 'Ivory satin.' }] }],
    isEmpty: false,
  })
  expect(describeDiff(before, before).isEmpty).toBe(true)
})

test('a moment is written as a field for local time reads it', () => {
  expect(localMinute(new Date(2030, 0, 5, 9, 7, 59))).toBe('2030-01-05T09:07')
})
