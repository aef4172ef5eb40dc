import { ApiError, limits } from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '#platform/random-id.ts'
import { type Hosted, Refused, sendPhoto } from './api/send-photo.ts'
import { type Failure, failureOf } from './failure-of.ts'
import { nextPercent } from './model.ts'

export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'refused'; failure: Failure }

interface SendingEvents {
  onSent: (photoId: string) => void
  /** A failure that says nothing about the photo. */
  onFailed: (words: string) => void
}

/** Sends one photo with a simulated progress: +10 every 200 ms up to 80, 90 once it is hosted, 100 at the end. */
export function useSending({ onSent, onFailed }: SendingEvents) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const screen = useRef<AbortController>(undefined)
  // A lost answer may have been a kept photo: the same picture goes on under the same key until there is an answer.
  const unanswered = useRef<{ file: File; idempotencyKey: string; hosted?: Hosted }>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    screen.current = controller
    return () => controller.abort()
  }, [])

  const isSending = sending.kind === 'sending'
  useEffect(() => {
    if (!isSending) return
    const step = () =>
      setSending((now) => (now.kind === 'sending' ? { ...now, percent: nextPercent(now.percent) } : now))
    const timer = setInterval(step, limits.uploadStepMs)
    return () => clearInterval(timer)
  }, [isSending])

  const send = async (file: File) => {
    const signal = screen.current?.signal
    if (!signal || isSending) return
    setSending({ kind: 'sending', percent: 0 })
    const last = unanswered.current
    const request = last?.file === file ? last : { file, idempotencyKey: randomId() }
    unanswered.current = request
    try {
      const onHosted = (hosted: Hosted) => {
        unanswered.current = { ...request, hosted }
        setSending({ kind: 'sending', percent: 90 })
      }
      const id = await sendPhoto({ ...request, signal, onHosted })
      setSending({ kind: 'sending', percent: 100 })
      if (!signal.aborted) onSent(id)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError || error instanceof Refused) unanswered.current = undefined
      const failure = failureOf(error)
      if (failure.way !== 'again') return setSending({ kind: 'refused', failure })
      setSending({ kind: 'idle' })
      onFailed(failure.words)
    }
  }

  return { sending, send, forget: () => setSending({ kind: 'idle' }) }
}
