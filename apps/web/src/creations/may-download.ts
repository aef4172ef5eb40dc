import { checkPermission } from '#server-state'
import type { OnPaywall } from './creation.ts'

/**
 * Whether pictures may be saved now, after the paywall where there is need for one. A paywall that let the person through is no
 * permission: the server's answer is (decision A43), and where it cannot be had the paywall says so.
 */
export async function mayDownload(onPaywall: OnPaywall): Promise<boolean> {
  const permission = await checkPermission({ action: 'download' })
  if (permission.allowed) return true
  if (!(await onPaywall(permission))) return false
  const again = await checkPermission({ action: 'download' })
  if (!again.allowed && again.trigger === 'default') void onPaywall(again)
  return again.allowed
}
