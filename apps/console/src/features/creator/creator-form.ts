import { consoleLocalKeys } from '@ever-after/contract'
import { createKeptStore } from '#messages'
import { type CreatorForm, emptyForm, formSchema } from './model/form.ts'

/** What is written in the Creator; it stays in the browser until it is saved or cleared. */
export const creatorForm = createKeptStore<CreatorForm>({
  key: consoleLocalKeys.creatorForm,
  schema: formSchema,
  first: emptyForm,
})

export function changeForm(changes: Partial<CreatorForm>): void {
  creatorForm.write({ ...creatorForm.read(), ...changes })
}
