import { getAffiliateStatus } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from './call.ts'

/** Whether this device belongs to an affiliate; a failed look-up counts as no (decision A25). */
export function useAffiliate() {
  return useQuery({
    queryKey: ['affiliate', 'status'],
    queryFn: () => call(getAffiliateStatus, {}).catch(() => ({ isActive: false })),
  })
}
