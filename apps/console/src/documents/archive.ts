import {
  type ArchiveEntry,
  archiveReply,
  clearArchive,
  consoleLocalKeys,
  deleteArchived,
  listArchive,
} from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { alertPerson } from '#messages'
import { call, queryClient, saveFailureWords } from '#server-state'
import { requireToken } from './failures.ts'

/** So that the archive leaves room for unsaved changes in the browser's storage. */
const keptMax = 200

const archiveKey = ['config', 'archive'] as const

/** Everything that was archived, newest first; what this browser saw last stands there until the server has answered. */
export function useArchive() {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: archiveKey,
    queryFn: loadArchive,
    placeholderData: readKept,
  })
  const status = isError ? ('failed' as const) : isPending ? ('loading' as const) : ('ready' as const)
  const entries = useMemo(() => data ?? readKept() ?? [], [data])
  return { status, entries, reload: refetch, deleteOne, deleteAll }
}

/** What was just archived comes first; the others need not be loaded again. */
export function addToArchive(added: readonly ArchiveEntry[]): void {
  changeArchive((entries) => [...added, ...entries])
}

export function takeFromArchive(ids: readonly string[]): void {
  const gone = new Set(ids)
  changeArchive((entries) => entries.filter(({ id }) => !gone.has(id)))
}

function changeArchive(change: (entries: ArchiveEntry[]) => ArchiveEntry[]): void {
  const entries = queryClient.getQueryData<ArchiveEntry[]>(archiveKey)
  if (!entries) return
  const changed = change(entries)
  queryClient.setQueryData(archiveKey, changed)
  keep(changed)
}

export async function refreshArchive(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: archiveKey })
}

async function loadArchive(): Promise<ArchiveEntry[]> {
  const { entries } = await call(listArchive, {})
  keep(entries)
  return entries
}

/** Deletes one entry for good; false when it was not done, which the person is told. */
function deleteOne(id: string): Promise<boolean> {
  return attempt({ send: () => call(deleteArchived, { params: { id } }), after: () => takeFromArchive([id]) })
}

function deleteAll(): Promise<boolean> {
  return attempt({ send: () => call(clearArchive, {}), after: () => changeArchive(() => []) })
}

async function attempt({
  send,
  after,
}: {
  send: () => Promise<unknown>
  after: () => void
}): Promise<boolean> {
  try {
    requireToken()
    await send()
  } catch (error) {
    alertPerson(saveFailureWords(error))
    return false
  }
  after()
  return true
}

function keep(entries: ArchiveEntry[]): void {
  try {
    localStorage.setItem(consoleLocalKeys.archivedStyles, JSON.stringify(entries.slice(0, keptMax)))
  } catch {
    // A full storage costs the copy only; the archive is on the server.
    localStorage.removeItem(consoleLocalKeys.archivedStyles)
  }
}

function readKept(): ArchiveEntry[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(consoleLocalKeys.archivedStyles) ?? '')
    return archiveReply.shape.entries.parse(kept)
  } catch {
    // Nothing kept, or something else wrote it.
    return undefined
  }
}
