import { ApiError } from '@ever-after/contract'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '#platform/random-id.ts'
import { refusalWords } from '#platform/server-words.ts'
import { authToken, checkPermission, refreshStatus, triggerOfRefusal } from '#server-state'
import {
  type CreationKind,
  clearRunningCreation,
  clearShownCreation,
  isRecent,
  markUnansweredAsTold,
  type RunningCreation,
  readRunningCreation,
  readShownCreation,
  writeShownCreation,
} from '#session'
import { readCreation } from './api/read-creation.ts'
import {
  type Asking,
  askForCreation,
  type CreationRequest,
  findUnanswered,
  type SentRequest,
} from './ask-for-creation.ts'
import { copy } from './copy.ts'
import type { Creation, OnPaywall, Problem, Progress, Refused } from './creation.ts'
import { followCreation } from './follow-creation.ts'
import { refreshHistory } from './history-key.ts'
import { wordsOf } from './kind-copy.ts'
import { lostConnection, problemOf } from './problem-of.ts'
import { keepSeen, useSeenCreation } from './seen-creation.ts'

export type Phase =
  | { phase: 'idle' }
  | { phase: 'running'; progress: Progress }
  /** Another may be asked for beside it, or did not come. */
  | { phase: 'done'; creation: Creation; isAsking?: boolean; problem?: Problem }
  | { phase: 'stopped'; problem: Problem }

/** The finished picture, once there is one. */
export function resultOf(state: Phase): (Creation & { resultUrl: string }) | undefined {
  if (state.phase !== 'done' || !state.creation.resultUrl) return undefined
  return { ...state.creation, resultUrl: state.creation.resultUrl }
}

/** Whether nothing else can be asked for now. */
export function isBusy(state: Phase): boolean {
  return state.phase === 'running' || (state.phase === 'done' && state.isAsking === true)
}

interface CreationOptions<Body> {
  kind: CreationKind
  asking: Asking<Body>
  /** What the screen would ask for now; absent while something is missing. */
  request: CreationRequest<Body> | undefined
  /** The screen; a creation that another screen left running is then not followed here. */
  path?: string
  /** False for a screen that starts afresh although a creation may still be running. */
  resumes?: boolean
  /** The picture is there; `creation` is its full state. */
  onReady: (creation: Creation) => void
  /** It failed, and is shown as such. */
  onFailed?: (creation: Creation) => void
  onPaywall: OnPaywall
}

/**
 * Starts and follows one creation. One that was left running is followed again when its screen comes back; a request that
 * was left unanswered is sent again under its key, by itself only where nobody was told yet that it failed.
 */
