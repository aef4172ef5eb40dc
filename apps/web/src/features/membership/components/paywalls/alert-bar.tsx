import { IconButton } from '@ever-after/ui'
import { X } from 'lucide-react'
import type { PurchaseHook } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'

/** What went wrong with a purchase, at the foot of what is in sight until it is dismissed. */
export function AlertBar({ purchase: { alert, alertMore, dismissAlert } }: { purchase: PurchaseHook }) {
  if (!alert && !alertMore) return null
  return (
    <div className="sticky bottom-3 z-20 mt-4 flex animate-rise items-center gap-2 rounded-field border border-danger bg-card py-1.5 pe-1.5 ps-4 shadow-soft">
      <div role="alert" className="flex-1 py-1.5 text-balance text-copy">
        {alert && <p>{alert}</p>}
        {alertMore && <p className={alert && 'mt-0.5 text-soft-ink'}>{alertMore}</p>}
      </div>
      <IconButton label={paywallCopy.dismiss} onClick={dismissAlert}>
        <X aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </IconButton>
    </div>
  )
}
