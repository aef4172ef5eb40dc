import { ApiError } from '@ever-after/contract'
import { alertPerson, askPerson } from '#messages'
import { saveFailureWords } from '#server-state'
import { copy } from './copy.ts'

/**
 * Sends a step that may remove much of a catalogue, which it then asks about. A conflict means that somebody saved in
 * between; anything else that went wrong is said.
 */
export async function sendConfirmed(
  send: (options: { confirm?: boolean }) => Promise<void>,
): Promise<'done' | 'conflict' | 'not done'> {
  try {
    await send({})
    return 'done'
  } catch (error) {
    const code = error instanceof ApiError ? error.body?.code : undefined
    if (code === 'catalogue_conflict') return 'conflict'
    if (code !== 'wipe_refused') return fail(error)
  }
  const isMeant = await askPerson({ question: copy.wipe, confirm: copy.wipeConfirm, isDestructive: true })
  if (!isMeant) return 'not done'
  try {
    await send({ confirm: true })
    return 'done'
  } catch (error) {
    return fail(error)
  }
}

function fail(error: unknown): 'not done' {
  alertPerson(saveFailureWords(error))
  return 'not done'
}
