import { expect, test } from 'vitest'
import { imageUrl } from './image-url.ts'

test('a path without a host or a slash gets a slash', { tags: ['SHELL-68'] }, () => {
  expect(imageUrl('images/a.webp')).toBe('/images/a.webp')
  expect(imageUrl('/images/a.webp')).toBe('/images/a.webp')
  expect(imageUrl('https://host/a.webp')).toBe('https://host/a.webp')
})
