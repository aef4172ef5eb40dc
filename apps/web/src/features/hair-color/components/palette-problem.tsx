import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import type { LoadProblem } from '../model.ts'

interface PaletteProblemProps {
  problem: LoadProblem
  onTakePhoto: () => void
  onRetry: () => void
}

/** Why the photo has no colours, in the palette's place, with the one way on. */
export function PaletteProblem({ problem, onTakePhoto, onRetry }: PaletteProblemProps) {
  const { title, words, needsPhoto } = problem
  return (
    <div className="mx-5 mb-4 animate-rise rounded-card border border-line bg-card px-5 py-4">
      <div role="alert">
        <p className="font-serif text-xl">{title}</p>
        <p className="mt-1 text-copy text-soft-ink">{words}</p>
      </div>
      <Button className="mt-4 w-full" onClick={needsPhoto ? onTakePhoto : onRetry}>
        {needsPhoto ? copy.takePhoto : copy.tryAgain}
      </Button>
    </div>
  )
}
