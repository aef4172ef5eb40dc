import { expect, test } from 'vitest'
import { smallPictureOf } from './small-pictures.ts'

test.for([
  ['/catalogue/rose-arch/preview.webp', 200, '/catalogue/rose-arch/preview-240.webp'],
  ['/catalogue/rose-arch/preview.webp', 241, '/catalogue/rose-arch/preview-480.webp'],
  ['/catalogue/dresses/acacia/preview.webp', 480, '/catalogue/dresses/acacia/preview-480.webp'],
  ['/catalogue/rose-arch/preview.webp', 481, '/catalogue/rose-arch/preview-800.webp'],
  ['/catalogue/rose-arch/preview.webp', 801, '/catalogue/rose-arch/preview.webp'],
  ['/catalogue/rose-arch/icon.webp', 100, '/catalogue/rose-arch/icon.webp'],
  ['/media/objects/preview.webp', 100, '/media/objects/preview.webp'],
  [
    '/media/ever-after/image/upload/v17/wedding-styles/previews/1a-b.jpg',
    360,
    '/media/ever-after/image/upload/c_limit,w_480,f_auto,q_auto/v17/wedding-styles/previews/1a-b.jpg',
  ],
  [
    'https://host/media/ever-after/image/upload/v17/wedding-styles/1a-b.jpg',
    Number.POSITIVE_INFINITY,
    'https://host/media/ever-after/image/upload/c_limit,w_1200,f_auto,q_auto/v17/wedding-styles/1a-b.jpg',
  ],
  [
    '/media/ever-after/image/upload/c_fill,g_auto,w_200,h_200/v17/wedding-styles/previews/1a-b.jpg',
    240,
    '/media/ever-after/image/upload/c_fill,g_auto,w_200,h_200/v17/wedding-styles/previews/1a-b.jpg',
  ],
  [
    '/media/ever-after/image/upload/v17/hair-photos/1a-b.jpg',
    240,
    '/media/ever-after/image/upload/v17/hair-photos/1a-b.jpg',
  ],
  ['https://host/catalogue/x/preview.webp', 100, 'https://host/catalogue/x/preview.webp'],
] as const)('%s at %i px is %s', ([path, widthPx, expected]) => {
  expect(smallPictureOf(path, widthPx)).toBe(expected)
})
