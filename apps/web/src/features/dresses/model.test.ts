import { expect, test } from 'vitest'
import { favouritesOf, fromCatalogue, fromUpload, searchDresses, toggled } from './model.ts'

const dressOf = (name: string) =>
  fromCatalogue({
    id: name.toLowerCase(),
    name,
    dressUrl: 'd.webp',
    iconPath: 'i.webp',
    previewPath: 'p.webp',
    description: 'Ivory satin.',
  })
const dresses = [dressOf('Gardenia'), dressOf('Waltz'), dressOf('Lavender Field')]
const names = (found: { name: string }[]) => found.map(({ name }) => name)

test('search finds a dress by a part of its name in any case, and not by its description', {
  tags: ['DRESS-03'],
}, () => {
  expect(names(searchDresses(dresses, ' FIELD '))).toEqual(['Lavender Field'])
  expect(names(searchDresses(dresses, 'a'))).toEqual(['Gardenia', 'Waltz', 'Lavender Field'])
  expect(searchDresses(dresses, 'satin')).toEqual([])
})

test('favourites of dresses that are no more are left out, and the latest is first', () => {
  expect(names(favouritesOf(dresses, ['gardenia', 'gone', 'waltz']))).toEqual(['Waltz', 'Gardenia'])
})

test('liking twice is not liking', () => {
  expect(toggled(['waltz'], 'gardenia')).toEqual(['waltz', 'gardenia'])
  expect(toggled(['waltz', 'gardenia'], 'waltz')).toEqual(['gardenia'])
})

test('a dress of one’s own is its photo with the day it is deleted', () => {
  const own = { id: 'own', name: 'My dress 1', dressUrl: '/media/own.jpg', expiresAt: '2030-01-01T00:00:00Z' }
  expect(fromUpload(own)).toEqual({
    id: 'own',
    name: 'My dress 1',
    pictureUrl: '/media/own.jpg',
    expiresAt: '2030-01-01T00:00:00Z',
    isCustomDress: true,
  })
})
