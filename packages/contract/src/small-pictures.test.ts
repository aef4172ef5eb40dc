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
  ['https://host/catalogue/x/preview.webp', 100, 'https://host/catalogue/x/preview.webp'],
] as const)('%s at %i px is %s', ([path, widthPx, expected]) => {
  expect(smallPictureOf(path, widthPx)).toBe(expected)
})
