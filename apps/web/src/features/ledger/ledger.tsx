import { Button, IconButton, Notice } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Earlier } from './components/earlier.tsx'
import { LedgerDays } from './components/ledger-days.tsx'
import { LedgerSkeleton } from './components/ledger-skeleton.tsx'
import { copy } from './copy.ts'
import { linesOf } from './model.ts'
import { useLedger } from './use-ledger.ts'

interface LedgerProps {
  /** What is left now, above what came and went. */
  balance?: ReactNode
  onBack: () => void
  onChooseStyle: () => void
  onSupport: () => void
}

/** Every change of this device: where it came from and where it went. */
export function Ledger({ balance, onBack, ...ways }: LedgerProps) {
  return (
    <div className="flex min-h-full flex-col px-5 pt-[max(10px,env(safe-area-inset-top))] pb-10">
      <IconButton label={copy.back} onClick={onBack} className="-ms-2.5 shrink-0">
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <h1 className="font-display mt-1 break-words text-[clamp(1.75rem,9.5vw,2.5rem)] leading-[1.08]">
        {copy.title}
      </h1>
      <Lines balance={balance} {...ways} />
    </div>
  )
}

function Lines({ balance, onChooseStyle, onSupport }: Omit<LedgerProps, 'onBack'>) {
  const { entries, hasFailed, retry, earlier } = useLedger()
  const [now] = useState(() => new Date())
  if (hasFailed) {
    return (
      <Notice isAlert title={copy.failedTitle} action={<Button onClick={retry}>{copy.retry}</Button>}>
        {copy.failed}
      </Notice>
    )
  }
  if (entries?.length === 0) {
    return (
      <Notice title={copy.emptyTitle} action={<Button onClick={onChooseStyle}>{copy.choose}</Button>}>
        {copy.empty}
      </Notice>
    )
  }
  return (
    <>
      <p className="mt-3 text-copy text-soft-ink leading-relaxed">{copy.lead}</p>
      {balance && <div className="mt-6 rounded-card bg-blush px-4 py-1">{balance}</div>}
      {entries ? <LedgerDays lines={linesOf(entries)} now={now} /> : <LedgerSkeleton />}
      {entries && <Earlier {...earlier} />}
      <footer className="mt-8 flex flex-col items-center text-balance text-center">
        <p className="text-fine text-soft-ink leading-relaxed">{copy.promise}</p>
        <Button look="link" className="mt-1" onClick={onSupport}>
          {copy.support}
        </Button>
      </footer>
    </>
  )
}
