import { Button, Dialog, Picture } from '@ever-after/ui'
import { useState } from 'react'
import { savePicture } from '#platform/save-picture.ts'
import { canSharePictures, sharePicture } from '#platform/share-picture.ts'
import { copy } from '../copy.ts'

interface SaveDialogProps {
  url: string
  name: string
  isClean: boolean
  onClose: () => void
  onSaved: () => void
  onFailed: (words: string) => void
}

export function SaveDialog({ url, name, isClean, onClose, onSaved, onFailed }: SaveDialogProps) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await savePicture({ url, name }).then(onSaved, () => onFailed(copy.saveFailed))
    setSaving(false)
  }
  const share = () =>
    sharePicture({ url, name, note: copy.shareNote(name) }).catch(() => onFailed(copy.shareFailed))
  return (
    <Dialog title={name} description={isClean ? copy.cleanSave : copy.previewSave} onClose={onClose}>
      <Picture
        src={url}
        alt={name}
        className="mx-auto mt-5 aspect-[3/4] h-[min(46dvh,400px)] arch border border-line"
      />
      <p className="mt-3 text-center text-[13px] text-soft-ink">{copy.fileSaysSo}</p>
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-3">
        <Button look="quiet" className="px-2" onClick={onClose}>
          {copy.close}
        </Button>
        {canSharePictures() && (
          <Button look="quiet" className="px-2" onClick={() => void share()}>
            {copy.share}
          </Button>
        )}
        <Button className="px-2" disabled={isSaving} onClick={() => void save()}>
          {copy.save}
        </Button>
      </div>
    </Dialog>
  )
}
