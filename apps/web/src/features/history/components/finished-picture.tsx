import { BeforeAfter, Button, IconButton } from '@ever-after/ui'
import { Trash2 } from 'lucide-react'
import { type Creation, type Notify, type OnPaywall, RatingControl, ShareButton, useSave } from '#creations'
import { dayInWords } from '#platform/day-in-words.ts'
import { copy } from '../copy.ts'

interface FinishedPictureProps {
  creation: Creation
  url: string
  notify: Notify
  onPaywall: OnPaywall
  onDelete: () => void
}

/** The picture, its name and day, and the ways to compare, rate, save, share and delete it. */
export function FinishedPicture({ creation, url, notify, onPaywall, onDelete }: FinishedPictureProps) {
  const { isSaving, save } = useSave({ creation, notify, onPaywall })
  return (
    <>
      <div className="relative aspect-[3/4] w-full shrink-0 overflow-hidden bg-line">
        <BeforeAfter
          after={{ url, name: creation.name }}
          before={creation.sourceUrls}
          labels={{ hold: copy.compare, before: copy.before }}
        />
      </div>
      <div className="flex flex-1 flex-col px-5 pt-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <h2 className="text-headline leading-tight">{creation.name}</h2>
        <p className="mt-1 text-sm text-soft-ink">
          {dayInWords(creation.createdAt)} · {copy.madeWith}
        </p>
        {!creation.isClean && <p className="mt-1 text-sm text-soft-ink">{copy.watermarked}</p>}
        {creation.kind === 'style' && (
          <div className="mt-2">
            <RatingControl id={creation.id} rating={creation.rating} />
          </div>
        )}
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
