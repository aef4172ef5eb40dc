import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { useCatalogue } from '#documents'
import { copy } from '../copy.ts'
import { PublicationList } from './publication-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** The way of the draft to the couples: now, or at a time. */
export function PublishCard() {
  const live = useCatalogue('live')
  const draft = useCatalogue('draft')
  const [open, setOpen] = useState<'publish' | 'schedule'>()
  const isReady = live.status === 'ready' && draft.status === 'ready'
  const close = () => setOpen(undefined)
  return (
    <section aria-label={copy.publishTitle} className="rounded-field border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-60 flex-1">
          <h2 className="text-lead">{copy.publishTitle}</h2>
          <p className="mt-0.5 text-copy text-soft-ink">{copy.publishIntro}</p>
        </div>
        <Button
          look="quiet"
          size="compact"
          disabled={!isReady || draft.unsaved}
          onClick={() => setOpen('schedule')}
        >
          {copy.schedule}
        </Button>
        <Button size="compact" disabled={!isReady} onClick={() => setOpen('publish')}>
          {copy.publish}
        </Button>
      </div>
      <PublicationList />
      {open === 'publish' && <PublishDialog live={live} draft={draft} onClose={close} />}
      {open === 'schedule' && <ScheduleDialog live={live} draft={draft} onClose={close} />}
    </section>
  )
}
