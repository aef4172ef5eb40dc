import { ProgressLine } from '@ever-after/ui'
import { CloudOff } from 'lucide-react'
import { dayInWords } from '#platform/day-in-words.ts'
import { copy } from '../copy.ts'
import type { ChosenPhoto } from '../draft/draft.ts'
import { LinkButton } from './link-button.tsx'
import { RefusalLine } from './refusal-line.tsx'
import { SeveralPeople } from './several-people.tsx'

interface ArrivalLineProps {
  name: string
  photo: ChosenPhoto
  onSendAgain: () => void
  /** Absent where no other part of the photo can be shown. */
  onFrame?: () => void
}

/** How far the photo is, and once it has arrived, when it will be deleted. */
export function ArrivalLine({
  name,
  photo: { arrival, isCoached, shownUrl },
  onSendAgain,
  onFrame,
}: ArrivalLineProps) {
  switch (arrival.state) {
    case 'sending':
      return (
        <div className="flex min-h-5 items-center">
          <ProgressLine fraction={arrival.fraction} label={copy.sending(name)} />
        </div>
      )
    case 'waiting':
      return (
        <p role="status" className="flex min-h-5 gap-2 text-fine text-soft-ink leading-snug">
          <CloudOff aria-hidden="true" className="mt-px size-4 shrink-0 text-rose" />
          {copy.waiting}
        </p>
      )
    case 'arrived':
      return (
        <p className="min-h-5 text-center text-soft-ink text-xs">
          {isCoached
            ? arrival.photo.expiresAt && copy.keptUntil(dayInWords(arrival.photo.expiresAt))
            : copy.coaching}
        </p>
      )
    case 'refused':
      if (arrival.showsSeveral)
        return (
          <SeveralPeople
            name={name}
            count={arrival.faces?.length}
            isShown={shownUrl !== undefined}
            onTell={onFrame}
          />
        )
      return (
        <div role="alert">
          <RefusalLine title={arrival.title}>
            {arrival.words}
            {arrival.canRetry && (
              <LinkButton label={copy.retryFor(name)} onClick={onSendAgain}>
                {copy.tryAgain}
              </LinkButton>
            )}
          </RefusalLine>
        </div>
      )
  }
}