export function useCreation<Body>(options: CreationOptions<Body>) {
  const { kind, asking, request, path, resumes = true, onReady, onFailed, onPaywall } = options
  const [state, setState] = useState<Phase>({ phase: 'idle' })
  const screen = useRef<AbortController>(undefined)
  // What is there already stays the screen's until another has taken its place.
  const former = useRef<Creation>(undefined)
  const words = wordsOf[kind]
  const seen = useSeenCreation({ kind, id: state.phase === 'done' ? state.creation.id : undefined })
  const shown: Phase = state.phase === 'done' && seen ? { ...state, creation: seen } : state

  const stop = (problem: Problem) => setState(stoppedAt(problem, former.current))

  const refuse = (refusal: Refused) => {
    if (refusal.reason === copy.checkFailed) stop({ title: copy.checkFailed, detail: copy.checkConnection })
    else {
      void refreshStatus()
      setState(former.current ? { phase: 'done', creation: former.current } : { phase: 'idle' })
    }
    onPaywall(refusal)
  }

  const follow = async (id: string, signal: AbortSignal) => {
    const started = readRunningCreation(kind)
    const onProgress = (progress: Progress) => setState({ phase: 'running', progress })
    onProgress(null)
    try {
      const creation = await followCreation({ kind, id, onProgress, signal })
      clearRunningCreation(kind)
      void refreshStatus()
      void refreshHistory(kind)
      keepSeen(creation)
      if (creation.status === 'failed') {
        onFailed?.(creation)
        return stop(problemOf({ creation, words }))
      }
      if (started) writeShownCreation(kind, started)
      setState({ phase: 'done', creation })
      onReady(creation)
    } catch (error) {
      if (signal.aborted) return
      // After a timeout the picture may still come, and Home tells of it.
      if (error instanceof ApiError) clearRunningCreation(kind)
      stop(problemOf({ error, words }))
    }
  }

  /** As it was before a reload; without an answer the screen begins anew. */
  const showAgain = async (id: string, signal: AbortSignal) => {
    const creation = await readCreation({ kind, id, signal }).catch(() => undefined)
    if (creation?.status !== 'completed' || signal.aborted) return
    keepSeen(creation)
    former.current ??= creation
    setState((now) => {
      if (now.phase === 'stopped') return stoppedAt(now.problem, creation)
      return now.phase === 'idle' ? { phase: 'done', creation } : now
    })
  }

  const start = async () => {
    const signal = screen.current?.signal
    if (!signal || !request) return
    former.current = shown.phase === 'done' ? shown.creation : undefined
    if (!authToken()) return stop({ title: copy.tokenMissing })
    setState(
      former.current
        ? { phase: 'done', creation: former.current, isAsking: true }
        : { phase: 'running', progress: null },
    )
    // What the server may have accepted already needs no permission again.
    const unanswered = findUnanswered({ kind, asking, request })
    if (unanswered) return send(unanswered, signal)
    if (!navigator.onLine) return stop(lostConnection({ isSent: false }))
    const permission = await checkPermission({ action: kind })
    if (signal.aborted) return
    if (!permission.allowed) return refuse(permission)
    // It may have been asked for twice, and sent meanwhile.
    const sent = findUnanswered({ kind, asking, request })
    await send(sent ?? { ...request, idempotencyKey: randomId(), sentAtMs: Date.now() }, signal)
  }

  const send = async (sent: SentRequest<Body>, signal: AbortSignal) => {
    setState({ phase: 'running', progress: null })
    if (!navigator.onLine) {
      noteAsTold(kind, sent.idempotencyKey)
      return stop(lostConnection({ isSent: true }))
    }
    try {
      const { id } = await askForCreation({ kind, asking, sent })
      void refreshStatus()
      void refreshHistory(kind)
      if (!signal.aborted) await follow(id, signal)
    } catch (error) {
      if (signal.aborted) return
      noteAsTold(kind, sent.idempotencyKey)
      if (!(error instanceof ApiError)) return stop(lostConnection({ isSent: true }))
      const { status, body } = error
      const isRefused = status === 429 || body?.code === 'premium_only'
      const trigger = isRefused ? triggerOfRefusal({ code: body?.code, action: kind }) : undefined
      if (trigger) return refuse({ trigger, reason: body?.error ?? words.applyFailed(status) })
      stop({ title: words.applyFailed(status), ...(body && { detail: refusalWords(body) }) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a creation left running or unanswered is looked for once, when the screen opens
  useEffect(() => {
    const controller = new AbortController()
    screen.current = controller
    const running = readRunningCreation(kind)
    const isHere = (creation: RunningCreation) => resumes && (!path || creation.path === path)
    const before = readShownCreation(kind)
    const unanswered = resumes && authToken() ? findUnanswered({ kind, asking, request }) : undefined
    if (unanswered && !unanswered.isTold && isRecent(unanswered)) void send(unanswered, controller.signal)
    else if (running && isHere(running)) void follow(running.id, controller.signal)
    if (before && isHere(before)) void showAgain(before.id, controller.signal)
    return () => {
      controller.abort()
      clearShownCreation(kind)
    }
  }, [])

  return { state: shown, start }
}

/** Once it is painted: a page that is being left hears that its request failed, too, and shows it to nobody. */
function noteAsTold(kind: CreationKind, idempotencyKey: string): void {
  requestAnimationFrame(() => markUnansweredAsTold(kind, idempotencyKey))
}

function stoppedAt(problem: Problem, former: Creation | undefined): Phase {
  return former ? { phase: 'done', creation: former, problem } : { phase: 'stopped', problem }
}
