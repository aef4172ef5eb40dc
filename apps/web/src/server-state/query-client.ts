import { ApiError, type JsonEndpoint, limits, type Reply } from '@ever-after/contract'
import { QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from './call.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reply?: JsonEndpoint['reply']; on401?: 'null' }
  }
}

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

/** A GET without parameters as a query that the default loader answers. */
export function queryOf<E extends JsonEndpoint>({ path, reply }: E) {
  return queryOptions<Reply<E>>({ queryKey: path.slice(1).split('/'), meta: { reply } })
}

/** GETs the path made of the key's parts; `meta.on401: 'null'` answers null to a 401 instead of throwing. */
async function loadByKey({ queryKey, meta, signal }: QueryFunctionContext): Promise<unknown> {
  const endpoint: JsonEndpoint = {
    method: 'GET',
    path: `/${queryKey.join('/')}`,
    auth: 'optional',
    tag: '',
    summary: '',
    reply: meta?.reply ?? z.unknown(),
    errors: [],
  }
  try {
    return await call(endpoint, { signal })
  } catch (error) {
    if (meta?.on401 === 'null' && error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
