import { Button } from '@ever-after/ui'
import { Images } from 'lucide-react'
import { copy } from '../copy.ts'
import { MainBar } from './main-bar.tsx'

interface UploadActionsProps {
  enhanceLabel: string
  skipLabel: string
  isReady: boolean
  isChecking: boolean
  /** How many portraits are saved. */
  savedCount: number
  isFull: boolean
  /** What an enhancement takes and what there is, in portraits; absent once everybody has theirs. */
  cost?: { portraits: number; left: number }
  /** Absent where it is not known what to make. */
  onMake?: () => void
  /** Makes the portraits, or leads to those that were made. */
  onEnhance: () => void
  /** Absent where nothing was chosen before. */
  onKeep?: () => void
  /** Absent where it would do what keeping does. */
  onSkip?: () => void
  onSaved: () => void
}

/** Where one goes from the photos: to better portraits, on without them, or to the saved ones. Each way has words of its own. */
export function UploadActions({ isReady, isFull, savedCount, cost, ...rest }: UploadActionsProps) {
  const caption = isFull ? copy.limitReachedMore : cost && copy.portraitsCost(cost)
  const look = rest.onMake ? 'quiet' : 'primary'
  const enhance = cost ? (
    <Button
      key="enhance"
      look={look}
      disabled={!isReady || isFull || rest.isChecking}
      onClick={rest.onEnhance}
    >
      {isFull ? copy.limitReached(savedCount) : rest.enhanceLabel}
    </Button>
  ) : (
    <Button key="choose" look={look} disabled={!isReady || rest.isChecking} onClick={rest.onEnhance}>
      {copy.choosePortraits}
    </Button>
  )
  const note = caption && <p className="text-center text-fine text-soft-ink">{caption}</p>
  return (
    <>
      <Button look="link" className="mt-auto self-center" onClick={rest.onSaved}>
        <Images aria-hidden="true" className="size-4" />
        {savedCount > 0 ? copy.savedCount(savedCount) : copy.saved}
      </Button>
      <MainBar>
        {rest.onMake ? (
          <>
            <Button disabled={!isReady || rest.isChecking} onClick={rest.onMake}>
              {copy.make}
            </Button>
            <p className="text-center text-fine text-soft-ink">{copy.makeMore}</p>
          </>
        ) : (
          <>
            {enhance}
            {note}
          </>
        )}
      </MainBar>
      <div className="flex flex-col gap-2.5">
        {rest.onMake && enhance}
        {rest.onMake && note}
        {rest.onKeep && (
          <Button look="quiet" disabled={!isReady} onClick={rest.onKeep}>
            {copy.keepChoice}
          </Button>
        )}
        {rest.onSkip && (
          <Button
            look={rest.onMake || rest.onKeep ? 'link' : 'quiet'}
            disabled={!isReady}
            onClick={rest.onSkip}
          >
            {rest.skipLabel}
          </Button>
        )}
      </div>
    </>
  )
}
