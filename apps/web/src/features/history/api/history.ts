import {
  deleteStyleApplication,
  getStyleApplication,
  limits,
  listStyleApplications,
} from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'
import { isFinished, shownItems } from '../model.ts'

const historyKey = ['wedding-styles'] as const

/** This device's pictures; read again whenever the screen opens, and steadily while one is being made. */
export function useHistory() {
  return useQuery({
    queryKey: historyKey,
    queryFn: async () => shownItems(await call(listStyleApplications, {})),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.every(isFinished) === false ? limits.pollIntervalMs : false),
  })
}

export function useCreationDetail(id: string) {
  return useQuery({
    queryKey: [...historyKey, id],
    queryFn: () => call(getStyleApplication, { params: { id } }),
    refetchOnMount: 'always',
  })
}

/** Deletes all of them in turn; the list is read again whether or not all went. Answers whether all went. */
export async function deleteCreations(ids: readonly string[]): Promise<boolean> {
  let allWent = true
  for (const id of ids) {
    const went = await call(deleteStyleApplication, { params: { id } }).then(
      () => true,
      () => false,
    )
    allWent &&= went
  }
  await queryClient.invalidateQueries({ queryKey: historyKey, exact: true })
  return allWent
}
