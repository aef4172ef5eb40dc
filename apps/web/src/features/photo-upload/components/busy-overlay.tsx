import { Dialog, Ornament, ProgressLine } from '@ever-after/ui'
import { CloudOff } from 'lucide-react'
import { useOnline } from '#platform/use-online.ts'
import { copy } from '../copy.ts'
import { StepLine } from './step-line.tsx'

interface BusyOverlayProps {
  uploading: string
  fraction: number
  /** Leaves the screen; the photos travel on. */
  onBack: () => void
}

/** Covers the app while the last photos are on their way and the flow ends. */
export function BusyOverlay({ uploading, fraction, onBack }: BusyOverlayProps) {
  const isOnline = useOnline()
  const words = fraction < 1 ? uploading : copy.finishing
  return (
    <Dialog title={words} shape="full" onBack={onBack}>
      <div className="flex flex-1 flex-col items-center justify-center gap-7 px-14">
        <StepLine step="complete" />
        <Ornament className="animate-breathe" />
        <p role="status" className="text-center font-serif text-[1.625rem]">
          {words}
        </p>
        <div className={fraction < 1 ? 'w-full' : 'w-full animate-pulse'}>
          <ProgressLine fraction={fraction} label={words} />
        </div>
        {!isOnline && (
          <p className="flex gap-2 text-soft-ink text-sm">
            <CloudOff aria-hidden="true" className="size-4 shrink-0 text-rose" />
            {copy.waiting}
          </p>
        )}
      </div>
    </Dialog>
  )
}
