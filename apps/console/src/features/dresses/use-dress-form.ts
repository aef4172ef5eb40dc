import { type SetStateAction, useEffect, useState } from 'react'
import type { EditableDress } from '#documents'
import { keepDress } from './dress-actions.ts'
import { type DressForm, findProblems, isSameForm, openForm, readForm } from './model/dress-form.ts'

/** A dress's form while it is open: what is written, what is wrong with it, and how it is saved. */
export function useDressForm({ dress, onSaved }: { dress?: EditableDress; onSaved: () => void }) {
  const [opened] = useState(() => openForm(dress))
  const [id] = useState(() => dress?.id ?? crypto.randomUUID())
  const [form, setForm] = useState(opened)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isChanged = !isSameForm(form, opened)
  const problems = findProblems(form)
  useLeaveGuard(isChanged)

  return {
    form,
    change: (next: SetStateAction<DressForm>) => setForm(next),
    isChanged,
    isBusy,
    /** Shown once saving was tried. */
    problems: isAsked ? problems : {},
    async save() {
      setAsked(true)
      if (Object.keys(problems).length > 0 || isBusy) return
      setBusy(true)
      const isSaved = await keepDress(readForm({ form, id }), { isNew: !dress })
      setBusy(false)
      if (isSaved) onSaved()
    },
  }
}

/** The browser asks before the page goes with a form that is not saved. */
function useLeaveGuard(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
}
