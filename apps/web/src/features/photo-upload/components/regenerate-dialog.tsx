import { portraitsOf } from '@ever-after/contract'
import { Button, Dialog } from '@ever-after/ui'
import { useId } from 'react'
import { copy } from '../copy.ts'
import { PhotoInput } from './photo-input.tsx'

interface RegenerateDialogProps {
  /** Portraits that may still be made. */
  left: number
  onSame: () => void
  onOther: (file: File) => void
  onCancel: () => void
}

/** Asks of which photo the next portraits are made. */
export function RegenerateDialog({ left, onSame, onOther, onCancel }: RegenerateDialogProps) {
  const input = useId()
  return (
    <Dialog title={copy.regenerateTitle} description={copy.regenerateMore} onClose={onCancel}>
      <p className="mt-3 font-semibold text-copy">
        {copy.portraitsCost({ portraits: portraitsOf(1), left })}
      </p>
      <div className="mt-6 flex flex-col gap-2.5">
        <Button onClick={onSame}>{copy.samePhoto}</Button>
        <div className="relative flex flex-col rounded-full has-focus-visible:outline-2 has-focus-visible:outline-rose has-focus-visible:outline-offset-2">
          <PhotoInput id={input} label={copy.otherPhoto} onPick={onOther} />
          <label
            htmlFor={input}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-full border border-line bg-card px-6 py-2.5 font-semibold text-copy hover:bg-blush"
          >
            {copy.otherPhoto}
          </label>
        </div>
        <Button look="link" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
