import { deleteTestPanel, keepTestPanel, listTestPanels, type TestPanel } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'
import type { RunPhotos } from '../model/test-run.ts'

const queryKey = ['test-panels']

/** The pairs of photos that are kept, newest first. */
export function usePanels() {
  return useQuery({ queryKey, queryFn: async () => (await call(listTestPanels, {})).panels })
}

export async function keepPanel(name: string, photos: RunPhotos): Promise<void> {
  const { partner1PhotoId, partner2PhotoId, partner1Attire, partner2Attire } = photos
  const couple = { partner1PhotoId, partner2PhotoId, partner1Attire, partner2Attire }
  await call(keepTestPanel, { body: { name, ...couple } })
  await queryClient.invalidateQueries({ queryKey })
}

export async function deletePanel({ id }: TestPanel): Promise<void> {
  await call(deleteTestPanel, { params: { id } })
  await queryClient.invalidateQueries({ queryKey })
}
