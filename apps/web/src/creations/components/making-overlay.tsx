import { classNames, keepFocus, ProgressLine } from '@ever-after/ui'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
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

/**
 * A veil over what was chosen while the picture is made: the real stages tick, with an honest estimate when one is known.
 * Where there is no room for all stages the current one stands alone; it makes its place as tall as its words are.
 */
export function MakingOverlay({ kind, progress }: MakingOverlayProps) {
  const { overlay, stages } = wordsOf[kind]
  const steps = stepsOf[kind]
  const stage = progress?.stage ?? 'queued'
  const current = steps.indexOf(stage)
  const isOnline = useOnline()
  const seconds = useCountdown(progress?.remainingMs)
  const veil = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that started it rests now, and may have stood further down.
    keepFocus()
    veil.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isQueued = progress?.stage === 'queued'
  const remaining = isQueued ? stages.queued : seconds !== undefined && copy.remaining(seconds)
  return (
    <div ref={veil} className="relative z-10 flex animate-fade flex-col">
      <div className="tulle absolute inset-0 opacity-60" />
      <div className="relative mt-auto bg-linear-to-t from-55% from-paper via-80% via-paper/85 to-transparent px-6 pt-[3.25rem] pb-4 roomy:pt-[4.25rem] lofty:pt-24">
        <p className="font-serif text-[1.0625rem] leading-[1.2] tracking-tight roomy:text-balance roomy:text-[1.5625rem]">
          {overlay}
        </p>
        <ol className="mt-3 flex flex-col gap-2 lofty:mt-4">
          {steps.map((step, index) => (
            <Step key={step} name={stages[step]} index={index} current={current} isShort={steps.length > 2} />
          ))}
        </ol>
        <div className="mt-3 lofty:mt-5">
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

interface StepProps {
  name: string
  index: number
  current: number
  /** Whether it gives way to the current one where there is little room. */
  isShort: boolean
}

function Step({ name, index, current, isShort }: StepProps) {
  const isDone = index < current
  const isCurrent = index === current
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-3 transition-colors duration-300',
        isShort && index !== Math.max(0, current) && 'not-lofty:hidden',
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
