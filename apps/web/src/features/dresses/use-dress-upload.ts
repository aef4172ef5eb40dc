import { ApiError, type ErrorCode, type UploadedDress } from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '#platform/random-id.ts'
import { refusalWords } from '#platform/server-words.ts'
import { uploadDress } from './api/upload-dress.ts'
import { copy } from './copy.ts'

interface UploadEvents {
  onUploaded: (dress: UploadedDress) => void
  /** Of a photo that was refused another one is needed; anything else may be tried again. */
  onFailed: (words: string, isPhotoRefused: boolean) => void
}

const ofPhoto: readonly ErrorCode[] = [
  'file_too_large',
  'not_an_image',
  'unsupported_image',
  'image_too_many_pixels',
  'image_too_narrow',
  'image_broken',
  'no_face',
  'too_many_faces',
  'dress_unusable',
]

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
      const refusal = error instanceof ApiError ? error.body : undefined
      onFailed(
        refusal ? refusalWords(refusal) : copy.unknownError,
        refusal !== undefined && ofPhoto.includes(refusal.code),
      )
    }
  }

  return { fraction, send }
}
