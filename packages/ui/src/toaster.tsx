import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import type { ToastStore } from './toast-store.ts'

/** Shows the store's toast above the tab bar; errors are announced at once, the rest politely. */
export function Toaster({ store }: { store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current)
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-24 z-[60] flex justify-center">
      {toast && (
        <div
          key={toast.id}
          role={toast.isDestructive ? 'alert' : 'status'}
          className={classNames(
            'pointer-events-auto max-w-[420px] animate-rise rounded-card px-5 py-3.5 text-[15px] shadow-soft transition duration-300',
            toast.isDestructive ? 'bg-danger text-white dark:text-black' : 'bg-ink text-paper',
            toast.isLeaving && 'translate-y-2 opacity-0',
          )}
        >
          <p className="font-semibold">{toast.title}</p>
          {toast.description && <p className="mt-0.5 opacity-85">{toast.description}</p>}
        </div>
      )}
    </div>
  )
}
