import { deleteStyleApplication, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '../../../server-state/index.ts'

const historyKey = ['wedding-styles'] as const

/** This device's pictures; read again whenever the screen opens, because pictures finish elsewhere. */
export function useHistory() {
  return useQuery({
    queryKey: historyKey,
    queryFn: () => call(listStyleApplications, {}),
    refetchOnMount: 'always',
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
  await queryClient.invalidateQueries({ queryKey: historyKey })
  return allWent
}
