import { IconButton, ProgressLine } from '@ever-after/ui'
import { ArrowLeft } from 'lucide-react'
import { copy } from '../copy.ts'

interface StepTopProps {
  step: number
  count: number
  /** Absent on the first step. */
  onBack: (() => void) | undefined
}

/** The way back and how far the steps have come. */
export function StepTop({ step, count, onBack }: StepTopProps) {
  const label = copy.step({ number: step + 1, count })
  return (
    <div className="relative flex min-h-14 items-center gap-3 px-4 pt-[max(10px,env(safe-area-inset-top))]">
      {onBack && (
        <IconButton label={copy.back} onClick={onBack} className="-ms-1 shrink-0 bg-card/90">
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100 size-5" />
        </IconButton>
      )}
      <ProgressLine fraction={(step + 1) / count} label={label} />
      <p role="status" className="sr-only">
        {label}
      </p>
    </div>
  )
}
