import {
  ApiError,
  getStyleApplication,
  limits,
  type Style,
  type StyleApplication,
} from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '#platform/random-id.ts'
import { authToken, call, fetchStatus, mayChangeStyle, queryClient, refreshStatus } from '#server-state'
import {
  clearRunningCreation,
  clearSelectedStyle,
  type Partner,
  readRunningCreation,
  writeRunningCreation,
} from '#session'
import { startStyle } from './api/apply-style.ts'
import { copy } from './copy.ts'
import { PollTimeout, pollCreation } from './poll-creation.ts'

export interface Problem {
  title: string
  detail?: string
}

export type CreationState =
  | { kind: 'idle' }
  | { kind: 'running'; creation?: StyleApplication }
  | { kind: 'done'; creation: StyleApplication }
  | { kind: 'stopped'; problem: Problem }

export interface CreationEvents {
  onReady: () => void
  onLimit: (reason: string) => void
}

/** Starts and follows one picture; a picture left running is followed again when the screen comes back. */
export function useCreation({ onReady, onLimit }: CreationEvents) {
  const [state, setState] = useState<CreationState>({ kind: 'idle' })
  const screen = useRef<AbortController>(undefined)
  // A key lives until the server has answered: a tap after a lost answer then starts nothing twice.
  const idempotencyKey = useRef<string>(undefined)

  const stop = (problem: Problem) => setState({ kind: 'stopped', problem })

  const follow = async (id: string, signal: AbortSignal) => {
    setState({ kind: 'running' })
    try {
      finish(
        await pollCreation({
          read: () => call(getStyleApplication, { params: { id }, signal }),
          wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
          onProgress: (creation) => setState({ kind: 'running', creation }),
          intervalMs: limits.pollIntervalMs,
          maxTries: limits.pollMaxTries,
          signal,
        }),
      )
    } catch (error) {
      if (signal.aborted) return
      clearRunningCreation()
      stop(
        error instanceof PollTimeout
          ? { title: copy.timeout, detail: copy.safeToLeave }
          : { title: copy.processingFailed },
      )
    }
  }

  const finish = (creation: StyleApplication) => {
    clearRunningCreation()
    void refreshStatus()
    void queryClient.invalidateQueries({ queryKey: ['wedding-styles'] })
    if (creation.status === 'completed') {
      clearSelectedStyle()
      setState({ kind: 'done', creation })
      onReady()
    } else {
      stop({
        title: copy.processingFailed,
        detail: [creation.error, copy.nothingCharged].filter(Boolean).join(' '),
      })
    }
  }

  const start = async (partners: readonly [Partner, Partner], style: Style) => {
    const signal = screen.current?.signal
    if (!signal) return
    if (!authToken()) return stop({ title: copy.tokenMissing })
    setState({ kind: 'running' })
    try {
      const permission = mayChangeStyle(await fetchStatus())
      if (!permission.allowed) return refuse(permission.reason)
    } catch {
      return stop({ title: copy.checkFailed, detail: copy.checkConnection })
    }
    try {
      idempotencyKey.current ??= randomId()
      const id = await startStyle({ partners, style, idempotencyKey: idempotencyKey.current })
      idempotencyKey.current = undefined
      writeRunningCreation({ id, variationName: style.variations[0].variationName })
      if (!signal.aborted) await follow(id, signal)
    } catch (error) {
      if (!(error instanceof ApiError)) return stop({ title: copy.noAnswer, detail: copy.checkConnection })
      idempotencyKey.current = undefined
      const { status, body } = error
      if (body?.code === 'style_limit' || body?.code === 'weekly_limit') return refuse(body.error)
      stop({ title: copy.applyFailed(status), detail: body?.error })
    }
  }

  const refuse = (reason: string) => {
    void refreshStatus()
    setState({ kind: 'idle' })
    onLimit(reason)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture left running is looked for once, when the screen opens
  useEffect(() => {
    const controller = new AbortController()
    screen.current = controller
    const running = readRunningCreation()
    if (running) void follow(running.id, controller.signal)
    return () => controller.abort()
  }, [])

  return { state, start }
}
