import type { ArchiveEntry } from '@ever-after/contract'
import { Button, IconButton, Picture } from '@ever-after/ui'
import { Trash2 } from 'lucide-react'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'

interface ArchiveRowProps {
  entry: ArchiveEntry
  isChosen: boolean
  isBusy: boolean
  onChoose: (isChosen: boolean) => void
  onRestore: () => void
  onDelete: () => void
}

const pictureWidthPx = 240

/** One archived style: what it is, when, by whom and why it went, and what becomes of it. */
export function ArchiveRow({ entry, isChosen, isBusy, onChoose, onRestore, onDelete }: ArchiveRowProps) {
  const { style, category, archivedAt, archivedBy, reason } = entry
  const path = style.variations.at(0)?.iconPath
  return (
    <tr className="border-line border-t">
      <td className="pl-1.5">
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={copy.choose(style.displayName)}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
            className="size-5 cursor-pointer accent-rose"
          />
        </label>
      </td>
      <th scope="row" className="px-3 py-2 text-left font-normal">
        <span className="flex items-center gap-3">
          <span className="size-11 shrink-0 overflow-hidden rounded-[10px] bg-line">
            {path && <Picture src={imageUrl(path, pictureWidthPx)} loading="lazy" className="size-full" />}
          </span>
          <span className="min-w-0 break-words">
            <span className="font-semibold">{style.displayName}</span>
            {reason && <span className="block text-fine text-soft-ink">{copy.reason(reason)}</span>}
          </span>
        </span>
      </th>
      <td className="px-3 py-2">{category}</td>
      <td className="px-3 py-2 text-small">
        <time dateTime={archivedAt} className="whitespace-nowrap tabular-nums">
          {formatTime(archivedAt)}
        </time>
        <span className="block text-fine text-soft-ink">{copy.by(archivedBy)}</span>
      </td>
      <td className="py-2 pr-2 pl-3">
        <span className="flex items-center justify-end gap-1">
          <Button
            look="quiet"
            size="compact"
            className="text-small"
            aria-label={copy.restoreOf(style.displayName)}
            disabled={isBusy}
            onClick={onRestore}
          >
            {copy.restore}
          </Button>
          <IconButton label={copy.deleteOf(style.displayName)} disabled={isBusy} onClick={onDelete}>
            <Trash2 aria-hidden="true" strokeWidth={1.6} className="size-[18px]" />
          </IconButton>
        </span>
      </td>
    </tr>
  )
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
