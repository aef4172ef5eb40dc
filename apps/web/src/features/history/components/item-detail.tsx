import { Button, Dialog, IconButton, Notice, Skeleton } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { type Notify, type OnPaywall, onPicture, type Pages } from '#creations'
import type { CreationKind, Partner } from '#session'
import { useDetail } from '../api/use-history.ts'
import { copy } from '../copy.ts'
import { FinishedPicture } from './finished-picture.tsx'

interface ItemDetailProps {
  kind: CreationKind
  id: string
  notify: Notify
  onPaywall: OnPaywall
  onDelete: (id: string) => void
  /** Where it stands in the history; absent where it is alone. */
  pages: Pages | undefined
  onAnotherStyle: (partners: readonly [Partner, Partner]) => void
  onClose: () => void
}

/** One picture at full size with everything one can do with it. */
export function ItemDetail({ kind, id, notify, onPaywall, onDelete, onClose, ...ways }: ItemDetailProps) {
  const { data, isError } = useDetail({ kind, id })
  return (
    <Dialog title={data?.name ?? copy.picture} shape="full" onClose={onClose}>
      <IconButton
        label={copy.back}
        onClick={onClose}
        className={`absolute top-[max(12px,env(safe-area-inset-top))] start-3 z-20 ${onPicture}`}
      >
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
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
      {!data && !isError && <Skeleton className="aspect-[3/4] w-full shrink-0 rounded-none" />}
      {data?.resultUrl && (
        <FinishedPicture
          creation={data}
          url={data.resultUrl}
          notify={notify}
          onPaywall={onPaywall}
          onDelete={() => onDelete(data.id)}
          {...ways}
        />
      )}
    </Dialog>
  )
}
