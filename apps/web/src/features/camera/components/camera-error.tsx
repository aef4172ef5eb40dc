import { Button } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { FileChoice } from './file-choice.tsx'

interface CameraErrorProps {
  onRetry: () => void
  onChoose: (file: File) => void
}

export function CameraError({ onRetry, onChoose }: CameraErrorProps) {
  return (
    <div className="flex flex-1 animate-fade flex-col items-center justify-center px-8 pb-20 text-center">
      <div role="alert">
        <h2 className="text-headline leading-tight">{copy.errorTitle}</h2>
        <p className="mt-3 text-white/80">{copy.error}</p>
      </div>
      <Button look="quiet" className="mt-7" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
      <FileChoice
        label={copy.choose}
        onChoose={onChoose}
        className="mt-3 min-h-12 rounded-full px-6 font-semibold text-copy underline underline-offset-4"
      >
        {copy.choose}
      </FileChoice>
    </div>
  )
}
