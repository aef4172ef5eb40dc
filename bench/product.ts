import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  applyStyle,
  createClient,
  getStyleApplication,
  getWeddingStyles,
  registerDevice,
  uploadCouplePhotos,
} from '@ever-after/contract'
import { cutSamplePhotos } from '../scripts/steps/cut-sample-photos.ts'
import { quantile } from './quantile.ts'

const devices = Number(process.argv[2] ?? 4)
const port = 18_080
const base = `http://127.0.0.1:${port}`
const folder = await cutSamplePhotos()
const photos = await Promise.all(
  ['partner1.jpg', 'partner2.jpg'].map(
    async (name) => new Blob([await readFile(`${folder}/${name}`)], { type: 'image/jpeg' }),
  ),
)
const dataFolder = await mkdtemp(join(tmpdir(), 'ever-after-bench-'))
const startedMs = performance.now()
const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    BROWSER_REGISTRATIONS_PER_HOUR: '1000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await untilReady(server)
  console.log(`start to ready on an empty data folder: ${seconds(performance.now() - startedMs)}`)
  const cold = await makePicture(await newDevice())
  console.log(
    `first picture after start: upload ${seconds(cold.uploadMs)}, apply to completed ${seconds(cold.applyMs)}`,
  )
  await measureOneAtATime()
  await measureTwoAtOnce()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataFolder, { recursive: true, force: true })
}

async function measureOneAtATime(): Promise<void> {
  const samples = []
  for (let made = 0; made < devices * 2; made++) samples.push(await makePicture(await newDevice()))
  const applyMs = samples.map((sample) => sample.applyMs)
  const uploadMs = samples.map((sample) => sample.uploadMs)
  console.log(
    `apply to completed, one at a time: p50 ${seconds(quantile(applyMs, 0.5))}, p95 ${seconds(quantile(applyMs, 0.95))}`,
  )
  console.log(`upload of two photos: p50 ${seconds(quantile(uploadMs, 0.5))}`)
}

async function measureTwoAtOnce(): Promise<void> {
  const latenciesMs: number[] = []
  let peakBytes = 0
  let isBusy = true
  const watch = (async () => {
    while (isBusy) {
      const sentMs = performance.now()
      await (await fetch(`${base}/healthz`)).text()
      latenciesMs.push(performance.now() - sentMs)
      if (latenciesMs.length % 20 === 0)
        peakBytes = Math.max(peakBytes, await residentBytes(server.pid as number))
      await sleep(10)
    }
  })()
  const couples = async () => {
    for (let made = 0; made < devices; made++) await makePicture(await newDevice())
  }
  await Promise.all([couples(), couples()])
  isBusy = false
  await watch
  console.log(
    `GET /healthz while two pictures are made: p50 ${quantile(latenciesMs, 0.5).toFixed(1)} ms, ` +
      `p99 ${quantile(latenciesMs, 0.99).toFixed(1)} ms (${latenciesMs.length} samples)`,
  )
  console.log(`resident memory of the whole product: peak ${Math.round(peakBytes / 2 ** 20)} MB`)
}

async function newDevice() {
  const anonymous = createClient({ baseUrl: `${base}/api` })
  const deviceId = `web-${crypto.randomUUID()}${crypto.randomUUID()}`
  const { token } = await anonymous(registerDevice, { body: { deviceId, appVersion: 'bench' } })
  return createClient({ baseUrl: `${base}/api`, token: () => token })
}

/** Waits between upload and apply as long as a person needs to choose a style, so that photos are understood. */
async function makePicture(call: Awaited<ReturnType<typeof newDevice>>) {
  const uploadStartedMs = performance.now()
  const { partner1, partner2 } = await call(uploadCouplePhotos, {
    multipart: {
      files: { partner1: photos[0], partner2: photos[1] },
      fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
    },
  })
  const uploadMs = performance.now() - uploadStartedMs
  await sleep(6000)
  const { styles } = await call(getWeddingStyles, {})
  const chosen = Object.values(styles).flat()
  const style = chosen[Math.floor(Math.random() * chosen.length)]
  const applyStartedMs = performance.now()
  const { id } = await call(applyStyle, {
    body: {
      partner1PhotoId: partner1.photo.id,
      partner2PhotoId: partner2.photo.id,
      partner1Attire: 'dress',
      partner2Attire: 'suit',
      styleId: style.id,
    },
  })
  for (;;) {
    const { status, error } = await call(getStyleApplication, { params: { id } })
    if (status === 'completed') return { uploadMs, applyMs: performance.now() - applyStartedMs }
    if (status === 'failed') throw new Error(`the picture failed: ${error}`)
    await sleep(50)
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('ready http')) return
  throw new Error('The server ended before it was ready.')
}

/** Resident memory of a process and its children; Linux only, shared pages counted once per process. */
async function residentBytes(pid: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const statuses = await Promise.all(
    processes.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  )
  return statuses
    .filter((status) => status.includes(`\nPid:\t${pid}\n`) || status.includes(`\nPPid:\t${pid}\n`))
    .reduce((sum, status) => sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024, 0)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
