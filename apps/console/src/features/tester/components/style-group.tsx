import { classNames } from '@ever-after/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { copy } from '../copy.ts'
import type { StyleGroup } from '../model/group-styles.ts'

interface StyleGroupListProps {
  group: StyleGroup
  selected: ReadonlySet<string>
  /** Whether a search found it, which unfolds it. */
  isFound: boolean
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** A category that unfolds into its styles, chosen one by one or all at once. */
export function StyleGroupList({
  group: { category, styles },
  selected,
  isFound,
  onChoose,
}: StyleGroupListProps) {
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isFound
  const ids = styles.map(({ id }) => id)
  const chosen = ids.filter((id) => selected.has(id)).length
  return (
    <div className="border-line not-last:border-b">
      <div className="flex items-center pr-3">
        <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={copy.allOf(category)}
            checked={chosen === ids.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < ids.length
            }}
            onChange={({ target }) => onChoose(ids, target.checked)}
            className="size-5 cursor-pointer accent-rose"
          />
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left text-copy"
        >
          <span className="min-w-0 truncate font-semibold">{category}</span>
          <span className="text-fine text-soft-ink tabular-nums">
            {chosen > 0 ? `${chosen}/${ids.length}` : ids.length}
          </span>
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.6}
            className={classNames('ml-auto size-5 shrink-0 transition', isOpen && 'rotate-90')}
          />
        </button>
      </div>
      {isOpen && (
        <ul aria-label={category} className="pb-2">
          {styles.map(({ id, displayName }) => (
            <li key={id} className="[contain-intrinsic-size:auto_44px] [content-visibility:auto]">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 pr-3 pl-8 text-copy hover:bg-blush">
                <input
                  type="checkbox"
                  checked={selected.has(id)}
                  onChange={({ target }) => onChoose([id], target.checked)}
                  className="size-5 shrink-0 cursor-pointer accent-rose"
                />
                <span className="min-w-0 truncate">{displayName}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
