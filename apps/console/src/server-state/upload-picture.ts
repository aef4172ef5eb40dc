import { ApiError, createUploadTarget, imageHostUpload } from '@ever-after/contract'
import { call } from './call.ts'
import { copy } from './copy.ts'

/** Folders of the image host that are the operator's. */
export type PictureFolder = 'wedding-styles' | 'wedding-styles/icons' | 'wedding-styles/previews'

interface Upload {
  file: File
  folder: PictureFolder
  signal?: AbortSignal
}

/** Puts a picture on the image host and answers its address; rejects with `Upload failed` for whatever reason. */
export async function uploadPicture({ file, folder, signal }: Upload): Promise<string> {
  try {
    const { uploadUrl, uploadPreset } = await call(createUploadTarget, { signal })
    if (!uploadPreset) throw new Error(copy.presetMissing)
    const form = new FormData()
    form.append('file', file)
    form.append('upload_preset', uploadPreset)
    form.append('folder', folder)
    const response = await fetch(uploadUrl, { method: 'POST', body: form, ...(signal && { signal }) })
    const text = await response.text()
    if (!response.ok) throw new ApiError(response.status, text, response.statusText)
    return imageHostUpload.parse(JSON.parse(text)).secure_url
  } catch (cause) {
    throw new Error(copy.uploadFailed, { cause })
  }
}
