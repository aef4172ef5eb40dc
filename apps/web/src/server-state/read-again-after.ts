import type { AppStatus } from './app-status.ts'
import { readPicturesAgain } from './pictures.ts'
import { queryClient } from './query-client.ts'

/** The key under which the ledger is kept. */
export const ledgerKey = ['me', 'ledger'] as const

interface Change {
  /** Undefined when none was known; pictures may then have been read under any. */
  before: AppStatus | undefined
  next: AppStatus
}

/** What follows from a status that says something else than before: other pictures may be seen, and the ledger has grown. */
export function readAgainAfter({ before, next }: Change): void {
  if (before?.canDownloadPhotos !== next.canDownloadPhotos) void readPicturesAgain()
  if (JSON.stringify(before) !== JSON.stringify(next))
    void queryClient.invalidateQueries({ queryKey: ledgerKey })
}
