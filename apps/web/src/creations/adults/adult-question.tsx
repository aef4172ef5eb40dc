import { Button, Dialog } from '@ever-after/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { answerAdults, onAdultQuestion } from './ask-adults.ts'
import { copy } from './copy.ts'

/** The question whether everyone in the photos is an adult, whenever something has to know. */
export function AdultQuestion() {
  const [isAsking, setAsking] = useState(false)
  const [path] = useLocation()
  useEffect(() => onAdultQuestion(setAsking), [])
  // Who leaves the screen that asked does not want its picture any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own question
  useEffect(() => () => answerAdults(false), [path])
  if (!isAsking) return null
  const { title, more, yes, no } = copy
  return (
    <Dialog title={title} description={more} onClose={() => answerAdults(false)}>
      <div className="mt-7 flex flex-col gap-2.5">
        <Button onClick={() => answerAdults(true)}>{yes}</Button>
        <Button look="quiet" onClick={() => answerAdults(false)}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
