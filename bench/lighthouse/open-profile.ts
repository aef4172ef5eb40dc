import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@ever-after/contract'
import { chromium } from '@playwright/test'

interface Visit {
  origin: string
  executablePath: string | undefined
  flags: readonly string[]
}

/** A new browser profile of somebody who may open the app here and has seen its onboarding; nothing is cached yet. */
export async function openProfile({ origin, executablePath, flags }: Visit): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ever-after-profile-'))
  const browser = await chromium.launchPersistentContext(folder, { executablePath, args: [...flags] })
  const page = await browser.newPage()
  // The only page that fetches nothing.
  await page.goto(`${origin}/try`)
  for (const key of [localKeys.devBypass, localKeys.onboardingCompleted])
    await page.evaluate(`localStorage.setItem('${key}', 'true')`)
  await browser.close()
  return folder
}
