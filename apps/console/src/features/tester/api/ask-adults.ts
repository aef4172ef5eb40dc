import { checkPhoto, confirmAdult } from '@ever-after/contract'
import { askPerson } from '#messages'
import { call } from '#server-state'
import { copy } from '../copy.ts'
import type { RunPhotos } from '../model/test-run.ts'

/** Whether pictures may be made of two photos: where they leave open whether the people are adults, the operator is asked. */
export async function askAdults({ partner1PhotoId, partner2PhotoId }: RunPhotos): Promise<boolean> {
  const ids = [partner1PhotoId, partner2PhotoId]
  const open = await Promise.all(ids.map(isOpen))
  if (!open.includes(true)) return true
  if (!(await askPerson({ question: copy.adultsQuestion, confirm: copy.adultsConfirm }))) return false
  await Promise.all(ids.map((id) => call(confirmAdult, { params: { id } })))
  return true
}

async function isOpen(id: string): Promise<boolean> {
  // A photo that cannot be looked at now fails again, with its reason, in the run.
  const check = await call(checkPhoto, { params: { id } }).catch(() => undefined)
  return check?.hints.some(({ severity }) => severity === 'ask') ?? false
}
