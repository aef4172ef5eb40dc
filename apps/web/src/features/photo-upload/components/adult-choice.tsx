import { Button } from '@ever-after/ui'
import { useId } from 'react'
import { copy } from '../copy.ts'

interface AdultChoiceProps {
  name: string
  question: string
  onYes: () => void
  onOtherPhoto: () => void
}

/** Both stand above the fold of a phone of 320 × 568 px. */
const narrow = 'px-2! text-sm! leading-tight!'

/** Asks of one photo whether it shows an adult; who cannot say yes takes another photo. */
export function AdultChoice({ name, question, onYes, onOtherPhoto }: AdultChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="flex animate-fade flex-col gap-2">
      <p id={id} className="text-fine leading-snug">
        {question}
      </p>
      <Button size="compact" className={narrow} aria-label={copy.adultOf(name)} onClick={onYes}>
        {copy.adult}
      </Button>
      <Button
        size="compact"
        look="quiet"
        className={narrow}
        aria-label={copy.anotherOf(name)}
        onClick={onOtherPhoto}
      >
        {copy.another}
      </Button>
    </fieldset>
  )
}
