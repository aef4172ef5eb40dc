import { beforeEach, expect, test } from 'vitest'
import {
  clearSelectedDress,
  readDressPhoto,
  readFavouriteDresses,
  readSelectedDress,
  writeDressPhoto,
  writeFavouriteDresses,
  writeSelectedDress,
} from './index.ts'

const photo = { id: '7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11', url: '/media/a' }

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('the photo for dresses is kept under its key, and a corrupt one is none', {
  tags: ['SHELL-66', 'DRESS-08', 'A50'],
}, () => {
  writeDressPhoto(photo)
  expect(JSON.parse(window.sessionStorage.getItem('weddingDressPhoto') ?? '')).toEqual(photo)
  expect(readDressPhoto()).toEqual(photo)
  window.sessionStorage.setItem('weddingDressPhoto', '{"id":"not-an-id"}')
  expect(readDressPhoto()).toBeUndefined()
})

test('the chosen dress is kept under its key until it is forgotten, and what is no id is none', {
  tags: ['SHELL-66', 'DRESS-09', 'A50'],
}, () => {
  writeSelectedDress('gardenia')
  expect(window.sessionStorage.getItem('selectedDress')).toBe('"gardenia"')
  expect(readSelectedDress()).toBe('gardenia')
  clearSelectedDress()
  expect(readSelectedDress()).toBeUndefined()
  window.sessionStorage.setItem('selectedDress', '["gardenia"]')
  expect(readSelectedDress()).toBeUndefined()
})

test('favourites are a list of dress ids on the device, and anything else is no favourites', {
  tags: ['SHELL-62', 'SHELL-63', 'DRESS-15', 'A50'],
}, () => {
  writeFavouriteDresses(['gardenia', 'waltz'])
  expect(window.localStorage.getItem('favoriteDresses')).toBe('["gardenia","waltz"]')
  expect(readFavouriteDresses()).toEqual(['gardenia', 'waltz'])
  window.localStorage.setItem('favoriteDresses', '{"gardenia":true}')
  expect(readFavouriteDresses()).toEqual([])
})
