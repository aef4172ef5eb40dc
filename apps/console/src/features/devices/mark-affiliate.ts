import type { DeskDevice } from '@ever-after/contract'
import { alertPerson, tell } from '#messages'
import { httpWords, wordsOfError } from '#server-state'
import { writeAffiliate } from './api/desk.ts'
import { copy } from './copy.ts'

export async function markAffiliate(device: DeskDevice, isAffiliate: boolean): Promise<void> {
  const { id, reference } = device
  try {
    await writeAffiliate(id, isAffiliate)
    tell(isAffiliate ? copy.madeAffiliate(reference) : copy.endedAffiliate(reference), {
      undo: () => void markAffiliate(device, !isAffiliate),
    })
  } catch (error) {
    alertPerson(wordsOfError(error, httpWords(error)))
  }
}
