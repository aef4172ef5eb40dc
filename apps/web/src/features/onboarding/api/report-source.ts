import { reportDiscoverySource } from '@ever-after/contract'
import { call } from '#server-state'

/** Sends how the person found the product; it is only statistics, so a failure stays unseen. */
export function reportSource({ source, now }: { source: string; now: Date }): void {
  call(reportDiscoverySource, { body: { source, timestamp: now.toISOString() } }).catch(() => undefined)
}
