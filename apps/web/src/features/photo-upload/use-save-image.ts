import { useState } from 'react'
import { mayDownload, type OnPaywall } from '#creations'
import { serverAddress } from '#platform/api-origin.ts'
import { savePicture } from '#platform/save-picture.ts'
import { copy } from './copy.ts'
import type { OwnPicture } from './draft/draft.ts'
import type { Notify } from './notify.ts'

interface SavingImages {
  notify: Notify
  onPaywall: OnPaywall
}

/** Saves a portrait to the device, which needs the permission to download. */
export function useSaveImage({ notify, onPaywall }: SavingImages) {
  const [isSaving, setSaving] = useState(false)
  const save = async ({ url }: OwnPicture, name: string) => {
    setSaving(true)
    try {
      if (!(await mayDownload(onPaywall))) return
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
