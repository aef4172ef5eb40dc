import { Button } from '@ever-after/ui'
import { Images } from 'lucide-react'
import { copy } from '../copy.ts'
import { MainBar } from './main-bar.tsx'

interface UploadActionsProps {
  enhanceLabel: string
  seeLabel: string
  skipLabel: string
  makeLabel: string
  /** What making gives and costs. */
  makeMore: string
  isReady: boolean
  isChecking: boolean
  /** How many portraits are saved. */
  savedCount: number
  isFull: boolean
  /** What an enhancement takes and what there is, in portraits; absent once everybody has theirs. */
  cost?: { portraits: number; left: number }
  /** Absent where it is not known what to make. */
  onMake?: () => void
  /** Goes on with the photos as they are, to choose what to make of them. */
  onSee: () => void
  /** Makes the portraits, or leads to those that were made. */
  onEnhance: () => void
  /** Absent where nothing was chosen before. */
  onKeep?: () => void
  /** Absent where it would do what keeping does. */
  onSkip?: () => void
  /** Absent where none are saved. */
  onSaved?: () => void
}

/**
 * Where one goes from the photos: on to a picture, to better portraits, or to the saved ones. Each way has words of its own,
 * and what spends portraits never stands in the place of the main way.
 */
export function UploadActions(props: UploadActionsProps) {
  const [main, ...others] = waysOf(props)
  const { savedCount, onSaved } = props
  return (
    <>
      {onSaved && (
        <Button look="link" className="mt-auto self-center" onClick={onSaved}>
          <Images aria-hidden="true" className="size-4" />
          {savedCount > 0 ? copy.savedCount(savedCount) : copy.saved}
        </Button>
      )}
      <MainBar className={onSaved ? undefined : 'mt-auto'}>
        <WayOn way={main} look="primary" />
      </MainBar>
      <div className="flex flex-col gap-2.5">
        {others.map((way) => (
          <WayOn key={way.name} way={way} look={way.isLeast ? 'link' : 'quiet'} />
        ))}
      </div>
    </>
  )
}

interface Way {
  name: string
  note?: string
  isOpen: boolean
  isLeast?: boolean
  onGo: () => void
}

function WayOn({ way, look }: { way: Way; look: 'primary' | 'quiet' | 'link' }) {
  return (
    <>
      <Button look={look} disabled={!way.isOpen} onClick={way.onGo}>
        {way.name}
      </Button>
      {way.note && <p className="text-center text-fine text-soft-ink">{way.note}</p>}
    </>
  )
}

/** The ways on that are there, the main one first. */
function waysOf(props: UploadActionsProps): [Way, ...Way[]] {
  const { isReady, isChecking, isFull, savedCount, cost } = props
  const isRested = isReady && !isChecking
  const enhance: Way = {
    name: isFull ? copy.limitReached(savedCount) : props.enhanceLabel,
    note: isFull ? copy.limitReachedMore : cost && copy.portraitsCost(cost),
    isOpen: isRested && !isFull,
    onGo: props.onEnhance,
  }
  const choose: Way = { name: copy.choosePortraits, isOpen: isRested, onGo: props.onEnhance }
  const make = props.onMake && {
    name: props.makeLabel,
    note: props.makeMore,
    isOpen: isRested,
    onGo: props.onMake,
  }
  const keep = props.onKeep && { name: copy.keepChoice, isOpen: isReady, onGo: props.onKeep }
  const skip = props.onSkip && { name: props.skipLabel, isOpen: isReady, onGo: props.onSkip }
  const better = cost ? enhance : choose
  const see = { name: props.seeLabel, isOpen: isRested, onGo: props.onSee }
  // Of portraits that were made somebody chooses first.
  const on = cost ? see : undefined
  const main = make ?? keep ?? on ?? better
  // What leads to the same place would stand there twice.
  const least = skip && main !== see && { ...skip, isLeast: make !== undefined || keep !== undefined }
  const others = [better, keep, least].filter((way) => way !== undefined && way !== false)
  return [main, ...others.filter(({ name }) => name !== main.name)]
}
