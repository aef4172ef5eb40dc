import { BeforeAfter, IconButton, Notice, Skeleton } from '@ever-after/ui'
import { ChevronLeft, Download, Trash2 } from 'lucide-react'
import { savePicture } from '../../../platform/save-picture.ts'
import { useCreationDetail } from '../api/history.ts'
import { copy } from '../copy.ts'
import type { Notify } from '../history.tsx'

interface CreationDetailProps {
  id: string
  notify: Notify
  onDelete: () => void
  onClose: () => void
}

/** One picture at full size with everything one can do with it. */
export function CreationDetail({ id, notify, onDelete, onClose }: CreationDetailProps) {
  const { data, isError } = useCreationDetail(id)
  const save = (url: string, name: string) =>
    savePicture({ url, name }).then(
      () => notify({ title: copy.saved, description: copy.savedMore }),
      () => notify({ title: copy.saveFailed, isDestructive: true }),
    )
  return (
    <div className="flex min-h-full animate-fade flex-col">
      <div className="relative aspect-[3/4] w-full overflow-hidden bg-line">
        {!data && !isError && <Skeleton className="size-full rounded-none" />}
        {isError && <Notice isAlert title={copy.expired} />}
        {data?.resultUrl && (
          <BeforeAfter
            after={{ url: data.resultUrl, name: data.displayName }}
            before={data.sourceUrls}
            labels={{ hold: copy.compare, before: copy.before }}
          />
        )}
        <IconButton
          label={copy.back}
          onClick={onClose}
          className="absolute top-[max(12px,env(safe-area-inset-top))] left-3 bg-black/40 text-white backdrop-blur"
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      </div>
      {data?.resultUrl && (
        <div className="flex items-center gap-1 px-5 py-5">
          <div className="mr-auto">
            <h1 className="text-2xl">{data.displayName}</h1>
            <p className="text-sm text-soft-ink">
              {new Date(data.createdAt).toLocaleDateString()} · {copy.madeWith}
            </p>
          </div>
          <IconButton label={copy.save} onClick={() => void save(data.resultUrl as string, data.displayName)}>
            <Download aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={copy.delete} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
