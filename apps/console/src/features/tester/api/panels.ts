import { deleteTestPanel, keepTestPanel, listTestPanels, type TestPanel } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'
import type { RunPhotos } from '../model/test-run.ts'

const queryKey = ['test-panels']

/** The pairs of photos that are kept, newest first. */
export function usePanels() {
  return useQuery({ queryKey, queryFn: async () => (await call(listTestPanels, {})).panels })
}

export async function keepPanel(name: string, { urls: _, ...photos }: RunPhotos): Promise<void> {
  await call(keepTestPanel, { body: { name, ...photos } })
  await queryClient.invalidateQueries({ queryKey })
}

export async function deletePanel({ id }: TestPanel): Promise<void> {
  await call(deleteTestPanel, { params: { id } })
  await queryClient.invalidateQueries({ queryKey })
}
