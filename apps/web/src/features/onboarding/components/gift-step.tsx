import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { Wish } from '../use-onboarding.ts'
import { StepFrame } from './step-frame.tsx'

interface GiftStepProps {
  isForward: boolean
  onFinished: (wish: Wish) => void
}

export function GiftStep({ isForward, onFinished }: GiftStepProps) {
  const { title, lead, subscribe, start } = copy.gift
  return (
    <StepFrame
      title={title}
      lead={lead}
      isForward={isForward}
      actions={
        <>
          <Button onClick={() => onFinished('start')}>{start}</Button>
          <Button look="link" onClick={() => onFinished('subscribe')}>
            {subscribe}
          </Button>
        </>
      }
    />
  )
}
