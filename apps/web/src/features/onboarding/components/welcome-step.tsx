import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'

export function WelcomeStep({ isForward, onContinue }: StepProps) {
  const { eyebrow, title, lead, note } = copy.welcome
  return (
    <StepFrame
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      isForward={isForward}
      actions={
        <>
          <Button onClick={onContinue}>{copy.continue}</Button>
          <p className="pt-2 text-center text-fine text-soft-ink">{note}</p>
        </>
      }
    />
  )
}
