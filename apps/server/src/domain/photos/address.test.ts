import { expect, test } from 'vitest'
import { objectKeyIn } from './rules.ts'

test.for([
  ['/media/objects/photos/1.jpg?expires=1&signature=x', 'photos/1.jpg'],
  ['https://app.example/media/objects/results/7b6b0a52/1-natural.webp', 'results/7b6b0a52/1-natural.webp'],
  ['/media/objects/photos/1.jpg#top', 'photos/1.jpg'],
  ['https://example.com/portrait.jpg', undefined],
  ['https://example.com/?at=/media/objects/photos/1.jpg', undefined],
  ['/media/objects/../secrets.jpg', undefined],
  ['/media/objects/photos/1', undefined],
  ['data:image/jpeg;base64,AAAA', undefined],
  ['', undefined],
] as const)('the address %j shows the object %s', ([address, key]) => {
  expect(objectKeyIn(address)).toBe(key)
})
