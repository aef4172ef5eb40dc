import { limits } from '@ever-after/contract'
import { Button, classNames } from '@ever-after/ui'
import { useId, useState } from 'react'
import { savePicture } from '#platform/save-picture.ts'
import { useStatus } from '#server-state'
import { printCreation } from '../api/print-creation.ts'
import { copy } from '../copy.ts'
import type { Creation, Notify, OnPaywall } from '../creation.ts'

interface PrintButtonProps {
  creation: Pick<Creation, 'kind' | 'id' | 'name' | 'isClean' | 'resultUrl'>
  notify: Notify
  onPaywall: OnPaywall
  onSaved?: () => void
  className?: string
}

/** Saves a subscriber's wedding picture in print size; nothing for others. */
export function PrintButton(props: PrintButtonProps) {
  const { kind, isClean } = props.creation
  return kind === 'style' && isClean ? <SubscribersPrint {...props} /> : null
}

function SubscribersPrint({ creation, notify, onPaywall, onSaved, className }: PrintButtonProps) {
  const { id, name, resultUrl } = creation
  const { data: status } = useStatus()
  const more = useId()
  const [isSaving, setSaving] = useState(false)
  if (!status?.hasActiveSubscription) return null
  const keep = async () => {
    let url = await printCreation(id)
    if (!url) {
      const isPremium = await onPaywall({
        trigger: 'default',
        reason: copy.printEnded,
        pictureUrl: resultUrl,
      })
      if (!isPremium) return
      url = await printCreation(id)
    }
    if (!url) throw new Error('A print was refused to a subscriber.')
    await savePicture({ url, name: copy.printName(name) })
    notify({ title: copy.saved, description: copy.savedMore })
    onSaved?.()
  }
  const save = async () => {
    setSaving(true)
    try {
      await keep()
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
