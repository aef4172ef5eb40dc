import { catalogueOf, historyItemOf, idOf, statusOf, styleOf, wholePhoto } from '#testing/builders.ts'
import { dressesOf } from '#testing/dress-builders.ts'
import { openStore } from '#testing/open-store.ts'
import type { serveApi } from '#testing/serve-api.ts'

/** What every screen of the app asks for, with one of each thing that it can show. */
export const answersOfScreens = (): Parameters<typeof serveApi>[0] => ({
  ...openStore().routes,
  'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
  'GET /api/config/wedding-dress': dressesOf('Waltz'),
  'GET /api/wedding-dress/uploaded-dresses': [],
  'GET /api/wedding-styles?limit=60': [historyItemOf(1)],
  'GET /api/wedding-dress/history?limit=60': [],
  'GET /api/hair-color/history?limit=60': [],
  'GET /api/enhanced-portraits': [],
  [`GET /api/photos/${idOf(1)}`]: {
    id: idOf(1),
    url: '/media/1.jpg',
    widthPx: 3,
    heightPx: 4,
    expiresAt: null,
  },
  [`GET /api/hair-color/${idOf(1)}/swatches`]: {
    swatches: [{ color: 'teal', url: '/media/teal.jpg' }],
    frame: wholePhoto,
  },
  'GET /api/subscriptions/status': statusOf(),
})
