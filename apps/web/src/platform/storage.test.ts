import { beforeEach, expect, test } from 'vitest'
import { localStore } from './storage.ts'

beforeEach(() => window.localStorage.clear())

test('a value comes back as it was written', () => {
  localStore.write('k', { a: [1] })
  expect(localStore.read('k')).toEqual({ a: [1] })
  localStore.remove('k')
  expect(localStore.read('k')).toBeUndefined()
})

test('a corrupt value reads as nothing', { tags: ['A50'] }, () => {
  window.localStorage.setItem('k', '{broken')
  expect(localStore.read('k')).toBeUndefined()
})
