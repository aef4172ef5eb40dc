import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface LoadFailureProps {
  words: string
  /** What the button is called. */
  retry: string
  onRetry: () => void
  className?: string
}

/** Says in a line what did not load, beside the button that asks for it again. */
export function LoadFailure({ words, retry, onRetry, className }: LoadFailureProps) {
  return (
    <div role="alert" className={classNames('flex flex-wrap items-center gap-4 text-copy', className)}>
      <p>{words}</p>
      <Button look="quiet" size="compact" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
