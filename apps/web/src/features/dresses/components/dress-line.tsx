import { IconButton } from '@ever-after/ui'
import { Trash2 } from 'lucide-react'
import { copy } from '../copy.ts'
import { keptUntil } from '../kept-until.ts'
import type { DressChoice } from '../model.ts'
import type { Favourites } from '../use-favourites.ts'
import { FavouriteButton } from './favourite-button.tsx'

interface DressLineProps {
  dress: DressChoice | undefined
  favourites: Favourites
  /** Absent while the dress is being fitted. */
  onDelete: ((dress: DressChoice) => void) | undefined
}

/** The chosen dress in words, with its heart; a dress of one's own can be deleted instead. */
export function DressLine({ dress, favourites, onDelete }: DressLineProps) {
  return (
    <div className="flex min-h-[84px] flex-wrap items-center justify-between gap-x-3 px-5 pt-3 pb-1">
      <div className="min-w-0 grow basis-36">
        <h1 className="hyphens-auto break-words text-[1.5rem] leading-[1.15]">
          {dress?.name ?? copy.chooseDress}
        </h1>
        <p className="mt-0.5 text-fine text-soft-ink leading-snug">
          {dress ? (dress.description ?? keptUntil(dress)) : copy.chooseDressMore}
        </p>
      </div>
      {dress && !dress.isCustomDress && (
        <FavouriteButton dress={dress} favourites={favourites} className="shrink-0" />
      )}
      {dress?.isCustomDress && onDelete && (
        <IconButton label={copy.deleteLabel(dress.name)} onClick={() => onDelete(dress)} className="shrink-0">
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.7} />
        </IconButton>
      )}
    </div>
  )
}
