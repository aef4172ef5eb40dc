import { findCommand } from './find-command.ts'
import { installDebianPackage } from './install-debian-package.ts'
import { mustRun } from './run.ts'

/** Path of a Chromium, installing one when there is none; undefined means Playwright's own download. */
export async function ensureBrowser(): Promise<string | undefined> {
  // Without windows of its own it takes a fifth less of the processor.
  const small = 'chromium-headless-shell'
  const named =
    process.env.CHROMIUM_PATH ?? findCommand(small, 'chromium', 'chromium-browser', 'google-chrome')
  if (named) return named
  for (const name of [small, 'chromium'])
    if (await installDebianPackage(name, 'fonts-liberation')) return findCommand(name)
  await mustRun('playwright', ['install', 'chromium'])
  return undefined
}
