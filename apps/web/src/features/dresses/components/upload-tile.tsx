import { classNames } from '@ever-after/ui'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

interface UploadTileProps {
  className?: string
  onPress: () => void
  /** A quiet line below the words. */
  children?: ReactNode
}

/** An empty frame among the dresses, for one of one's own. */
export function UploadTile({ className, onPress, children }: UploadTileProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'flex shrink-0 flex-col items-center justify-center gap-2 border border-champagne border-dashed bg-card',
        'px-2 text-center text-rose leading-tight transition duration-200 hover:bg-blush',
        className,
      )}
    >
      <Plus aria-hidden="true" className="size-5" strokeWidth={1.6} />
      {copy.uploadOwn}
      {children}
    </button>
  )
}
