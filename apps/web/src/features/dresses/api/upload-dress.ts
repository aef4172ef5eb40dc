import { ApiError, type UploadedDress, uploadOwnDress } from '@ever-after/contract'
import { uploadForm } from '#platform/upload-form.ts'
import { apiBase, authToken } from '#server-state'
import { refreshOwnDresses } from './own-dresses.ts'

interface DressUpload {
  file: File
  /** Empty for a name of the server's choice. */
  name: string
  /** The same key stores the same dress once, however often it is sent. */
  idempotencyKey: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** Sends the photo of an own dress and answers the dress made of it; throws ApiError. */
export async function uploadDress({
  file,
  name,
  idempotencyKey,
  onProgress,
  signal,
}: DressUpload): Promise<UploadedDress> {
  const form = new FormData()
  if (name.trim()) form.append('name', name.trim())
  form.append('dress', file)
  const { status, statusText, text } = await uploadForm({
    url: apiBase + uploadOwnDress.path,
    token: authToken(),
    form,
    idempotencyKey,
    onProgress,
    signal,
  })
  if (status !== 200) throw new ApiError(status, text, statusText)
  const dress = uploadOwnDress.reply.parse(JSON.parse(text))
  await refreshOwnDresses()
  return dress
}
