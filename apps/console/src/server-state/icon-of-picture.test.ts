import { expect, test } from 'vitest'
import { iconOfPicture } from './icon-of-picture.ts'

const square = 'c_fill,g_auto,w_200,h_200'

test.for([
  ['/media/ever-after/image/upload/v17/a.jpg', `/media/ever-after/image/upload/${square}/v17/a.jpg`],
  [
    'https://host.example/media/ever-after/image/upload/v17/wedding-styles/a.jpg',
    `https://host.example/media/ever-after/image/upload/${square}/v17/wedding-styles/a.jpg`,
  ],
  [
    'https://res.cloudinary.com/us/image/upload/c_limit,w_1200/v1/a.jpg',
    `https://res.cloudinary.com/us/image/upload/${square}/v1/a.jpg`,
  ],
  [
    'https://pictures.example/us/image/upload/v17/wedding-styles/previews/a.jpg',
    `https://pictures.example/us/image/upload/${square}/v17/wedding-styles/previews/a.jpg`,
  ],
  [
    'https://pictures.example/us/image/upload/c_limit,w_1200/v17/wedding-styles/a.jpg',
    `https://pictures.example/us/image/upload/${square}/v17/wedding-styles/a.jpg`,
  ],
  [
    'https://host.example/media/other/image/upload/v1/a.jpg',
    'https://host.example/media/other/image/upload/v1/a.jpg',
  ],
  ['/catalogue/shore/preview.webp', '/catalogue/shore/preview.webp'],
  [
    'https://elsewhere.example/us/image/upload/v1/a.jpg',
    'https://elsewhere.example/us/image/upload/v1/a.jpg',
  ],
] as const)('an icon made from %s is %s', { tags: ['LIVE-37', 'A64'] }, ([preview, icon]) => {
  expect(iconOfPicture(preview)).toBe(icon)
})
