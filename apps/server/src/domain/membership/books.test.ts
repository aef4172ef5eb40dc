import { afterAll, beforeAll, test } from 'vitest'
import { openShop, type Shop } from '../../testing/books/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('whatever happens in whatever order, no unit is lost or doubled', {
  tags: ['slow'],
  timeout: 1_200_000,
}, async () => {
  // On a database server the same is tried with many things at once, in a file of its own.
  const isDeep = process.env.FULL && !process.env.TEST_DATABASE_URL
  await shop.play({ sequences: isDeep ? 2000 : 100, atOnce: 1 })
})
