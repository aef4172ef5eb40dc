import { limits } from '@ever-after/contract'
import { QueryClient } from '@tanstack/react-query'

/** Nothing refetches or retries by itself; what changes is invalidated by name. */
export const queryClient = new QueryClient({
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
