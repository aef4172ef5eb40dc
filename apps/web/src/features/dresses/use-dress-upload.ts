import { ApiError, type UploadedDress } from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '#platform/random-id.ts'
import { refusalWords } from '#platform/server-words.ts'
import { uploadDress } from './api/upload-dress.ts'
import { copy } from './copy.ts'

interface UploadEvents {
  onUploaded: (dress: UploadedDress) => void
  onFailed: (words: string) => void
}

/** Sends an own dress; `fraction` is what has left the device, and undefined while nothing is sent. */
export function useDressUpload({ onUploaded, onFailed }: UploadEvents) {
  const [fraction, setFraction] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  // A lost answer may have been a stored dress: the same photo and name go under the same key until there is an answer.
  const unanswered = useRef<{ file: File; name: string; idempotencyKey: string }>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (photo: { file: File; name: string }) => {
    sending.current = new AbortController()
    const { signal } = sending.current
    setFraction(0)
    const last = unanswered.current
    const isRepeated = last?.file === photo.file && last.name === photo.name
    unanswered.current = isRepeated ? last : { ...photo, idempotencyKey: randomId() }
    try {
      onUploaded(await uploadDress({ ...unanswered.current, onProgress: setFraction, signal }))
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError) unanswered.current = undefined
      setFraction(undefined)
      onFailed(error instanceof ApiError && error.body ? refusalWords(error.body) : copy.unknownError)
    }
  }

  return { fraction, send }
}
