import { findCommand } from './find-command.ts'
import { installDebianPackage } from './install-debian-package.ts'
import { mustRun } from './run.ts'

/** Path of a Chromium, installing one when there is none; undefined means Playwright's own download. */
export async function ensureBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH ?? findCommand('chromium', 'chromium-browser', 'google-chrome')
  if (named) return named
  if (await installDebianPackage('chromium', 'fonts-liberation')) return findCommand('chromium')
  await mustRun('playwright', ['install', 'chromium'])
  return undefined
}
