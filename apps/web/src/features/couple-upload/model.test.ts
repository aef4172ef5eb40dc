import { expect, test } from 'vitest'
import { emptyDrafts, isComplete, problemOf, withSide } from './model.ts'

const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' })

test('the first person starts with a dress and the second with a suit', {
  tags: ['COUPLE-02', 'COUPLE-03', 'CONST-04'],
}, () => {
  expect(emptyDrafts.map(({ attire }) => attire)).toEqual(['dress', 'suit'])
})

test('both people need a photo that the server did not refuse', { tags: ['COUPLE-13'] }, () => {
  const one = withSide(emptyDrafts, 0, { file })
  expect(isComplete(one)).toBe(false)
  const both = withSide(one, 1, { file })
  expect(isComplete(both)).toBe(true)
  expect(isComplete(withSide(both, 1, { problem: 'no face' }))).toBe(false)
})

test('changing one side leaves the other alone', () => {
  const changed = withSide(emptyDrafts, 1, { attire: 'dress' })
  expect(changed[0]).toBe(emptyDrafts[0])
  expect(changed[1].attire).toBe('dress')
})

test.each([
  ['text/plain', 10, 'Invalid file type', 'Only image files are allowed'],
  ['image/jpeg', 10 * 1024 * 1024 + 1, 'File too large', 'Maximum file size is 10MB'],
])(
  'a %s file of %i bytes is refused before it is sent',
  { tags: ['ERR-24', 'SHELL-70'] },
  (type, size, title, description) => {
    expect(problemOf({ name: 'a', type, size })).toEqual({ title, description })
  },
)

test('a picture of exactly 10 MB is fine', () => {
  expect(problemOf({ name: 'a.heic', type: 'image/heic', size: 10 * 1024 * 1024 })).toBeUndefined()
})
