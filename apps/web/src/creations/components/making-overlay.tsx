import { classNames, keepFocus, ProgressLine } from '@ever-after/ui'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useOnline } from '#platform/use-online.ts'
import type { CreationKind } from '#session'
import { copy } from '../copy.ts'
import type { Progress } from '../creation.ts'
import { stepsOf, wordsOf } from '../kind-copy.ts'
import { useCountdown } from '../use-countdown.ts'

interface MakingOverlayProps {
  kind: CreationKind
  /** Null until the first word from the server. */
  progress: Progress
}

/** A veil over what was chosen while the picture is made: the real stages tick, with an honest estimate when one is known. */
export function MakingOverlay({ kind, progress }: MakingOverlayProps) {
  const { overlay, stages } = wordsOf[kind]
  const steps = stepsOf[kind]
  const stage = progress?.stage ?? 'queued'
  const current = steps.indexOf(stage)
  const isOnline = useOnline()
  const seconds = useCountdown(progress?.remainingMs)
  // The button that started it rests now.
  useEffect(keepFocus, [])
  const isQueued = progress?.stage === 'queued'
  const remaining = isQueued ? stages.queued : seconds !== undefined && copy.remaining(seconds)
  return (
    <div className="absolute inset-0 z-10 flex animate-fade flex-col overflow-y-auto">
      <div className="tulle absolute inset-0 opacity-60" />
      <div className="relative mt-auto bg-linear-to-t from-55% from-paper via-80% via-paper/85 to-transparent px-6 pt-24 pb-4">
        <p className="text-balance font-serif text-[1.5625rem] leading-[1.2] tracking-tight">{overlay}</p>
        <ol className="mt-4 flex flex-col gap-2">
          {steps.map((step, index) => (
            <Step key={step} name={stages[step]} index={index} current={current} />
          ))}
        </ol>
        <div className="mt-5">
          <ProgressLine fraction={progress?.fraction ?? 0} label={stages[stage]} />
        </div>
        <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-fine text-soft-ink">
          <span className="min-w-0 flex-[1_1_180px]">{isOnline ? copy.safeToLeave : copy.madeElsewhere}</span>
          {isOnline && <span className="min-w-24 text-end">{remaining}</span>}
        </p>
        <p role="status" className="sr-only">
          {isOnline ? stages[stage] : copy.madeElsewhere}
        </p>
      </div>
    </div>
  )
}

function Step({ name, index, current }: { name: string; index: number; current: number }) {
  const isDone = index < current
  const isCurrent = index === current
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-3 transition-colors duration-300',
        isCurrent && 'font-semibold',
        !isDone && !isCurrent && 'text-soft-ink',
      )}
    >
      <span
        className={classNames(
          'flex size-5 shrink-0 items-center justify-center rounded-full border',
          isDone || isCurrent ? 'border-rose' : 'border-soft-ink/50',
          isDone && 'bg-rose text-on-rose',
        )}
      >
        {isDone && <Check aria-hidden="true" className="size-3" strokeWidth={3} />}
        {isCurrent && <span className="size-2 animate-pulse rounded-full bg-rose" />}
      </span>
      {name}
    </li>
  )
}
