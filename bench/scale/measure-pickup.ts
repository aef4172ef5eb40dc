import { setTimeout as sleep } from 'node:timers/promises'
import { goalWords } from '../figures/time-row.ts'
import { quantile } from '../quantile.ts'
import { askOnce } from './blast.ts'
import type { Stage } from './open-stage.ts'
import { endlessWishes, wireWish } from './wishes.ts'

const goalMs = 20

/** How long a wish waits for an idle worker in another process, from its row to its first attempt. */
export async function measurePickup(stage: Stage, { wishes }: { wishes: number }): Promise<void> {
  const http = await stage.start('http')
  const worker = await stage.start('worker', { CREATIONS_AT_ONCE: '4' })
  const next = endlessWishes(stage.devices, ['golden-tide'])
  await sleep(1000)
  for (let wish = 0; wish < wishes; wish++) {
    await askOnce(http.origin, wireWish(next()))
    await sleep(60)
  }
  await sleep(1000)
  const rows = await stage.ask<{ ms: number }>(`
    select extract(epoch from started_at - created_at)::float8 * 1000 as ms from creations where attempts = 1`)
  await worker.stop()
  await http.stop()
  const waits = rows.map(({ ms }) => ms)
  const [p50, p99] = [0.5, 0.99].map((q) => quantile(waits, q))
  console.log(
    `pickup: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${waits.length})  ${goalWords(p99 <= goalMs, `p99 ≤ ${goalMs} ms`)}`,
  )
  await stage.ask('delete from creations; delete from pgboss.job')
}
