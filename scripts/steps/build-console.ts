import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compressFiles } from './compress-files.ts'
import { cutFonts } from './cut-fonts.ts'
import { fingerprintFiles } from './fingerprint-files.ts'
import { root } from './root.ts'
import { mustRun } from './run.ts'

const app = `${root}apps/console`
const shipped = `${app}/dist`

/** Builds the operator console when a file it is made of has changed since the last build. */
export async function buildConsole(outFolder: string = shipped): Promise<void> {
  const stamp = `${outFolder}/.built-from`
  const fingerprint = fingerprintFiles([
    'apps/console/src/**/*',
    'apps/console/*.*',
    'packages/{contract,ui}/src/**/*',
    'scripts/steps/*.ts',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  await cutFonts()
  const args = ['build', '--logLevel', 'warn', '--outDir', outFolder, '--emptyOutDir']
  await mustRun('vite', args, { cwd: app })
  await compressFiles(outFolder)
  writeFileSync(stamp, fingerprint)
}
