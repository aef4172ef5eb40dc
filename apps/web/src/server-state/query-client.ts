import { ApiError, limits } from '@ever-after/contract'
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { serverFetch } from '#platform/server-fetch.ts'
import { apiBase, authToken } from './call.ts'

/** Query data stays fresh for a day, nothing refetches or retries by itself; what changes is invalidated by name. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: loadByKey,
      staleTime: limits.queryFreshMs,
      gcTime: limits.queryFreshMs,
      retry: false,
      // Without a connection a screen shows its error face; the default would leave it waiting.
      networkMode: 'always',
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** GETs the path made of the key's parts; `meta.on401: 'null'` answers null to a 401 instead of throwing. */
export async function loadByKey({ queryKey, meta, signal }: QueryFunctionContext): Promise<unknown> {
  const token = authToken()
  const response = await serverFetch(`${apiBase}/${queryKey.join('/')}`, {
    signal,
    credentials: 'include',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  if (response.status === 401 && meta?.on401 === 'null') return null
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
  return response.json()
}
