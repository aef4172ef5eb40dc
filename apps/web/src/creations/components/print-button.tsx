import { limits } from '@ever-after/contract'
import { Button, classNames } from '@ever-after/ui'
import { useId, useState } from 'react'
import { savePicture } from '#platform/save-picture.ts'
import { useStatus } from '#server-state'
import { printCreation } from '../api/print-creation.ts'
import { copy } from '../copy.ts'
import type { Creation, Notify } from '../creation.ts'

interface PrintButtonProps {
  creation: Pick<Creation, 'kind' | 'id' | 'name' | 'isClean'>
  notify: Notify
  onSaved?: () => void
  className?: string
}

/** Saves a subscriber's wedding picture in print size; nothing for others. */
export function PrintButton(props: PrintButtonProps) {
  const { kind, isClean } = props.creation
  return kind === 'style' && isClean ? <SubscribersPrint {...props} /> : null
}

function SubscribersPrint({ creation: { id, name }, notify, onSaved, className }: PrintButtonProps) {
  const { data: status } = useStatus()
  const more = useId()
  const [isSaving, setSaving] = useState(false)
  if (!status?.hasActiveSubscription) return null
  const save = async () => {
    setSaving(true)
    try {
      await savePicture({ url: await printCreation(id), name: copy.printName(name) })
      notify({ title: copy.saved, description: copy.savedMore })
      onSaved?.()
    } catch {
      notify({ title: copy.saveFailed, isDestructive: true })
    }
    setSaving(false)
  }
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-2', className)}>
      <Button look="link" aria-describedby={more} disabled={isSaving} onClick={() => void save()}>
        {copy.print}
      </Button>
      <p id={more} role="status" className="text-fine text-soft-ink">
        {isSaving ? copy.printing : copy.printMore(limits.printLongSidePx)}
      </p>
    </div>
  )
}
