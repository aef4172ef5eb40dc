import { copy } from '../copy.ts'

/** Stands under the phone where no message reaches one. */
export function LogOnly() {
  return (
    <div role="note" className="rounded-field border border-champagne bg-paper px-4 py-3 text-small">
      <p className="font-semibold">{copy.logOnly}</p>
      <p className="mt-0.5 text-soft-ink">{copy.logOnlyNote}</p>
    </div>
  )
}
