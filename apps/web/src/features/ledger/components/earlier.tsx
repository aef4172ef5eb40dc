import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { useLedger } from '../use-ledger.ts'

/** The way to what came before the lines on the page; absent at the end. */
export function Earlier({ isThere, isComing, hasFailed, fetch }: ReturnType<typeof useLedger>['earlier']) {
  if (!isThere) return null
  return (
    <div className="mt-6 flex flex-col gap-3 text-center">
      {hasFailed && !isComing && (
        <p role="alert" className="text-copy text-soft-ink">
          {copy.earlierFailed}
        </p>
      )}
      <Button look="quiet" disabled={isComing} onClick={fetch}>
        {isComing ? copy.earlierComing : copy.earlier}
      </Button>
    </div>
  )
}
