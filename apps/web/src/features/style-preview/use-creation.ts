import {
  ApiError,
  getStyleApplication,
  limits,
  type Style,
  type StyleApplication,
} from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import {
  authToken,
  call,
  fetchStatus,
  mayChangeStyle,
  queryClient,
  refreshStatus,
} from '../../server-state/index.ts'
import {
  clearRunningCreation,
  type Partner,
  readRunningCreation,
  writeRunningCreation,
} from '../../session/index.ts'
import { startStyle } from './api/apply-style.ts'
import { copy } from './copy.ts'
import { PollTimeout, pollCreation } from './poll-creation.ts'

export type CreationState =
  | { kind: 'idle' }
  | { kind: 'running'; creation?: StyleApplication }
  | { kind: 'done'; creation: StyleApplication }

export interface CreationEvents {
  onReady: () => void
  onProblem: (words: string, description?: string) => void
  onLimit: (reason: string) => void
}

/** Starts and follows one picture; a picture left running is followed again when the screen comes back. */
export function useCreation(events: CreationEvents) {
  const [state, setState] = useState<CreationState>({ kind: 'idle' })
  const follower = useRef<AbortController>(undefined)

  const follow = async (id: string) => {
    follower.current?.abort()
    const controller = new AbortController()
    follower.current = controller
    setState({ kind: 'running' })
    try {
      const creation = await pollCreation({
        read: () => call(getStyleApplication, { params: { id }, signal: controller.signal }),
        wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
        onProgress: (progress) => setState({ kind: 'running', creation: progress }),
        intervalMs: limits.pollIntervalMs,
        maxTries: limits.pollMaxTries,
        signal: controller.signal,
      })
      finish(creation)
    } catch (error) {
      if (controller.signal.aborted) return
      clearRunningCreation()
      setState({ kind: 'idle' })
      events.onProblem(error instanceof PollTimeout ? copy.timeout : copy.processingFailed)
    }
  }

  const finish = (creation: StyleApplication) => {
    clearRunningCreation()
    void refreshStatus()
    void queryClient.invalidateQueries({ queryKey: ['wedding-styles'] })
    if (creation.status === 'completed') {
      setState({ kind: 'done', creation })
      events.onReady()
    } else {
      setState({ kind: 'idle' })
      events.onProblem(copy.processingFailed, [creation.error, copy.nothingCharged].filter(Boolean).join(' '))
    }
  }

  const start = async (partners: readonly [Partner, Partner], style: Style) => {
    if (!authToken()) return events.onProblem(copy.tokenMissing)
    setState({ kind: 'running' })
    const denial = await findDenial()
    if (denial) {
      setState({ kind: 'idle' })
      return events.onLimit(denial)
    }
    try {
      const id = await startStyle({ partners, style, idempotencyKey: crypto.randomUUID() })
      writeRunningCreation(id)
      await follow(id)
    } catch (error) {
      setState({ kind: 'idle' })
      tellRefusal(error, events)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture left running is looked for once, when the screen opens
  useEffect(() => {
    const running = readRunningCreation()
    if (running) void follow(running)
    return () => follower.current?.abort()
  }, [])

  return { state, start, reset: () => setState({ kind: 'idle' }) }
}

/** Why the style may not be applied, if so; an unknown status also denies. */
async function findDenial(): Promise<string | undefined> {
  try {
    const permission = mayChangeStyle(await fetchStatus())
    return permission.allowed ? undefined : permission.reason
  } catch {
    return copy.checkFailed
  }
}

function tellRefusal(error: unknown, { onLimit, onProblem }: CreationEvents): void {
  if (!(error instanceof ApiError)) return onProblem(copy.processingFailed, copy.nothingCharged)
  const { status, body } = error
  if (body?.code === 'style_limit' || body?.code === 'weekly_limit') return onLimit(body.error)
  onProblem(copy.applyFailed(status), body?.error)
}
