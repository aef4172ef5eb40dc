import type { Campaigns } from '@ever-after/contract'
import { Button, LoadFailure, Notice, Skeleton } from '@ever-after/ui'
import type { Ref } from 'react'
import { copy } from '../copy.ts'
import { CampaignRow } from './campaign-row.tsx'

interface CampaignListProps {
  ref: Ref<HTMLElement>
  query: { data: Campaigns | undefined; isError: boolean; refetch: () => unknown }
}

/** Every campaign with what became of it; what was there once stays when a refresh fails. */
export function CampaignList({ ref, query: { data, isError, refetch } }: CampaignListProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={copy.list}
      className="scroll-mt-4 rounded-field border border-line bg-card p-5"
    >
      <h2 className="text-lead">{copy.list}</h2>
      {data && isError && (
        <LoadFailure
          words={copy.failedAgain}
          retry={copy.tryAgain}
          onRetry={() => void refetch()}
          className="mt-3"
        />
      )}
      {data ? (
        data.campaigns.length === 0 ? (
          <Notice title={copy.empty}>{copy.emptyNote}</Notice>
        ) : (
          <ul className="mt-3 grid gap-3">
            {data.campaigns.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        )
      ) : isError ? (
        <Notice
          isAlert
          title={copy.failed}
          action={<Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
        />
      ) : (
        <div className="mt-3 grid gap-3">
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-36 w-full rounded-field" />
          ))}
        </div>
      )}
    </section>
  )
}
