import { classNames } from '@ever-after/ui'
import type { Problem } from '../creation.ts'

interface ProblemCardProps {
  problem: Problem
  /** Below a picture that is there, rather than over the place of one that is not. */
  isBelow?: boolean
}

/** Says why there is no picture, or no other one. */
export function ProblemCard({ problem, isBelow }: ProblemCardProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'animate-rise rounded-card bg-card px-5 py-4 text-copy shadow-soft',
        isBelow ? 'mx-5 mt-3 border border-line' : 'absolute inset-x-4 bottom-4',
      )}
    >
      <p className="font-serif text-xl">{problem.title}</p>
      {problem.detail && <p className="mt-1 text-soft-ink">{problem.detail}</p>}
    </div>
  )
}
