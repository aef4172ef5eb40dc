import { Toaster } from '@ever-after/ui'
import { AlertList } from './alert-list.tsx'
import { copy } from './copy.ts'
import { Questions } from './question-dialog.tsx'
import { toasts } from './toasts.ts'

/** Every way in which the console speaks to the person: questions, alerts and what is said in passing. */
export function Messages() {
  return (
    <>
      <Questions />
      <AlertList />
      <Toaster store={toasts} label={copy.toasts} />
    </>
  )
}
