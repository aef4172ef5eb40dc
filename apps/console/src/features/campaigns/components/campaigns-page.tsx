import { Button } from '@ever-after/ui'
import { useRef } from 'react'
import { refreshCampaigns, useCampaigns } from '../api/campaigns.ts'
import { copy } from '../copy.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignList } from './campaign-list.tsx'

/** Messages to many phones: a new one, and what became of the others. */
export function CampaignsPage() {
  const query = useCampaigns()
  const list = useRef<HTMLElement>(null)
  return (
    <div className="mx-auto grid max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-60">
          <h1 className="text-title">{copy.title}</h1>
          <p className="mt-1 text-copy text-soft-ink">{copy.intro}</p>
        </div>
        <Button
          look="quiet"
          size="compact"
          disabled={query.isFetching}
          onClick={() => void refreshCampaigns()}
        >
          {copy.refresh}
        </Button>
      </header>
      <CampaignForm isLogOnly={query.data?.delivery === 'log'} onSent={() => list.current?.focus()} />
      <CampaignList ref={list} query={query} />
    </div>
  )
}
