import { classNames } from '@ever-after/ui'
import { copy } from '../copy.ts'

const steps = ['upload', 'enhance', 'select', 'complete'] as const

/** Where in the four steps one is: a short row of lines. */
export function StepLine({ step }: { step: (typeof steps)[number] }) {
  const current = steps.indexOf(step)
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">{copy.stepOf(copy.steps[step], current + 1)}</span>
      {steps.map((one, at) => (
        <span
          key={one}
          aria-hidden="true"
          className={classNames(
            'h-[3px] rounded-full transition-all duration-300',
            at === current ? 'w-7 bg-rose' : 'w-3.5',
            at < current && 'bg-rose/50',
            at > current && 'bg-line',
          )}
        />
      ))}
    </p>
  )
}
