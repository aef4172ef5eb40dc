import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createKeptStore } from './kept-store.ts'

afterEach(() => localStorage.clear())

const kept = () => createKeptStore({ key: 'count', schema: z.nullable(z.number()), first: null })

test('a kept value outlives a reload and the first value keeps nothing', () => {
  const store = kept()
  store.write(7)
  expect(kept().read()).toBe(7)
  store.forget()
  expect(store.read()).toBe(7)
  store.write(null)
  expect(localStorage.length).toBe(0)
  expect(kept().read()).toBe(null)
})

test('a kept value of another form, or none at all, is dropped', () => {
  for (const text of ['"seven"', '{', '']) {
    localStorage.setItem('count', text)
    expect(kept().read()).toBe(null)
  }
})
