import { Button, Notice } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { groupByDay } from '../model.ts'
import type { Tab } from '../use-histories.ts'
import { HistoryDays } from './history-days.tsx'
import { NextPage } from './next-page.tsx'

interface HistoryPanelProps {
  tab: Tab
  /** Absent in normal mode. */
  selection: ReadonlySet<string> | undefined
  onGetStarted: () => void
  onTap: (id: string) => void
  onLongPress: (id: string) => void
}

/** What one tab shows: its days, the way to a first picture, or why there is nothing. */
export function HistoryPanel({ tab, selection, onGetStarted, onTap, onLongPress }: HistoryPanelProps) {
  if (!tab.items) {
    return (
      <Notice isAlert title={copy.failedTitle} action={<Button onClick={tab.reload}>{copy.retry}</Button>}>
        {copy.failed}
      </Notice>
    )
  }
  const { isThere, ...next } = tab.next
  if (tab.items.length === 0 && !isThere) {
    return (
      <Notice
        title={copy.emptyTitles[tab.kind]}
        action={<Button onClick={onGetStarted}>{copy.getStarted}</Button>}
      >
        {copy.empty}
      </Notice>
    )
  }
  const days = groupByDay(tab.items, new Date())
  return (
    <>
      <HistoryDays days={days} selection={selection} onTap={onTap} onLongPress={onLongPress} />
      {isThere && <NextPage {...next} />}
    </>
  )
}
