import { Menu } from '@ever-after/ui'
import { copy } from '../copy.ts'

export interface OpenMove {
  styleIds: string[]
  /** Of the one style that is moved; it cannot be chosen. */
  from?: string
  opener: Element
}

interface CategoryMenuProps {
  open: OpenMove
  categories: readonly string[]
  onMove: (styleIds: string[], category: string) => void
  onClose: () => void
}

/** The categories to which styles can be moved, beside the button that asked for them. */
export function CategoryMenu({ open, categories, onMove, onClose }: CategoryMenuProps) {
  return (
    <Menu
      label={copy.moveTo}
      opener={open.opener}
      items={categories.map((category) => ({
        value: category,
        label: category,
        isDisabled: category === open.from,
      }))}
      onChoose={(category) => onMove(open.styleIds, category)}
      onClose={onClose}
    />
  )
}
