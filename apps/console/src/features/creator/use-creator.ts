import { useState, useSyncExternalStore } from 'react'
import { addStyle, draftCatalogue } from '#documents'
import { alertPerson, askPerson, tell, toasts } from '#messages'
import { generate, wordsOfFailure } from './api/generate.ts'
import { copy } from './copy.ts'
import { changeForm, creatorForm } from './creator-form.ts'
import { draftsCategory, emptyForm, styleOf } from './model/form.ts'

/** The form of a new style and what is done with it. */
export function useCreator() {
  const form = useSyncExternalStore(creatorForm.subscribe, creatorForm.read)
  const [busy, setBusy] = useState<'generating' | 'saving'>()
  const [failure, setFailure] = useState<string>()
  const [isAsked, setAsked] = useState(false)

  const write = async () => {
    const { basePrompt, variations } = creatorForm.read()
    const isSure =
      !variations?.isEdited ||
      (await askPerson({
        question: copy.replaceQuestion,
        description: copy.replaceNote,
        confirm: copy.replace,
        isDestructive: true,
      }))
    if (!isSure) return
    setBusy('generating')
    setFailure(undefined)
    try {
      changeForm({ variations: await generate(basePrompt.trim()) })
    } catch (error) {
      setFailure(wordsOfFailure(error))
    }
    setBusy(undefined)
  }

  const save = async () => {
    const style = styleOf(form, crypto.randomUUID())
    setAsked(true)
    if (!style) return alertPerson(copy.incomplete, { isPassing: true })
    setBusy('saving')
    toasts.dismiss()
    // A draft that failed to load is asked for again.
    await draftCatalogue.load()
    const isSaved = await draftCatalogue.change(copy.label(style.styleName), (document) =>
      addStyle(document, { style, category: draftsCategory }),
    )
    setBusy(undefined)
    if (!isSaved) return alertPerson(copy.saveFailed)
    setAsked(false)
    creatorForm.write(emptyForm)
    const undo = async () => {
      toasts.dismiss()
      if (!(await draftCatalogue.undo())) return
      // What was written comes back, unless something new was begun.
      if (creatorForm.read() === emptyForm) creatorForm.write(form)
      tell(copy.undone(style.styleName))
    }
    tell(copy.saved(style.styleName), { undo: () => void undo() })
  }

  const clear = async () => {
    if (!(await askPerson({ question: copy.clearQuestion, confirm: copy.clear, isDestructive: true }))) return
    setAsked(false)
    setFailure(undefined)
    creatorForm.write(emptyForm)
  }

  return { form, busy, failure, isAsked, write, save, clear }
}

export type Creator = ReturnType<typeof useCreator>
