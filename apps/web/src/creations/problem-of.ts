import { failureWords } from '#platform/server-words.ts'
import { copy } from './copy.ts'
import type { Creation, Problem } from './creation.ts'
import type { WordsOfKind } from './kind-copy.ts'
import { PollTimeout } from './poll-creation.ts'

interface Ending {
  /** A creation that failed. */
  creation?: Creation
  /** What ended the following of it. */
  error?: unknown
  words: WordsOfKind
}

/** What to tell a person when nothing was heard of the server; what was sent may have reached it all the same. */
export function lostConnection({ isSent }: { isSent: boolean }): Problem {
  return {
    title: navigator.onLine ? copy.noAnswer : copy.offline,
    detail: isSent ? copy.triedForOne : copy.notSent,
    canRetry: true,
  }
}

/** What to tell a person when a creation did not come to a picture. */
export function problemOf({ creation, error, words }: Ending): Problem {
  if (error instanceof PollTimeout) return { title: words.timeout, detail: copy.safeToLeave }
  // What the server says of a failure ends with the same words.
  const detail = creation && (failureWords(creation) || copy.nothingCharged)
  return { title: copy.processingFailed, ...(detail && { detail }) }
}
