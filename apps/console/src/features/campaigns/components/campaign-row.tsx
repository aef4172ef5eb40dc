import type { Campaign } from '@ever-after/contract'
import { classNames, Moment, ProgressLine } from '@ever-after/ui'
import { copy, stateNames, wordsOfSegment } from '../copy.ts'
import { progressOf, stageOf } from '../model/progress-of.ts'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignResults } from './campaign-results.tsx'

const looks: Record<Campaign['state'], string> = {
  scheduled: 'bg-canvas text-soft-ink',
  sending: 'bg-blush text-ink',
  paused: 'bg-canvas text-ink',
  completed: 'bg-canvas text-success',
  cancelled: 'bg-canvas text-soft-ink',
}

/** One campaign: what it says, to whom, how far it is, and what became of its messages. */
export function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { title, body, pausedBy, segment, startAt, createdBy, ratePerMinute } = campaign
  const { done, all } = progressOf(campaign)
  const stage = stageOf(campaign)
  return (
    <li tabIndex={-1} className="rounded-field border border-line bg-paper px-4 py-3 text-copy">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60 break-words">
          <h3 className="font-sans font-semibold text-copy">
            {title}
            <span
              className={classNames(
                'ml-3 inline-block rounded-full border border-line px-2.5 py-0.5 align-middle font-semibold text-fine',
                pausedBy === 'account' ? 'bg-canvas text-danger' : looks[stage],
              )}
            >
              {stateNames[stage]}
            </span>
          </h3>
          <p className="mt-0.5">{body}</p>
          <p className="mt-1 text-small text-soft-ink">
            {wordsOfSegment(segment)} · {copy.paceOf(ratePerMinute)} ·{' '}
            {stage === 'scheduled' ? copy.begins : copy.began} <Moment iso={startAt} /> {copy.by(createdBy)}
          </p>
        </div>
        <CampaignActions campaign={campaign} />
      </div>
      {pausedBy === 'account' && (
        <p role="alert" className="mt-2 text-danger text-small">
          {copy.accountPaused}
        </p>
      )}
      {stage !== 'scheduled' && (
        <>
          <p className="mt-3 mb-1.5 text-fine text-soft-ink tabular-nums">{copy.progress(done, all)}</p>
          <ProgressLine fraction={all === 0 ? 1 : done / all} label={copy.progress(done, all)} />
          <CampaignResults campaign={campaign} />
        </>
      )}
    </li>
  )
}
