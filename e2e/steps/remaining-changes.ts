import { getSubscriptionStatus } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { deviceOf } from './device.ts'

/** Free and bonus changes as the server counts them for this page's device. */
export async function remainingChanges(page: Page): Promise<number> {
  const { call } = await deviceOf(page)
  const { usage } = await call(getSubscriptionStatus, {})
  return usage.remainingFreeUses + usage.bonusChangesRemaining
}
