import { ApiError, uploadDressPhoto, uploadPhoto } from '@ever-after/contract'
import { uploadForm } from '#platform/upload-form.ts'
import { apiBase, authToken } from '#server-state'
import type { FlowKind, StoredPhoto } from '../draft/draft.ts'

interface PhotoToSend {
  kind: FlowKind
  file: File
  idempotencyKey: string
  onProgress: (fraction: number) => void
}

const endpoints = { couple: uploadPhoto, dress: uploadDressPhoto } as const

/** Stores one photo; throws ApiError when it is refused and TypeError when there is no connection. */
export async function sendPhoto({
  kind,
  file,
  idempotencyKey,
  onProgress,
}: PhotoToSend): Promise<StoredPhoto> {
  const form = new FormData()
  form.append('photo', file)
  const endpoint = endpoints[kind]
  const answer = await uploadForm({
    url: apiBase + endpoint.path,
    token: authToken(),
    form,
    idempotencyKey,
    onProgress,
  })
  if (answer.status !== 200) throw new ApiError(answer.status, answer.text, answer.statusText)
  const { photo } = endpoint.reply.parse(JSON.parse(answer.text))
  return { id: photo.id, url: photo.url, expiresAt: photo.expiresAt }
}
