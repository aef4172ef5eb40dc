import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job } from '@ever-after/engine'
import { hairColours } from '../../packages/engine/src/spec/hair-colour.ts'
import { type Cell, contactSheet } from '../sheets/contact-sheet.ts'
import type { FilledOrder } from './fill-orders.ts'

interface Album {
  /** Begins the names of the sheets. */
  title: string
  /** Folder that receives pictures and sheets. */
  target: string
  filled: readonly FilledOrder[]
  columns: number
  cellWidthPx: number
}

const rowsPerSheet = 4

/** Writes every picture and contact sheets of them, what was before in front; answers the number of sheets. */
export async function writeOrders({ title, target, filled, columns, cellWidthPx }: Album): Promise<number> {
  for (const { order, result } of filled)
    if ('images' in result && order.job.kind !== 'hair-swatches')
      for (const { variant, bytes } of result.images)
        await writeFile(join(target, `${[order.name, variant].filter(Boolean).join('-')}.jpg`), bytes)
  const cells = filled.flatMap(cellsOf)
  const perSheet = columns * rowsPerSheet
  const sheets = Math.ceil(cells.length / perSheet)
  for (let sheet = 0; sheet < sheets; sheet++) {
    const some = cells.slice(sheet * perSheet, (sheet + 1) * perSheet)
    const picture = await contactSheet({
      cells: some,
      columns,
      cellWidthPx,
      cellHeightPx: Math.round((cellWidthPx * 4) / 3),
    })
    await writeFile(join(target, `sheet-${title}-${String(sheet + 1).padStart(2, '0')}.jpg`), picture)
  }
  return sheets
}

function cellsOf({ order, result }: FilledOrder): Cell[] {
  const before = order.before ? [{ picture: order.before.bytes, words: order.before.name }] : []
  if ('refusal' in result) {
    const blanks = Array.from({ length: picturesOf(order.job.kind) - 1 }, () => ({ words: '' }))
    return [...before, { words: result.refusal }, ...blanks]
  }
  return [
    ...before,
    ...result.images.map(({ variant, bytes }) => ({ picture: bytes, words: variant ?? order.name })),
  ]
}

/** So that a refusal takes the room of what it refused. */
function picturesOf(kind: Job['kind']): number {
  if (kind === 'hair-swatches') return hairColours.length
  return kind === 'portrait' ? 2 : 1
}
