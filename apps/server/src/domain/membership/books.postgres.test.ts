// @module-tag postgres
import { afterAll, beforeAll, test } from 'vitest'
import { openShop, type Shop } from '../../testing/books/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('on a database server no unit is lost or doubled either, with eight connections at once', {
  tags: ['slow'],
  timeout: 1_200_000,
}, async () => {
  await shop.play({ sequences: process.env.FULL ? 2000 : 50, atOnce: 8 })
})
