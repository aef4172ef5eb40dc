import { Button, ProgressLine } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { type Shot, uploadWords } from '../model.ts'
import type { Sending } from '../use-sending.ts'
import { FileChoice } from './file-choice.tsx'

interface ReviewBarProps {
  shot: Shot
  sending: Sending
  onRetake: () => void
  onChoose: (file: File) => void
  onUse: () => void
}

/** Retake or Use Photo; the progress takes their place while the photo is sent. */
export function ReviewBar({ shot, sending, onRetake, onChoose, onUse }: ReviewBarProps) {
  if (sending.kind === 'sending') {
    const words = uploadWords(sending.percent)
    return (
      <div className="animate-fade px-2 text-center">
        <p className="mb-4 font-serif text-title">{words}</p>
        <ProgressLine fraction={sending.percent / 100} label={words} />
      </div>
    )
  }
  const needsOther = sending.kind === 'refused' && sending.failure.way === 'photo'
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button look="quiet" className="px-3" onClick={onRetake}>
        {copy.retake}
      </Button>
      <Button className="px-3" disabled={needsOther} onClick={onUse}>
        {copy.use}
      </Button>
      {shot.isChosen && (
        <FileChoice
          label={copy.chooseOther}
          onChoose={onChoose}
          className="col-span-2 min-h-11 font-semibold text-copy underline underline-offset-4"
        >
          {copy.chooseOther}
        </FileChoice>
      )}
    </div>
  )
}
