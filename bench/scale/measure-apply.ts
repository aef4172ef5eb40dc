import { studioStyles } from '@ever-after/engine'
import { goalWords } from '../figures/time-row.ts'
import { quantile } from '../quantile.ts'
import { blast, type Hits } from './blast.ts'
import type { Stage } from './open-stage.ts'
import { endlessWishes, wireWish } from './wishes.ts'

const goalPerSecond = 1500

/** How many wishes are taken in a second: reserved, stored, enqueued and answered over HTTP, by one process and by two. */
export async function measureApply(stage: Stage, { forMs }: { forMs: number }): Promise<void> {
  for (const processes of [1, 2]) {
    const running = []
    for (let count = 0; count < processes; count++) running.push(await stage.start('http'))
    const wishes = endlessWishes(
      stage.devices,
      studioStyles().map(({ id }) => id),
    )
    const each = await Promise.all(
      running.map(({ origin }) => blast({ origin, next: () => wireWish(wishes()), connections: 16, forMs })),
    )
    for (const one of running) await one.stop()
    report(each, processes)
    await stage.ask('delete from creations; delete from pgboss.job')
  }
}

function report(each: readonly Hits[], processes: number): void {
  const perSecond = each.reduce((sum, hits) => sum + hits.perSecond, 0)
  const latencies = each.flatMap(({ latenciesMs }) => latenciesMs)
  const [p50, p99] = [0.5, 0.99].map((q) => quantile(latencies, q).toFixed(1))
  const refused = each.flatMap(({ others }) => [...others])
  console.log(
    `apply, ${processes} http: ${Math.round(perSecond)}/s  p50 ${p50} ms  p99 ${p99} ms  ` +
      `${goalWords(perSecond >= goalPerSecond, `≥ ${goalPerSecond}/s`)}${refused.length ? `  refused: ${refused}` : ''}`,
  )
}
