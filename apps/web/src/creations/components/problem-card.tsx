import { Button, classNames } from '@ever-after/ui'
import { useEffect, useRef } from 'react'
import { copy } from '../copy.ts'
import type { Problem } from '../creation.ts'

interface ProblemCardProps {
  problem: Problem
  /** Below a picture that is there, rather than over the place of one that is not. */
  isBelow?: boolean
  onRetry: () => void
}

/** Says why there is no picture, or no other one. */
export function ProblemCard({ problem, isBelow, onRetry }: ProblemCardProps) {
  const card = useRef<HTMLDivElement>(null)
  // It may have been asked for further down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem comes into sight, also one in the same words
  useEffect(() => void card.current?.scrollIntoView({ block: 'nearest' }), [problem])
  return (
    <div
      ref={card}
      className={classNames(
        'animate-rise rounded-card bg-card px-5 py-4 text-copy shadow-soft',
        isBelow ? 'mx-5 mt-3 border border-line' : 'absolute inset-x-2 bottom-2',
      )}
    >
      <div role="alert">
        <p className="font-serif text-xl">{problem.title}</p>
        {problem.detail && <p className="mt-1 text-soft-ink">{problem.detail}</p>}
      </div>
      {problem.canRetry && (
        <Button look="quiet" className="mt-3 w-full" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      )}
    </div>
  )
}
