import { BeforeAfter, Button, IconButton } from '@ever-after/ui'
import { Trash2 } from 'lucide-react'
import {
  type Creation,
  type Notify,
  type OnPaywall,
  onPicture,
  type Pages,
  PrintButton,
  RatingControl,
  ShareButton,
  StarButton,
  useSave,
  ViewButton,
} from '#creations'
import { dayInWords } from '#platform/day-in-words.ts'
import type { Partner } from '#session'
import { copy } from '../copy.ts'

interface FinishedPictureProps {
  creation: Creation
  url: string
  notify: Notify
  onPaywall: OnPaywall
  onDelete: () => void
  pages: Pages | undefined
  onAnotherStyle: (partners: readonly [Partner, Partner]) => void
}

/** The picture, its name and day, and the ways to compare, rate, save, share and delete it. */
export function FinishedPicture(props: FinishedPictureProps) {
  const { creation, url, notify, onPaywall, onDelete, pages, onAnotherStyle } = props
  const { partners } = creation
  const { isSaving, save } = useSave({ creation, notify, onPaywall })
  return (
    <>
      <div data-finished-picture className="relative aspect-[3/4] w-full shrink-0 overflow-hidden bg-line">
        <BeforeAfter
          after={{ url, name: creation.name }}
          before={creation.sourceUrls}
          labels={{ hold: copy.compare, before: copy.before, slider: copy.slider }}
          onTurn={pages?.turn}
        />
        <span className="absolute top-[max(12px,env(safe-area-inset-top))] end-3 z-20 flex gap-2">
          <ViewButton url={url} name={creation.name} pages={pages} className={onPicture} />
          {creation.kind === 'style' && (
            <StarButton key={creation.id} creation={creation} notify={notify} className={onPicture} />
          )}
        </span>
      </div>
      {pages && (
        <p role="status" className="sr-only">
          {copy.pictureOf(pages.number, pages.all)}
        </p>
      )}
      <div className="flex flex-1 flex-col px-5 pt-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <h2 className="text-headline leading-tight">{creation.name}</h2>
        <p className="mt-1 text-sm text-soft-ink">
          {dayInWords(creation.createdAt)} · {copy.madeWith}
        </p>
        {!creation.isClean && <p className="mt-1 text-sm text-soft-ink">{copy.watermarked}</p>}
        {creation.kind === 'style' && (
          <div className="mt-2">
            <RatingControl
              key={creation.id}
              id={creation.id}
              rating={creation.rating}
              canRedo={creation.canRedo}
            />
          </div>
        )}
        {partners && (
          <Button look="link" className="-ms-6 self-start" onClick={() => onAnotherStyle(partners)}>
            {copy.anotherStyle}
          </Button>
        )}
        <PrintButton creation={creation} notify={notify} onPaywall={onPaywall} className="-ml-6" />
        <div className="mt-auto flex items-center gap-3 pt-5">
          <Button className="flex-1" disabled={isSaving} onClick={() => void save()}>
            {copy.save}
          </Button>
          <ShareButton creation={creation} notify={notify} />
          <IconButton label={copy.delete} onClick={onDelete} className="size-12 shrink-0 border border-line">
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
    </>
  )
}
