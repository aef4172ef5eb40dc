import { IconButton } from '@ever-after/ui'
import { X } from 'lucide-react'
import type { PurchaseHook } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'

/** What went wrong with a purchase, at the foot of what is in sight until it is dismissed. */
export function AlertBar({ purchase: { alert, dismissAlert } }: { purchase: PurchaseHook }) {
  if (!alert) return null
  return (
    <div
      role="alert"
      className="sticky bottom-3 z-20 mt-4 flex animate-rise items-center gap-2 rounded-field border border-danger bg-card py-1.5 pe-1.5 ps-4 shadow-soft"
    >
      <p className="flex-1 text-balance text-copy">{alert}</p>
      <IconButton label={paywallCopy.dismiss} onClick={dismissAlert}>
        <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </IconButton>
    </div>
  )
}
