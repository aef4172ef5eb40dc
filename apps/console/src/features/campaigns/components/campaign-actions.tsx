import type { Campaign } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { useEffect, useRef, useState } from 'react'
import { alertPerson, askPerson, tell } from '#messages'
import { httpWords } from '#server-state'
import { changeCampaign } from '../api/campaigns.ts'
import { copy } from '../copy.ts'

/** Pausing, resuming and ending, where the campaign is not over. */
export function CampaignActions({ campaign: { id, title, state } }: { campaign: Campaign }) {
  const place = useRef<HTMLDivElement>(null)
  const isEndedHere = useRef(false)
  // A button that rests would lose the focus, so a press that comes too soon is passed over instead.
  const [isBusy, setBusy] = useState(false)
  const isOver = state === 'completed' || state === 'cancelled'
  useEffect(() => {
    if (isOver && isEndedHere.current) place.current?.closest('li')?.focus()
  }, [isOver])
  const change = async (step: 'pause' | 'resume' | 'end', done: string) => {
    if (isBusy) return
    setBusy(true)
    isEndedHere.current = step === 'end'
    try {
      await changeCampaign(id, step)
      tell(done)
    } catch (error) {
      alertPerson(copy.failedToChange(httpWords(error)))
    }
    setBusy(false)
  }
  const end = async () => {
    const question = { question: copy.endQuestion(title), description: copy.endNote, confirm: copy.end }
    if (await askPerson({ ...question, isDestructive: true })) await change('end', copy.ended)
  }
  const look = { look: 'quiet', size: 'compact', 'aria-disabled': isBusy } as const
  return (
    <div ref={place} className="flex gap-2">
      {!isOver && (
        <>
          {state === 'paused' ? (
            <Button
              {...look}
              aria-label={copy.resumeOf(title)}
              onClick={() => void change('resume', copy.resumed)}
            >
              {copy.resume}
            </Button>
          ) : (
            <Button
              {...look}
              aria-label={copy.pauseOf(title)}
              onClick={() => void change('pause', copy.paused)}
            >
              {copy.pause}
            </Button>
          )}
          <Button {...look} aria-label={copy.endOf(title)} onClick={() => void end()}>
            {copy.end}
          </Button>
        </>
      )}
    </div>
  )
}
