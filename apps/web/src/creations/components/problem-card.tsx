import type { Problem } from '../creation.ts'

/** Says over the picture why there is none. */
export function ProblemCard({ problem }: { problem: Problem }) {
  return (
    <div
      role="alert"
      className="absolute inset-x-4 bottom-4 animate-rise rounded-card bg-card px-5 py-4 text-copy shadow-soft"
    >
      <p className="font-serif text-xl">{problem.title}</p>
      {problem.detail && <p className="mt-1 text-soft-ink">{problem.detail}</p>}
    </div>
  )
}
