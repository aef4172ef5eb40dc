import { type Client, consoleSessionKeys, createClient, operatorLogin } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { test as journey } from './journey.ts'
import { openPreview } from './open-preview.ts'
import { consolePort, operatorPassword } from './ports.ts'

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
export const test = journey.extend<People>({
  viewport: { width: 1280, height: 800 },
  baseURL: ({ consoleServer }, use) => use(consoleServer),
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

/** Opens the console in a session of this page's own, at Live Styles or the screen of another path. */
export async function logIn(page: Page, path = '/admin'): Promise<void> {
  const answer = await page.request.post(`/api${operatorLogin.path}`, {
    data: { password: operatorPassword },
  })
  const { token } = operatorLogin.reply.parse(await answer.json())
  await page.addInitScript(rememberOnce, { key: consoleSessionKeys.operatorToken, token })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Runs in the page, before its own scripts; who has logged out is not logged in again. */
function rememberOnce({ key, token }: { key: string; token: string }): void {
  if (window.name === token) return
  window.name = token
  sessionStorage.setItem(key, token)
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
