import type { Page } from '@playwright/test'

/** Free and bonus changes as the server counts them for this page's device. */
export async function remainingChanges(page: Page): Promise<number> {
  const { usage } = await page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('ever-after.auth-token') ?? '""')
    const answer = await fetch('/api/subscriptions/status', { headers: { Authorization: `Bearer ${token}` } })
    return (await answer.json()) as { usage: { remainingFreeUses: number; bonusChangesRemaining: number } }
  })
  return usage.remainingFreeUses + usage.bonusChangesRemaining
}
