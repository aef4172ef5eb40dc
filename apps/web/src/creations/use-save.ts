import { useState } from 'react'
import { copy } from './copy.ts'
import type { Creation, Notify, OnPaywall } from './creation.ts'
import { saveCreation } from './keep-creation.ts'
import { mayDownload } from './may-download.ts'

interface SaveOptions {
  creation: Pick<Creation, 'kind' | 'id'> & Partial<Pick<Creation, 'resultUrl'>>
  notify: Notify
  onPaywall: OnPaywall
}

/** Saves one creation, with the download permission first, and says how it went. */
export function useSave({ creation, notify, onPaywall }: SaveOptions) {
  const [isSaving, setSaving] = useState(false)
  /** Answers whether the picture was saved. */
  const save = async (): Promise<boolean> => {
    setSaving(true)
    try {
      if (!(await mayDownload((refused) => onPaywall({ ...refused, pictureUrl: creation.resultUrl }))))
        return false
      await saveCreation(creation)
      notify({ title: copy.saved, description: copy.savedMore })
      return true
    } catch {
      notify({ title: copy.saveFailed, isDestructive: true })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}
