import { consoleSessionKeys } from '@ever-after/contract'
import type { Browser, Page } from '@playwright/test'
import { pageScript } from './page-script.ts'
import type { BenchServer } from './start-server.ts'

/** A page of a browser with nothing cached, in which an operator is logged in; nothing is opened yet. */
export async function openConsole(browser: Browser, { origin, token }: BenchServer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  await context.addInitScript(`sessionStorage.setItem('${consoleSessionKeys.operatorToken}', '${token}')`)
  await context.addInitScript(pageScript)
  return context.newPage()
}
