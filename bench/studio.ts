import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEnginePool } from '@ever-after/engine'
import { describeMachine } from './figures/describe-machine.ts'
import { coachPhotos } from './panel/coach-photos.ts'
import type { Wardrobe } from './panel/plan-couple.ts'
import { readPhotos } from './photos/read-photos.ts'
import { type FilledOrder, fillOrders } from './studio/fill-orders.ts'
import { dressWearers, type Order } from './studio/order.ts'
import { orderCatalogueDresses, orderPhotographedDresses } from './studio/order-dresses.ts'
import { orderHair, orderPortraits, orderSwatches } from './studio/order-retouches.ts'
import { studioTable, summariseOrders } from './studio/studio-table.ts'
import { writeOrders } from './studio/write-orders.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dresses: { type: 'string' }, wardrobe: { type: 'string' } },
})
const [source, target] = positionals
if (!source || !target) {
  console.error(
    'Usage: npm run bench:studio -- <folder of photos> <folder for pictures> ' +
      '[--dresses <folder of dress photos>] [--wardrobe <json file>]',
  )
  process.exit(2)
}
await mkdir(target, { recursive: true })
const people = await readPhotos(source)
const wardrobe: Wardrobe = values.wardrobe ? JSON.parse(await readFile(values.wardrobe, 'utf8')) : {}
const dressPhotos = values.dresses ? await readPhotos(values.dresses) : []

console.log(describeMachine())
const pool = createEnginePool({ keptPhotos: 100 })
const all: FilledOrder[] = []
const wearers = dressWearers(await coachPhotos(pool, people), wardrobe)
await draw({ title: 'dress', orders: await orderCatalogueDresses(wearers), columns: 6, cellWidthPx: 420 })
const own = orderPhotographedDresses(wearers, dressPhotos)
if (own.length) await draw({ title: 'own-dress', orders: own, columns: 6, cellWidthPx: 420 })
await draw({ title: 'portrait', orders: orderPortraits(people), columns: 6, cellWidthPx: 420 })
await draw({ title: 'hair', orders: orderHair(people), columns: 6, cellWidthPx: 420 })
await draw({ title: 'swatches', orders: orderSwatches(people), columns: 13, cellWidthPx: 200 })
await pool.close()
await writeFile(join(target, 'studio.md'), `${describeMachine()}\n\n${studioTable(all)}`)
console.log(`studio.md, pictures and sheets in ${target}`)

interface Group {
  title: string
  orders: readonly Order[]
  columns: number
  cellWidthPx: number
}

async function draw({ title, orders, columns, cellWidthPx }: Group): Promise<void> {
  const filled = await fillOrders(pool, orders)
  all.push(...filled)
  const sheets = await writeOrders({ title, target, filled, columns, cellWidthPx })
  console.log(`${summariseOrders(title, filled)}; ${sheets} sheets`)
}
