import { useRef, useState } from 'react'
import { type CatalogueDocument, type StylesCatalogue, saveFile, stylesIn } from '#documents'
import { moveAll } from './bulk-actions.ts'
import { BulkBar } from './components/bulk-bar.tsx'
import { CategoryMenu, type OpenMove } from './components/category-menu.tsx'
import { DuplicatesNotice } from './components/duplicates-notice.tsx'
import { EditorBody } from './components/editor-body.tsx'
import { FilterRow } from './components/filter-row.tsx'
import { ImportDialog } from './components/import-dialog.tsx'
import { ReorderCategoriesDialog } from './components/reorder-categories-dialog.tsx'
import { StyleDialog } from './components/style-dialog.tsx'
import { Toolbar } from './components/toolbar.tsx'
import { exportFile } from './model/export-file.ts'
import { undoLast } from './perform-change.ts'
import { useBulkActions } from './use-bulk-actions.ts'
import { useCardActions } from './use-card-actions.ts'
import { useCounts } from './use-counts.ts'
import { useHeaderActions } from './use-header-actions.ts'
import { useImport } from './use-import.ts'
import { useReorder } from './use-reorder.ts'
import { useSelection } from './use-selection.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStyleDialog } from './use-style-dialog.ts'
import { useStylesView } from './use-styles-view.ts'

interface CatalogueEditorProps {
  catalogue: StylesCatalogue
  title: string
  state: CatalogueDocument
  onRegenerate?: (styleIds: string[]) => void
}

/** The tools over the list of a catalogue that is loaded, and the dialogs that they open. */
export function CatalogueEditor({ catalogue, title, state, onRegenerate }: CatalogueEditorProps) {
  const { document } = state
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [openMove, setOpenMove] = useState<OpenMove>()
  const [isOrdering, setOrdering] = useState(false)
  const [shownCategory, setShownCategory] = useState<string>()
  const view = useStylesView(document)
  const selection = useSelection(document)
  const counts = useCounts(document)
  const reorder = useReorder({ catalogue, scroller })
  const styleDialog = useStyleDialog({ catalogue, onSaved: view.expand })
  const importing = useImport(catalogue)
  const cardActions = useCardActions({
    catalogue,
    view,
    selection,
    onMove: setOpenMove,
    onEdit: styleDialog.edit,
  })
  const headerActions = useHeaderActions({
    catalogue,
    state,
    view,
    selection,
    onAddStyle: styleDialog.create,
    onReorder: reorder.start,
    onShow(category) {
      view.expand(category)
      setShownCategory(category)
    },
  })
  const bulkActions = useBulkActions({ catalogue, state, selection, onMove: setOpenMove, onRegenerate })
  useShortcuts({
    onUndo: () => void undoLast(catalogue),
    onSearch: () => root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    onClear: selection.clear,
  })

  const ordered = reorder.category === undefined ? [] : stylesIn(document, reorder.category)
  const isReordering = ordered.length > 0
  return (
    <div
      ref={root}
      className="-mb-5 lg:-mb-7 flex h-[calc(100%+1.25rem)] min-h-[34rem] flex-col gap-3 lg:h-[calc(100%+1.75rem)]"
    >
      <Toolbar
        title={title}
        counts={counts}
        undoLabel={state.undoLabel}
        isDisabled={isReordering}
        onAddCategory={headerActions.add}
        onReorderCategories={() => setOrdering(true)}
        onImport={(file) => void importing.read(file)}
        onExport={() => saveFile(exportFile({ document, catalogue, now: new Date() }))}
        onUndo={() => void undoLast(catalogue)}
      />
      <DuplicatesNotice document={document} />
      <FilterRow view={view} isResting={isReordering} />
      <EditorBody
        scroller={scroller}
        view={view}
        selected={selection.selected}
        ordered={isReordering ? { category: reorder.category ?? '', styles: ordered } : undefined}
        shownCategory={shownCategory}
        cardActions={cardActions}
        headerActions={headerActions}
        onReorder={reorder.save}
        onReordered={reorder.stop}
      />
      {selection.selected.size > 0 && !isReordering && (
        <BulkBar count={selection.selected.size} actions={bulkActions} />
      )}
      {openMove && (
        <CategoryMenu
          open={openMove}
          categories={counts.names}
          onMove={(styleIds, category) => void moveAll({ catalogue, styleIds, category })}
          onClose={() => setOpenMove(undefined)}
        />
      )}
      {styleDialog.open && (
        <StyleDialog
          opened={styleDialog.open.opened}
          styleId={styleDialog.open.before?.style.id}
          document={document}
          onSave={styleDialog.save}
          onClose={styleDialog.close}
        />
      )}
      {isOrdering && (
        <ReorderCategoriesDialog
          categories={counts.names}
          onClose={() => setOrdering(false)}
          onSave={async (order) => {
            if (await reorder.saveCategories(order)) setOrdering(false)
          }}
        />
      )}
      {importing.open && (
        <ImportDialog {...importing.open} onImport={importing.confirm} onClose={importing.close} />
      )}
    </div>
  )
}
