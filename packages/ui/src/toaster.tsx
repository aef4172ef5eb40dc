import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import type { Toast, ToastStore } from './toast-store.ts'

/** Shows the store's toast at the top of the frame; errors are announced at once, the rest politely. */
export function Toaster({ store }: { store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current)
  // Both regions stay mounted: a live region is heard when its content changes, not when it appears.
  return (
    <div className="pointer-events-none absolute inset-x-4 top-[max(12px,env(safe-area-inset-top))] z-[60] flex justify-center">
      <div role="status">{toast && !toast.isDestructive && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.isDestructive && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div
      className={classNames(
        'max-w-[420px] animate-rise rounded-card px-5 py-3.5 text-[15px] shadow-soft transition duration-300',
        toast.isDestructive ? 'bg-danger text-on-danger' : 'bg-ink text-paper',
        toast.isLeaving && '-translate-y-2 opacity-0',
      )}
    >
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="mt-0.5 opacity-90">{toast.description}</p>}
    </div>
  )
}
