import { type DressCatalogue, dressCatalogue, limits, localKeys, sessionKeys } from '@ever-after/contract'
import { type JsonStore, localStore, sessionStore } from '#platform/storage.ts'

/** Dresses kept in this session, when younger than 24 hours and readable. */
export function readCachedDresses(nowMs: number = Date.now()): DressCatalogue | undefined {
  const keptAtMs = Number(sessionStore.read(sessionKeys.dressesTimestamp))
  return nowMs - keptAtMs < limits.queryFreshMs ? readFrom(sessionStore, sessionKeys) : undefined
}

/** The dresses this device saw last, however old; better than nothing without a connection. */
export function readLastDresses(): DressCatalogue | undefined {
  return readFrom(localStore, localKeys)
}

/** Keeps the dresses with version and timestamp in the session, and for later on the device. */
export function writeCachedDresses({ dresses, version }: DressCatalogue, nowMs: number = Date.now()): void {
  for (const { store, keys } of [
    { store: sessionStore, keys: sessionKeys },
    { store: localStore, keys: localKeys },
  ]) {
    store.write(keys.dressesCache, dresses)
    store.write(keys.dressesVersion, version)
  }
  sessionStore.write(sessionKeys.dressesTimestamp, nowMs)
}

function readFrom(
  store: JsonStore,
  keys: Record<'dressesCache' | 'dressesVersion', string>,
): DressCatalogue | undefined {
  const parsed = dressCatalogue.safeParse({
    dresses: store.read(keys.dressesCache),
    version: store.read(keys.dressesVersion),
  })
  return parsed.success ? parsed.data : undefined
}
