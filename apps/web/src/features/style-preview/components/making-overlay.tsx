import type { CreationStage, StyleApplication } from '@ever-after/contract'
import { classNames, ProgressLine } from '@ever-after/ui'
import { Check } from 'lucide-react'
import { copy } from '../copy.ts'

const steps: readonly CreationStage[] = ['faces', 'scene', 'dressing', 'finishing']

/** Veils the preview while a picture is made: the real stages tick, with an honest estimate when one is known. */
export function MakingOverlay({ creation }: { creation: StyleApplication | undefined }) {
  const progress = creation?.progress
  const stage = progress?.stage ?? 'queued'
  const at = stage === 'checking' ? steps.length : steps.indexOf(stage)
  const seconds =
    progress?.remainingMs == null ? undefined : Math.max(1, Math.ceil(progress.remainingMs / 1000))
  return (
    <div className="absolute inset-0 z-10 flex animate-fade flex-col justify-end bg-linear-to-t from-black/85 via-black/55 to-black/30 p-6 text-white">
      <p role="status" className="font-serif text-2xl leading-snug">
        {copy.overlay}
      </p>
      <ol className="mt-5 flex flex-col gap-2">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3 transition duration-300',
              index > at && 'opacity-45',
            )}
          >
            <span className="flex size-5 items-center justify-center rounded-full border border-white/60">
              {index < at && <Check aria-hidden="true" className="size-3.5" />}
              {index === at && <span className="size-2 animate-pulse rounded-full bg-champagne" />}
            </span>
            {copy.stages[step]}
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <ProgressLine fraction={progress?.fraction ?? 0} label={copy.stages[stage]} />
      </div>
      <p className="mt-3 flex justify-between text-sm text-white/80">
        <span>{copy.safeToLeave}</span>
        {seconds !== undefined && <span className="shrink-0">{copy.remaining(seconds)}</span>}
      </p>
    </div>
  )
}
