import { errorOfAnswer, exportMyData } from '@ever-after/contract'
import { apiBase, authToken } from '#server-state'

/** Fetches the zip of all that is kept of this device, telling how much has come. */
export async function exportData(onProgress: (sizeBytes: number) => void): Promise<Blob> {
  const response = await fetch(apiBase + exportMyData.path, {
    credentials: 'include',
    headers: { Authorization: `Bearer ${authToken()}` },
  })
  if (!response.ok || !response.body) throw await errorOfAnswer(response)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let sizeBytes = 0
  for await (const part of chunksOf(response.body)) {
    parts.push(part)
    sizeBytes += part.byteLength
    onProgress(sizeBytes)
  }
  return new Blob(parts, { type: 'application/zip' })
}

/** Not every browser can iterate over a stream itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
