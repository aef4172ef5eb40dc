import type { CampaignAudience } from '@ever-after/contract'
import { LoadFailure } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { type Draft, minutesFor, rateOf, segmentOf } from '../model/draft.ts'

interface AudienceCountProps {
  query: {
    data: CampaignAudience | undefined
    isError: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  draft: Draft
}

/** How many would get it, and how long that takes. */
export function AudienceCount({ query, draft }: AudienceCountProps) {
  const { data, isError, isPlaceholderData, refetch } = query
  if (isError)
    return <LoadFailure words={copy.notCounted} retry={copy.tryAgain} onRetry={() => void refetch()} />
  const rate = rateOf(draft)
  return (
    <div role="status" className="min-h-12 min-w-0 grow basis-60 text-copy">
      {!segmentOf(draft) ? null : !data || isPlaceholderData ? (
        <p className="text-soft-ink">{copy.counting}</p>
      ) : (
        <>
          <p className="font-semibold">{data.devices > 0 ? copy.audience(data.devices) : copy.nobody}</p>
          <p className="text-small text-soft-ink">
            {data.devices > 0 && rate && copy.lasts(minutesFor({ devices: data.devices, rate }))}{' '}
            {data.resting > 0 && copy.resting(data.resting)}
          </p>
        </>
      )}
    </div>
  )
}
