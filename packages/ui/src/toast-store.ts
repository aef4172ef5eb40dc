export interface Toast extends ToastWords {
  id: number
  isLeaving: boolean
}

export interface ToastWords {
  title: string
  description?: string
  isDestructive?: boolean
  /** One thing that can be done about it, such as to undo; the toast goes when it is chosen. */
  action?: { label: string; onAct: () => void }
  /** Instead of the store's own time. */
  durationMs?: number
}

export interface ToastTimes {
  /** 5000 unless it is given. */
  durationMs?: number
  removalMs: number
  duplicateWindowMs: number
}

export type ToastStore = ReturnType<typeof createToastStore>

const fallbackDurationMs = 5000

/** Holds at most one toast; the same words within the duplicate window are ignored, a newer toast takes the place. */
export function createToastStore(
  { durationMs = fallbackDurationMs, removalMs, duplicateWindowMs }: ToastTimes,
  now: () => number = Date.now,
) {
  const listeners = new Set<() => void>()
  let current: Toast | undefined
  let lastShownAtMs = Number.NEGATIVE_INFINITY
  let lastWords = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let nextId = 1
  const leaveLater = () => {
    timer = setTimeout(dismiss, current?.durationMs ?? durationMs)
  }

  const set = (toast: Toast | undefined) => {
    current = toast
    for (const listener of listeners) listener()
  }

  const dismiss = () => {
    if (!current || current.isLeaving) return
    clearTimeout(timer)
    set({ ...current, isLeaving: true })
    timer = setTimeout(() => set(undefined), removalMs)
  }

  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dismiss,
    /** Keeps the toast while someone reads it with the pointer or the focus on it. */
    hold() {
      if (!current?.isLeaving) clearTimeout(timer)
    },
    /** Gives a held toast its whole time again. */
    release() {
      if (!current || current.isLeaving) return
      clearTimeout(timer)
      leaveLater()
    },
    show(toast: ToastWords) {
      const words = `${toast.title}\n${toast.description ?? ''}`
      if (words === lastWords && now() - lastShownAtMs < duplicateWindowMs) return
      lastWords = words
      lastShownAtMs = now()
      clearTimeout(timer)
      set({ ...toast, id: nextId++, isLeaving: false })
      leaveLater()
    },
  }
}
