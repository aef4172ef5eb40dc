import { limits } from '@ever-after/contract'
import { Button, SelectField, TextField } from '@ever-after/ui'
import { type FormEvent, useState } from 'react'
import { useAudience } from '../api/campaigns.ts'
import { choices, copy } from '../copy.ts'
import { bodyOf, type Draft, emptyDraft, segmentOf } from '../model/draft.ts'
import { submitCampaign } from '../submit-campaign.ts'
import { AudienceCount } from './audience-count.tsx'
import { LogOnly } from './log-only.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { SegmentFields } from './segment-fields.tsx'
import { TimingFields } from './timing-fields.tsx'

interface CampaignFormProps {
  /** Messages are only written to the server's log. */
  isLogOnly: boolean
  /** After a campaign was sent or scheduled. */
  onSent: () => void
  now?: () => Date
}

/** Everything that a new campaign needs, beside the phone that gets it. */
export function CampaignForm({ isLogOnly, onSent, now = () => new Date() }: CampaignFormProps) {
  const [draft, setDraft] = useState(emptyDraft)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const audience = useAudience(segmentOf(draft))
  const isCounting = audience.isFetching && (audience.isPlaceholderData || !audience.data)
  const devices = isCounting || audience.isError ? undefined : audience.data?.devices
  const isForNobody = draft.begins === 'now' && devices === 0
  const change = (part: Partial<Draft>) => {
    setProblem('')
    setDraft((last) => ({ ...last, ...part }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const result = await submitCampaign({ draft, devices, now: now() })
    setBusy(false)
    if (result === 'time passed') setProblem(copy.timePassed)
    if (result !== 'sent') return
    setDraft({ ...emptyDraft, rate: draft.rate })
    onSent()
  }
  return (
    <section aria-label={copy.write} className="rounded-field border border-line bg-card p-5">
      <h2 className="text-lead">{copy.write}</h2>
      <form
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6 xl:gap-x-10 md:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <div className="grid content-start gap-5">
          <TextField
            label={copy.messageTitle}
            value={draft.title}
            maxLength={limits.campaignTitleMaxLength}
            counter={copy.written(draft.title.length, limits.campaignTitleMaxLength)}
            onChange={(title) => change({ title })}
          />
          <TextField
            label={copy.messageBody}
            isLong
            value={draft.body}
            maxLength={limits.campaignBodyMaxLength}
            counter={copy.written(draft.body.length, limits.campaignBodyMaxLength)}
            onChange={(body) => change({ body })}
          />
          <SelectField
            label={copy.tapped}
            value={draft.action}
            options={choices.actions}
            onChange={(action) => change({ action })}
          />
          <SegmentFields draft={draft} onChange={change} />
          <TimingFields draft={draft} problem={problem} now={now} onChange={change} />
        </div>
        {/* A cell of its own: what sticks to the top must not slide over the row below. */}
        <div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:sticky md:top-0">
            <PhonePreview title={draft.title} body={draft.body} />
            {isLogOnly && <LogOnly />}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5 md:col-span-2">
          <AudienceCount query={audience} draft={draft} />
          <Button
            type="submit"
            size="compact"
            disabled={isCounting || isForNobody || bodyOf(draft) === undefined}
          >
            {draft.begins === 'later' ? copy.schedule : copy.send}
          </Button>
        </div>
      </form>
    </section>
  )
}
