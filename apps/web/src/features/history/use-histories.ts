import type { CreationKind } from '#session'
import { useHistory } from './api/use-history.ts'
import { type Item, isFinished } from './model.ts'

export interface Tab {
  kind: CreationKind
  /** Absent when the list could not be read and none was read before. */
  items: Item[] | undefined
  /** How many of them are finished. */
  count: number
  reload: () => void
}

/** The lists of all kinds as tabs, undefined until they have answered; hair colours only when there are some. */
export function useHistories(): Tab[] | undefined {
  const style = useHistory('style')
  const dress = useHistory('dress')
  const hair = useHistory('hair')
  if (style.isPending || dress.isPending || hair.isPending) return undefined
  const tabs = [tabOf('style', style), tabOf('dress', dress), tabOf('hair', hair)]
  return tabs.filter(({ kind, items }) => kind !== 'hair' || items?.length)
}

function tabOf(kind: CreationKind, { data, refetch }: ReturnType<typeof useHistory>): Tab {
  return {
    kind,
    items: data,
    count: data?.filter(isFinished).length ?? 0,
    reload: () => void refetch(),
  }
}
