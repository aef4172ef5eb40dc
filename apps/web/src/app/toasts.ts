import { limits } from '@ever-after/contract'
import { createToastStore } from '@ever-after/ui'

export const toasts = createToastStore({
  durationMs: limits.toastDurationMs,
  removalMs: limits.toastRemovalMs,
  duplicateWindowMs: limits.toastDuplicateWindowMs,
})
