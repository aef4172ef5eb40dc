import type { DeskDevice } from '@ever-after/contract'
import { alertPerson, tell } from '#messages'
import { httpWords, wordsOfError } from '#server-state'
import { unblock } from './api/desk.ts'
import { copy } from './copy.ts'

/** Lets a device make pictures again, and says so. */
export async function unblockDevice({ id, reference }: DeskDevice): Promise<void> {
  try {
    await unblock(id)
    tell(copy.unblocked(reference))
  } catch (error) {
    alertPerson(wordsOfError(error, httpWords(error)))
  }
}
