import { IconButton, Shelf, Skeleton } from '@ever-after/ui'
import { Trash2 } from 'lucide-react'
import { copy } from '../copy.ts'
import { keptUntil } from '../kept-until.ts'
import type { DressChoice } from '../model.ts'
import type { Dresses } from '../use-dresses.ts'
import { DressCard } from './dress-card.tsx'
import { OwnFailed } from './own-failed.tsx'
import { UploadTile } from './upload-tile.tsx'

interface OwnShelfProps {
  dresses: Dresses
  onChoose: (dress: DressChoice) => void
  onUpload: () => void
  onDelete: (dress: DressChoice) => void
}

/** A row of the person's own dresses after the frame for a new one. */
export function OwnShelf({ dresses, onChoose, onUpload, onDelete }: OwnShelfProps) {
  const { own, isOwnPending, hasOwnFailed, retry } = dresses
  if (isOwnPending) return <Skeleton className="h-[6.5rem] rounded-card" />
  if (own.length === 0) {
    return (
      <>
        <UploadTile className="w-full gap-1.5 rounded-card py-6 font-semibold" onPress={onUpload}>
          {!hasOwnFailed && <span className="font-normal text-small text-soft-ink">{copy.noUploads}</span>}
        </UploadTile>
        {hasOwnFailed && <OwnFailed onRetry={retry} />}
      </>
    )
  }
  return (
    <Shelf className="-mx-5 gap-3 px-5">
      <UploadTile onPress={onUpload} className="h-[13.125rem] w-[7.5rem] rounded-card text-sm" />
      {own.map((dress) => (
        <div key={dress.id} className="w-[8.75rem] shrink-0">
          <DressCard
            dress={dress}
            onChoose={onChoose}
            line={keptUntil(dress)}
            corner={
              <IconButton label={copy.deleteLabel(dress.name)} onClick={() => onDelete(dress)}>
                <Trash2 aria-hidden="true" className="size-[18px]" strokeWidth={1.7} />
              </IconButton>
            }
          />
        </div>
      ))}
    </Shelf>
  )
}
