import { Button, classNames } from '@ever-after/ui'
import { Archive, ArrowDownUp, ChevronRight, PencilLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Group } from '../model/arrange-styles.ts'

export interface HeaderActions {
  toggle: (category: string) => void
  selectAll: (group: Group, isSelected: boolean) => void
  rename: (category: string) => void
  archive: (category: string) => void
  addStyle: (category: string) => void
  reorder: (category: string) => void
}

interface CategoryHeaderProps {
  group: Group
  isExpanded: boolean
  /** Of its styles that are shown: none, some or all. */
  selected: 'none' | 'some' | 'all'
  actions: HeaderActions
}

/** A category's name, and what can be done with it; of Popular only what is shown. */
export function CategoryHeader({ group, isExpanded, selected, actions }: CategoryHeaderProps) {
  const { category, isDerived, size, entries } = group
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t py-2">
      {isExpanded && entries.length > 0 && (
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={copy.selectAllOf(category)}
            checked={selected === 'all'}
            ref={(element) => {
              if (element) element.indeterminate = selected === 'some'
            }}
            onChange={({ target }) => actions.selectAll(group, target.checked)}
            className="size-5 cursor-pointer accent-rose"
          />
        </label>
      )}
      <h2 className="min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => actions.toggle(category)}
          className="flex min-h-11 max-w-full items-center gap-2 rounded-field pr-3 text-left text-lead"
        >
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.6}
            className={classNames('size-5 shrink-0 transition duration-200', isExpanded && 'rotate-90')}
          />
          <span className="min-w-0 break-words">{category}</span>
          <span className="shrink-0 font-sans text-fine text-soft-ink tabular-nums">{entries.length}</span>
        </button>
      </h2>
      {isDerived ? (
        <p className="text-fine text-soft-ink">{copy.popularNote}</p>
      ) : (
        <div className="flex flex-wrap gap-1">
          <Tool
            label={copy.renameOf(category)}
            icon={<PencilLine />}
            onPress={() => actions.rename(category)}
          >
            {copy.rename}
          </Tool>
          <Tool label={copy.archiveOf(category)} icon={<Archive />} onPress={() => actions.archive(category)}>
            {copy.archive}
          </Tool>
          <Tool label={copy.addStyleTo(category)} icon={<Plus />} onPress={() => actions.addStyle(category)}>
            {copy.addStyle}
          </Tool>
          {isExpanded && size > 1 && (
            <Tool
              label={copy.reorderOf(category)}
              icon={<ArrowDownUp />}
              onPress={() => actions.reorder(category)}
            >
              {copy.reorder}
            </Tool>
          )}
        </div>
      )}
    </div>
  )
}

interface ToolProps {
  label: string
  icon: ReactNode
  onPress: () => void
  children: string
}

function Tool({ label, icon, onPress, children }: ToolProps) {
  return (
    <Button
      look="link"
      size="compact"
      aria-label={label}
      onClick={onPress}
      className="gap-1.5 px-3 text-small [&_svg]:size-4"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </Button>
  )
}
