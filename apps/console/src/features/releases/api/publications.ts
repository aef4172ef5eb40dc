import {
  cancelPublication,
  listPublications,
  publishDraft,
  restoreRelease,
  schedulePublication,
} from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import type { Choices } from '#documents'
import { call, queryClient } from '#server-state'
import { refreshReleases } from './releases.ts'

const publicationsKey = ['config', 'publications'] as const

/** Publications that wait for their time, and the last ones that ended. */
export function usePublications() {
  return useQuery({
    queryKey: publicationsKey,
    queryFn: () => call(listPublications, {}),
    refetchOnMount: 'always',
  })
}

export async function sendPublication(body: {
  publishAt: string
  draftVersion: string
  choices?: Choices
  note?: string
}): Promise<void> {
  await call(schedulePublication, { body })
  await queryClient.invalidateQueries({ queryKey: publicationsKey })
}

export async function callOff(id: string): Promise<void> {
  await call(cancelPublication, { params: { id } })
  await queryClient.invalidateQueries({ queryKey: publicationsKey })
}

export async function publish(body: {
  draftVersion: string
  baseVersion: string
  choices?: Choices
  confirm?: boolean
}): Promise<void> {
  await call(publishDraft, { body })
  await refreshReleases()
}

export async function putOnTop({
  id,
  ...body
}: {
  id: string
  baseVersion: string
  confirm?: boolean
}): Promise<void> {
  await call(restoreRelease, { params: { id }, body })
  await refreshReleases()
}
