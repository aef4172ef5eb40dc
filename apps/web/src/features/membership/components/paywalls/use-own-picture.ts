import { listStyleApplications } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { historyKey } from '#creations'
import { call, signedAnswer } from '#server-state'
import type { PaywallRequest } from '../../paywall-store.ts'

/** More than there are pictures in the making at once. */
const enough = 8

/** The picture that a paywall is about, or the couple's latest one as it may see it; nothing before an onboarding is over. */
export function useOwnPicture(request: PaywallRequest | undefined): { url?: string; isComing: boolean } {
  const given = request?.pictureUrl ?? undefined
  const isAsked = request !== undefined && !given
  const { data, isPending, fetchStatus } = useQuery({
    queryKey: [...historyKey('style'), 'latest'],
    queryFn: async () =>
      (await call(listStyleApplications, { query: { limit: enough } })).find(
        ({ status, resultUrl }) => status === 'completed' && resultUrl,
      ) ?? null,
    enabled: isAsked,
    retry: false,
    ...signedAnswer,
  })
  return {
    url: given ?? data?.resultUrl ?? undefined,
    isComing: isAsked && isPending && fetchStatus === 'fetching',
  }
}

/** The couple's latest picture as it may see it, for a page that is no paywall. */
export const useLatestPicture = () => useOwnPicture({ trigger: 'default' })
