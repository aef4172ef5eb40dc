import { describeLoad, describeMachine } from './figures/describe-machine.ts'
import { processorMsOf } from './figures/processor-time.ts'
import { quantile } from './quantile.ts'
import { openStage } from './scale/open-stage.ts'
import { busiestHour } from './simulate/arrivals.ts'
import { planCapacity } from './simulate/capacity.ts'
import { readUsage } from './simulate/read-usage.ts'
import { runDay } from './simulate/run-day.ts'

// A hundredth of a million devices and a million pictures a day, with the real queue and database, in half an hour; then
// what the model makes of the figures for the whole. The engine sleeps over a picture, as a worker does that waits for a
// hosted model, so that two cores can hold the day.

const [minutes = 30, pictures = 10_000] = process.argv.slice(2).map(Number)
const wholeTimes = 1_000_000 / pictures
const worker = { LIGHT_ENGINE_JOB_MS: '2000', CREATIONS_AT_ONCE: '40', DATABASE_CONNECTIONS: '20' }

console.log(describeMachine())
const stage = await openStage(pictures)
try {
  const bytesPerDevice = await measureDevices()
  const https = [await stage.start('http'), await stage.start('http')]
  const workers = [await stage.start('worker', worker), await stage.start('worker', worker)]
  const before = { ...(await readUsage(stage.ask)), httpMs: processorMs(https) }
  const report = await runDay({
    devices: stage.devices,
    origins: https.map(({ origin }) => origin),
    pictures,
    dayMs: minutes * 60_000,
    pollEveryMs: 2000,
  })
  const after = { ...(await readUsage(stage.ask)), httpMs: processorMs(https) }
  for (const one of [...workers, ...https]) await one.stop()

  const { completed, failed, late, waitsMs } = report
  const each = (key: keyof typeof after) => (after[key] - before[key]) / (completed + failed)
  console.log(`${completed} completed, ${failed} failed, ${late} sent late`)
  console.log(
    `from wish to picture: ${[0.5, 0.95, 0.99].map((q) => `${Math.round(quantile(waitsMs, q))} ms`).join(', ')}`,
  )
  const measured = {
    httpMsPerPicture: each('httpMs'),
    databaseMsPerPicture: each('databaseMs'),
    databaseBytesPerPicture: each('databaseBytes'),
    databaseBytesPerDevice: bytesPerDevice,
    walBytesPerPicture: each('walBytes'),
    pictureMs: 2000,
    picturesAtOnce: 40,
    objectBytesPerPicture: 1_000_000,
    connectionsPerProcess: 15,
  }
  console.log('measured, each picture', measured)
  const peak = busiestHour
  const demand = {
    devices: 1_000_000,
    picturesPerDay: pictures * wholeTimes,
    peak,
    headroom: 0.6,
    photoDays: 30,
    pictureDays: 365,
  }
  console.log('a million a day', planCapacity(measured, demand))
  console.log(describeLoad())
} finally {
  await stage.close()
}

function processorMs(processes: readonly { pid: number }[]): number {
  return processes.reduce((sum, { pid }) => sum + processorMsOf(pid), 0)
}

/** The devices of the stage with their photos' rows, left out of what a picture takes. */
async function measureDevices(): Promise<number> {
  const [{ bytes }] = await stage.ask<{ bytes: string }>(`
    select sum(pg_total_relation_size(name))::text as bytes
    from unnest(array['devices', 'device_tokens', 'balances']::regclass[]) as name`)
  return Number(bytes) / stage.devices.length
}
