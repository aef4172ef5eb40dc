import {
  type CallInput,
  type CampaignSegment,
  cancelCampaign,
  countCampaignAudience,
  createCampaign,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
} from '@ever-after/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const campaignsKey = ['campaigns'] as const
const audienceKey = 'campaign-audience'
const watchEveryMs = 5000

/** Every campaign, and whether messages reach phones; read again and again while one is not over. */
export function useCampaigns() {
  return useQuery({
    queryKey: campaignsKey,
    queryFn: () => call(listCampaigns, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.campaigns.some(({ endedAt }) => endedAt === null) ? watchEveryMs : false,
  })
}

/** How many devices a segment has now. */
export function useAudience(segment: CampaignSegment | undefined) {
  return useQuery({
    queryKey: [audienceKey, segment],
    queryFn: () => countAudience(segment),
    enabled: segment !== undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export async function sendCampaign(body: CallInput<typeof createCampaign>['body']): Promise<void> {
  await call(createCampaign, { body })
  await refreshCampaigns()
}

const changes = { pause: pauseCampaign, resume: resumeCampaign, end: cancelCampaign }

export async function changeCampaign(id: string, change: keyof typeof changes): Promise<void> {
  await call(changes[change], { params: { id } })
  await refreshCampaigns()
}

export async function refreshCampaigns(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: campaignsKey }),
    queryClient.invalidateQueries({ queryKey: [audienceKey] }),
  ])
}

function countAudience(segment: CampaignSegment | undefined) {
  if (!segment) throw new Error('Nobody is chosen yet.')
  const days = segment.group === 'inactive' ? { days: String(segment.days) } : {}
  return call(countCampaignAudience, {
    query: { group: segment.group, platform: segment.platform, ...days },
  })
}
