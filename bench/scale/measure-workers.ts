import { setTimeout as sleep } from 'node:timers/promises'
import { goalWords } from '../figures/time-row.ts'
import { askOnce } from './blast.ts'
import type { Stage } from './open-stage.ts'
import { endlessWishes, wireWish } from './wishes.ts'

const goalTimes = 1.8
/** The engine sleeps, as a worker does that waits for a hosted model: two cores could not draw for two workers. */
const env = { LIGHT_ENGINE_JOB_MS: '4000', CREATIONS_AT_ONCE: '6' }

/** Pictures per second of one worker and of two, with a provider that sleeps. */
export async function measureWorkers(stage: Stage, { pictures }: { pictures: number }): Promise<void> {
  const perSecond: number[] = []
  for (const workers of [1, 2]) {
    await enqueue(stage, pictures * workers)
    const running = await Promise.all(Array.from({ length: workers }, () => stage.start('worker', env)))
    await untilAllDone(stage)
    for (const one of running) await one.stop()
    const [{ rate }] = await stage.ask<{ rate: number }>(`
      select count(*) / extract(epoch from max(finished_at) - min(started_at))::float8 as rate
      from creations where status = 'completed'`)
    console.log(`${workers} worker${workers > 1 ? 's' : ''}: ${rate.toFixed(2)} pictures/s`)
    perSecond.push(rate)
    await stage.ask('delete from creations; delete from pgboss.job')
  }
  const times = perSecond[1] / perSecond[0]
  console.log(
    `two workers: ${times.toFixed(2)} times one  ${goalWords(times >= goalTimes, `≥ ${goalTimes}`)}`,
  )
}

async function enqueue(stage: Stage, pictures: number): Promise<void> {
  const http = await stage.start('http')
  const next = endlessWishes(stage.devices, ['golden-tide'])
  for (let wish = 0; wish < pictures; wish++) await askOnce(http.origin, wireWish(next()))
  await http.stop()
}

async function untilAllDone(stage: Stage): Promise<void> {
  for (;;) {
    const [{ left }] = await stage.ask<{ left: number }>(`
      select count(*)::integer as left from creations where status in ('pending', 'processing')`)
    if (left === 0) return
    await sleep(200)
  }
}
