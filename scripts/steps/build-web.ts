import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compressFiles } from './compress-files.ts'
import { cutFonts } from './cut-fonts.ts'
import { drawAppIcons } from './draw-app-icons.ts'
import { drawCouplePictures } from './draw-couple-pictures.ts'
import { drawSitePictures } from './draw-site-pictures.ts'
import { type Couple, findCouple } from './find-couple.ts'
import { fingerprintFiles } from './fingerprint-files.ts'
import { root } from './root.ts'
import { mustRun } from './run.ts'
import { shellEntries } from './shell-entries.ts'

const app = `${root}apps/web`
const shipped = `${app}/dist`
const prerendered = `${root}.cache/prerender/main.js`
const bootScript = `${root}.cache/boot/boot.js`

/** Builds the app and its public pages when a file they are made of has changed since the last build. */
export async function buildWeb(outFolder: string = shipped): Promise<void> {
  const stamp = `${outFolder}/.built-from`
  const preview = previewOf(process.env)
  const files = fingerprintFiles([
    'apps/web/src/**/*',
    'apps/web/*.*',
    'packages/{contract,ui}/src/**/*',
    'scripts/steps/*.ts',
    'package-lock.json',
  ])
  const couple = await findCouple({ preview, photosFolder: process.env.SHOWCASE_PHOTOS_DIR })
  const fingerprint = `${files} preview ${preview} couple ${couple ? 'on' : 'off'}`
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint) {
    await buildPages({ outFolder, preview, couple })
    writeFileSync(stamp, fingerprint)
  }
  if (couple) await drawCouplePictures(couple, outFolder)
}

interface Build {
  outFolder: string
  preview: 'on' | 'off'
  couple: Couple | undefined
}

async function buildPages({ outFolder, preview, couple }: Build): Promise<void> {
  const env = { ...process.env, VITE_APP_PREVIEW: preview, VITE_SHOWCASE_COUPLE: couple ? 'on' : 'off' }
  const vite = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    mustRun('vite', ['build', '--logLevel', 'warn', ...args], { cwd: app, env: { ...env, ...more } })
  await cutFonts()
  await vite(['--outDir', outFolder, '--emptyOutDir'])
  await vite(['--config', 'vite.boot.config.ts'])
  await vite(['--config', 'vite.prerender.config.ts'])
  await mustRun('node', [prerendered, outFolder, bootScript])
  await drawSitePictures(outFolder)
  await drawAppIcons(outFolder)
  const entries = JSON.stringify(shellEntries(outFolder))
  await vite(['--config', 'vite.service-worker.config.ts', '--outDir', outFolder], { SHELL_ENTRIES: entries })
  await compressFiles(outFolder)
}

/** As the server decides at its start whether a browser may open the app (decision A49). */
export function previewOf({ NODE_ENV, ALLOW_PREVIEW }: NodeJS.ProcessEnv): 'on' | 'off' {
  const isAllowed = ALLOW_PREVIEW ? ['1', 'true'].includes(ALLOW_PREVIEW) : NODE_ENV !== 'production'
  return isAllowed ? 'on' : 'off'
}
