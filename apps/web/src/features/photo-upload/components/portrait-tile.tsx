import { classNames, Picture } from '@ever-after/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverAddress } from '#platform/api-origin.ts'

interface PortraitTileProps {
  /** Shared by the tiles that one is chosen of. */
  group: string
  id: string
  url: string
  name: string
  /** What screen readers hear; the name when absent. */
  label?: string
  isChosen: boolean
  onChoose: () => void
  /** Buttons that belong to the picture. */
  children?: ReactNode
}

/** One of several portraits in an arch; a radio button in all but looks. */
export function PortraitTile({
  group,
  id,
  url,
  name,
  label,
  isChosen,
  onChoose,
  children,
}: PortraitTileProps) {
  return (
    <div className="relative flex min-w-0 flex-col">
      <label className="flex cursor-pointer flex-col gap-1.5 rounded-card has-focus-visible:outline-2 has-focus-visible:outline-rose has-focus-visible:outline-offset-4">
        <input
          type="radio"
          name={group}
          value={id}
          aria-label={label ?? name}
          checked={isChosen}
          onChange={onChoose}
          className="sr-only"
        />
        <span
          className={classNames(
            'relative block aspect-[3/4] overflow-hidden arch bg-blush ring-offset-2 ring-offset-paper transition duration-200',
            isChosen ? 'ring-2 ring-rose' : 'ring-1 ring-line',
          )}
        >
          <Picture src={serverAddress(url)} alt="" className="size-full" />
        </span>
        <span
          aria-hidden="true"
          className={classNames(
            'flex items-center justify-center gap-1 text-fine',
            isChosen ? 'font-semibold text-rose' : 'text-soft-ink',
          )}
        >
          {isChosen && <Check className="size-3.5" />}
          {name}
        </span>
      </label>
      {children}
    </div>
  )
}
