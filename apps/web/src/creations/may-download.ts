import { checkPermission } from '#server-state'
import type { OnPaywall } from './creation.ts'

/**
 * Whether pictures may be saved now, after the paywall where there is need for one. A paywall that let the person through is no
 * permission: the server's answer is (decision A43).
 */
export async function mayDownload(onPaywall: OnPaywall): Promise<boolean> {
  const permission = await checkPermission({ action: 'download' })
  if (permission.allowed) return true
  const isUnlocked = await onPaywall(permission)
  return isUnlocked === true && (await checkPermission({ action: 'download' })).allowed
}
