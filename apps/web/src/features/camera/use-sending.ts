import { limits } from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import { sendPhoto } from './api/send-photo.ts'
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
    try {
      const onHosted = () => setSending({ kind: 'sending', percent: 90 })
      const id = await sendPhoto({ file, signal, onHosted })
      setSending({ kind: 'sending', percent: 100 })
      if (!signal.aborted) onSent(id)
    } catch (error) {
      if (signal.aborted) return
      const failure = failureOf(error)
      if (failure.way !== 'again') return setSending({ kind: 'refused', failure })
      setSending({ kind: 'idle' })
      onFailed(failure.words)
    }
  }

  return { sending, send, forget: () => setSending({ kind: 'idle' }) }
}
