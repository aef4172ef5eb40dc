import { type Client, consoleSessionKeys, createClient, operatorLogin } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { test as journey } from './journey.ts'
import { openPreview } from './open-preview.ts'
import { consolePort, operatorPassword } from './ports.ts'
import { startServer } from './start-server.ts'

const startMs = 90_000
const phone = { width: 390, height: 844 }

/** Where operators work in these journeys. */
export const consoleOrigin = `http://127.0.0.1:${consolePort}`

interface People {
  /** A second operator in a browser of their own; not logged in yet. */
  colleague: Page
  /** A couple at the app's Home on a phone; opened when the journey first asks for it. */
  openAsCouple: () => Promise<Page>
}

/** A journey through the console on a wide screen, on the one server of all such journeys. */
export const test = journey.extend<People, { consoleServer: string }>({
  viewport: { width: 1280, height: 800 },
  baseURL: ({ consoleServer }, use) => use(consoleServer),
  consoleServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startServer({ name: 'console', port: consolePort, isNew: true })
      await use(consoleOrigin)
      await server.kill()
    },
    { scope: 'worker', timeout: startMs },
  ],
  colleague: async ({ browser, listenTo }, use) => {
    const context = await browser.newContext()
    listenTo(context)
    await use(await context.newPage())
    await context.close()
  },
  openAsCouple: async ({ browser, listenTo }, use) => {
    const opened = new Set<() => Promise<void>>()
    await use(async () => {
      const context = await browser.newContext({ viewport: phone })
      opened.add(() => context.close())
      listenTo(context)
      const page = await context.newPage()
      await openPreview(page)
      return page
    })
    for (const close of opened) await close()
  },
})

/** Logs this page in as an operator of its own, who is then at Live Styles. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await enterPassword(page)
  await page.getByRole('heading', { level: 1, name: 'Live Styles' }).waitFor()
}

/** Fills the login in, on its own page or over the screen. */
export async function enterPassword(page: Page, password: string = operatorPassword): Promise<void> {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Goes to a tab of the console by its name. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  // The count of the archive is part of its tab's name.
  await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Calls a server as an operator who has just logged in. */
export async function asOperator(origin: string = consoleOrigin): Promise<Client> {
  const { token } = await createClient({ baseUrl: `${origin}/api` })(operatorLogin, {
    body: { password: operatorPassword },
  })
  return createClient({ baseUrl: `${origin}/api`, token: () => token })
}

/** Calls the server in the session of this page, which must be logged in. */
export async function sessionOf(page: Page): Promise<Client> {
  const token = await page.evaluate((key) => sessionStorage.getItem(key), consoleSessionKeys.operatorToken)
  if (token === null) throw new Error('This page is not logged in.')
  return createClient({ baseUrl: `${new URL(page.url()).origin}/api`, token: () => token })
}
