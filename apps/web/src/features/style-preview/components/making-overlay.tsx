import type { CreationStage, StyleApplication } from '@ever-after/contract'
import { classNames, ProgressLine } from '@ever-after/ui'
import { Check } from 'lucide-react'
import { copy } from '../copy.ts'
import { useCountdown } from '../use-countdown.ts'

const steps: readonly CreationStage[] = ['faces', 'scene', 'dressing', 'finishing']

/** A veil over the style while a picture is made: the real stages tick, with an honest estimate when one is known. */
export function MakingOverlay({ creation }: { creation: StyleApplication | undefined }) {
  const progress = creation?.progress
  const stage = progress?.stage ?? 'queued'
  const at = stage === 'checking' ? steps.length : steps.indexOf(stage)
  const seconds = useCountdown(progress?.remainingMs)
  return (
    <div className="absolute inset-0 z-10 flex animate-fade flex-col justify-end">
      <div className="tulle absolute inset-0 opacity-60" />
      <div className="absolute inset-0 bg-linear-to-t from-42% from-paper via-66% via-paper/80 to-transparent" />
      <div className="relative px-6 pb-4">
        <p className="text-balance font-serif text-[25px] leading-[1.2] tracking-tight">{copy.overlay}</p>
        <ol className="mt-4 flex flex-col gap-2">
          {steps.map((step, index) => (
            <li
              key={step}
              aria-current={index === at ? 'step' : undefined}
              className={classNames(
                'flex items-center gap-3 transition-colors duration-300',
                index === at && 'font-semibold',
                index > at && 'text-soft-ink',
              )}
            >
              <span
                className={classNames(
                  'flex size-5 items-center justify-center rounded-full border',
                  index > at ? 'border-soft-ink/50' : 'border-rose',
                  index < at && 'bg-rose text-on-rose',
                )}
              >
                {index < at && <Check aria-hidden="true" className="size-3" strokeWidth={3} />}
                {index === at && <span className="size-2 animate-pulse rounded-full bg-rose" />}
              </span>
              {copy.stages[step]}
            </li>
          ))}
        </ol>
        <div className="mt-5">
          <ProgressLine fraction={progress?.fraction ?? 0} label={copy.stages[stage]} />
        </div>
        <p className="mt-2.5 flex justify-between gap-4 text-[13px] text-soft-ink">
          {copy.safeToLeave}
          {seconds !== undefined && <span className="shrink-0">{copy.remaining(seconds)}</span>}
        </p>
        <p role="status" className="sr-only">
          {copy.stages[stage]}
        </p>
      </div>
    </div>
  )
}
