import { ApiError, type PhotoFrame, uploadDressPhoto, uploadPhoto } from '@ever-after/contract'
import { uploadForm } from '#platform/upload-form.ts'
import { apiBase, authToken } from '#server-state'
import type { FlowKind, StoredPhoto } from '../draft/draft.ts'

interface PhotoToSend {
  kind: FlowKind
  file: File
  /** As somebody set it. */
  frame?: PhotoFrame
  idempotencyKey: string
  onProgress: (fraction: number) => void
}

const endpoints = { couple: uploadPhoto, dress: uploadDressPhoto } as const

/** Stores one photo; throws ApiError when it is refused and TypeError when there is no connection. */
export async function sendPhoto({
  kind,
  file,
  frame,
  idempotencyKey,
  onProgress,
}: PhotoToSend): Promise<StoredPhoto> {
  const form = new FormData()
  form.append('photo', file)
  if (frame) form.append('frame', [frame.x, frame.y, frame.width, frame.height].join())
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
  return photo
}
