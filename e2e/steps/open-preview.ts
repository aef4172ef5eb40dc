import type { Page } from '@playwright/test'

interface Opening {
  /** Whether the welcome is still to come, as on a new device. */
  isNew?: boolean
}

/** From the first step of the welcome past its last one, to what is offered then. */
export async function passWelcome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Instagram').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Start with 5 Free Styles' }).click()
}

/** Opens the app in its preview, past the welcome unless told. */
export async function openPreview(page: Page, { isNew = false }: Opening = {}): Promise<void> {
  if (!isNew) await page.addInitScript(() => localStorage.setItem('onboarding-completed', 'true'))
  await page.goto('/?app=preview')
  const heading = isNew ? 'Welcome' : 'Dream Weddings'
  await page.getByRole('heading', { name: heading }).waitFor()
}
