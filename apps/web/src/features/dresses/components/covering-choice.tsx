import { Switch } from '@ever-after/ui'
import { copy } from '../copy.ts'

interface CoveringChoiceProps {
  /** Undefined while there is no photo of who would wear it. */
  isWorn: boolean | undefined
  onChoose: (isWorn: boolean) => void
}

/** The covering that a dress offers, which nobody wears unless they choose it. */
export function CoveringChoice({ isWorn, onChoose }: CoveringChoiceProps) {
  return (
    <div className="px-5 pb-1">
      {isWorn === undefined ? (
        <p className="text-fine text-soft-ink leading-snug">{copy.coveringOffered}</p>
      ) : (
        <Switch label={copy.covering} description={copy.coveringMore} isOn={isWorn} onChange={onChoose} />
      )}
    </div>
  )
}
