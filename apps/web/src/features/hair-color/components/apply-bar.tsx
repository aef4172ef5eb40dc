import { Button } from '@ever-after/ui'
import { remainingChanges, useStatus } from '#server-state'
import { copy } from '../copy.ts'

interface ApplyBarProps {
  /** The name of the chosen colour; undefined while there is none. */
  colour: string | undefined
  isRunning: boolean
  onApply: () => void
}

/** Applies the chosen colour in full size and says what that costs before it is spent. */
export function ApplyBar({ colour, isRunning, onApply }: ApplyBarProps) {
  const { data: status } = useStatus()
  const left = status && copy.left(remainingChanges(status))
  return (
    <>
      <Button
        className="w-full"
        disabled={isRunning || !colour}
        aria-describedby="hair-cost"
        onClick={onApply}
      >
        {isRunning ? copy.processing : colour ? copy.apply(colour) : copy.chooseFirst}
      </Button>
      <p id="hair-cost" className="mt-2 text-center text-fine text-soft-ink">
        {[copy.cost, left].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
