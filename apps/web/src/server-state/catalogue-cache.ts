import { type DeviceCatalogue, deviceCatalogue, limits, localKeys, sessionKeys } from '@ever-after/contract'
import { type JsonStore, localStore, sessionStore } from '#platform/storage.ts'

const places = [
  { store: sessionStore, keys: sessionKeys },
  { store: localStore, keys: localKeys },
] as const

/** Styles kept in this session, when younger than 24 hours and readable. */
export function readCachedCatalogue(nowMs: number = Date.now()): DeviceCatalogue | undefined {
  const keptAtMs = Number(sessionStore.read(sessionKeys.stylesTimestamp))
  return nowMs - keptAtMs < limits.queryFreshMs ? readFrom(sessionStore, sessionKeys) : undefined
}

/** The styles this device saw last, however old; better than nothing without a connection. */
export function readLastCatalogue(): DeviceCatalogue | undefined {
  return readFrom(localStore, localKeys)
}

/** Keeps the styles in session and local storage, each part under its own key. */
export function writeCachedCatalogue(catalogue: DeviceCatalogue, nowMs: number = Date.now()): void {
  for (const { store, keys } of places) {
    store.write(keys.stylesCache, catalogue.styles)
    store.write(keys.stylesVersion, catalogue.version)
    store.write(keys.stylesTimestamp, nowMs)
    store.write(keys.stylesCategoryOrder, catalogue.categoryOrder)
  }
}

type Keys = Record<'stylesCache' | 'stylesVersion' | 'stylesCategoryOrder', string>

function readFrom(store: JsonStore, keys: Keys): DeviceCatalogue | undefined {
  const parsed = deviceCatalogue.safeParse({
    styles: store.read(keys.stylesCache),
    version: store.read(keys.stylesVersion),
    categoryOrder: store.read(keys.stylesCategoryOrder),
  })
  return parsed.success ? parsed.data : undefined
}
