import { BeforeAfter, Button, Dialog, IconButton, Picture } from '@ever-after/ui'
import { Download, X } from 'lucide-react'
import { serverAddress } from '#platform/api-origin.ts'
import { copy } from '../copy.ts'
import type { OwnPicture, Portrait } from '../draft/draft.ts'

interface PortraitPreviewProps {
  picture: OwnPicture | Portrait
  name: string
  /** Shown while the picture is held; absent for the original itself. */
  originalUrl?: string
  isSaving: boolean
  onChoose: () => void
  onSave: () => void
  onClose: () => void
}

/** One picture as large as the screen, to compare with its original, choose or save. */
export function PortraitPreview({ picture, name, originalUrl, isSaving, ...rest }: PortraitPreviewProps) {
  const url = serverAddress(picture.url)
  return (
    <Dialog title={name} shape="full" onClose={rest.onClose}>
      <div className="flex items-center justify-between px-4 pt-[max(8px,env(safe-area-inset-top))] pb-2">
        <IconButton label={copy.close} onClick={rest.onClose}>
          <X aria-hidden="true" />
        </IconButton>
        <p aria-hidden="true" className="font-serif text-title">
          {name}
        </p>
        <IconButton label={copy.save} disabled={isSaving} onClick={rest.onSave}>
          <Download aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex min-h-60 flex-1 items-center justify-center bg-line [container-type:size]">
        <div className="relative aspect-[3/4] w-[min(100cqw,75cqh)] overflow-hidden">
          {originalUrl ? (
            <BeforeAfter
              isSameFrame
              after={{ url, name }}
              before={[serverAddress(originalUrl)]}
              labels={copy.compare}
            />
          ) : (
            <Picture src={url} alt={name} className="absolute inset-0 size-full" />
          )}
        </div>
      </div>
      <div className="px-5 pt-4 pb-[max(20px,env(safe-area-inset-bottom))]">
        {'variant' in picture && picture.isHardlyChanged && (
          <p className="mb-3 text-center text-fine text-soft-ink leading-snug">{copy.hardlyChanged}</p>
        )}
        <Button className="w-full" onClick={rest.onChoose}>
          {copy.chooseThis}
        </Button>
      </div>
    </Dialog>
  )
}
