import { ConfirmDialog, Tabs, useCloseOnBack } from '@ever-after/ui'
import { useState } from 'react'
import type { Notify, OnPaywall, Pages } from '#creations'
import type { CreationKind, Partner } from '#session'
import { HistoryHeader } from './components/history-header.tsx'
import { HistoryPanel } from './components/history-panel.tsx'
import { HistorySkeleton } from './components/history-skeleton.tsx'
import { ItemDetail } from './components/item-detail.tsx'
import { SelectionBar } from './components/selection-bar.tsx'
import { copy } from './copy.ts'
import { isFinished, toggled } from './model.ts'
import { useBatch } from './use-batch.ts'
import { type Tab, useHistories } from './use-histories.ts'

interface HistoryProps {
  notify: Notify
  onPaywall: OnPaywall
  onHome: () => void
  onGetStarted: (kind: CreationKind) => void
  /** Opens the styles for the two of an earlier picture. */
  onAnotherStyle: (partners: readonly [Partner, Partner]) => void
}

export function History(props: HistoryProps) {
  const { notify, onPaywall, onHome, onGetStarted, onAnotherStyle } = props
  const tabs = useHistories()
  const [chosenKind, setChosenKind] = useState<CreationKind>('style')
  const [selection, setSelection] = useState<ReadonlySet<string>>()
  const [isSelectingAll, setSelectingAll] = useState(false)
  const [opened, setOpened] = useState<string>()
  const [deleting, setDeleting] = useState<readonly string[]>()
  const current = tabs?.find(({ kind }) => kind === chosenKind) ?? tabs?.[0]
  const kind = current?.kind ?? chosenKind
  const finished = current?.items?.filter(isFinished) ?? []
  const at = finished.findIndex(({ id }) => id === opened)
  const all = Math.max(current?.count ?? 0, finished.length)
  const pages: Pages | undefined =
    all > 1
      ? {
          number: at + 1,
          all,
          hasPrevious: at > 0,
          hasNext: at < finished.length - 1,
          turn: (by) => {
            const next = finished[at + by]
            if (next) setOpened(next.id)
            // The last ones that were read are near.
            if (at + by > finished.length - 4 && current?.next.isThere && !current.next.isComing)
              current.next.fetch()
          },
        }
      : undefined
  const leaveSelection = () => setSelection(undefined)
  useCloseOnBack({ isOpen: selection !== undefined, close: leaveSelection })
  /** A selection that was left meanwhile stays left. */
  const selectAll = async ({ readAll }: Tab) => {
    setSelectingAll(true)
    const all = await readAll()
    setSelectingAll(false)
    setSelection((now) => now && new Set(all.filter(isFinished).map(({ id }) => id)))
  }
  const { saving, save, remove } = useBatch({
    kind,
    notify,
    onPaywall,
    onDone: () => {
      setDeleting(undefined)
      setOpened(undefined)
      leaveSelection()
    },
  })

  return (
    <div className="flex min-h-full flex-col">
      <HistoryHeader
        selectedCount={selection?.size}
        canSelect={finished.length > 0}
        isSelectingAll={isSelectingAll}
        onBack={selection ? leaveSelection : onHome}
        onSelect={() => setSelection(new Set())}
        onSelectAll={() => current && void selectAll(current)}
      />
      {!tabs && <HistorySkeleton />}
      {tabs && current && (
        <div className="flex-1 pb-6" inert={saving !== undefined || isSelectingAll}>
          <Tabs
            label={copy.title}
            value={kind}
            tabs={tabs.map((tab) => ({ value: tab.kind, label: labelOf(tab) }))}
            onChange={(value) => {
              leaveSelection()
              setChosenKind(tabs.find((tab) => tab.kind === value)?.kind ?? 'style')
            }}
          >
            <HistoryPanel
              tab={current}
              selection={selection}
              onGetStarted={() => onGetStarted(kind)}
              onTap={(id) => (selection ? setSelection(toggled(selection, id)) : setOpened(id))}
              onLongPress={(id) => setSelection(toggled(selection ?? new Set(), id))}
            />
          </Tabs>
        </div>
      )}
      {selection && (
        <SelectionBar
          isEmpty={selection.size === 0}
          saving={saving}
          onSave={() => void save([...selection])}
          onDelete={() => setDeleting([...selection])}
          onClear={leaveSelection}
        />
      )}
      {opened && (
        <ItemDetail
          kind={kind}
          id={opened}
          notify={notify}
          onPaywall={onPaywall}
          onDelete={(id) => setDeleting([id])}
          pages={pages}
          onAnotherStyle={onAnotherStyle}
          onClose={() => setOpened(undefined)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          question={selection ? copy.deleteQuestion(deleting.length) : copy.deleteOneQuestion}
          description={copy.deleteMore}
          confirm={copy.delete}
          cancel={copy.keep}
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  )
}

/** A list that could not be read is not an empty one. */
function labelOf({ kind, count }: Tab): string {
  return count === undefined ? copy.names[kind] : copy.tabs[kind](count)
}
