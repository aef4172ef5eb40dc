import { IconButton } from '@ever-after/ui'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { alerts, dismissAlert } from './alerts.ts'
import { copy } from './copy.ts'

/** Alerts in a stack at the foot of the screen, each with a way to dismiss it. */
export function AlertList() {
  const shown = useSyncExternalStore(alerts.subscribe, alerts.read)
  return (
    <section
      aria-label={copy.alerts}
      className="pointer-events-none absolute inset-x-4 bottom-4 z-[60] flex flex-col items-center"
    >
      <div role="alert" aria-live="assertive" className="flex max-w-full flex-col items-center gap-2">
        {shown.map(({ id, words }) => (
          <div
            key={id}
            className="pointer-events-auto flex max-w-[560px] animate-rise items-center gap-3 rounded-card border border-line bg-card py-1.5 pr-1.5 pl-5 text-copy text-ink shadow-soft"
          >
            <p className="min-w-0 whitespace-pre-line py-2 break-words">{words}</p>
            <IconButton label={copy.dismiss} onClick={() => dismissAlert(id)}>
              <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
            </IconButton>
          </div>
        ))}
      </div>
    </section>
  )
}
