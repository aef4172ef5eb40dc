import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { cutFonts } from './steps/cut-fonts.ts'
import { cutSamplePhotos } from './steps/cut-sample-photos.ts'
import { drawPageIcon } from './steps/draw-app-icons.ts'
import { drawCouplePictures } from './steps/draw-couple-pictures.ts'
import { drawSitePictures } from './steps/draw-site-pictures.ts'
import { findCouple } from './steps/find-couple.ts'
import { root } from './steps/root.ts'

const { PORT = '8080', APP_PORT = '5173', CONSOLE_PORT = '5174' } = process.env
const operatorPassword = process.env.OPERATOR_PASSWORD || randomBytes(12).toString('base64url')
const programs: ChildProcess[] = []
let isEnding = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endAll(0))

const samplePhotosFolder = await cutSamplePhotos()
if (!existsSync(`${root}.cache/fonts/sans-more.woff2`)) await cutFonts()
// Vite has the apps; the server complains when there is no folder for what a build leaves.
for (const app of ['web', 'console']) mkdirSync(`${root}apps/${app}/dist`, { recursive: true })
if (!existsSync(`${root}apps/web/dist/icon.svg`)) await drawPageIcon(`${root}apps/web/dist`)
await Promise.all([
  startServer(),
  startVite('apps/web', APP_PORT, '/'),
  startVite('apps/console', CONSOLE_PORT, '/admin/'),
])
console.log(
  [
    `App                 http://localhost:${APP_PORT}/?app=preview`,
    `Operator console    http://localhost:${CONSOLE_PORT}/admin/`,
    `Operator password   ${operatorPassword}`,
    `API documentation   http://localhost:${PORT}/api/docs`,
    `ready in ${performance.now().toFixed(0)} ms; Ctrl-C ends all of it`,
  ].join('\n'),
)
// The landing page shows them; the server finds them where a build puts them.
if (!existsSync(`${root}apps/web/dist/site/card.jpg`)) await drawSitePictures(`${root}apps/web/dist`)
const couple = await findCouple({ preview: 'on', photosFolder: process.env.SHOWCASE_PHOTOS_DIR })
if (couple) await drawCouplePictures(couple, `${root}apps/web/dist`)

function startServer(): Promise<void> {
  const server = start('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], root)
  return new Promise((resolve) => {
    let starts = 0
    createInterface({ input: server.stdout ?? process.stdin }).on('line', (line) => {
      if (!line.startsWith('ready ')) return
      if (starts++ > 0) console.log('The server has started again.')
      resolve()
    })
  })
}

async function startVite(folder: string, port: string, path: string): Promise<void> {
  const vite = start('vite', ['--host', '127.0.0.1', '--port', port, '--strictPort'], root + folder)
  vite.stdout?.resume()
  while (!isEnding && !(await answers(`http://127.0.0.1:${port}${path}`))) await sleep(50)
}

/** In a group of its own, so that Ctrl-C reaches this program alone and each is asked to end once. */
function start(command: string, args: readonly string[], cwd: string): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      // The password is for this machine only, and its data are not those of `npm start`.
      HOST: '127.0.0.1',
      DATA_DIR: `${root}.cache/development`,
      LOG_LEVEL: 'warn',
      SAMPLE_PHOTOS_DIR: samplePhotosFolder,
      VITE_SHOWCASE_COUPLE: 'on',
      ...process.env,
      PORT,
      API_PORT: PORT,
      OPERATOR_PASSWORD: operatorPassword,
    },
  })
  programs.push(child)
  child.once('exit', (code) => {
    if (isEnding) return
    console.error(`${command} in ${cwd} ended with ${code}.`)
    void endAll(1)
  })
  return child
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function endAll(code: number): Promise<void> {
  if (isEnding) process.exit(1)
  isEnding = true
  await Promise.all(
    programs.map(
      (program) =>
        new Promise<void>((resolve) => {
          if (program.exitCode !== null || program.signalCode !== null) return resolve()
          program.once('exit', () => resolve())
          program.kill('SIGTERM')
        }),
    ),
  )
  process.exit(code)
}
