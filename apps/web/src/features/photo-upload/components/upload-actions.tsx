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
  /** Enhancements that are left, for as long as portraits are still to be made. */
  left?: number
  /** Absent where it is not known what to make. */
  onMake?: () => void
  onEnhance: () => void
  onSkip: () => void
  onSaved: () => void
}

/** Where one goes from the photos: to better portraits, on without them, or to the saved ones. */
export function UploadActions({ isReady, isFull, savedCount, left, ...rest }: UploadActionsProps) {
  const caption = isFull ? copy.limitReachedMore : left !== undefined && copy.enhancementsLeft(left)
  const note = caption && <p className="text-center text-fine text-soft-ink">{caption}</p>
  const enhance = (
    <Button
      look={rest.onMake ? 'quiet' : 'primary'}
      disabled={!isReady || isFull || rest.isChecking}
      onClick={rest.onEnhance}
    >
      {isFull ? copy.limitReached(savedCount) : rest.enhanceLabel}
    </Button>
  )
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
        <Button look={rest.onMake ? 'link' : 'quiet'} disabled={!isReady} onClick={rest.onSkip}>
          {rest.skipLabel}
        </Button>
      </div>
    </>
  )
}
