import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import type { Toast, ToastStore } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'

const hotkey = 'F8'
const swipeThresholdPx = 50

interface ToasterProps {
  store: ToastStore
  /** Names the region for screen readers. */
  label: string
  /** At the lower edge of the frame, higher by `--toast-rise`; at the upper one while a sheet stands at the lower. */
  isLow?: boolean
}

const places = {
  high: 'top-[max(12px,env(safe-area-inset-top))]',
  low: 'bottom-(--toast-rise) pt-2 pb-[max(12px,env(safe-area-inset-bottom))] group-has-data-sheet/frame:top-[max(12px,env(safe-area-inset-top))] group-has-data-sheet/frame:bottom-auto group-has-data-sheet/frame:p-0',
}

/** Shows the store's toast at an edge of the frame; errors are announced at once, the rest politely. F8 moves the focus to it. */
export function Toaster({ store, label, isLow }: ToasterProps) {
  const toast = useSyncExternalStore(store.subscribe, store.current)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => key === hotkey && region.current?.focus()
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  const card = toast && <ToastCard key={toast.id} toast={toast} store={store} />
  // Both live regions stay mounted: one is heard when its content changes, not when it appears. The attribute
  // beside the role keeps them heard under an open dialog.
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`${label} (${hotkey})`}
      className={classNames(
        'pointer-events-none absolute inset-x-4 z-[60] flex justify-center outline-offset-4',
        isLow ? places.low : places.high,
      )}
      onFocus={store.hold}
      onBlur={store.release}
      onKeyDown={({ key }) => key === 'Escape' && store.dismiss()}
    >
      <div role="status" aria-live="polite">
        {!toast?.isDestructive && card}
      </div>
      <div role="alert" aria-live="assertive">
        {toast?.isDestructive && card}
      </div>
    </section>
  )
}

function ToastCard({ toast, store }: { toast: Toast; store: ToastStore }) {
  const { offsetPx, handlers } = useSwipe({ thresholdPx: swipeThresholdPx, onDismiss: store.dismiss })
  const words = (
    <>
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="mt-0.5 opacity-90">{toast.description}</p>}
    </>
  )
  return (
    <div
      {...handlers}
      // Only a pointer that moves holds it: one that rests where the toast comes up would keep it for ever.
      onPointerMove={(event) => {
        handlers.onPointerMove(event)
        store.hold()
      }}
      onPointerLeave={store.release}
      style={offsetPx ? { translate: `${offsetPx}px` } : undefined}
      className={classNames(
        'pointer-events-auto max-w-[420px] animate-rise touch-pan-y select-none rounded-card px-5 py-3.5 text-copy shadow-soft',
        toast.action && 'flex items-center gap-4',
        toast.isDestructive ? 'bg-danger text-on-danger' : 'bg-ink text-paper',
        !offsetPx && 'transition duration-300',
        toast.isLeaving && '-translate-y-2 opacity-0',
      )}
    >
      {toast.action ? <div>{words}</div> : words}
      {toast.action && (
        <button
          type="button"
          onClick={() => {
            toast.action?.onAct()
            store.dismiss()
          }}
          className="-my-1.5 -me-2 min-h-11 rounded-full px-3 font-semibold underline underline-offset-4"
        >
          {toast.action.label}
        </button>
      )}
    </div>
  )
}
