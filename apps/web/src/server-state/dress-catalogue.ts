import {
  type DressCatalogue,
  dressCatalogue,
  errorOfAnswer,
  getDresses,
  getStaticDresses,
} from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { serverAddress } from '#platform/api-origin.ts'
import { call } from './call.ts'
import { dressesInWords } from './catalogue-in-words.ts'
import { readCachedDresses, readLastDresses, writeCachedDresses } from './dress-catalogue-cache.ts'
import { queryClient } from './query-client.ts'

const dressesKey = ['config', 'wedding-dress'] as const
const fallbackAddress = serverAddress(getStaticDresses.path)

/** The dresses: from the cache while it is fresh, with a version check behind it; else from the server, else the static file. */
export function useDressCatalogue() {
  return useQuery({ queryKey: dressesKey, queryFn: loadDresses, select: dressesInWords })
}

export async function loadDresses(): Promise<DressCatalogue> {
  const cached = readCachedDresses()
  if (!cached) return fetchDresses().catch(loadFallback).catch(orLastSeen)
  void checkVersion(cached.version)
  return cached
}

async function checkVersion(version: string): Promise<void> {
  try {
    const remote = await fetchDresses()
    if (remote.version !== version) queryClient.setQueryData(dressesKey, remote)
  } catch {
    // The cached dresses serve on while the server cannot be reached.
  }
}

/** The server's dresses; an answer that is no list of dresses counts as none. */
async function fetchDresses(): Promise<DressCatalogue> {
  const remote = dressCatalogue.parse(await call(getDresses, {}))
  writeCachedDresses(remote)
  return remote
}

async function loadFallback(): Promise<DressCatalogue> {
  const response = await fetch(fallbackAddress, { credentials: 'include' })
  if (!response.ok) throw await errorOfAnswer(response)
  const local = { ...dressCatalogue.parse(await response.json()), version: 'local-fallback' }
  writeCachedDresses(local)
  return local
}

function orLastSeen(error: unknown): DressCatalogue {
  const last = readLastDresses()
  if (!last) throw error
  return last
}
