import { ApiError, limits } from '@ever-after/contract'
import { QueryCache, QueryClient } from '@tanstack/react-query'

/** Nothing refetches or retries by itself; what changes is invalidated by name. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: logLoadFailure }),
  defaultOptions: {
    queries: {
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

/** The screen says that something did not load; why is for the log: status and body, where the server answered. */
export function logLoadFailure(error: unknown): void {
  console.error(error instanceof ApiError ? error.message : error)
}
