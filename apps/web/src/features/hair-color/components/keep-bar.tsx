import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { type Creation, type Notify, type OnPaywall, SaveDialog, shareCreation } from '#creations'
import { canSharePictures } from '#platform/share-picture.ts'
import { copy } from '../copy.ts'

interface KeepBarProps {
  result: Creation
  notify: Notify
  onPaywall: OnPaywall
}

/** Saves or shares a finished picture. */
export function KeepBar({ result, notify, onPaywall }: KeepBarProps) {
  const [isSaving, setSaving] = useState(false)
  const share = () =>
    shareCreation(result).catch(() => notify({ title: copy.shareFailed, isDestructive: true }))
  return (
    <div className="flex gap-3 [&>button]:flex-1">
      {canSharePictures() && (
        <Button look="quiet" onClick={() => void share()}>
          {copy.share}
        </Button>
      )}
      <Button onClick={() => setSaving(true)}>{copy.save}</Button>
      {isSaving && (
        <SaveDialog
          creation={result}
          notify={notify}
          onPaywall={onPaywall}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}
