import type { StyleApplication } from '@ever-after/contract'
import { BeforeAfter, Button, Dialog, IconButton, Notice, Skeleton } from '@ever-after/ui'
import { ChevronLeft, Share, Trash2 } from 'lucide-react'
import { savePicture } from '#platform/save-picture.ts'
import { canSharePictures, sharePicture } from '#platform/share-picture.ts'
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
  return (
    <Dialog title={copy.picture} shape="full" onClose={onClose}>
      <IconButton
        label={copy.back}
        onClick={onClose}
        className="absolute top-[max(12px,env(safe-area-inset-top))] left-3 z-20 bg-black/45 text-white backdrop-blur hover:bg-black/60"
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {isError && !data && (
        <Notice
          isAlert
          title={copy.detailFailedTitle}
          action={<Button onClick={onClose}>{copy.backToHistory}</Button>}
        >
          {copy.detailFailed}
        </Notice>
      )}
      {!data && !isError && <Skeleton className="aspect-[3/4] w-full rounded-none" />}
      {data?.resultUrl && (
        <FinishedPicture creation={data} url={data.resultUrl} notify={notify} onDelete={onDelete} />
      )}
    </Dialog>
  )
}

interface FinishedPictureProps {
  creation: StyleApplication
  url: string
  notify: Notify
  onDelete: () => void
}

function FinishedPicture({ creation, url, notify, onDelete }: FinishedPictureProps) {
  const save = () =>
    savePicture({ url, name: creation.displayName }).then(
      () => notify({ title: copy.saved, description: copy.savedMore }),
      () => notify({ title: copy.saveFailed, isDestructive: true }),
    )
  const share = () =>
    sharePicture({ url, name: creation.displayName, note: copy.shareNote(creation.displayName) }).catch(() =>
      notify({ title: copy.shareFailed, isDestructive: true }),
    )
  return (
    <>
      <div className="relative aspect-[3/4] w-full shrink-0 overflow-hidden bg-line">
        <BeforeAfter
          after={{ url, name: creation.displayName }}
          before={creation.sourceUrls}
          labels={{ hold: copy.compare, before: copy.before }}
        />
      </div>
      <div className="flex flex-1 flex-col px-5 pt-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <h2 className="text-[28px] leading-tight">{creation.displayName}</h2>
        <p className="mt-1 text-sm text-soft-ink">
          {new Date(creation.createdAt).toLocaleDateString()} · {copy.madeWith}
        </p>
        {!creation.isClean && <p className="mt-1 text-sm text-soft-ink">{copy.watermarked}</p>}
        <div className="mt-auto flex items-center gap-3 pt-5">
          <Button className="flex-1" onClick={() => void save()}>
            {copy.save}
          </Button>
          {canSharePictures() && (
            <IconButton
              label={copy.share}
              onClick={() => void share()}
              className="size-12 border border-line"
            >
              <Share aria-hidden="true" className="size-5" />
            </IconButton>
          )}
          <IconButton label={copy.delete} onClick={onDelete} className="size-12 border border-line">
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
    </>
  )
}
