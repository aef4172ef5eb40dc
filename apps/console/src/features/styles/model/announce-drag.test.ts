import type { Active, Over } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { announceDrag } from './announce-drag.ts'

const rect = { width: 1, height: 1, top: 0, left: 0, right: 1, bottom: 1 }
const active: Active = {
  id: 'b',
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
}
const over: Over = { id: 'c', rect, disabled: false, data: { current: undefined } }
const words = announceDrag({
  ids: ['a', 'b', 'c'],
  nameOf: (id) => id.toUpperCase(),
  isJustPickedUp: { current: false },
})

test('what is dragged is named with its place at every step', { tags: ['LIVE-14'] }, () => {
  const itself = { ...over, id: 'b' }
  expect(words.onDragStart({ active })).toBe('Picked up B, place 2 of 3.')
  expect(words.onDragOver({ active, over: itself })).toBeUndefined()
  expect(words.onDragOver({ active, over })).toBe('B is over place 3 of 3.')
  expect(words.onDragOver({ active, over: itself })).toBe('B is over place 2 of 3.')
  expect(words.onDragEnd({ active, over })).toBe('Put B down at place 3 of 3.')
})

test('what is let go nowhere is said to be back', () => {
  expect(words.onDragOver({ active, over: null })).toBeUndefined()
  expect(words.onDragEnd({ active, over: null })).toBe('B is back where it was.')
  expect(words.onDragCancel({ active, over })).toBe('B is back where it was.')
})
