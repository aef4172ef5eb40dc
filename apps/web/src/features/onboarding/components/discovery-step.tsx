import { discoverySources } from '@ever-after/contract'
import { Button, classNames } from '@ever-after/ui'
import { reportSource } from '../api/report-source.ts'
import { copy } from '../copy.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

interface DiscoveryStepProps extends StepProps {
  source: string | undefined
  onChoose: (source: string) => void
}

/** One of six answers; it is sent on leaving and nobody waits for it. */
export function DiscoveryStep({ source, onChoose, isForward, onContinue }: DiscoveryStepProps) {
  const leave = () => {
    if (source) reportSource({ source, now: new Date() })
    onContinue()
  }
  return (
    <StepFrame
      title={copy.discovery.title}
      isForward={isForward}
      actions={
        <Button disabled={!source} onClick={leave}>
          {copy.continue}
        </Button>
      }
    >
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2.5">
        <legend className="sr-only">{copy.discovery.title}</legend>
        {discoverySources.map((option) => (
          <label
            key={option}
            className={classNames(
              'flex min-h-13 cursor-pointer items-center justify-center rounded-field border px-3 py-2 text-center text-copy transition duration-200',
              'has-focus-visible:outline-2 has-focus-visible:outline-rose has-focus-visible:outline-offset-2',
              option === source ? 'border-rose bg-blush font-semibold' : 'border-line bg-card',
            )}
          >
            <input
              type="radio"
              name="discovery-source"
              value={option}
              checked={option === source}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {copy.discovery.sources[option]}
          </label>
        ))}
      </fieldset>
    </StepFrame>
  )
}
