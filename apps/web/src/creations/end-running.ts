import { localKeys } from '@ever-after/contract'
import { localStore } from '#platform/storage.ts'
import { refreshStatus } from '#server-state'
import { clearRunningCreation } from '#session'
import type { Problem } from './creation.ts'
import { type Followed, followCreation } from './follow-creation.ts'
import { refreshHistory } from './history-key.ts'
import { wordsOf } from './kind-copy.ts'
import { problemOf } from './problem-of.ts'
import { keepSeen } from './seen-creation.ts'

interface Ended {
  hasPicture: boolean
  problem?: Problem
}

/** Follows a remembered creation to its end; one that failed is remembered no more. Throws as followCreation does. */
export async function endRunning(followed: Followed): Promise<Ended> {
  const { kind } = followed
  const creation = await followCreation(followed)
  void refreshStatus()
  void refreshHistory(kind)
  keepSeen(creation)
  if (creation.resultUrl) {
    if (kind === 'style') localStore.write(localKeys.firstTransformationComplete, true)
    return { hasPicture: true }
  }
  clearRunningCreation(kind)
  return { hasPicture: false, problem: problemOf({ creation, words: wordsOf[kind] }) }
}
