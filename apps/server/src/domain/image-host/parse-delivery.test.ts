import { expect, test } from 'vitest'
import { parseDelivery } from './parse-delivery.ts'

test.for([
  ['v1700000000/hair-photos/a.jpg', { transformation: { format: 'jpg' }, publicId: 'hair-photos/a' }],
  ['hair-photos/a', { transformation: {}, publicId: 'hair-photos/a' }],
  [
    'c_fill,g_auto,w_200,h_200/v1/wedding-styles/previews/a.jpg',
    {
      transformation: { format: 'jpg', crop: 'fill', gravity: 'auto', widthPx: 200, heightPx: 200 },
      publicId: 'wedding-styles/previews/a',
    },
  ],
  [
    'c_limit,w_1600/f_auto,q_auto/a.png',
    { transformation: { crop: 'limit', widthPx: 1600, format: 'auto', quality: 80 }, publicId: 'a' },
  ],
  ['q_55/a.jpeg', { transformation: { format: 'jpg', quality: 55 }, publicId: 'a' }],
] as const)('%s is understood', ([path, delivery]) => {
  expect(parseDelivery(path)).toEqual(delivery)
})

test.for([
  'c_scale,w_100/a.jpg',
  'w_100/a.jpg',
  'c_fill/a.jpg',
  'c_fill,w_0/a.jpg',
  'c_fill,w_2001/a.jpg',
  'c_fill,w_-5/a.jpg',
  'c_fill,w_1e3/a.jpg',
  'c_limit,g_auto,w_100/a.jpg',
  'c_fill,g_north,w_100/a.jpg',
  'c_fill,w_100/c_fill,w_50/a.jpg',
  'q_0/a.jpg',
  'q_101/a.jpg',
  'f_gif/a.jpg',
  'e_blur:300/a.jpg',
  'l_text:hello/a.jpg',
  'a.svg',
])('%s is refused', (path) => {
  expect(() => parseDelivery(path)).toThrow('invalid_transformation')
})
