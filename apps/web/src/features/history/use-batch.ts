import { useState } from 'react'
import { mayDownload, type Notify, type OnPaywall } from '#creations'
import type { CreationKind } from '#session'
import { deleteItems } from './api/delete-items.ts'
import { copy } from './copy.ts'
import { saveItems } from './save-items.ts'

export interface SavingProgress {
  saved: number
  all: number
}

interface BatchOptions {
  kind: CreationKind
  notify: Notify
  onPaywall: OnPaywall
  /** The pictures are saved or deleted. */
  onDone: () => void
}

/** What can be done with several pictures at once. */
export function useBatch({ kind, notify, onPaywall, onDone }: BatchOptions) {
  const [saving, setSaving] = useState<SavingProgress>()

  const save = async (ids: readonly string[]) => {
    const all = ids.length
    setSaving({ saved: 0, all })
    if (!(await mayDownload(onPaywall))) return setSaving(undefined)
    const onSaved = (saved: number) => setSaving({ saved, all })
    const saved = await saveItems({ kind, ids, onSaved }).catch((error: unknown) => {
      console.warn(error)
      return 0
    })
    setSaving(undefined)
    onDone()
    notify({ title: copy.batchSaved, description: copy.batchSavedMore(saved, all) })
  }

  const remove = async (ids: readonly string[]) => {
    const allWent = await deleteItems({ kind, ids })
    onDone()
    if (allWent) notify({ title: copy.success, description: copy.deleted })
    else notify({ title: copy.error, description: copy.deleteFailed, isDestructive: true })
  }

  return { saving, save, remove }
}
