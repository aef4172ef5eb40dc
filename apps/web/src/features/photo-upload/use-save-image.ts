import { useState } from 'react'
import { serverAddress } from '#platform/api-origin.ts'
import { savePicture } from '#platform/save-picture.ts'
import { checkPermission, type Refusal } from '#server-state'
import { copy } from './copy.ts'
import type { OwnPicture } from './draft/draft.ts'
import type { Notify } from './notify.ts'

interface SavingImages {
  notify: Notify
  onPaywall: (refusal: Refusal) => void
}

/** Saves a portrait to the device, which needs the permission to download. */
export function useSaveImage({ notify, onPaywall }: SavingImages) {
  const [isSaving, setSaving] = useState(false)
  const save = async ({ url }: OwnPicture, name: string) => {
    setSaving(true)
    try {
      const permission = await checkPermission({ action: 'download' })
      if (!permission.allowed) return onPaywall(permission)
      await savePicture({ url: serverAddress(url), name })
      notify({ title: copy.savedTitle, description: copy.savedMore })
    } catch {
      notify({ title: copy.saveImageFailed, isDestructive: true })
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save: (picture: OwnPicture, name: string) => void save(picture, name) }
}
