import { nameOperator } from '@ever-after/contract'
import { alertPerson } from '#messages'
import { call, saveFailureWords } from '#server-state'
import { rememberSession } from './verify.ts'

/** Says who is at the console. */
export async function nameSession(name: string): Promise<void> {
  try {
    rememberSession(await call(nameOperator, { body: { name } }))
  } catch (error) {
    alertPerson(saveFailureWords(error))
  }
}
