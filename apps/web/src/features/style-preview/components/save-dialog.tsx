import { Button, Dialog, Picture } from '@ever-after/ui'
import { useState } from 'react'
import { savePicture } from '#platform/save-picture.ts'
import { copy } from '../copy.ts'

interface SaveDialogProps {
  url: string
  name: string
  isClean: boolean
  onClose: () => void
  onSaved: () => void
  onFailed: () => void
}

export function SaveDialog({ url, name, isClean, onClose, onSaved, onFailed }: SaveDialogProps) {
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await savePicture({ url, name }).then(onSaved, onFailed)
    setSaving(false)
  }
  return (
    <Dialog title={name} description={isClean ? copy.cleanSave : copy.previewSave} onClose={onClose}>
      <Picture
        src={url}
        alt={name}
        className="mx-auto mt-5 aspect-[3/4] h-[min(46dvh,400px)] arch border border-line"
      />
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button look="quiet" onClick={onClose}>
          {copy.close}
        </Button>
        <Button disabled={isSaving} onClick={() => void save()}>
          {copy.save}
        </Button>
      </div>
    </Dialog>
  )
}
