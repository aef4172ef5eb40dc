import type { Campaign } from '@ever-after/contract'
import { copy } from '../copy.ts'
import { tappedShare } from '../model/progress-of.ts'

const shown = ['sent', 'tapped', 'failed', 'dead', 'skipped'] as const

/** The figures of a campaign. */
export function CampaignResults({ campaign }: { campaign: Campaign }) {
  const { results } = campaign
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5">
      {shown.map((name) => (
        <div key={name}>
          <dt className="text-fine text-soft-ink">{copy.results[name]}</dt>
          <dd className="font-semibold tabular-nums">
            <span className="mr-2">{results[name].toLocaleString()}</span>
            {name === 'tapped' && results.sent > 0 && (
              <span className="inline-block whitespace-nowrap font-normal text-fine text-soft-ink">
                {copy.share(tappedShare(campaign))}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
