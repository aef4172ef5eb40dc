import { classNames, Picture } from '@ever-after/ui'
import { Plus } from 'lucide-react'
import { imageUrl } from '#server-state'
import type { DressPhoto } from '#session'
import { copy } from '../copy.ts'

interface PhotoInsetProps {
  photo: DressPhoto | undefined
  /** Leaves the lower edge to something else. */
  isRaised: boolean
  onPress: () => void
}

/** The person's photo in a small arch on the dress; a tap changes it, or adds one. */
export function PhotoInset({ photo, isRaised, onPress }: PhotoInsetProps) {
  return (
    <button
      type="button"
      aria-label={photo ? copy.changePhoto : copy.addPhoto}
      onClick={onPress}
      className={classNames(
        'absolute z-20 h-[104px] w-[78px] overflow-hidden arch border-2 border-card bg-card/85 text-rose shadow-soft backdrop-blur',
        isRaised ? 'top-[max(12px,env(safe-area-inset-top))] end-4' : 'bottom-4 start-4',
      )}
    >
      {photo ? (
        <Picture src={imageUrl(photo.url)} alt="" className="size-full object-top" />
      ) : (
        <span className="flex size-full flex-col items-center justify-center gap-1.5 px-1 text-xs leading-tight">
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.8} />
          {copy.addPhoto}
        </span>
      )}
    </button>
  )
}
