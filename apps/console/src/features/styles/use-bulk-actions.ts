import type { CatalogueDocument, StylesCatalogue } from '#documents'
import { askToArchive } from './ask-to-archive.ts'
import { askForSubcategory, stillThere, toggleAllPopular } from './bulk-actions.ts'
import type { BulkActions } from './components/bulk-bar.tsx'
import type { OpenMove } from './components/category-menu.tsx'
import type { Selection } from './use-selection.ts'

interface BulkActionsOptions {
  catalogue: StylesCatalogue
  state: CatalogueDocument
  selection: Selection
  onMove: (open: OpenMove) => void
  onRegenerate?: (styleIds: string[]) => void
}

/** What the bulk bar does with the selected styles. */
export function useBulkActions(options: BulkActionsOptions): BulkActions {
  const { catalogue, state, selection, onMove, onRegenerate } = options
  const bulk = { catalogue, styleIds: [...selection.selected] }
  const withThose = (act: (styleIds: string[]) => void) => {
    const styleIds = stillThere(bulk)
    if (styleIds.length > 0) act(styleIds)
  }
  return {
    setSubcategory: () => void askForSubcategory(bulk),
    togglePopular: () => void toggleAllPopular(bulk),
    ...(onRegenerate && { regenerate: () => withThose(onRegenerate) }),
    openMove: (opener) => withThose((styleIds) => onMove({ styleIds, opener })),
    archive: () =>
      withThose((styleIds) => void askToArchive({ catalogue, archive: state.archive, styleIds })),
    clear: selection.clear,
  }
}
