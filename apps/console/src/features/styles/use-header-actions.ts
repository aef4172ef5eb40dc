import { type CatalogueDocument, type StylesCatalogue, stylesIn } from '#documents'
import { askForCategory, askToRemove, askToRename } from './ask-about-categories.ts'
import { askToArchiveCategory } from './ask-to-archive.ts'
import type { HeaderActions } from './components/category-header.tsx'
import type { Selection } from './use-selection.ts'
import type { StylesView } from './use-styles-view.ts'

interface HeaderActionsOptions {
  catalogue: StylesCatalogue
  state: CatalogueDocument
  view: StylesView
  selection: Selection
  onAddStyle: (category: string) => void
  onReorder: (category: string) => void
  /** Hears of a category that is new or has a new name. */
  onShow: (category: string) => void
}

/** What is done with a category from its header, and how one is made. */
export function useHeaderActions(options: HeaderActionsOptions): HeaderActions & { add: () => void } {
  const { catalogue, state, view, selection, onAddStyle, onReorder, onShow } = options
  const show = (category: string | undefined) => {
    if (category !== undefined) onShow(category)
  }
  return {
    toggle: view.toggle,
    selectAll: ({ entries }, isSelected) =>
      selection.set(
        entries.map(({ style }) => style.id),
        isSelected,
      ),
    add: () => void askForCategory(catalogue).then(show),
    rename: (category) =>
      void askToRename(catalogue, category).then((name) => {
        if (name !== undefined && view.isExpanded(category)) view.expand(name)
      }),
    archive(category) {
      const styleIds = stylesIn(state.document, category).map(({ id }) => id)
      if (styleIds.length === 0) void askToRemove(catalogue, category)
      else void askToArchiveCategory({ catalogue, archive: state.archive, category, styleIds })
    },
    addStyle: onAddStyle,
    reorder: onReorder,
  }
}
