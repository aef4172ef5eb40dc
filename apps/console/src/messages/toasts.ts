import { limits } from '@ever-after/contract'
import { createToastStore } from '@ever-after/ui'
import { copy } from './copy.ts'

/** Long enough to read what an undo would take back, and to reach it. */
const undoDurationMs = 10_000

export const toasts = createToastStore({
  durationMs: limits.toastDurationMs,
  removalMs: limits.toastRemovalMs,
  duplicateWindowMs: limits.toastDuplicateWindowMs,
})

/** Says something in passing; with `undo` it stays for ten seconds and offers it. */
export function tell(words: string, { undo }: { undo?: () => void } = {}): void {
  toasts.show({
    title: words,
    ...(undo && { action: { label: copy.undo, onAct: undo }, durationMs: undoDurationMs }),
  })
}
