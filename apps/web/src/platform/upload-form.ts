import { toDeviceAddresses } from './server-fetch.ts'

export interface UploadRequest {
  url: string
  token: string | null
  form: FormData
  /** The same key and form are stored once, however often they are sent. */
  idempotencyKey?: string
  /** Called with the share 0..1 that has left the device. */
  onProgress: (fraction: number) => void
  signal?: AbortSignal
}

export interface UploadAnswer {
  status: number
  statusText: string
  text: string
}

/** Posts a form and tells how much has been sent, which fetch cannot. Rejects when there is no connection. */
export function uploadForm({
  url,
  token,
  form,
  idempotencyKey,
  onProgress,
  signal,
}: UploadRequest): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        text: toDeviceAddresses(request.responseText),
      })
    request.onerror = () => reject(new TypeError('The connection was lost.'))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
