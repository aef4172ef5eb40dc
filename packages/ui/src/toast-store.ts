export interface Toast {
  id: number
  title: string
  description?: string
  isDestructive?: boolean
  isLeaving: boolean
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
      timer = setTimeout(dismiss, durationMs)
    },
    show({ title, description, isDestructive }: Pick<Toast, 'title' | 'description' | 'isDestructive'>) {
      const words = `${title}\n${description ?? ''}`
      if (words === lastWords && now() - lastShownAtMs < duplicateWindowMs) return
      lastWords = words
      lastShownAtMs = now()
      clearTimeout(timer)
      set({ id: nextId++, title, description, isDestructive, isLeaving: false })
      timer = setTimeout(dismiss, durationMs)
    },
  }
}
