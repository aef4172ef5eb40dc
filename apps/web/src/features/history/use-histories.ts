import { useHistory } from './api/use-history.ts'

export type Tab = ReturnType<typeof useHistory>

/** The lists of all kinds as tabs, undefined until they have answered; hair colours only when there are some. */
export function useHistories(): Tab[] | undefined {
  const tabs = [useHistory('style'), useHistory('dress'), useHistory('hair')]
  if (tabs.some(({ isPending }) => isPending)) return undefined
  return tabs.filter(({ kind, items }) => kind !== 'hair' || items?.length)
}
