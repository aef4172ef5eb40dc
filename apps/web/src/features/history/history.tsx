import { Button, IconButton, Notice } from '@ever-after/ui'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { deleteCreations, useHistory } from './api/history.ts'
import { CreationDetail } from './components/creation-detail.tsx'
import { DeleteDialog } from './components/delete-dialog.tsx'
import { HistorySkeleton } from './components/history-skeleton.tsx'
import { HistoryTile } from './components/history-tile.tsx'
import { SelectionBar } from './components/selection-bar.tsx'
import { copy } from './copy.ts'
import { groupByDay, isFinished, shownItems, toggled } from './model.ts'
import { saveAll } from './save-all.ts'

export type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void

interface HistoryProps {
  notify: Notify
  onHome: () => void
  onGetStarted: () => void
}

export function History({ notify, onHome, onGetStarted }: HistoryProps) {
  const { data, isError, refetch } = useHistory()
  const [selection, setSelection] = useState<ReadonlySet<string>>()
  const [opened, setOpened] = useState<string>()
  const [deleting, setDeleting] = useState<readonly string[]>()
  const items = shownItems(data ?? [])
  const isSelecting = selection !== undefined
  const leaveSelection = () => setSelection(undefined)

  const remove = async (ids: readonly string[]) => {
    const allWent = await deleteCreations(ids)
    setDeleting(undefined)
    setOpened(undefined)
    leaveSelection()
    if (allWent) notify({ title: copy.success, description: copy.deleted })
    else notify({ title: copy.error, description: copy.deleteFailed, isDestructive: true })
  }

  const saveSelected = async (ids: readonly string[]) => {
    leaveSelection()
    notify({ title: copy.batchSaved, description: copy.batchSavedMore(await saveAll(ids), ids.length) })
  }

  const deleteDialog = deleting && (
    <DeleteDialog
      question={isSelecting ? copy.deleteQuestion(deleting.length) : copy.deleteOneQuestion}
      onDelete={() => remove(deleting)}
      onClose={() => setDeleting(undefined)}
    />
  )

  if (opened) {
    return (
      <>
        <CreationDetail
          id={opened}
          notify={notify}
          onDelete={() => setDeleting([opened])}
          onClose={() => setOpened(undefined)}
        />
        {deleteDialog}
      </>
    )
  }

  return (
    <div className="flex min-h-full flex-col">
      <header className="flex items-center gap-1 px-3 pt-[max(12px,env(safe-area-inset-top))]">
        <IconButton label={copy.back} onClick={isSelecting ? leaveSelection : onHome}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 className="mr-auto text-[30px]">{isSelecting ? copy.selected(selection.size) : copy.title}</h1>
        {!isSelecting && items.some(isFinished) && (
          <Button look="link" className="px-3" onClick={() => setSelection(new Set())}>
            {copy.select}
          </Button>
        )}
      </header>
      {data && (
        <p className="px-5 pt-2 font-semibold text-rose text-sm">
          {copy.tab(items.filter(isFinished).length)}
        </p>
      )}
      {!data && !isError && <HistorySkeleton />}
      {isError && !data && (
        <Notice
          isAlert
          title={copy.failedTitle}
          action={<Button onClick={() => void refetch()}>{copy.retry}</Button>}
        >
          {copy.failed}
        </Notice>
      )}
      {data && items.length === 0 && (
        <Notice title={copy.emptyTitle} action={<Button onClick={onGetStarted}>{copy.getStarted}</Button>}>
          {copy.empty}
        </Notice>
      )}
      <div className="flex-1 px-5 pb-6">
        {groupByDay(items, new Date()).map((day) => (
          <section key={day.heading} aria-label={day.heading}>
            <h2 className="mt-7 text-[22px]">{day.heading}</h2>
            <div className="mt-3 grid grid-cols-3 gap-3">
              {day.items.map((item) => (
                <HistoryTile
                  key={item.id}
                  item={item}
                  isSelecting={isSelecting}
                  isSelected={selection?.has(item.id) ?? false}
                  onTap={() => (selection ? setSelection(toggled(selection, item.id)) : setOpened(item.id))}
                  onLongPress={() => setSelection(toggled(selection ?? new Set(), item.id))}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      {isSelecting && (
        <SelectionBar
          isEmpty={selection.size === 0}
          onSave={() => void saveSelected([...selection])}
          onDelete={() => setDeleting([...selection])}
          onClear={leaveSelection}
        />
      )}
      {deleteDialog}
    </div>
  )
}
