import { classNames, Picture } from '@ever-after/ui'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'
import type { PreviewItem } from '../model/regeneration.ts'

interface PreviewCardProps {
  item: PreviewItem
  isReview: boolean
  onApprove: (approved: boolean) => void
}

const widthPx = 240

/** A style's preview as it is beside the one that was drawn, and whether it is approved. */
export function PreviewCard({ item, isReview, onApprove }: PreviewCardProps) {
  const { displayName, status, originalPreview, newPreviewUrl, approved, error } = item
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col gap-2 rounded-field border bg-card p-3',
        isReview && newPreviewUrl && approved ? 'border-success' : 'border-line',
      )}
    >
      <h3 className="truncate font-sans font-semibold text-copy">{displayName}</h3>
      <div className="grid grid-cols-2 gap-2">
        <Side caption={copy.now} src={originalPreview} alt={copy.nowOf(displayName)} />
        <Side
          caption={copy.new}
          src={newPreviewUrl ?? ''}
          alt={copy.newOf(displayName)}
          isBusy={status === 'generating'}
          note={status === 'failed' ? '' : newPreviewUrl ? undefined : copy.states[status]}
        />
      </div>
      {status === 'failed' && <p className="text-danger text-small break-words">{error}</p>}
      {newPreviewUrl && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          {isReview && (
            <label className="flex min-h-11 cursor-pointer items-center gap-2 text-copy">
              <input
                type="checkbox"
                checked={approved}
                onChange={({ target }) => onApprove(target.checked)}
                className="size-5 accent-rose"
              />
              {copy.approve}
              <span className="sr-only">{displayName}</span>
            </label>
          )}
          <p className="text-fine text-soft-ink tabular-nums">
            {copy.figures((item.durationMs / 1000).toFixed(1), money.format(item.costUsd))}
          </p>
        </div>
      )}
    </li>
  )
}

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

interface SideProps {
  caption: string
  src: string
  alt: string
  isBusy?: boolean
  note?: string
}

function Side({ caption, src, alt, isBusy, note = copy.noPicture }: SideProps) {
  return (
    <figure className="min-w-0">
      <div
        className={classNames(
          'flex aspect-[3/4] items-center justify-center overflow-hidden rounded-field bg-line text-center text-fine text-soft-ink',
          isBusy && 'animate-breathe',
        )}
      >
        {src ? (
          <Picture src={imageUrl(src, widthPx)} alt={alt} loading="lazy" className="size-full object-top" />
        ) : (
          <span className="px-2">{note}</span>
        )}
      </div>
      <figcaption className="mt-1 text-fine text-soft-ink">{caption}</figcaption>
    </figure>
  )
}
