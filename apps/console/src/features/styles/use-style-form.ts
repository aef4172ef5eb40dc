import type { OperatorCatalogue } from '@ever-after/contract'
import { useEffect, useState } from 'react'
import { wordsOfError } from '#server-state'
import { type WrittenPrompts, writePrompts } from './api/write-prompts.ts'
import { formCopy } from './form-copy.ts'
import { findProblems, findWarnings } from './model/check-form.ts'
import { pairings, type StyleForm } from './model/style-form.ts'

interface StyleFormOptions {
  opened: StyleForm
  document: OperatorCatalogue
  styleId?: string
  /** True once it is saved; a form that was not saved stays as it is. */
  onSave: (form: StyleForm) => Promise<boolean>
}

/** What has to end before a form can be saved or closed. */
type Busy = keyof typeof formCopy.busy

/** A style's form while it is open: what is written, what is wrong with it, and how it is saved. */
export function useStyleForm({ opened, document, styleId, onSave }: StyleFormOptions) {
  const [form, setForm] = useState(opened)
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState<Exclude<Busy, 'uploading'>>()
  const [writtenBy, setWrittenBy] = useState<WrittenPrompts['writtenBy']>()
  const [uploads, setUploads] = useState(0)
  const [failure, setFailure] = useState<string>()
  const isChanged = Object.entries(opened).some(([field, value]) => !isSame(form, field, value))
  const problems = findProblems({ form, document })
  const change = (changes: Partial<StyleForm>) => setForm((before) => ({ ...before, ...changes }))
  useLeaveGuard(isChanged)

  const write = async (fill: (prompts: WrittenPrompts) => Partial<StyleForm>) => {
    setBusy('writing')
    setFailure(undefined)
    try {
      const prompts = await writePrompts(form.original.trim())
      const next = { ...form, ...fill(prompts) }
      setForm(next)
      setWrittenBy(prompts.writtenBy)
      return next
    } catch (error) {
      // Said in the form; the prompts can be written by hand.
      const words = wordsOfError(error, '')
      setFailure(words ? formCopy.writeRefused(words) : formCopy.writeFailed)
      return undefined
    } finally {
      setBusy(undefined)
    }
  }

  const save = async () => {
    setAsked(true)
    if (Object.keys(problems).length > 0 || busy || uploads > 0) return
    const isMissing = pairings.some((pairing) => !form[pairing].trim())
    const whole = isMissing ? await write((prompts) => missingOnly(form, prompts)) : form
    if (!whole) return
    setBusy('saving')
    await onSave(whole)
    setBusy(undefined)
  }

  const shownBusy: Busy | undefined = busy ?? (uploads > 0 ? 'uploading' : undefined)
  return {
    form,
    change,
    isChanged,
    busy: shownBusy,
    /** Saving waits for pictures that are on their way. */
    setUploading: (isUploading: boolean) => setUploads((count) => count + (isUploading ? 1 : -1)),
    failure,
    writtenBy,
    /** Shown once saving was tried. */
    problems: isAsked ? problems : {},
    warnings: findWarnings({ form, document, styleId }),
    write: () => void write(({ writtenBy: _, ...prompts }) => prompts),
    save,
  }
}

export type StyleFormState = ReturnType<typeof useStyleForm>

/** A prompt that somebody wrote stays, also when the other one is missing. */
function missingOnly(form: StyleForm, prompts: WrittenPrompts): Partial<StyleForm> {
  return Object.fromEntries(pairings.map((pairing) => [pairing, form[pairing].trim() || prompts[pairing]]))
}

function isSame(form: StyleForm, field: string, value: unknown): boolean {
  return Object.entries(form).some(([name, current]) => name === field && current === value)
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
