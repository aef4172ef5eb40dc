import { type DeviceCatalogue, errorOfAnswer, getWeddingStyles } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { serverAddress } from '#platform/api-origin.ts'
import { call } from './call.ts'
import { readCachedCatalogue, readLastCatalogue, writeCachedCatalogue } from './catalogue-cache.ts'
import { stylesInWords } from './catalogue-in-words.ts'
import { queryClient } from './query-client.ts'
import { sentCatalogue, tolerate } from './tolerant-catalogue.ts'

const catalogueKey = ['config', 'wedding-styles'] as const
const fallbackAddress = serverAddress('/wedding-styles-with-variations.json')

const options = { queryKey: catalogueKey, queryFn: loadCatalogue }

/** The styles: from the cache while it is fresh, with a version check behind it; else from the server, else the static file. */
export function useCatalogue() {
  return useQuery({ ...options, select: stylesInWords })
}

/** Asks for the styles before a screen does; whatever becomes of it, the screen finds out. */
export function preloadCatalogue(): void {
  void queryClient.prefetchQuery(options)
}

export async function loadCatalogue(): Promise<DeviceCatalogue> {
  const cached = readCachedCatalogue()
  if (!cached) return fetchCatalogue().catch(loadFallback).catch(orLastSeen)
  void checkVersion(cached.version)
  return cached
}

async function checkVersion(version: string): Promise<void> {
  try {
    const remote = await fetchCatalogue()
    if (remote.version !== version) queryClient.setQueryData(catalogueKey, remote)
  } catch {
    // The cached styles serve on while the server cannot be reached.
  }
}

/** Remote styles count only when there are some. */
async function fetchCatalogue(): Promise<DeviceCatalogue> {
  const remote = tolerate(await call({ ...getWeddingStyles, reply: sentCatalogue }, {}))
  if (Object.values(remote.styles).every(({ length }) => length === 0))
    throw new Error('The catalogue is empty.')
  writeCachedCatalogue(remote)
  return remote
}

async function loadFallback(): Promise<DeviceCatalogue> {
  const response = await fetch(fallbackAddress, { credentials: 'include' })
  if (!response.ok) throw await errorOfAnswer(response)
  const local = { ...tolerate(sentCatalogue.parse(await response.json())), version: 'local-fallback' }
  writeCachedCatalogue(local)
  return local
}

function orLastSeen(error: unknown): DeviceCatalogue {
  const last = readLastCatalogue()
  if (!last) throw error
  return last
}
