import type { Page } from '@playwright/test'

interface Opening {
  /** Whether the welcome is still to come, as on a new device. */
  isNew?: boolean
}

/** Opens the app in its preview, past the welcome unless told. */
export async function openPreview(page: Page, { isNew = false }: Opening = {}): Promise<void> {
  if (!isNew) await page.addInitScript(() => localStorage.setItem('onboarding-completed', 'true'))
  await page.goto('/?app=preview')
  const heading = isNew ? 'Welcome' : 'Dream Weddings'
  await page.getByRole('heading', { name: heading }).waitFor()
}
