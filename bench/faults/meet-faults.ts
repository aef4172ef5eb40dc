import { performance } from 'node:perf_hooks'
import { applyStyle, getStyleApplication, listCreationChecks } from '@ever-after/contract'
import { createEnginePool, type HostedProvider } from '@ever-after/engine'
import { faults } from '@ever-after/engine/testing/hosted'
import { type HostedWorld, startHostedWorld } from '../../apps/server/src/testing/hosted-world.ts'
import { pollUntilEnded } from '../../apps/server/src/testing/make-creations.ts'
import type { CouplePhotos } from '../../apps/server/src/testing/make-photos.ts'
import { readHostedBooks } from '../../apps/server/src/testing/read-hosted-books.ts'
import type { TestDevice, TestServer } from '../../apps/server/src/testing/start-server.ts'
import { drawStrangers, uploadSamples } from './photos.ts'

interface Meeting {
  provider: HostedProvider
  /** Who is asked after the provider that fails. */
  next: 'studio' | 'nobody'
}

/** A provider that failed is asked again after this time of the server's clock. */
const restMs = 20 * 60_000

/** Prints a line for each fault and answers what it came to in units and money. */
export async function meetFaults({ provider, next }: Meeting): Promise<string> {
  const world = await startHostedWorld({
    provider,
    chains: { couple: next === 'studio' ? ['first', 'studio'] : ['first'] },
    settings: { hostedDrawTimeoutMs: 4000 },
    engine: createEnginePool(),
    otherPainter: drawStrangers,
  })
  try {
    const device = await world.server.newDevice()
    const photos = await uploadSamples(device)
    for (const fault of faults) {
      world.first.fail(fault)
      console.log(`| ${provider} | ${fault} | ${next} | ${await meet({ world, device, photos })} |`)
      world.server.clock.advance(restMs)
    }
    return `${provider}, then ${next}: ${await sumUp(world.server)}`
  } finally {
    await world.close()
  }
}

interface Wish {
  world: HostedWorld
  device: TestDevice
  photos: CouplePhotos
}

/** Asks for one picture and tells how that ended. */
async function meet({ world, device, photos }: Wish): Promise<string> {
  const operator = await world.server.operator()
  const startedMs = performance.now()
  const { id } = await device.call(applyStyle, {
    body: { ...photos, partner1Attire: 'dress', partner2Attire: 'suit', styleId: 'golden-tide' },
  })
  const { status, errorCode, engine, error } = await pollUntilEnded(
    () => device.call(getStyleApplication, { params: { id } }),
    300_000,
  )
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const [{ report }] = await operator.call(listCreationChecks, { query: { limit: 1, offset: 0 } })
  const costUsd = report ? report.costUsd.toFixed(2) : ''
  return [errorCode ?? status, engine ?? 'nobody', costUsd, seconds, error ?? ''].join(' | ')
}

/** Each completed picture costs one unit, no other any; what the budget's books say is what was spent. */
async function sumUp({ services }: TestServer): Promise<string> {
  const { completed, failed, spentUnits, attempts, attemptedUsd, bookedUsd } = await readHostedBooks(services)
  const pictures = `${completed} completed, ${failed} failed, ${spentUnits} units spent`
  return `${pictures}, ${attempts} attempts for $${attemptedUsd.toFixed(2)}, $${bookedUsd.toFixed(2)} in the budget's books`
}
