import { Button, Notice, Tabs } from '@ever-after/ui'
import { useState } from 'react'
import { deleteCreations, useHistory } from './api/history.ts'
import { CreationDetail } from './components/creation-detail.tsx'
import { DeleteDialog } from './components/delete-dialog.tsx'
import { HistoryDays } from './components/history-days.tsx'
import { HistoryHeader } from './components/history-header.tsx'
import { HistorySkeleton } from './components/history-skeleton.tsx'
import { SelectionBar } from './components/selection-bar.tsx'
import { copy } from './copy.ts'
import { groupByDay, isFinished, toggled } from './model.ts'
import { saveAll } from './save-all.ts'

export type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void

interface HistoryProps {
  notify: Notify
  onHome: () => void
  onGetStarted: () => void
}

export function History({ notify, onHome, onGetStarted }: HistoryProps) {
  const { data: items, isError, refetch } = useHistory()
  const [selection, setSelection] = useState<ReadonlySet<string>>()
  const [opened, setOpened] = useState<string>()
  const [deleting, setDeleting] = useState<readonly string[]>()
  const finished = items?.filter(isFinished) ?? []
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

  return (
    <div className="flex min-h-full flex-col">
      <HistoryHeader
        selectedCount={selection?.size}
        canSelect={finished.length > 0}
        onBack={selection ? leaveSelection : onHome}
        onSelect={() => setSelection(new Set())}
      />
      {!items && !isError && <HistorySkeleton />}
      {!items && isError && (
        <Notice
          isAlert
          title={copy.failedTitle}
          action={<Button onClick={() => void refetch()}>{copy.retry}</Button>}
        >
          {copy.failed}
        </Notice>
      )}
      {items && (
        <div className="flex-1 pb-6">
          <Tabs
            label={copy.title}
            value={copy.tab(finished.length)}
            tabs={[{ value: copy.tab(finished.length), label: copy.tab(finished.length) }]}
            onChange={leaveSelection}
          >
            {items.length === 0 && (
              <Notice
                title={copy.emptyTitle}
                action={<Button onClick={onGetStarted}>{copy.getStarted}</Button>}
              >
                {copy.empty}
              </Notice>
            )}
            <HistoryDays
              days={groupByDay(items, new Date())}
              selection={selection}
              onTap={(id) => (selection ? setSelection(toggled(selection, id)) : setOpened(id))}
              onLongPress={(id) => setSelection(toggled(selection ?? new Set(), id))}
            />
          </Tabs>
        </div>
      )}
      {selection && (
        <SelectionBar
          isEmpty={selection.size === 0}
          onSave={() => void saveSelected([...selection])}
          onDelete={() => setDeleting([...selection])}
          onClear={leaveSelection}
        />
      )}
      {opened && (
        <CreationDetail
          id={opened}
          notify={notify}
          onDelete={() => setDeleting([opened])}
          onClose={() => setOpened(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          question={selection ? copy.deleteQuestion(deleting.length) : copy.deleteOneQuestion}
          onDelete={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  )
}
