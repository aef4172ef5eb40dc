import { expect, test } from 'vitest'
import { imageUrl } from './image-url.ts'

test('a path without a host or a slash gets a slash', { tags: ['SHELL-68'] }, () => {
  expect(imageUrl('images/a.webp')).toBe('/images/a.webp')
  expect(imageUrl('/images/a.webp')).toBe('/images/a.webp')
  expect(imageUrl('https://host/a.webp')).toBe('https://host/a.webp')
  expect(imageUrl('http://host/a.webp')).toBe('http://host/a.webp')
})

test('a picture of the shipped catalogue comes no larger than the place it stands in', () => {
  expect(imageUrl('catalogue/rose-arch/preview.webp', 360)).toBe('/catalogue/rose-arch/preview-480.webp')
  expect(imageUrl('/catalogue/rose-arch/preview.webp')).toBe('/catalogue/rose-arch/preview.webp')
  expect(imageUrl('https://host/a.webp', 360)).toBe('https://host/a.webp')
})
