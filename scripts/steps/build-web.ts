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
  const fingerprint = fingerprintFiles([
    'apps/web/{src,public}/**/*',
    'apps/web/*.*',
    'packages/{contract,ui}/src/**/*',
    'scripts/steps/*.ts',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  const vite = (...args: string[]) => mustRun('vite', ['build', '--logLevel', 'warn', ...args], { cwd: app })
  await cutFonts()
  await vite('--outDir', outFolder, '--emptyOutDir')
  await vite('--config', 'vite.boot.config.ts', '--outDir', outFolder)
  await vite('--config', 'vite.prerender.config.ts')
  await mustRun('node', [prerendered, outFolder])
  await drawSitePictures(outFolder)
  await compressFiles(outFolder)
  writeFileSync(stamp, fingerprint)
}
