import { processorMsOf } from '../figures/processor-time.ts'
import { goalWords } from '../figures/time-row.ts'
import { quantile } from '../quantile.ts'
import { askOnce, blast, wire } from './blast.ts'
import type { Stage } from './open-stage.ts'
import { startProcess } from './start-process.ts'
import { endlessWishes, wireWish } from './wishes.ts'

const goalShare = 0.5

/** How fast the states of many pictures are told, in turn with a bare Fastify route that answers the same words from memory. */
export async function measurePoll(
  stage: Stage,
  { forMs, rounds }: { forMs: number; rounds: number },
): Promise<void> {
  const product = await stage.start('http')
  const pictures = await makePictures(stage, product.origin)
  const [{ path, token }] = pictures
  const headers = { authorization: `Bearer ${token}` }
  const body = await (await fetch(`${product.origin}${path}`, { headers })).text()
  let turn = 0
  const next = () => wire(pictures[turn++ % pictures.length])
  const bare = await startProcess('bare', { BARE_ANSWER: body })
  const ask = {
    bare: { pid: bare.pid, origin: bare.origin, next: () => wire({ path: '/' }) },
    poll: { pid: product.pid, origin: product.origin, next },
  }
  for (const one of Object.values(ask)) await blast({ ...one, connections: 32, forMs: 1000 })
  const rates: Record<keyof typeof ask, number[]> = { bare: [], poll: [] }
  const cpuMs: Record<keyof typeof ask, number[]> = { bare: [], poll: [] }
  for (let round = 0; round < rounds; round++)
    for (const name of ['bare', 'poll'] as const) {
      const beforeMs = processorMsOf(ask[name].pid)
      const { perSecond, latenciesMs, others } = await blast({ ...ask[name], connections: 32, forMs })
      const eachMs = (processorMsOf(ask[name].pid) - beforeMs) / latenciesMs.length
      rates[name].push(perSecond)
      cpuMs[name].push(eachMs)
      const p99 = quantile(latenciesMs, 0.99).toFixed(1)
      const figures = `${Math.round(perSecond)}/s  p99 ${p99} ms  processor time of the process ${eachMs.toFixed(3)} ms`
      console.log(`${name.padEnd(5)} ${figures}  ${[...others]}`)
    }
  await bare.stop()
  await product.stop()
  const cpuShare = quantile(cpuMs.bare, 0.5) / quantile(cpuMs.poll, 0.5)
  console.log(`poll of a bare route by processor time of its process: ${(cpuShare * 100).toFixed(0)} %`)
  const share = quantile(rates.poll, 0.5) / quantile(rates.bare, 0.5)
  const isMet = share >= goalShare
  console.log(
    `poll of a bare route: ${(share * 100).toFixed(0)} %  ${goalWords(isMet, `≥ ${goalShare * 100} %`)}`,
  )
}

/** A finished picture of each device, and what asks for it. */
async function makePictures(stage: Stage, origin: string): Promise<{ path: string; token: string }[]> {
  for (const device of stage.devices)
    await askOnce(origin, wireWish(endlessWishes([device], ['golden-tide'])()))
  const made = await stage.ask<{ id: string; photo1_id: string }>(`
    update creations set status = 'completed', stage = 'checking', fraction = 1, started_at = now(),
      finished_at = now(), duration_ms = 3000, engine = 'light', master_key = 'm', preview_key = 'p', thumb_key = 't'
    returning id, photo1_id`)
  const tokens = new Map(stage.devices.map(({ partner1PhotoId, token }) => [partner1PhotoId, token]))
  return made.map(({ id, photo1_id }) => ({
    path: `/api/wedding-styles/${id}`,
    token: tokens.get(photo1_id) ?? '',
  }))
}
