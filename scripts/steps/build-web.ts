import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compressFiles } from './compress-files.ts'
import { cutFonts } from './cut-fonts.ts'
import { drawSitePictures } from './draw-site-pictures.ts'
import { fingerprintFiles } from './fingerprint-files.ts'
import { root } from './root.ts'
import { mustRun } from './run.ts'

const app = `${root}apps/web`
const shipped = `${app}/dist`
const prerendered = `${root}.cache/prerender/main.js`

/** Builds the app and its public pages when a file they are made of has changed since the last build. */
export async function buildWeb(outFolder: string = shipped): Promise<void> {
  const stamp = `${outFolder}/.built-from`
  const preview = previewOf(process.env)
  const files = fingerprintFiles([
    'apps/web/{src,public}/**/*',
    'apps/web/*.*',
    'packages/{contract,ui}/src/**/*',
    'scripts/steps/*.ts',
    'package-lock.json',
  ])
  const fingerprint = `${files} preview ${preview}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  const env = { ...process.env, VITE_APP_PREVIEW: preview }
  const vite = (...args: string[]) =>
    mustRun('vite', ['build', '--logLevel', 'warn', ...args], { cwd: app, env })
  await cutFonts()
  await vite('--outDir', outFolder, '--emptyOutDir')
  await vite('--config', 'vite.boot.config.ts', '--outDir', outFolder)
  await vite('--config', 'vite.prerender.config.ts')
  await mustRun('node', [prerendered, outFolder])
  await drawSitePictures(outFolder)
  await compressFiles(outFolder)
  writeFileSync(stamp, fingerprint)
}

/** As the server decides at its start whether a browser may open the app (decision A49). */
export function previewOf({ NODE_ENV, ALLOW_PREVIEW }: NodeJS.ProcessEnv): 'on' | 'off' {
  const isAllowed = ALLOW_PREVIEW ? ['1', 'true'].includes(ALLOW_PREVIEW) : NODE_ENV !== 'production'
  return isAllowed ? 'on' : 'off'
}
